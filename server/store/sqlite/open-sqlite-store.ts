import type { Database } from "better-sqlite3";
import { rejectOlder, rejectOtherKeys } from "../require-current.ts";
import { SCHEMA_VERSION } from "../schema-version.ts";
import type { Store } from "../store.ts";
import type { StoreOptions } from "../store-options.ts";
import { copyDatabase } from "./connection/copy-database.ts";
import { NO_RESERVE, openDiskReserve } from "./connection/disk-reserve.ts";
import { migrate, rejectNewer, schemaVersion } from "./connection/migrate.ts";
import { openDatabase } from "./connection/open-database.ts";
import { storageError } from "./connection/storage-error.ts";
import { createSqliteStore } from "./sqlite-store.ts";
import { openCounters } from "./write/counters.ts";
import { buildMissingListIndexes } from "./write/list-indexes.ts";

/** Opens a store on SQLite. A newer database, or one whose migration fails, is left as it was. */
export async function openSqliteStore(options: StoreOptions): Promise<Store> {
  const { file, isSequentialScan, isServing, isReadOnly = false, beforeMigration, goBackAdvice } = options;
  const check = (openedDb: Database) => {
    rejectNewer(schemaVersion(openedDb), `The database ${file}`, goBackAdvice);
    if (options.requiresCurrent) requireCurrent(openedDb, `the database ${file}`);
  };
  const reserve = isServing ? openDiskReserve(file) : NO_RESERVE;
  // A server must start on a full disk, for the same reason as people must be able to log in.
  const db = await reserve.retry(async () =>
    openDatabase({ file, isSequentialScan, isServing, readonly: isReadOnly, check }),
  );
  try {
    if (isReadOnly) return createSqliteStore(db);
    const version = schemaVersion(db);
    if (beforeMigration && version > 0 && version < SCHEMA_VERSION) {
      await beforeMigration((copy, onProgress) => copyDatabase(db, copy, { onProgress }), version);
    }
    if (migrate(db)) options.onKeyRenewal?.();
    buildMissingListIndexes(db);
    const store = createSqliteStore(db, reserve);
    reserve.keep();
    return store;
  } catch (error) {
    db.close();
    throw storageError(error);
  }
}

/** An empty file will become a database. Errors: AppError `storage`. */
function requireCurrent(db: Database, subject: string): void {
  const version = schemaVersion(db);
  if (version === 0) return;
  rejectOlder(version, subject);
  rejectOtherKeys(openCounters(db).get("keyVersion"), subject);
}
