import { existsSync } from "node:fs";
import { AppError } from "../../../errors.ts";
import type { TableSource } from "../../copy/table-source.ts";
import { rejectNewer, SCHEMA_VERSION, schemaVersion } from "../connection/migrate.ts";
import { openDatabase } from "../connection/open-database.ts";
import { storageError } from "../connection/storage-error.ts";
import { openTableSource } from "./table-source.ts";

/**
 * Calls `read` with a snapshot of the database. Others can write meanwhile, and their WAL grows. Errors: AppError `not-found`, `conflict` for
 * an earlier schema version, `storage`; those of `read`.
 */
export async function inFileSnapshot<T>(file: string, read: (source: TableSource) => Promise<T>): Promise<T> {
  if (!existsSync(file)) throw new AppError("not-found", `There is no database ${file}.`);
  const db = openDatabase({ file, readonly: true, isSequentialScan: true });
  try {
    const version = schemaVersion(db);
    rejectNewer(version, `The database ${file}`);
    if (version < SCHEMA_VERSION) {
      throw new AppError(
        "conflict",
        `The database ${file} was made by an earlier version. Run another command on it first, such as rules: that migrates it.`,
      );
    }
    db.exec("BEGIN");
    return await read(openTableSource(db));
  } catch (error) {
    throw storageError(error);
  } finally {
    db.close();
  }
}
