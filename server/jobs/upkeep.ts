import type { Logger } from "pino";
import type { Progress } from "#contract/import-report";
import { AppError } from "../errors.ts";
import { singleFlight } from "../store/single-flight.ts";
import type { Store } from "../store/store.ts";
import type { RunTask } from "./task-runner.ts";

export interface UpkeepOptions {
  store: {
    directory: Pick<Store["directory"], "dataState">;
    maintenance: Pick<Store["maintenance"], "needsMaintenance">;
  };
  runTask: RunTask;
  now: () => Date;
  log: Logger;
}

const LOG_STEP_PERCENT = 10;

/**
 * Renews search keys that an earlier version of this program computed, then merges the segments of the search index, both in child
 * processes while visitors are served. Interrupted work continues the next time. Returns a function that never rejects; a second call joins
 * the first.
 */
export function createUpkeep({ store, runTask, now, log }: UpkeepOptions): () => Promise<void> {
  /** Data version after the last merge; some segments cannot be merged any further. */
  let mergedVersion: string | undefined;

  async function renewKeys(): Promise<void> {
    if (!(await store.maintenance.needsMaintenance("keys"))) return;
    log.info("search keys of an earlier version are being renewed");
    let lastPercent = 0;
    const onProgress = ({ done: percent }: Progress) => {
      if (percent < lastPercent + LOG_STEP_PERCENT) return;
      lastPercent = percent;
      log.info({ percent }, "search keys are being renewed");
    };
    await runTask("maintain", { upkeep: "keys" }, { onProgress });
    log.info("search keys are up to date");
  }

  /** Merges segments, which every import and edit adds and which slow down searches and lists. Waits until the data no longer changes. */
  async function mergeSegments(): Promise<void> {
    const { version, isChanging } = await store.directory.dataState(now());
    if (isChanging || version === mergedVersion || !(await store.maintenance.needsMaintenance("routine"))) return;
    await runTask("maintain", { upkeep: "routine" });
    mergedVersion = version;
  }

  async function attempt(step: () => Promise<void>, failure: string): Promise<void> {
    await step().catch((error: unknown) => {
      const isShutdown = error instanceof AppError && error.code === "cancelled";
      if (!isShutdown) log.warn({ err: error }, failure);
    });
  }

  return singleFlight(async () => {
    await attempt(renewKeys, "search keys could not be renewed");
    await attempt(mergeSegments, "the search index could not be merged");
  });
}
