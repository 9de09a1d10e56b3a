import type { ClientBase, Pool, PoolClient, QueryResult } from "pg";
import { AppError } from "../../../errors.ts";
import { COUNTERS, readCounters } from "./read-counters.ts";
import { commitError, READ_TIMEOUT, storageError } from "./storage-error.ts";
import { Transaction } from "./transaction.ts";

/** Advisory lock of whoever writes. Advisory locks belong to one database. */
export const WRITER_LOCK = 7_236_001;
/** How long a write waits for the lock: longer than the longest transaction of another server takes. */
export const LOCK_TIMEOUT_MS = 30_000;
/** A transaction that holds the lock and stands still, like the process that began it, is ended. Milliseconds. */
const IDLE_TIMEOUT_MS = 60_000;
/** Channel on which other servers hear of changes. */
export const CHANGES_CHANNEL = "mainstreet_changes";

const BEGIN_READING = "BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY";
const PREPARE_COUNTERS = `PREPARE counters AS ${COUNTERS}`;
const EXECUTE_COUNTERS = "EXECUTE counters";
// Each statement sees what was committed before it, so the counters are read as the lock is held.
const BEGIN_UNLOCKED = `BEGIN; ${COUNTERS}`;
const BEGIN_WRITING = `BEGIN; SET LOCAL plan_cache_mode = auto; SET LOCAL lock_timeout = ${LOCK_TIMEOUT_MS}; SET LOCAL idle_in_transaction_session_timeout = ${IDLE_TIMEOUT_MS}; SELECT pg_advisory_xact_lock(${WRITER_LOCK}); ${COUNTERS}`;

/** Connections that have prepared the counters. */
const prepared = new WeakSet<ClientBase>();

type Work<T> = (tx: Transaction) => Promise<T>;

export interface Transactions {
  /** A consistent snapshot for all reads in `work`. */
  read<T>(work: Work<T>): Promise<T>;
  /** Changes the directory, and its revision, by which caches notice. */
  write<T>(work: Work<T>): Promise<T>;
  /** One of several writes in a row, as in imports. */
  writeChunk<T>(work: Work<T>): Promise<T>;
  /** Changes what no visitor sees, such as the activity log; the revision stays. */
  writePrivate<T>(work: Work<T>): Promise<T>;
  /** One of several private writes in a row. */
  writePrivateChunk<T>(work: Work<T>): Promise<T>;
  /** Changes rows that no other write depends on, such as a heartbeat; waits for no writer. */
  writeUnlocked<T>(work: Work<T>): Promise<T>;
  /** Number of successful calls of `write` and `writeChunk`. */
  writeCount(): number;
}

interface TransactionEvents {
  /** Counters were changed to these. */
  onCommit: (counters: ReadonlyMap<string, number>) => void;
  /** Changes of the directory were taken back. */
  onRollback: () => void;
}

/**
 * Transactions over a pool. Writes of all servers and commands run one after the other, as they hold an advisory lock; reads
 * wait for nothing. Errors: AppError `storage`; those of `work` after a rollback.
 */
export function createTransactions(
  pool: Pool,
  schemaVersion: number,
  { onCommit, onRollback }: TransactionEvents,
): Transactions {
  let writeCount = 0;

  async function begin(client: ClientBase, sql: string): Promise<Transaction> {
    // a text of several statements gives one result for each
    const result: unknown = await client.query(sql === BEGIN_READING ? beginReading(client) : sql);
    const results = result as QueryResult<{ name: string; value: number }>[];
    const { counters, leapt } = readCounters(results.at(-1) as QueryResult<{ name: string; value: number }>);
    const tx = new Transaction(client, counters);
    if (sql === BEGIN_WRITING) for (const [name, value] of leapt) tx.setCounter(name, value);
    if (tx.counter("schemaVersion") !== schemaVersion) {
      throw new AppError(
        "storage",
        "Another version of mainstreet has migrated the database. Run that version, or start this again.",
      );
    }
    return tx;
  }

  /** A connection on which a transaction cannot begin is closed. */
  async function connect(beginning: string): Promise<{ client: PoolClient; tx: Transaction }> {
    let client: PoolClient | undefined;
    try {
      client = await pool.connect();
      return { client, tx: await begin(client, beginning) };
    } catch (error) {
      client?.release(true);
      throw storageError(error);
    }
  }

  /** A connection on which even the rollback fails is closed. */
  async function rollBack(client: PoolClient, error: unknown) {
    // a rollback would wait for the statement
    if (error instanceof Error && READ_TIMEOUT.test(error.message)) return client.release(error);
    await client.query("ROLLBACK").then(
      () => client.release(),
      (failure: Error) => client.release(failure),
    );
  }

  async function inTransaction<T>(beginning: string, work: Work<T>, ending: (tx: Transaction) => string): Promise<T> {
    const { client, tx } = await connect(beginning);
    let isCommitting = false;
    try {
      const result = await work(tx);
      const isChanged = tx.hasChangedCounters;
      const ended = client.query(ending(tx));
      if (beginning === BEGIN_READING) {
        // nothing is left to fail but the connection
        ended.then(
          () => client.release(),
          (error: Error) => client.release(error),
        );
        return result;
      }
      isCommitting = true;
      await ended;
      client.release();
      if (isChanged) onCommit(tx.counters);
      return result;
    } catch (error) {
      await rollBack(client, error);
      throw isCommitting ? commitError(error) : storageError(error);
    }
  }

  // one notification for a transaction, and none where nothing changed that other servers look at
  const commit = (tx: Transaction) =>
    tx.hasChangedCounters ? `${tx.counterSql()} NOTIFY ${CHANGES_CHANNEL}; COMMIT` : "COMMIT";
  const writePrivate = <T>(work: Work<T>) => inTransaction(BEGIN_WRITING, work, commit);

  async function write<T>(work: Work<T>): Promise<T> {
    try {
      const written = await inTransaction(
        BEGIN_WRITING,
        async (tx) => {
          const result = await work(tx);
          tx.addToCounter("revision", 1);
          return result;
        },
        commit,
      );
      writeCount++;
      return written;
    } catch (error) {
      onRollback();
      throw error;
    }
  }

  return {
    read: (work) => inTransaction(BEGIN_READING, work, () => "COMMIT"),
    write,
    writeChunk: write,
    writePrivate,
    writePrivateChunk: writePrivate,
    writeUnlocked: (work) => inTransaction(BEGIN_UNLOCKED, work, () => "COMMIT"),
    writeCount: () => writeCount,
  };
}

/** Once a connection has prepared a statement, it keeps it, also after a rollback. */
function beginReading(client: ClientBase): string {
  if (prepared.has(client)) return `${BEGIN_READING}; ${EXECUTE_COUNTERS}`;
  prepared.add(client);
  return `${BEGIN_READING}; ${PREPARE_COUNTERS}; ${EXECUTE_COUNTERS}`;
}
