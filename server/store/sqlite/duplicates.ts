import type { BusinessRecord } from "../port/directory.ts";
import type { Duplicates } from "../port/duplicates.ts";
import { mergeBusinesses, undoMerge } from "../unit-of-work/merge-businesses.ts";
import type { Engine } from "./engine.ts";
import { openDistinctBusinesses, openLikelyDuplicates } from "./history/likely-duplicates.ts";
import { openMerges } from "./history/merges.ts";

export function createDuplicates({ db, counters, transactions, writer, businesses, activity }: Engine): Duplicates {
  const { read, write, writePrivate } = transactions;
  const merges = openMerges(db);
  const likelyDuplicates = openLikelyDuplicates(db, counters, businesses);
  const distinctBusinesses = openDistinctBusinesses(db);

  return {
    setLikelyPairs: (pairs, version, at) => writePrivate(() => likelyDuplicates.replace(pairs, version, at)),
    likelyPairs: (page) => read(() => likelyDuplicates.page(page)),
    merge: (merge, entry) =>
      write(() => {
        likelyDuplicates.stayCurrent();
        const outcome = writer.write((unit) => mergeBusinesses(unit, merge, entry.at));
        if (outcome === "merged") activity.recordChange(entry);
        return outcome;
      }),
    undoMerge: (mergedId, entry) =>
      write(() => {
        likelyDuplicates.stayCurrent();
        const outcome = writer.write((unit) => undoMerge(unit, mergedId, entry.at));
        if (outcome !== "undone") return outcome;
        const [restoredBusiness] = businesses.getAll([mergedId]) as [BusinessRecord];
        activity.recordBusinesses(entry, [restoredBusiness]);
        return restoredBusiness;
      }),
    merges: (limit) => read(() => merges.newest(limit)),
    survivorOf: (id) => read(() => merges.survivorOf(id)),
    // Lists of nearby businesses leave out likely duplicates, so visitors see a change.
    setDistinct: (ids, isDistinct, entry) =>
      write(() => {
        likelyDuplicates.stayCurrent();
        const isSet = distinctBusinesses.set(ids, isDistinct, entry.at);
        if (isSet) activity.recordChange(entry);
        return isSet;
      }),
  };
}
