import type { Pool, PoolClient } from "pg";
import { AppError } from "../../../errors.ts";
import { COPIED_TABLES } from "../../copy/copied-tables.ts";
import type { CopyProgress, CopyTarget } from "../../copy/copy-target.ts";
import { SCHEMA_VERSION } from "../../schema-version.ts";
import type { PostgresOptions } from "../../store-options.ts";
import { readState, rejectUnusable } from "../connection/check-database.ts";
import { createSchema } from "../connection/migrate.ts";
import { NO_EVENTS } from "../connection/open-database.ts";
import { openPool } from "../connection/open-pool.ts";
import { storageError } from "../connection/storage-error.ts";
import type { Counter, Transaction } from "../connection/transaction.ts";
import { createTransactions } from "../connection/transactions.ts";
import { vacuum } from "../connection/vacuum.ts";
import { mergeAllPostings } from "../full-text/merge-postings.ts";
import { buildListIndexes, dropListIndexes } from "../write/list-indexes.ts";
import { emptyTables, openTableSink } from "./table-sink.ts";
import { openTableSource } from "./table-source.ts";

/** Advisory lock of the process that copies into the database. */
const COPY_LOCK = 7_236_010;
/** Share of the time of `derive` before VACUUM. */
const MERGING_SHARE = 0.5;

/**
 * Opens an empty or half-copied database, and creates the schema. While it has the table `copy_progress`, every other command refuses it.
 * Errors: AppError `conflict` if it holds a directory or another process copies into it; `storage`.
 */
export async function openPostgresTarget(postgres: PostgresOptions): Promise<CopyTarget> {
  const pool = openPool(postgres);
  try {
    const lock = await takeLock(pool, postgres.name);
    return targetOf(pool, lock);
  } catch (error) {
    await pool.end();
    throw storageError(error);
  }
}

/** Returns the connection that holds the lock, which closing it releases. */
async function takeLock(pool: Pool, name: string): Promise<PoolClient> {
  const client = await pool.connect();
  try {
    const { rows } = await client.query<{ isFree: boolean }>(`SELECT pg_try_advisory_lock(${COPY_LOCK}) AS "isFree"`);
    if (rows[0]?.isFree !== true) {
      throw new AppError("conflict", `Another process copies into the database ${name}. Wait until it has finished.`);
    }
    const { isCopying, ...state } = await readState(client);
    rejectUnusable({ ...state, isCopying: false, hasTables: state.hasTables && !isCopying }, name, SCHEMA_VERSION);
    if (!isCopying && state.schemaVersion !== undefined) {
      throw new AppError(
        "conflict",
        `There is a directory in the database ${name} already, so nothing was copied. Name an empty database.`,
      );
    }
    if (isCopying && state.schemaVersion !== SCHEMA_VERSION) {
      throw new AppError(
        "conflict",
        `Another version of mainstreet has begun to copy into the database ${name}. Empty it, and copy again.`,
      );
    }
    if (!isCopying) {
      await client.query("BEGIN");
      await createSchema(client);
      await client.query("CREATE TABLE copy_progress (progress text NOT NULL); COMMIT");
    }
    return client;
  } catch (error) {
    client.release(true);
    throw error;
  }
}

function targetOf(pool: Pool, lock: PoolClient): CopyTarget {
  const transactions = createTransactions(pool, SCHEMA_VERSION, NO_EVENTS);
  const { read, writePrivate } = transactions;
  const setProgress = (tx: Transaction, progress: CopyProgress) =>
    tx.run("UPDATE copy_progress SET progress = $1", [JSON.stringify(progress)]);
  return {
    async progress() {
      const text = await read((tx) => tx.value<string>("SELECT progress FROM copy_progress"));
      return text === undefined ? undefined : (JSON.parse(text) as CopyProgress);
    },
    begin: (source) =>
      writePrivate(async (tx) => {
        await emptyTables(tx, (table) => table !== "counters");
        await dropListIndexes(tx);
        await tx.run("DELETE FROM copy_progress");
        await tx.run("INSERT INTO copy_progress VALUES ($1)", [JSON.stringify({ source })]);
      }),
    add: (table, columns, rows, progress) =>
      writePrivate(async (tx) => {
        if (table.name === "counters") {
          const [name, value] = [columns.indexOf("name"), columns.indexOf("value")];
          for (const row of rows) tx.setCounter(row[name] as Counter, Number(row[value]));
        } else await openTableSink(tx).add(table, columns, rows);
        await setProgress(tx, progress);
      }),
    setLastId: (table, lastId) =>
      writePrivate(async (tx) => {
        const sequence = await tx.value<string>("SELECT pg_get_serial_sequence($1, 'id')", [table.name]);
        await tx.run("SELECT setval($1, greatest(1, $2::bigint), $2::bigint > 0)", [sequence, lastId]);
      }),
    async derive(onProgress) {
      await writePrivate(buildListIndexes);
      await mergeAllPostings(transactions, undefined);
      onProgress(MERGING_SHARE);
      await vacuum(pool, ["postings", ...COPIED_TABLES.map(({ name }) => name)]);
      onProgress(1);
    },
    inSnapshot: (readCopy) => read((tx) => readCopy(openTableSource(tx))),
    forget: () =>
      writePrivate(async (tx) => {
        await setProgress(tx, { source: "" });
      }),
    finish: () =>
      writePrivate(async (tx) => {
        await tx.run("DROP TABLE copy_progress");
      }),
    async close() {
      lock.release(true);
      await pool.end();
    },
  };
}
