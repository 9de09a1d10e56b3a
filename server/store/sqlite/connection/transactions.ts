import { setTimeout as pause } from "node:timers/promises";
import Sqlite, { type Database } from "better-sqlite3";
import { withoutWaiting } from "./open-database.ts";
import { storageError } from "./storage-error.ts";

/** How long a writer waits for other programs to finish writing, in milliseconds. */
const PATIENCE = 10_000;
const RETRY = 2;
/** Between one transaction of a long operation and the next, so that others who wait can write. Milliseconds. */
const LETTING_IN = 2 * RETRY;

export interface Transactions {
  /** Several statements that must see the same moment. */
  read<T>(work: () => T): Promise<T>;
  /** One change of the directory, whole or not at all; visitors' caches notice it by its new revision. */
  write<T>(work: () => T): Promise<T>;
  /** A change that others follow at once, as in imports; leaves programs that wait for the lock the time to take it. */
  writeChunk<T>(work: () => T): Promise<T>;
  /** A change of what no visitor sees, such as the activity list. */
  writePrivate<T>(work: () => T): Promise<T>;
  /** One of several such changes in a row; gives way as `changeInSteps` does. */
  writePrivateChunk<T>(work: () => T): Promise<T>;
  /** How often `change` changed something. */
  writeCount(): number;
}

/**
 * Transactions over one connection. Waiting for the lock gives the event loop free, so a server that wants to write
 * beside an import goes on serving. `undone` is told when a change was taken back. Errors: AppError `storage`.
 */
export function createTransactions(db: Database, undone: () => void): Transactions {
  const begin = db.prepare("BEGIN");
  const beginWriting = db.prepare("BEGIN IMMEDIATE");
  const commit = db.prepare("COMMIT");
  let changes = 0;
  const revise = db.prepare("UPDATE counters SET value = value + 1 WHERE name = 'revision'");

  function finish<T>(work: () => T): T {
    try {
      const result = work();
      commit.run();
      return result;
    } catch (error) {
      if (db.inTransaction) db.exec("ROLLBACK");
      throw storageError(error);
    }
  }

  function begun(): boolean {
    try {
      return withoutWaiting(db, () => beginWriting.run()) !== undefined;
    } catch (error) {
      throw storageError(error);
    }
  }

  /** The lock and the work come in one turn of the event loop: between two turns the connection is always free. */
  async function note<T>(work: () => T): Promise<T> {
    const deadline = performance.now() + PATIENCE;
    for (;;) {
      if (begun()) return finish(work);
      if (performance.now() > deadline)
        throw storageError(new Sqlite.SqliteError("locked for too long", "SQLITE_BUSY"));
      await pause(RETRY);
    }
  }

  async function change<T>(work: () => T): Promise<T> {
    try {
      const result = await note(() => {
        const done = work();
        revise.run();
        return done;
      });
      changes++;
      return result;
    } catch (error) {
      undone();
      throw error;
    }
  }

  async function lettingIn<T>(done: Promise<T>): Promise<T> {
    const result = await done;
    await pause(LETTING_IN);
    return result;
  }

  return {
    async read(work) {
      begin.run();
      return finish(work);
    },
    writePrivate: note,
    writePrivateChunk: (work) => lettingIn(note(work)),
    writeCount: () => changes,
    write: change,
    writeChunk: (work) => lettingIn(change(work)),
  };
}
