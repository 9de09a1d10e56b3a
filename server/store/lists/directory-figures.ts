import { MISSING_DATA_BITS, type MissingBit } from "../columns/missing-data.ts";
import type { DirectoryFigures } from "../port/search.ts";

export const DAY_MS = 86_400_000;

/** Businesses added on one day, in days since 1970, with the same missing data. */
export type AddedRow = [missingData: number, day: number, count: number];

/** Sums up `Search.figures`. */
export function createFigures() {
  const days = new Map<number, number>();
  const quality = { total: 0, phone: 0, hours: 0, photo: 0, seoText: 0, website: 0 };
  return {
    add(rows: readonly AddedRow[]) {
      for (const [missingData, day, count] of rows) {
        days.set(day, (days.get(day) ?? 0) + count);
        quality.total += count;
        for (const [data, bit] of Object.entries(MISSING_DATA_BITS) as [MissingBit, number][]) {
          if ((missingData & bit) === 0) quality[data] += count;
        }
      }
    },
    result(): DirectoryFigures {
      const addedByDay = [...days].toSorted(([a], [b]) => a - b);
      return { added: addedByDay.map(([day, count]) => ({ date: dateOf(day), businesses: count })), quality };
    },
  };
}

function dateOf(day: number): string {
  return new Date(day * DAY_MS).toISOString().slice(0, 10);
}
