/** Time in the queue from which the server counts as busy. */
const BUSY_WAIT_MS = 50;
/** Time for which it counts as busy after the last such wait. */
const BUSY_MS = 5_000;
/** Weight of the latest request in the moving average of the time between two starts. */
const AVERAGE_WEIGHT = 0.05;
const INITIAL_AVERAGE_MS = 5;
const MAX_SAMPLE_MS = 100;

/**
 * Measures how long requests wait for others, and how quickly they are started. A wait that no other request caused is a stall of the process,
 * such as its first reading of a file, and does not count as load.
 */
export class WaitTimes {
  #busyAt = Number.NEGATIVE_INFINITY;
  #startedAt = 0;
  #averageMs = INITIAL_AVERAGE_MS;

  /** Records the start of a queued request; `isBehindOthers` tells whether others were queued or active when it came. */
  recordStart({ queuedAt, isBehindOthers }: { queuedAt: number; isBehindOthers: boolean }): void {
    const now = performance.now();
    if (isBehindOthers && now - queuedAt > BUSY_WAIT_MS) {
      this.#busyAt = now;
      this.#averageMs += (Math.min(now - this.#startedAt, MAX_SAMPLE_MS) - this.#averageMs) * AVERAGE_WEIGHT;
    }
    this.#startedAt = now;
  }

  /** Tells whether requests had to wait for others within the last seconds. */
  isBusy(): boolean {
    return performance.now() - this.#busyAt < BUSY_MS;
  }

  /** Returns the expected wait after this many queued requests. */
  expectedMs(queueLength: number): number {
    return queueLength * this.#averageMs;
  }
}
