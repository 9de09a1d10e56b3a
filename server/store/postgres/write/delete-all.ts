import { AppError } from "../../../errors.ts";
import { DELETE_PHOTOS_OF_BUSINESSES, DIRECTORY_TABLES } from "../../records/directory-tables.ts";
import type { Transaction } from "../connection/transaction.ts";

const EMPTIED_TABLES = ["postings", ...DIRECTORY_TABLES];
/** Tables that delete-all leaves with space to be freed. */
export const TABLES_TO_VACUUM = [...EMPTIED_TABLES, "photos"];

/**
 * Empties the directory in the caller's transaction. Ids are not reused. Returns the number of businesses. DELETE, unlike TRUNCATE, lets
 * readers finish with their snapshots. Errors: AppError `conflict` if the data is no longer of `expectedVersion`.
 */
export async function emptyDirectory(tx: Transaction, expectedVersion?: string): Promise<number> {
  if (expectedVersion !== undefined && expectedVersion !== String(tx.counter("revision"))) {
    throw new AppError("conflict", "The data was changed meanwhile.");
  }
  let businessCount = 0;
  for (const table of EMPTIED_TABLES) {
    const deletedCount = await tx.run(`DELETE FROM ${table}`);
    if (table === "businesses") businessCount = deletedCount;
  }
  await tx.run(DELETE_PHOTOS_OF_BUSINESSES);
  for (const name of ["listed", "verified", "cities", "categories"] as const) tx.setCounter(name, 0);
  tx.addToCounter("generation", 1);
  return businessCount;
}
