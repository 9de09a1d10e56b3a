import type { Logger } from "pino";
import { AppError } from "../errors.ts";
import type { Store } from "../store/store.ts";
import type { RunTask } from "./task-runner.ts";

export interface SegmentMergingParts {
  store: {
    directory: Pick<Store["directory"], "dataState">;
    maintenance: Pick<Store["maintenance"], "needsMaintenance">;
  };
  runTask: RunTask;
  now: () => Date;
  log: Logger;
}

/**
 * Merges the segments of the search index, of which every import and edit adds more: searches and lists become faster. Data
 * that is still changing is left for the next call. Returns a function that never rejects.
 */
export function createSegmentMerging({ store, runTask, now, log }: SegmentMergingParts): () => Promise<void> {
  let current: Promise<void> | undefined;
  /** Some segments cannot be merged any further. */
  let mergedVersion: string | undefined;

  async function mergeIfMany(): Promise<void> {
    const { version, isChanging } = await store.directory.dataState(now());
    if (isChanging || version === mergedVersion || !(await store.maintenance.needsMaintenance("routine"))) return;
    await runTask("maintain", { upkeep: "routine" });
    mergedVersion = version;
  }

  return () => {
    current ??= mergeIfMany()
      .catch((error: unknown) => {
        const isShutdown = error instanceof AppError && error.code === "cancelled";
        if (!isShutdown) log.warn({ err: error }, "the search index could not be merged");
      })
      .finally(() => {
        current = undefined;
      });
    return current;
  };
}
