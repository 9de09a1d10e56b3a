import type { Duplicates } from "../port/duplicates.ts";
import type { Transaction } from "./connection/transaction.ts";
import type { Engine } from "./engine.ts";
import { distinctBusinesses, likelyDuplicates } from "./history/likely-duplicates.ts";
import { merges } from "./history/merges.ts";
import type { UnitOfWork } from "./unit-of-work/unit-of-work.ts";

export function createDuplicates({ transactions, writer }: Engine): Duplicates {
  const { read, write, writePrivate } = transactions;

  function withUnit<T>(work: (tx: Transaction, unit: UnitOfWork) => Promise<T>): Promise<T> {
    return write(async (tx) => {
      likelyDuplicates.stayCurrent(tx);
      const unit = await writer.begin(tx);
      const result = await work(tx, unit);
      await unit.end();
      return result;
    });
  }

  return {
    setLikelyPairs: (pairs, version, at) => writePrivate((tx) => likelyDuplicates.replace(tx, pairs, version, at)),
    likelyPairs: (page) => read((tx) => likelyDuplicates.page(tx, page)),
    merge: (merge, at) => withUnit((tx, unit) => merges.merge(tx, unit, merge, at)),
    undoMerge: (mergedId, at) => withUnit((tx, unit) => merges.undo(tx, unit, mergedId, at)),
    merges: (limit) => read((tx) => merges.newest(tx, limit)),
    survivorOf: (id) => read((tx) => merges.survivorOf(tx, id)),
    // lists of neighbours depend on it
    setDistinct: (ids, isDistinct, at) =>
      write((tx) => {
        likelyDuplicates.stayCurrent(tx);
        return distinctBusinesses.set(tx, ids, isDistinct, at);
      }),
  };
}
