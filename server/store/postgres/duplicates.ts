import type { BusinessRecord } from "../port/directory.ts";
import type { Duplicates } from "../port/duplicates.ts";
import { mergeBusinesses, undoMerge } from "../unit-of-work/merge-businesses.ts";
import type { Engine } from "./engine.ts";
import { activity } from "./history/activity.ts";
import { distinctBusinesses, likelyDuplicates } from "./history/likely-duplicates.ts";
import { merges } from "./history/merges.ts";
import { businesses } from "./read/businesses.ts";

export function createDuplicates({ transactions, writer }: Engine): Duplicates {
  const { read, write, writePrivate } = transactions;

  return {
    setLikelyPairs: (pairs, version, at) => writePrivate((tx) => likelyDuplicates.replace(tx, pairs, version, at)),
    likelyPairs: (page) => read((tx) => likelyDuplicates.page(tx, page)),
    merge: (merge, entry) =>
      write(async (tx) => {
        likelyDuplicates.stayCurrent(tx);
        const outcome = await writer.write(tx, async (unit) => {
          await unit.load({ ids: [merge.survivorId, merge.mergedId], formerSlugsOf: merge.mergedId });
          return mergeBusinesses(unit, merge, entry.at);
        });
        if (outcome === "merged") await activity.recordChange(tx, entry);
        return outcome;
      }),
    undoMerge: (mergedId, entry) =>
      write(async (tx) => {
        likelyDuplicates.stayCurrent(tx);
        const outcome = await writer.write(tx, async (unit) => {
          await unit.loadDeleted([mergedId]);
          return undoMerge(unit, mergedId, entry.at);
        });
        if (outcome !== "undone") return outcome;
        const [restoredBusiness] = (await businesses.getAll(tx, [mergedId])) as [BusinessRecord];
        await activity.recordBusinesses(tx, entry, [restoredBusiness]);
        return restoredBusiness;
      }),
    merges: (limit) => read((tx) => merges.newest(tx, limit)),
    survivorOf: (id) => read((tx) => merges.survivorOf(tx, id)),
    // Lists of nearby businesses leave out likely duplicates, so visitors see a change.
    setDistinct: (ids, isDistinct, entry) =>
      write(async (tx) => {
        likelyDuplicates.stayCurrent(tx);
        const isSet = await distinctBusinesses.set(tx, ids, isDistinct, entry.at);
        if (isSet) await activity.recordChange(tx, entry);
        return isSet;
      }),
  };
}
