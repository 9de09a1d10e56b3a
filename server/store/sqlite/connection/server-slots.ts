import { closeSync, existsSync, openSync } from "node:fs";
import { dirname, join } from "node:path";
import Sqlite, { type Database, type Options } from "better-sqlite3";
import type { RunningServer, ServerSlot } from "../../port/server-slots.ts";
import { sqliteAddon } from "./load-addon.ts";
import { storageError } from "./storage-error.ts";

/** Slot numbers. A fifth server on one file runs without a slot, unseen by the others. */
const SLOTS = [1, 2, 3, 4];
/** Time that a check waits for a lock, which other checks hold for microseconds. It blocks the event loop. */
const TIMEOUT_MS = 20;

const slotFile = (database: string, slot: number) => join(dirname(database), `server-${slot}.lock`);

/**
 * Takes a slot for a server: a small SQLite file beside the database with an open transaction. The operating system ends its lock with the
 * process, so a crash leaves none, and others can read meanwhile which server holds it. Errors: AppError `storage`.
 */
export function takeServerSlot(database: string, server: RunningServer): ServerSlot {
  let ownSlot: number | undefined;
  let db: Database | undefined;
  try {
    for (const slot of SLOTS) {
      db = tryTakeSlot(slotFile(database, slot), server);
      if (db === undefined) continue;
      ownSlot = slot;
      break;
    }
  } catch (error) {
    throw storageError(error);
  }
  return {
    otherServers: () => serversIn(database, (slot) => slot !== ownSlot),
    release() {
      db?.close();
      ownSlot = undefined;
    },
  };
}

/** Returns the servers on a database file. Errors: AppError `storage`. */
export function runningServers(database: string): RunningServer[] {
  return serversIn(database, () => true);
}

function serversIn(database: string, isIncluded: (slot: number) => boolean): RunningServer[] {
  try {
    return SLOTS.filter(isIncluded).flatMap((slot) => holderOf(slotFile(database, slot)) ?? []);
  } catch (error) {
    throw storageError(error);
  }
}

/** Returns the connection that holds the slot; undefined if another does. */
function tryTakeSlot(file: string, { pid, host, url, startedAt }: RunningServer): Database | undefined {
  closeSync(openSync(file, "a", 0o600));
  const db = openSlot(file);
  try {
    if (tryBegin(db)) {
      db.exec(
        "CREATE TABLE IF NOT EXISTS server (pid INTEGER, host TEXT, url TEXT, started_at TEXT); DELETE FROM server",
      );
      db.prepare("INSERT INTO server VALUES (?, ?, ?, ?)").run(pid, host, url, startedAt);
      db.exec("COMMIT");
      if (tryBegin(db)) return db;
    }
  } catch (error) {
    db.close();
    throw error;
  }
  db.close();
  return undefined;
}

/** Returns the server that holds the slot; undefined if none does. Writes nothing. */
function holderOf(file: string): RunningServer | undefined {
  if (!existsSync(file)) return undefined;
  const db = openSlot(file);
  try {
    if (tryBegin(db)) {
      db.exec("ROLLBACK");
      return undefined;
    }
    return db.prepare<[], RunningServer>("SELECT pid, host, url, started_at AS startedAt FROM server").get();
  } finally {
    db.close();
  }
}

const openSlot = (file: string) =>
  new Sqlite(file, { fileMustExist: true, timeout: TIMEOUT_MS, nativeBinding: sqliteAddon() } as Options);

/** Takes the writer lock, which does not block readers. */
function tryBegin(db: Database): boolean {
  try {
    db.exec("BEGIN IMMEDIATE");
    return true;
  } catch (error) {
    if (error instanceof Sqlite.SqliteError && error.code.startsWith("SQLITE_BUSY")) return false;
    throw error;
  }
}
