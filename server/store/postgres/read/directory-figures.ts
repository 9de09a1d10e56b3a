import { type AddedRow, createFigures, DAY_MS } from "../../lists/directory-figures.ts";
import type { DirectoryFigures } from "../../port/search.ts";
import type { Transaction } from "../connection/transaction.ts";

const SELECT_ADDED = `SELECT missing_data, created_at / ${DAY_MS}, count(*) FROM listings GROUP BY 1, 2`;

/** See `Search.figures`. PostgreSQL scans the listings and returns a row for each day and combination of missing data. */
export async function directoryFigures(tx: Transaction): Promise<DirectoryFigures> {
  const totals = createFigures();
  totals.add(await tx.arrays<AddedRow>(SELECT_ADDED));
  return totals.result();
}
