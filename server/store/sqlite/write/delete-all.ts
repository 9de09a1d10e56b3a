import type { Database } from "better-sqlite3";
import { AppError } from "../../../errors.ts";
import { DELETE_PHOTOS_OF_BUSINESSES, DIRECTORY_TABLES } from "../../records/directory-tables.ts";
import type { Counters } from "./counters.ts";

/**
 * Empties the directory in the caller's transaction; ids are not reused. Returns the number of businesses. Errors: AppError
 * `conflict` when the data is no longer of `expectedVersion`.
 */
export function emptyDirectory(db: Database, counters: Counters, expectedVersion?: string): number {
  if (expectedVersion !== undefined && expectedVersion !== String(counters.get("revision"))) {
    throw new AppError("conflict", "The data was changed meanwhile.");
  }
  const businesses = db.prepare<[], number>("SELECT count(*) FROM businesses").pluck().get() ?? 0;
  for (const table of DIRECTORY_TABLES) db.exec(`DELETE FROM ${table}`);
  db.exec(DELETE_PHOTOS_OF_BUSINESSES);
  db.exec("INSERT INTO search (search) VALUES ('delete-all')");
  for (const name of ["listed", "verified", "cities", "categories"] as const) counters.set(name, 0);
  counters.add("generation", 1);
  return businesses;
}
