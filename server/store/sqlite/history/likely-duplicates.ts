import type { Database } from "better-sqlite3";
import { likelyPairs, type PairRow, pairedIds, pairRow, timeOfSearch } from "../../duplicates/likely-pairs.ts";
import type { Page } from "../../port/directory.ts";
import type { LikelyPair, LikelyPairs } from "../../port/duplicates.ts";
import type { openBusinesses } from "../read/businesses.ts";
import type { Counters } from "../write/counters.ts";

/** Pairs that were found, without those that the administrator declared distinct. */
const UNDECIDED_PAIRS = `FROM likely_duplicates d JOIN businesses a ON a.id = d.one_id JOIN businesses b ON b.id = d.other_id
  WHERE NOT EXISTS (SELECT 1 FROM distinct_businesses
    WHERE one_place_id = min(a.place_id, b.place_id) AND other_place_id = max(a.place_id, b.place_id))`;

/** Likely duplicates. Each call needs a transaction of the caller. */
export function openLikelyDuplicates(db: Database, counters: Counters, businesses: ReturnType<typeof openBusinesses>) {
  const deleteAll = db.prepare("DELETE FROM likely_duplicates");
  const add = db.prepare("INSERT INTO likely_duplicates VALUES (?, ?, ?, ?) ON CONFLICT DO NOTHING");
  const page = db.prepare<[number, number], PairRow>(
    `SELECT d.one_id AS one, d.other_id AS other, d.score, d.reasons ${UNDECIDED_PAIRS}
     ORDER BY d.score DESC, d.one_id, d.other_id LIMIT ? OFFSET ?`,
  );
  const total = db.prepare<[], number>(`SELECT count(*) ${UNDECIDED_PAIRS}`).pluck();

  return {
    replace(pairs: readonly LikelyPair[], version: string, at: Date) {
      deleteAll.run();
      for (const { one, other, score, reasons } of pairs.map(pairRow)) add.run(one, other, score, reasons);
      counters.set("duplicatesRevision", Number(version));
      counters.set("duplicatesFoundAt", at.getTime());
    },

    page({ limit, offset }: Page): LikelyPairs {
      const rows = page.all(limit, offset);
      return {
        pairs: likelyPairs(rows, businesses.getAll(pairedIds(rows))),
        totalCount: total.get() ?? 0,
        foundAt: timeOfSearch(counters.get("duplicatesFoundAt")),
        isCurrent: isCurrent(),
      };
    },

    /** Call it in a change that makes no new pairs. The transaction raises the revision by one at its end. */
    stayCurrent() {
      if (isCurrent()) counters.add("duplicatesRevision", 1);
    },
  };

  function isCurrent(): boolean {
    return counters.get("duplicatesRevision") === counters.get("revision");
  }
}

export type DistinctBusinesses = ReturnType<typeof openDistinctBusinesses>;

/** Pairs of place ids that are declared distinct businesses, in the order of their text. */
export function openDistinctBusinesses(db: Database) {
  const add = db.prepare("INSERT INTO distinct_businesses VALUES (?, ?, ?) ON CONFLICT DO NOTHING");
  const remove = db.prepare("DELETE FROM distinct_businesses WHERE one_place_id = ? AND other_place_id = ?");
  const selectPair = db.prepare<[string, string]>(
    "SELECT 1 FROM distinct_businesses WHERE one_place_id = ? AND other_place_id = ?",
  );
  const placeId = db.prepare<[number], string>("SELECT place_id FROM businesses WHERE id = ?").pluck();
  const sortedPair = (a: string, b: string): [string, string] =>
    // SQLite's min() and max() compare texts like this.
    Buffer.compare(Buffer.from(a), Buffer.from(b)) < 0 ? [a, b] : [b, a];

  return {
    set([one, other]: readonly [number, number], isDistinct: boolean, at: Date): boolean {
      const [first, second] = [placeId.get(one), placeId.get(other)];
      if (first === undefined || second === undefined || one === other) return false;
      if (isDistinct) add.run(...sortedPair(first, second), at.toISOString());
      else remove.run(...sortedPair(first, second));
      return true;
    },
    has: (a: string, b: string): boolean => selectPair.get(...sortedPair(a, b)) !== undefined,
  };
}
