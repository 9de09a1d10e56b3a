import type { BusinessRecord } from "../port/directory.ts";
import type { Duplicates } from "../port/duplicates.ts";
import type { Engine } from "./engine.ts";
import { openDistinctBusinesses, openLikelyDuplicates } from "./history/likely-duplicates.ts";
import { openMerges } from "./history/merges.ts";
import { openDeletedBusinesses } from "./write/deleted-businesses.ts";
import { openHandEdits } from "./write/hand-edits.ts";
import { openSlugs } from "./write/slugs.ts";

export function createDuplicates({ db, counters, transactions, writer, businesses, activity }: Engine): Duplicates {
  const { read, write, writePrivate } = transactions;
  const [edits, slugs, deleted] = [openHandEdits(db), openSlugs(db), openDeletedBusinesses(db)];
  const merges = openMerges(db, { writer, edits, slugs, deleted });
  const likely = openLikelyDuplicates(db, counters, businesses);
  const distinct = openDistinctBusinesses(db);

  /** Runs the work between the writer's `begin` and `end`. */
  function withWriter<T>(work: () => T): Promise<T> {
    return write(() => {
      likely.stayCurrent();
      writer.begin();
      const result = work();
      writer.end();
      return result;
    });
  }

  return {
    setLikelyPairs: (pairs, version, at) => writePrivate(() => likely.replace(pairs, version, at)),
    likelyPairs: (page) => read(() => likely.page(page)),
    merge: (merge, entry) =>
      withWriter(() => {
        const outcome = merges.merge(merge, entry.at);
        if (outcome === "merged") activity.recordChange(entry);
        return outcome;
      }),
    undoMerge: (mergedId, entry) =>
      withWriter(() => {
        const outcome = merges.undo(mergedId, entry.at);
        if (outcome !== "undone") return outcome;
        const [restored] = businesses.getAll([mergedId]) as [BusinessRecord];
        activity.recordBusinesses(entry, [restored]);
        return restored;
      }),
    merges: (limit) => read(() => merges.newest(limit)),
    survivorOf: (id) => read(() => merges.survivorOf(id)),
    // lists of neighbours depend on it
    setDistinct: (ids, isDistinct, entry) =>
      write(() => {
        likely.stayCurrent();
        const isSet = distinct.set(ids, isDistinct, entry.at);
        if (isSet) activity.recordChange(entry);
        return isSet;
      }),
  };
}
