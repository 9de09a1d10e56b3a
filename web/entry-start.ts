/**
 * Loads the other scripts after the first paint: the page is complete without them, and until then the page itself needs a phone's network
 * and processor.
 */

/** Maximum wait for the first paint; background tabs do not paint. */
const MAX_WAIT_MS = 2_000;

const modules = document.querySelector<HTMLScriptElement>("script[data-modules]")?.dataset.modules?.split(" ") ?? [];

let isStarted = false;

async function start() {
  if (isStarted) return;
  isStarted = true;
  for (const href of modules)
    document.head.append(Object.assign(document.createElement("link"), { rel: "modulepreload", href }));
  // Modules load one at a time, each in its own task, so that a slow phone can scroll in between.
  for (const module of modules) await import(module);
}

new PerformanceObserver(() => void start()).observe({ type: "paint", buffered: true });
setTimeout(() => void start(), MAX_WAIT_MS);
