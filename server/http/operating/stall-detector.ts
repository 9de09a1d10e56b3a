/** Interval of the timer whose delay is measured. */
const INTERVAL_MS = 250;
const THRESHOLD_MS = 1_000;

/**
 * Calls `onStall` with the milliseconds for which the event loop stood still, after each stall of more than a second. Returns a function
 * that ends it. `clock` returns milliseconds.
 */
export function detectStalls(onStall: (ms: number) => void, clock: () => number = () => performance.now()): () => void {
  let expectedAt = clock() + INTERVAL_MS;
  const timer = setInterval(() => {
    const delay = clock() - expectedAt;
    if (delay > THRESHOLD_MS) onStall(Math.round(delay));
    expectedAt = clock() + INTERVAL_MS;
  }, INTERVAL_MS).unref();
  return () => clearInterval(timer);
}
