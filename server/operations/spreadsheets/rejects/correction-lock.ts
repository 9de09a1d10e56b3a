import { setTimeout as pause } from "node:timers/promises";
import { AppError } from "../../../errors.ts";
import type { Store } from "../../../store/store.ts";

const RETRY_MS = 100;
/** Time that a correction waits for others, as long as a write of the store does. */
const TIMEOUT_MS = 30_000;

/** Runs work while no other correction runs, in this process or on another server. Errors: AppError `busy`; those of `work`. */
export type CorrectionLock = <Result>(work: () => Promise<Result>) => Promise<Result>;

/** Creates the lock of corrections: each reads a whole list and stores the rest of it. */
export function createCorrectionLock(store: Pick<Store, "cluster">, timeoutMs = TIMEOUT_MS): CorrectionLock {
  let lastCorrection: Promise<unknown> = Promise.resolve();

  async function runAlone<Result>(work: () => Promise<Result>): Promise<Result> {
    const { cluster } = store;
    if (cluster === undefined) return work();
    const results: Result[] = [];
    const deadline = performance.now() + timeoutMs;
    const correct = async () => {
      results.push(await work());
    };
    while (!(await cluster.runExclusively("corrections", correct))) {
      if (performance.now() > deadline)
        throw new AppError("busy", "Somebody else is importing corrections. Wait a moment and try again.");
      await pause(RETRY_MS);
    }
    return results[0] as Result;
  }

  return (work) => {
    const result = lastCorrection.then(() => runAlone(work));
    lastCorrection = result.catch(() => undefined);
    return result;
  };
}
