import { likelyPairs, type PairRow, pairedIds, pairRow, timeOfSearch } from "../../duplicates/likely-pairs.ts";
import type { Page } from "../../port/directory.ts";
import type { LikelyPair, LikelyPairs } from "../../port/duplicates.ts";
import type { Transaction } from "../connection/transaction.ts";
import { businesses } from "../read/businesses.ts";

/** Pairs that were found, without those that an administrator declared distinct. */
const UNDECIDED_PAIRS = `FROM likely_duplicates d JOIN businesses a ON a.id = d.one_id JOIN businesses b ON b.id = d.other_id
  WHERE NOT EXISTS (SELECT 1 FROM distinct_businesses
    WHERE one_place_id = least(a.place_id, b.place_id) AND other_place_id = greatest(a.place_id, b.place_id))`;

function isCurrent(tx: Transaction): boolean {
  return tx.counter("duplicatesRevision") === tx.counter("revision");
}

export const likelyDuplicates = {
  async replace(tx: Transaction, pairs: readonly LikelyPair[], version: string, at: Date): Promise<void> {
    const rows = new Map<string, [number, number, number, string]>();
    for (const { one, other, score, reasons } of pairs.map(pairRow)) {
      const key = `${one} ${other}`;
      if (!rows.has(key)) rows.set(key, [one, other, score, reasons]);
    }
    await tx.run("DELETE FROM likely_duplicates");
    await tx.copyRows("likely_duplicates", ["one_id", "other_id", "score", "reasons"], rows.values());
    tx.setCounter("duplicatesRevision", Number(version));
    tx.setCounter("duplicatesFoundAt", at.getTime());
  },

  async page(tx: Transaction, { limit, offset }: Page): Promise<LikelyPairs> {
    const rows = await tx.rows<PairRow>(
      `SELECT d.one_id AS one, d.other_id AS other, d.score, d.reasons ${UNDECIDED_PAIRS}
       ORDER BY d.score DESC, d.one_id, d.other_id LIMIT $1 OFFSET $2`,
      [limit, offset],
    );
    return {
      pairs: likelyPairs(rows, await businesses.getAll(tx, pairedIds(rows))),
      totalCount: (await tx.value<number>(`SELECT count(*) ${UNDECIDED_PAIRS}`)) ?? 0,
      foundAt: timeOfSearch(tx.counter("duplicatesFoundAt")),
      isCurrent: isCurrent(tx),
    };
  },

  /** Call it in a write that makes no new pairs. The write raises the revision by one at its end. */
  stayCurrent(tx: Transaction): void {
    if (isCurrent(tx)) tx.addToCounter("duplicatesRevision", 1);
  },
};

/** Pairs of place ids that are declared distinct businesses, each pair in the order of its texts. */
export const distinctBusinesses = {
  async set(tx: Transaction, [one, other]: readonly [number, number], isDistinct: boolean, at: Date): Promise<boolean> {
    const [first, second] = await tx.values<string>(
      "SELECT place_id FROM businesses WHERE id = ANY($1) ORDER BY place_id",
      [[one, other]],
    );
    if (first === undefined || second === undefined) return false;
    if (isDistinct) {
      await tx.run("INSERT INTO distinct_businesses VALUES ($1, $2, $3) ON CONFLICT DO NOTHING", [
        first,
        second,
        at.toISOString(),
      ]);
    } else {
      await tx.run("DELETE FROM distinct_businesses WHERE one_place_id = $1 AND other_place_id = $2", [first, second]);
    }
    return true;
  },

  /** Returns a test whether two of these place ids were declared distinct. */
  async among(tx: Transaction, placeIds: readonly string[]): Promise<(a: string, b: string) => boolean> {
    if (placeIds.length < 2) return () => false;
    const pairs = await tx.arrays<[string, string]>(
      `SELECT one_place_id, other_place_id FROM distinct_businesses
       WHERE one_place_id = ANY($1::text[]) AND other_place_id = ANY($1::text[])`,
      [placeIds],
    );
    const keys = new Set(pairs.map((pair) => JSON.stringify(pair)));
    return (a, b) => keys.has(JSON.stringify([a, b])) || keys.has(JSON.stringify([b, a]));
  },
};
