import { existsSync } from "node:fs";
import { AppError } from "../../../errors.ts";
import type { TableSource } from "../../copy/table-source.ts";
import { rejectOlder } from "../../require-current.ts";
import { rejectNewer, schemaVersion } from "../connection/migrate.ts";
import { openDatabase } from "../connection/open-database.ts";
import { storageError } from "../connection/storage-error.ts";
import { openTableSource } from "./table-source.ts";

/**
 * Calls `read` with a snapshot of the database. Others can write meanwhile, and their WAL grows. Errors: AppError `not-found`; `storage`, also
 * for an earlier schema version; those of `read`.
 */
export async function inFileSnapshot<T>(file: string, read: (source: TableSource) => Promise<T>): Promise<T> {
  if (!existsSync(file)) throw new AppError("not-found", `There is no database ${file}.`);
  const db = openDatabase({ file, readonly: true, isSequentialScan: true });
  try {
    const version = schemaVersion(db);
    rejectNewer(version, `The database ${file}`);
    rejectOlder(version, `the database ${file}`);
    db.exec("BEGIN");
    return await read(openTableSource(db));
  } catch (error) {
    throw storageError(error);
  } finally {
    db.close();
  }
}
