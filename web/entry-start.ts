/**
 * Loads the other scripts after the first paint: the page is complete without them, and until then a phone's network
 * and processor belong to what it shows.
 */

/** For background tabs, which do not paint. Milliseconds. */
const LONGEST_WAIT = 2_000;

const modules = document.querySelector<HTMLScriptElement>("script[data-modules]")?.dataset.modules?.split(" ") ?? [];

let isStarted = false;

async function start() {
  if (isStarted) return;
  isStarted = true;
  for (const href of modules)
    document.head.append(Object.assign(document.createElement("link"), { rel: "modulepreload", href }));
  // One at a time, in tasks of their own, so that a slow phone can scroll in between.
  for (const module of modules) await import(module);
}

new PerformanceObserver(() => void start()).observe({ type: "paint", buffered: true });
setTimeout(() => void start(), LONGEST_WAIT);
