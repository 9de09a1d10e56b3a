import { migrate } from "./sqlite/connection/migrate.ts";
import { openDatabase } from "./sqlite/connection/open-database.ts";
import { storageError } from "./sqlite/connection/storage-error.ts";
import { type RestoreOptions, restoreDatabase } from "./sqlite/restore/restore-database.ts";
import { createSqliteStore } from "./sqlite/sqlite-store.ts";
import { buildMissingListIndexes } from "./sqlite/write/list-indexes.ts";
import type { Store } from "./store.ts";

export interface StoreOptions {
  /** Path of the database, which is created if necessary; its folder must exist. */
  file: string;
  /** For a command that scans everything once, which gains nothing from a large page cache. */
  isSequentialScan?: boolean | undefined;
}

/**
 * The one place that chooses the engine. Migrates the schema.
 * Errors: AppError `storage` when the file cannot be opened, is no database, is locked, or was made by a newer program.
 */
export async function openStore({ file, isSequentialScan = false }: StoreOptions): Promise<Store> {
  const db = openDatabase({ file, isSequentialScan });
  try {
    migrate(db);
    buildMissingListIndexes(db);
    return createSqliteStore(db);
  } catch (error) {
    db.close();
    throw storageError(error);
  }
}

/** The engine and its version, as `--version --json` prints them. */
export function engineVersion(): { sqlite: string } {
  const db = openDatabase({ file: ":memory:" });
  const sqlite = db.prepare<[], string>("SELECT sqlite_version()").pluck().get() ?? "";
  db.close();
  return { sqlite };
}

/** An empty store in memory, for tests. */
export function openMemoryStore(): Promise<Store> {
  return openStore({ file: ":memory:" });
}

/**
 * Replaces the database by a backup while other processes use it. `saveCurrent` gets what copies the current database and
 * returns the path of its copy. Returns the path of the former data, null when there was none. Errors: those of `restoreDatabase`.
 */
export function restoreStore(options: RestoreOptions): Promise<string | null> {
  return restoreDatabase(options);
}
