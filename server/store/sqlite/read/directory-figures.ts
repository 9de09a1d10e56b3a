import { setImmediate as nextTurn } from "node:timers/promises";
import type { Database } from "better-sqlite3";
import { MISSING_DATA_BITS, type MissingBit } from "../../columns/missing-data.ts";
import type { DirectoryFigures } from "../../port/search.ts";
import type { Transactions } from "../connection/transactions.ts";
import type { Counters } from "../write/counters.ts";

/** Ids scanned per turn of the event loop: some milliseconds. */
const SLICE = 10_000;
const DAY_MS = 86_400_000;

/** Businesses added on one day with the same missing data. */
type Row = [missingData: number, day: number, count: number];

/** See `Search.figures`. */
export function openDirectoryFigures(db: Database, counters: Counters, read: Transactions["read"]) {
  const slice = db.prepare<[number, number], Row>(
    `SELECT missing_data, created_at / ${DAY_MS}, count(*) FROM listings WHERE id > ? AND id <= ? GROUP BY 1, 2`,
  );
  slice.raw();

  return async function figures(): Promise<DirectoryFigures> {
    const days = new Map<number, number>();
    const quality = { total: 0, phone: 0, hours: 0, photo: 0, seoText: 0, website: 0 };
    for (let after = 0, last = 1; after < last; after += SLICE) {
      const rows = await read(() => {
        last = counters.get("lastBusinessId");
        return slice.all(after, after + SLICE);
      });
      for (const [missingData, day, count] of rows) {
        days.set(day, (days.get(day) ?? 0) + count);
        quality.total += count;
        for (const [data, bit] of Object.entries(MISSING_DATA_BITS) as [MissingBit, number][]) {
          if ((missingData & bit) === 0) quality[data] += count;
        }
      }
      await nextTurn();
    }
    const added = [...days].toSorted(([a], [b]) => a - b);
    return { added: added.map(([day, count]) => ({ date: dateOf(day), businesses: count })), quality };
  };
}

function dateOf(day: number): string {
  return new Date(day * DAY_MS).toISOString().slice(0, 10);
}
