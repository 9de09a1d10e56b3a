/**
 * Loads the other scripts after the first paint: the page is complete without them, and until then a phone's network and processor are
 * needed for the page itself.
 */

/** Maximum wait for the first paint; background tabs do not paint. */
const MAX_WAIT_MS = 2_000;

const { modules = "", styles } = document.querySelector<HTMLScriptElement>("script[data-modules]")?.dataset ?? {};
const scripts = modules.split(" ").filter(Boolean);

let isStarted = false;

async function start() {
  if (isStarted) return;
  isStarted = true;
  for (const href of scripts)
    document.head.append(Object.assign(document.createElement("link"), { rel: "modulepreload", href }));
  if (styles !== undefined)
    document.head.append(
      Object.assign(document.createElement("link"), { rel: "stylesheet", href: styles, id: "late-styles" }),
    );
  // Modules load one at a time, each in its own task, so that a slow phone can scroll in between.
  for (const module of scripts) await import(module);
}

new PerformanceObserver(() => void start()).observe({ type: "paint", buffered: true });
setTimeout(() => void start(), MAX_WAIT_MS);
