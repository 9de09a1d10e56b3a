import { AppError } from "../errors.ts";
import type { DatabaseReport, InspectionOptions, RepairOptions } from "./port/inspection.ts";
import { openDatabase } from "./sqlite/connection/open-database.ts";
import { inspectDatabase } from "./sqlite/inspection/inspect-database.ts";
import { repairDatabase } from "./sqlite/inspection/repair-database.ts";
import { openSqliteStore } from "./sqlite/open-sqlite-store.ts";
import { restoreDatabase } from "./sqlite/restore/restore-database.ts";
import type { Store } from "./store.ts";
import type { RestoreOptions, StoreOptions } from "./store-options.ts";

export { unusedCacheNote } from "./sqlite/connection/load-addon.ts";
export { runningServers, takeServerSlot } from "./sqlite/connection/server-slots.ts";
// Backups of both engines are SQLite files.
export { inspectBackup, peekBackup } from "./sqlite/restore/inspect-backup.ts";

/**
 * Opens the store; this is the one place that chooses the engine. The PostgreSQL engine is loaded only for a PostgreSQL database. Migrates
 * the schema, after `beforeMigration`. Errors: AppError `storage` when the database cannot be opened, is not of this program, is locked, or
 * was made by a newer program; `not-found` with `mustExist`.
 */
export async function openStore(options: StoreOptions): Promise<Store> {
  if (options.postgres === undefined) return openSqliteStore(options);
  const { openPostgresStore } = await import("./postgres/open-postgres-store.ts");
  return openPostgresStore(options.postgres, options);
}

/** The `file` of a store that is empty and leaves nothing. */
export const IN_MEMORY = ":memory:";

/** Returns the engine and its version, as `--version --json` prints them. */
export function engineVersion(): { sqlite: string } {
  const db = openDatabase({ file: IN_MEMORY });
  const sqlite = db.prepare<[], string>("SELECT sqlite_version()").pluck().get() ?? "";
  db.close();
  return { sqlite };
}

/** Opens an empty store in memory, for tests. */
export function openMemoryStore(): Promise<Store> {
  return openStore({ file: IN_MEMORY });
}

/**
 * Replaces the database by a backup while other processes use it. `saveCurrent` gets a function that copies the current database, and
 * returns the path of the copy. Returns the path of the former data, null when there was none. Throws what `restoreDatabase` throws.
 */
export async function restoreStore(options: RestoreOptions): Promise<string | null> {
  if (options.postgres === undefined) return restoreDatabase(options);
  const { restoreDatabase: restorePostgres } = await import("./postgres/copy/restore-database.ts");
  return restorePostgres(options, options.postgres);
}

/** Checks a database of any state, also beside a server, and writes nothing. Errors: AppError `cancelled` after an abort. */
export async function inspectStore(options: InspectionOptions): Promise<DatabaseReport> {
  if (options.postgres === undefined) return inspectDatabase(options);
  const engine = await import("./postgres/inspection/inspect-database.ts");
  return engine.inspectDatabase(options.postgres, options);
}

/** Tells whether commands refuse the database only for its search keys: its schema is current. Writes nothing. */
export async function hasOtherKeys({ file, postgres }: Pick<InspectionOptions, "file" | "postgres">): Promise<boolean> {
  try {
    if (postgres === undefined) {
      await (await openSqliteStore({ file, isReadOnly: true, requiresCurrent: true })).close();
    } else {
      // Opening a store could build indexes.
      const { openDatabase: openPostgres } = await import("./postgres/connection/open-database.ts");
      await (await openPostgres({ ...postgres, mustExist: true, requiresCurrent: true })).end();
    }
    return false;
  } catch (error) {
    // Errors of the engine have a cause.
    if (error instanceof AppError && error.code === "storage" && error.cause === undefined) return true;
    throw error;
  }
}

/** Rebuilds derived data that contradicts the businesses. Throws what `repairDatabase` throws. */
export async function repairStore(options: RepairOptions): Promise<void> {
  if (options.postgres === undefined) return repairDatabase(options);
  const engine = await import("./postgres/inspection/repair-database.ts");
  return engine.repairDatabase(options.postgres, options);
}
