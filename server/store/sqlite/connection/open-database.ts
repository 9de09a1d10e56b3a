import { existsSync, statSync } from "node:fs";
import { dirname } from "node:path";
import Sqlite, { type Database, type Options } from "better-sqlite3";
import { AppError } from "../../../errors.ts";
import { sqliteAddon } from "./load-addon.ts";
import { storageError } from "./storage-error.ts";

export interface DatabaseOptions {
  /** A path, or ":memory:". */
  file: string;
  readonly?: boolean;
  /** The file must be there already. */
  mustExist?: boolean;
  /** Once, from one end to the other: then nothing is read twice that should stay in memory. */
  isSequentialScan?: boolean;
}

/** How long a statement waits for another program's lock, in milliseconds. Transactions wait without blocking: transactions.ts. */
const LOCK_PATIENCE = 5_000;
const PAGE_BYTES = 8192;
/** Kilobytes of pages kept in memory. */
const CACHE = 32_000;
/** Pages in the log (32 MB) after which they are moved into the database. */
const LOG_PAGES = 4_000;

/** A connection, set up. Errors: AppError `storage`. */
export function openDatabase(options: DatabaseOptions): Database {
  const { file, readonly = false, mustExist = readonly, isSequentialScan = false } = options;
  if (file !== ":memory:" && !existsSync(dirname(file))) {
    throw new AppError(
      "storage",
      `The folder ${dirname(file)} is not there. Create it, or choose another with --data.`,
    );
  }
  let db: Database | undefined;
  try {
    const opened = { readonly, fileMustExist: mustExist, timeout: LOCK_PATIENCE, nativeBinding: sqliteAddon() };
    db = new Sqlite(file, opened as Options);
    db.pragma(`cache_size = -${isSequentialScan ? CACHE / 8 : CACHE}`);
    db.pragma("foreign_keys = ON");
    if (!readonly) {
      db.pragma(`page_size = ${PAGE_BYTES}`);
      db.pragma("journal_mode = WAL");
      db.pragma("synchronous = NORMAL");
      db.pragma(`wal_autocheckpoint = ${LOG_PAGES}`);
      db.pragma(`journal_size_limit = ${LOG_PAGES * PAGE_BYTES}`);
    }
    return db;
  } catch (error) {
    db?.close();
    throw storageError(error);
  }
}

/**
 * While importing, more pages stay in memory, and the log grows four times as long before it is moved into the database:
 * the same pages of an index change again and again. Afterwards the log is emptied, unless somebody still reads from it.
 */
export function tuneForImport(db: Database, importing: boolean): void {
  db.pragma(`cache_size = -${importing ? 1.5 * CACHE : CACHE}`);
  db.pragma(`wal_autocheckpoint = ${importing ? 4 * LOG_PAGES : LOG_PAGES}`);
  if (!importing) checkpoint(db);
}

/** Whether whoever changes something next would first move the log into the database: what a killed import leaves. */
export function isWalLong(db: Database): boolean {
  const log = statSync(`${db.name}-wal`, { throwIfNoEntry: false });
  return log !== undefined && log.size > LOG_PAGES * PAGE_BYTES;
}

/** Moves the log into the database, unless somebody else is at it. */
export function checkpoint(db: Database): void {
  withoutWaiting(db, () => db.pragma("wal_checkpoint(TRUNCATE)"));
}

/** Building an index sorts in as much memory again as the cache may take: it gives way until `prepareForImport`. */
export function shrinkCache(db: Database): void {
  db.pragma(`cache_size = -${CACHE / 4}`);
  db.pragma("shrink_memory");
}

/** Shortens the file to what it holds: quick when that is little. While somebody reads it stays, to be filled again. */
export function vacuum(db: Database): void {
  withoutWaiting(db, () => db.exec("VACUUM"));
  checkpoint(db);
}

/** Does what may find the database locked without waiting for it; undefined when it is. */
export function withoutWaiting<T>(db: Database, work: () => T): T | undefined {
  db.pragma("busy_timeout = 0");
  try {
    return work();
  } catch (error) {
    if (error instanceof Sqlite.SqliteError && error.code.startsWith("SQLITE_BUSY")) return undefined;
    throw error;
  } finally {
    db.pragma(`busy_timeout = ${LOCK_PATIENCE}`);
  }
}
