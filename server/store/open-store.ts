import { migrate } from "./sqlite/connection/migrate.ts";
import { openDatabase } from "./sqlite/connection/open-database.ts";
import { type RestoreOptions, restoreDatabase } from "./sqlite/connection/restore-database.ts";
import { storageError } from "./sqlite/connection/storage-error.ts";
import { createSqliteStore } from "./sqlite/sqlite-store.ts";
import { buildMissingListIndexes } from "./sqlite/write/list-indexes.ts";
import type { Store } from "./store.ts";

export interface StoreOptions {
  /** Path of the database; made when it is not there, in a folder that is. */
  file: string;
  /** The store is opened to read it through, as one command does: little stays in memory. */
  isSequentialScan?: boolean | undefined;
}

/**
 * The one place that chooses the engine. Brings the schema up to date.
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

/** A store that lives as long as the process, for tests. */
export function openMemoryStore(): Promise<Store> {
  return openStore({ file: ":memory:" });
}

/**
 * Puts a backup in the place of the database, beside other programs that use it. `saveCurrent` is given a store on what
 * is there now. Returns the path of what was there, null when nothing was. Errors: those of `restoreDatabase`.
 */
export function restoreStore({
  saveCurrent,
  ...options
}: Omit<RestoreOptions, "saveCurrent"> & { saveCurrent: (store: Store) => Promise<string> }): Promise<string | null> {
  return restoreDatabase({
    ...options,
    async saveCurrent() {
      const store = await openStore({ file: options.to });
      try {
        return await saveCurrent(store);
      } finally {
        await store.close();
      }
    },
  });
}
