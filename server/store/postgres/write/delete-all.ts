import { AppError } from "../../../errors.ts";
import type { Transaction } from "../connection/transaction.ts";

/** In the order of their references. */
export const DIRECTORY_TABLES = [
  "postings",
  "listings",
  "unlisted",
  "businesses",
  "old_slugs",
  "deleted_businesses",
  "city_spellings",
  "city_aliases",
  "cities",
  "categories",
  "places",
  "opening_patterns",
  "imports",
  "import_changes",
  "hand_edits",
  "missed_searches",
  "likely_duplicates",
  "merges",
  "recycle_bin",
  "changes",
  "change_journal",
  "rule_changes",
];

/**
 * Empties the directory in the caller's transaction; ids are not reused. Returns the number of businesses. Rows are deleted, not
 * truncated: readers go on with what they began to read. Errors: AppError `conflict` when the data is no longer of `expectedVersion`.
 */
export async function emptyDirectory(tx: Transaction, expectedVersion?: string): Promise<number> {
  if (expectedVersion !== undefined && expectedVersion !== String(tx.counter("revision"))) {
    throw new AppError("conflict", "The data was changed meanwhile.");
  }
  let businesses = 0;
  for (const table of DIRECTORY_TABLES) {
    const deleted = await tx.run(`DELETE FROM ${table}`);
    if (table === "businesses") businesses = deleted;
  }
  for (const name of ["listed", "verified", "cities", "categories"] as const) tx.setCounter(name, 0);
  tx.addToCounter("generation", 1);
  return businesses;
}
