import type { Logger } from "pino";
import type { Store } from "../store/store.ts";
import type { RunTask } from "./task-runner.ts";

const DAY_MS = 24 * 3_600_000;
/** Name of the setting that holds the time of the last sweep, in ISO 8601. */
const LAST_SWEEP = "photos.lastSweep";

export interface PhotoSweepOptions {
  store: { maintenance: Pick<Store["maintenance"], "setting" | "setSetting"> };
  runTask: RunTask;
  now: () => Date;
  log: Logger;
}

/** Creates the sweep of unused photos, which runs in a child process once a day, and first a day after the first start. Errors: those of the task. */
export function createPhotoSweep({ store, runTask, now, log }: PhotoSweepOptions): () => Promise<void> {
  return async () => {
    const at = now();
    const last = await store.maintenance.setting(LAST_SWEEP);
    // A time in the future comes from a wrong clock.
    if (last !== undefined && Math.abs(at.getTime() - Date.parse(last)) < DAY_MS) return;
    // The first sweep can wait: a start should not pay for a child process.
    if (last === undefined) return store.maintenance.setSetting(LAST_SWEEP, at.toISOString());
    const { removed } = await runTask("remove-unused-photos", {});
    await store.maintenance.setSetting(LAST_SWEEP, at.toISOString());
    if (removed > 0) log.info({ removed }, "unused photos removed");
  };
}
