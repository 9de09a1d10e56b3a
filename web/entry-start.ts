/**
 * The first script of a page, a few hundred bytes. A page is whole without the others, which weigh more than all the rest of it
 * together: until it is painted, the line and the processor of a phone are for what its visitor came to see.
 */

/** Milliseconds; a page in a tab behind is not painted. */
const LONGEST_WAIT = 2_000;

const modules = document.querySelector<HTMLScriptElement>("script[data-modules]")?.dataset.modules?.split(" ") ?? [];

let isStarted = false;

async function start() {
  if (isStarted) return;
  isStarted = true;
  for (const href of modules)
    document.head.append(Object.assign(document.createElement("link"), { rel: "modulepreload", href }));
  // one at a time, in tasks of their own, between which a slow phone scrolls
  for (const module of modules) await import(module);
}

new PerformanceObserver(() => void start()).observe({ type: "paint", buffered: true });
setTimeout(() => void start(), LONGEST_WAIT);
