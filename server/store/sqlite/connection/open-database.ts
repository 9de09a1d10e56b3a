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
  /** Refuses to create the file. */
  mustExist?: boolean;
  /** Called before the file changes; throws to refuse it. */
  check?: (db: Database) => void;
  /** Set for one scan of everything, which gains nothing from a large page cache. */
  isSequentialScan?: boolean | undefined;
  /** Set for the server, whose memory is used for responses; the operating system caches the file as well. */
  isServing?: boolean | undefined;
}

/** Time that a single statement waits for a lock, blocking the event loop; transactions.ts waits without blocking. */
const LOCK_TIMEOUT_MS = 5_000;
const PAGE_BYTES = 8192;
/** Size of the page cache. */
const CACHE_KB = 32_000;
const SERVING_CACHE_KB = 12_000;
const SCAN_CACHE_KB = 4_000;
/** Number of pages in the write-ahead log (32 MB) that trigger a checkpoint. */
const WAL_PAGES = 4_000;

/** Opens and configures a connection. Errors: AppError `storage`. */
export function openDatabase(options: DatabaseOptions): Database {
  const { file, readonly = false, mustExist = readonly } = options;
  if (file !== ":memory:" && !existsSync(dirname(file))) {
    throw new AppError(
      "storage",
      `The folder ${dirname(file)} is not there. Create it, or choose another with --data.`,
    );
  }
  let db: Database | undefined;
  try {
    const openOptions = { readonly, fileMustExist: mustExist, timeout: LOCK_TIMEOUT_MS, nativeBinding: sqliteAddon() };
    db = new Sqlite(file, openOptions as Options);
    options.check?.(db);
    db.pragma(`cache_size = -${cacheKb(options)}`);
    db.pragma("foreign_keys = ON");
    // Nothing in the file may call functions with side effects: it may have been crafted.
    db.pragma("trusted_schema = OFF");
    if (!readonly) {
      db.pragma(`page_size = ${PAGE_BYTES}`);
      db.pragma("journal_mode = WAL");
      // Syncs the log at each commit: an answered write survives a loss of power (docs/decisions/0088-durability.md).
      db.pragma("synchronous = FULL");
      db.pragma(`wal_autocheckpoint = ${WAL_PAGES}`);
      db.pragma(`journal_size_limit = ${WAL_PAGES * PAGE_BYTES}`);
    }
    return db;
  } catch (error) {
    db?.close();
    throw storageError(error);
  }
}

function cacheKb({ isSequentialScan = false, isServing = false }: DatabaseOptions): number {
  if (isSequentialScan) return SCAN_CACHE_KB;
  return isServing ? SERVING_CACHE_KB : CACHE_KB;
}

/**
 * During an import the page cache is larger and checkpoints are four times as rare, since the same index pages change again
 * and again. Afterwards the log is checkpointed, unless somebody is reading.
 */
export function tuneForImport(db: Database, isImporting: boolean): void {
  db.pragma(`cache_size = -${isImporting ? 1.5 * CACHE_KB : CACHE_KB}`);
  db.pragma(`wal_autocheckpoint = ${isImporting ? 4 * WAL_PAGES : WAL_PAGES}`);
  if (!isImporting) checkpoint(db);
}

/** Returns the bytes of the file and of its write-ahead log. */
export function databaseSize(db: Database): { database: number; wal: number } {
  const bytesOf = (file: string) => statSync(file, { throwIfNoEntry: false })?.size ?? 0;
  return { database: bytesOf(db.name), wal: bytesOf(`${db.name}-wal`) };
}

/** Tells whether the next write would trigger a checkpoint, as after a killed import. */
export function isWalLong(db: Database): boolean {
  const log = statSync(`${db.name}-wal`, { throwIfNoEntry: false });
  return log !== undefined && log.size > WAL_PAGES * PAGE_BYTES;
}

/**
 * Moves the write-ahead log into the database and truncates it, unless another process has it locked or the disk is full: the log keeps
 * what was written, and the next write retries.
 */
export function checkpoint(db: Database): void {
  whenDiskAllows(() => withoutWaiting(db, () => db.pragma("wal_checkpoint(TRUNCATE)")));
}

/** Frees memory for building an index, which sorts in as much memory as the page cache takes; until `tuneForImport`. */
export function shrinkCache(db: Database): void {
  db.pragma(`cache_size = -${CACHE_KB / 4}`);
  db.pragma("shrink_memory");
}

/** Returns free pages to the disk, unless somebody is reading; quick when little data is left. */
export function vacuum(db: Database): void {
  whenDiskAllows(() => withoutWaiting(db, () => db.exec("VACUUM")));
  checkpoint(db);
}

/**
 * Runs upkeep that can wait: a full or failing disk is no error, since the write-ahead log keeps what was committed. Errors:
 * AppError `storage`.
 */
function whenDiskAllows(work: () => void): void {
  try {
    work();
  } catch (error) {
    if (!(error instanceof Sqlite.SqliteError && /^SQLITE_(FULL|IOERR)/.test(error.code))) throw storageError(error);
  }
}

/** Runs `work` without waiting for locks; returns undefined when the database is locked. */
export function withoutWaiting<T>(db: Database, work: () => T): T | undefined {
  db.pragma("busy_timeout = 0");
  try {
    return work();
  } catch (error) {
    if (error instanceof Sqlite.SqliteError && error.code.startsWith("SQLITE_BUSY")) return undefined;
    throw error;
  } finally {
    db.pragma(`busy_timeout = ${LOCK_TIMEOUT_MS}`);
  }
}
