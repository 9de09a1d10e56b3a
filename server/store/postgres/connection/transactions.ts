import type { ClientBase, Pool, PoolClient, QueryResult } from "pg";
import { AppError } from "../../../errors.ts";
import { COUNTERS, readCounters } from "./read-counters.ts";
import { commitError, READ_TIMEOUT, storageError } from "./storage-error.ts";
import { Transaction } from "./transaction.ts";

/** Advisory lock that every writer holds until COMMIT. The key is valid in one database. */
export const WRITER_LOCK = 7_236_001;
/** Time that a write waits for a lock: longer than the longest transaction of another server. */
export const LOCK_TIMEOUT_MS = 30_000;
/** PostgreSQL ends a write that has been idle for this long, for example because its process hangs. */
const IDLE_TIMEOUT_MS = 60_000;
/** Channel of the NOTIFY that tells servers about a change. */
export const CHANGES_CHANNEL = "mainstreet_changes";

const BEGIN_READING = "BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY";
const PREPARE_COUNTERS = `PREPARE counters AS ${COUNTERS}`;
const EXECUTE_COUNTERS = "EXECUTE counters";
/** Each statement has its own snapshot, so the counters are read while the lock is held. The database may have another default. */
export const BEGIN_READ_COMMITTED = "BEGIN ISOLATION LEVEL READ COMMITTED";
const BEGIN_UNLOCKED = `${BEGIN_READ_COMMITTED}; ${COUNTERS}`;
const BEGIN_WRITING = `${BEGIN_READ_COMMITTED}; SET LOCAL plan_cache_mode = auto; SET LOCAL lock_timeout = ${LOCK_TIMEOUT_MS}; SET LOCAL idle_in_transaction_session_timeout = ${IDLE_TIMEOUT_MS}; SELECT pg_advisory_xact_lock(${WRITER_LOCK}); ${COUNTERS}`;

/** Connections that have prepared the counters. */
const preparedConnections = new WeakSet<ClientBase>();

type Work<T> = (tx: Transaction) => Promise<T>;

export interface Transactions {
  /** Runs `work`, in which all reads see one snapshot (REPEATABLE READ). */
  read<T>(work: Work<T>): Promise<T>;
  /** Changes the directory and raises its revision, by which caches notice. */
  write<T>(work: Work<T>): Promise<T>;
  /** Runs one of several writes in a row, as in imports. */
  writeChunk<T>(work: Work<T>): Promise<T>;
  /** Changes data that no visitor sees, such as the activity log. The revision stays. */
  writePrivate<T>(work: Work<T>): Promise<T>;
  /** Runs one of several private writes in a row. */
  writePrivateChunk<T>(work: Work<T>): Promise<T>;
  /** Changes rows that no other write depends on, such as a heartbeat, without the writer lock. */
  writeUnlocked<T>(work: Work<T>): Promise<T>;
  /** Returns the number of successful calls of `write` and `writeChunk`. */
  writeCount(): number;
}

interface TransactionEvents {
  /** A transaction that changed counters was committed. */
  onCommit: (tx: Transaction) => void;
  /** Changes of the directory were rolled back. */
  onRollback: () => void;
}

/**
 * Transactions over a connection pool. An advisory lock serializes the writes of all servers and commands; reads never wait. Errors:
 * AppError `storage`; those of `work`, after a rollback.
 */
export function createTransactions(
  pool: Pool,
  schemaVersion: number,
  { onCommit, onRollback }: TransactionEvents,
): Transactions {
  let writeCount = 0;

  async function begin(client: ClientBase, sql: string): Promise<Transaction> {
    // Several statements in one text return an array of results.
    const result: unknown = await client.query(sql === BEGIN_READING ? beginReading(client) : sql);
    const results = result as QueryResult<{ name: string; value: number }>[];
    const { counters, toStore } = readCounters(results.at(-1) as QueryResult<{ name: string; value: number }>);
    const tx = new Transaction(client, counters);
    if (sql === BEGIN_WRITING) for (const [name, value] of toStore) tx.setCounter(name, value);
    if (tx.counter("schemaVersion") !== schemaVersion) {
      throw new AppError(
        "storage",
        "Another version of mainstreet has migrated the database. Run that version, or start this again.",
      );
    }
    return tx;
  }

  /** Closes the connection if the transaction cannot begin. */
  async function connect(beginSql: string): Promise<{ client: PoolClient; tx: Transaction }> {
    let client: PoolClient | undefined;
    try {
      client = await pool.connect();
      return { client, tx: await begin(client, beginSql) };
    } catch (error) {
      client?.release(true);
      throw storageError(error);
    }
  }

  /** Closes the connection if even the rollback fails. */
  async function rollBack(client: PoolClient, error: unknown) {
    // A rollback would wait behind the statement.
    if (error instanceof Error && READ_TIMEOUT.test(error.message)) return client.release(error);
    await client.query("ROLLBACK").then(
      () => client.release(),
      (failure: Error) => client.release(failure),
    );
  }

  async function inTransaction<T>(beginSql: string, work: Work<T>, endSql: (tx: Transaction) => string): Promise<T> {
    const { client, tx } = await connect(beginSql);
    let isCommitting = false;
    try {
      const result = await work(tx);
      const isChanged = tx.hasChangedCounters;
      const endResult = client.query(endSql(tx));
      if (beginSql === BEGIN_READING) {
        // Nothing is left to fail but the connection.
        endResult.then(
          () => client.release(),
          (error: Error) => client.release(error),
        );
        return result;
      }
      isCommitting = true;
      await endResult;
      client.release();
      if (isChanged) onCommit(tx);
      return result;
    } catch (error) {
      await rollBack(client, error);
      throw isCommitting ? commitError(error) : storageError(error);
    }
  }

  // Sends one notification per transaction, and none if nothing changed that other servers follow.
  const commit = (tx: Transaction) =>
    tx.hasChangedCounters ? `${tx.counterSql()} NOTIFY ${CHANGES_CHANNEL}; COMMIT` : "COMMIT";
  const writePrivate = <T>(work: Work<T>) => inTransaction(BEGIN_WRITING, work, commit);

  async function write<T>(work: Work<T>): Promise<T> {
    try {
      const outcome = await inTransaction(
        BEGIN_WRITING,
        async (tx) => {
          const result = await work(tx);
          tx.addToCounter("revision", 1);
          return result;
        },
        commit,
      );
      writeCount++;
      return outcome;
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

/** Prepares the counters with the first read of a connection. A prepared statement outlives a rollback. */
function beginReading(client: ClientBase): string {
  if (preparedConnections.has(client)) return `${BEGIN_READING}; ${EXECUTE_COUNTERS}`;
  preparedConnections.add(client);
  return `${BEGIN_READING}; ${PREPARE_COUNTERS}; ${EXECUTE_COUNTERS}`;
}
