import { setImmediate as nextTurn } from "node:timers/promises";
import type { Database } from "better-sqlite3";
import { type AddedRow, createFigures, DAY_MS } from "../../lists/directory-figures.ts";
import type { DirectoryFigures } from "../../port/search.ts";
import type { Transactions } from "../connection/transactions.ts";
import type { Counters } from "../write/counters.ts";

/** Ids scanned per turn of the event loop: some milliseconds. */
const SLICE_IDS = 10_000;

export function openDirectoryFigures(db: Database, counters: Counters, read: Transactions["read"]) {
  const slice = db.prepare<[number, number], AddedRow>(
    `SELECT missing_data, created_at / ${DAY_MS}, count(*) FROM listings WHERE id > ? AND id <= ? GROUP BY 1, 2`,
  );
  slice.raw();

  return async function figures(): Promise<DirectoryFigures> {
    const totals = createFigures();
    for (let afterId = 0, lastId = 1; afterId < lastId; afterId += SLICE_IDS) {
      const rows = await read(() => {
        lastId = counters.get("lastBusinessId");
        return slice.all(afterId, afterId + SLICE_IDS);
      });
      totals.add(rows);
      await nextTurn();
    }
    return totals.result();
  };
}
