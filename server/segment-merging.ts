import type { Logger } from "pino";
import type { InBackground } from "./in-background.ts";
import type { Store } from "./store/store.ts";

export interface SegmentMergingParts {
  store: Pick<Store, "dataState" | "hasManySegments">;
  inBackground: InBackground;
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

  async function mergeMany(): Promise<void> {
    const { isChanging } = await store.dataState(now());
    if (isChanging || !(await store.hasManySegments())) return;
    await inBackground({ kind: "merge-segments", actor: "server" }, closing.signal);
  }

  /** Once more, unless it is under way. */
  function merge(): void {
    if (closing.signal.aborted) return;
    latest ??= mergeMany()
      .catch((error: unknown) => log.warn({ err: error }, "the search index could not be merged"))
      .finally(() => {
        latest = undefined;
      });
  }

  setInterval(merge, EVERY).unref();
  return {
    merge,
    /** Stops where that leaves nothing half done. */
    async close(): Promise<void> {
      closing.abort();
      await latest;
    },
  };
}
