import type { Database } from "better-sqlite3";
import type { Store } from "../store.ts";
import type { StoreOptions } from "../store-options.ts";
import { copyDatabase } from "./connection/copy-database.ts";
import { migrate, rejectNewer, SCHEMA_VERSION, schemaVersion } from "./connection/migrate.ts";
import { openDatabase } from "./connection/open-database.ts";
import { storageError } from "./connection/storage-error.ts";
import { createSqliteStore } from "./sqlite-store.ts";
import { buildMissingListIndexes } from "./write/list-indexes.ts";

/** `openStore` on SQLite. A newer database, or one whose migration fails, is left as it was. */
export async function openSqliteStore(options: StoreOptions): Promise<Store> {
  const { file, isSequentialScan, isServing, isReadOnly = false, beforeMigration, goBackAdvice } = options;
  const check = (opened: Database) => rejectNewer(schemaVersion(opened), `The database ${file}`, goBackAdvice);
  const db = openDatabase({ file, isSequentialScan, isServing, readonly: isReadOnly, check });
  try {
    if (isReadOnly) return createSqliteStore(db);
    const version = schemaVersion(db);
    if (beforeMigration && version > 0 && version < SCHEMA_VERSION) {
      await beforeMigration((copy, onProgress) => copyDatabase(db, copy, { onProgress }));
    }
    migrate(db);
    buildMissingListIndexes(db);
    return createSqliteStore(db);
  } catch (error) {
    db.close();
    throw storageError(error);
  }
}
