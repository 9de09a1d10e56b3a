import type { Logger } from "pino";
import type { Store } from "../store/store.ts";
import type { RunChildTask } from "./child-tasks.ts";

export interface SegmentMergingParts {
  store: Pick<Store, "directory" | "maintenance">;
  inBackground: RunChildTask;
  now: () => Date;
  log: Logger;
}

/** How often it is looked whether there are many. Milliseconds. */
const EVERY = 600_000;

/**
 * Has the segments of the search index merged, of which every import and every edit leaves more: visitors' searches and
 * lists become quicker by it. What goes on changing is left for later. Never rejects.
 */
export function createSegmentMerging({ store, inBackground, now, log }: SegmentMergingParts) {
  const closing = new AbortController();
  let latest: Promise<void> | undefined;
  /** There may be many of which no two are to be merged. */
  let mergedVersion: string | undefined;

  async function mergeMany(): Promise<void> {
    const { version, isChanging } = await store.directory.dataState(now());
    if (isChanging || version === mergedVersion || !(await store.maintenance.needsMaintenance("routine"))) return;
    await inBackground({ kind: "maintain", upkeep: "routine", actor: "server" }, closing.signal);
    mergedVersion = version;
  }

  /** Where it is under way, resolves with that. */
  async function merge(): Promise<void> {
    if (closing.signal.aborted) return;
    latest ??= mergeMany()
      .catch((error: unknown) => {
        if (!closing.signal.aborted) log.warn({ err: error }, "the search index could not be merged");
      })
      .finally(() => {
        latest = undefined;
      });
    await latest;
  }

  setInterval(() => void merge(), EVERY).unref();
  return {
    merge,
    /** Stops where that leaves nothing half done. */
    async close(): Promise<void> {
      closing.abort();
      await latest;
    },
  };
}
