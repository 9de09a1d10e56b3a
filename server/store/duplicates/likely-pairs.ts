import type { BusinessRecord } from "../port/directory.ts";
import type { LikelyPair, LikelyPairs } from "../port/duplicates.ts";

/** A pair as stored: the lower id first, the reasons as JSON. */
export interface PairRow {
  one: number;
  other: number;
  score: number;
  reasons: string;
}

export function pairRow({ ids, score, reasons }: LikelyPair): PairRow {
  return { one: Math.min(...ids), other: Math.max(...ids), score, reasons: JSON.stringify(reasons) };
}

/** Returns the ids of the businesses in these pairs. */
export function pairedIds(rows: readonly PairRow[]): number[] {
  return [...new Set(rows.flatMap(({ one, other }) => [one, other]))];
}

/** Returns the pairs whose businesses are both among the records. */
export function likelyPairs(rows: readonly PairRow[], records: readonly BusinessRecord[]): LikelyPairs["pairs"] {
  const recordById = new Map(records.map((record) => [record.id, record]));
  return rows.flatMap(({ one, other, score, reasons }) => {
    const [first, second] = [recordById.get(one), recordById.get(other)];
    if (first === undefined || second === undefined) return [];
    return [{ score, reasons: JSON.parse(reasons), businesses: [first, second] }];
  });
}

/** Returns the ISO time of the counter `duplicatesFoundAt` (milliseconds); null for 0, before the first search. */
export function timeOfSearch(counter: number): string | null {
  return counter === 0 ? null : new Date(counter).toISOString();
}
