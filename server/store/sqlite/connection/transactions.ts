import { setTimeout as pause } from "node:timers/promises";
import Sqlite, { type Database } from "better-sqlite3";
import { withoutWaiting } from "./open-database.ts";
import { storageError } from "./storage-error.ts";
import type { openSupersession } from "./superseded.ts";

/** Time that a write waits for the lock: longer than another process needs for its longest transaction, building indexes. */
const LOCK_TIMEOUT_MS = 30_000;
const RETRY_MS = 2;
/** Pause between the chunks of a long operation, in which other writers get the lock. */
const YIELD_MS = 2 * RETRY_MS;

export interface Transactions {
  /** Gives all reads in `work` a consistent snapshot. */
  read<T>(work: () => T): Promise<T>;
  /** Changes the directory, and its revision, by which caches notice. */
  write<T>(work: () => T): Promise<T>;
  /** Runs one of several writes in a row, as in imports; then yields the lock to other processes. */
  writeChunk<T>(work: () => T): Promise<T>;
  /** Changes data that no visitor sees, such as the activity log; the revision stays. */
  writePrivate<T>(work: () => T): Promise<T>;
  /** Runs one of several private writes in a row; yields like `writeChunk`. */
  writePrivateChunk<T>(work: () => T): Promise<T>;
  /** Returns the number of successful calls of `write` and `writeChunk`. */
  writeCount(): number;
}

/**
 * Transactions of one connection. A write waits for the lock without blocking the event loop, so a server goes on serving
 * during another process's import. Errors: AppError `storage`, also when the database was replaced or migrated meanwhile; those
 * of `work` after a rollback.
 */
export function createTransactions(
  db: Database,
  supersession: ReturnType<typeof openSupersession>,
  onRollback: () => void,
  lockTimeoutMs = LOCK_TIMEOUT_MS,
): Transactions {
  const begin = db.prepare("BEGIN");
  const beginWriting = db.prepare("BEGIN IMMEDIATE");
  const commit = db.prepare("COMMIT");
  let writeCount = 0;
  const bumpRevision = db.prepare("UPDATE counters SET value = value + 1 WHERE name = 'revision'");

  function runAndCommit<T>(work: () => T): T {
    try {
      supersession.requireSchema();
      const result = work();
      commit.run();
      return result;
    } catch (error) {
      if (db.inTransaction) db.exec("ROLLBACK");
      throw storageError(error);
    }
  }

  function tryLock(): boolean {
    supersession.requireFile();
    try {
      return withoutWaiting(db, () => beginWriting.run()) !== undefined;
    } catch (error) {
      throw storageError(error);
    }
  }

  /** Takes the lock and runs the work in one turn of the event loop, so that the connection is free between turns. */
  async function writePrivate<T>(work: () => T): Promise<T> {
    const deadline = performance.now() + lockTimeoutMs;
    for (;;) {
      if (tryLock()) return runAndCommit(work);
      if (performance.now() > deadline)
        throw storageError(new Sqlite.SqliteError("locked for too long", "SQLITE_BUSY"));
      await pause(RETRY_MS);
    }
  }

  async function write<T>(work: () => T): Promise<T> {
    try {
      const outcome = await writePrivate(() => {
        const result = work();
        bumpRevision.run();
        return result;
      });
      writeCount++;
      return outcome;
    } catch (error) {
      onRollback();
      throw error;
    }
  }

  async function yieldLock<T>(write: Promise<T>): Promise<T> {
    const result = await write;
    await pause(YIELD_MS);
    return result;
  }

  return {
    async read(work) {
      begin.run();
      return runAndCommit(work);
    },
    writePrivate,
    writePrivateChunk: (work) => yieldLock(writePrivate(work)),
    writeCount: () => writeCount,
    write,
    writeChunk: (work) => yieldLock(write(work)),
  };
}
