import { singleFlight } from "../../store/single-flight.ts";

/**
 * Writes the end of the last job to the store. A failed write is repeated before the next job starts: until then the job counts as running.
 */
export function createEndWriter(retryMs: number, closeSignal: AbortSignal) {
  /** The write that has not succeeded yet, if any. */
  let pendingWrite: (() => Promise<void>) | undefined;
  const writePending = singleFlight(async () => pendingWrite?.());

  /** Retries a pending write. */
  function flush(): Promise<void> {
    return pendingWrite === undefined ? Promise.resolve() : writePending();
  }

  /** Retries a failed write until it succeeds; otherwise the job would count as running until another one starts. */
  function retry(): void {
    setTimeout(() => {
      if (!closeSignal.aborted) flush().catch(retry);
    }, retryMs).unref();
  }

  return {
    flush,
    retry,
    write(end: () => Promise<void>): Promise<void> {
      pendingWrite = async () => {
        await end();
        pendingWrite = undefined;
      };
      return flush();
    },
  };
}
