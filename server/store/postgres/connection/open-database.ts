import pg, { type Pool } from "pg";
import { rejectOtherKeys } from "../../require-current.ts";
import { SCHEMA_VERSION } from "../../schema-version.ts";
import type { PostgresOptions, StoreOptions } from "../../store-options.ts";
import { copyToBackup } from "../copy/copy-to-backup.ts";
import { renewDictionaryKeys } from "../write/key-renewal.ts";
import { type MigrateOptions, migrate, requireUsable } from "./migrate.ts";
import { clientConfig, DETECT_LOST_CLIENTS, endClient, openPool } from "./open-pool.ts";
import { storageError } from "./storage-error.ts";
import { createTransactions } from "./transactions.ts";

/** Handlers of a process without caches. */
export const NO_EVENTS = { onCommit: () => undefined, onRollback: () => undefined };

type DatabaseOptions = PostgresOptions &
  Pick<MigrateOptions, "mustExist"> &
  Pick<StoreOptions, "beforeMigration" | "requiresCurrent" | "onKeyRenewal">;

/**
 * Connects, checks that the database can be used, calls `beforeMigration`, migrates the schema, and renews the keys of dictionaries for this
 * program's key version. Errors, which leave the database as it was: AppError `storage` when it cannot be reached or used, `not-found` with
 * `mustExist`.
 */
export async function openDatabase({ beforeMigration, ...options }: DatabaseOptions): Promise<Pool> {
  const pool = openPool(options);
  const saveOldVersion =
    beforeMigration &&
    ((version: number) => {
      const { read } = createTransactions(pool, version, NO_EVENTS);
      return beforeMigration((file, onProgress) => copyToBackup(read, file, onProgress, version), version);
    });
  try {
    const isNew = await withClient(options, (client) => migrate(client, { ...options, saveOldVersion }));
    const transactions = createTransactions(pool, SCHEMA_VERSION, NO_EVENTS);
    if (options.requiresCurrent && !isNew) {
      const keyVersion = await transactions.read(async (tx) => tx.counter("keyVersion"));
      rejectOtherKeys(keyVersion, `the database ${options.name}`);
    }
    if (await renewDictionaryKeys(transactions)) options.onKeyRenewal?.();
    return pool;
  } catch (error) {
    await pool.end();
    throw storageError(error);
  }
}

/**
 * Tells whether the database holds a directory. Changes nothing. Errors: AppError `storage` when it cannot be reached or used, `not-found`
 * with `mustExist`.
 */
export async function hasDirectory(options: PostgresOptions & Pick<MigrateOptions, "mustExist">): Promise<boolean> {
  try {
    return await withClient(options, async (client) => (await requireUsable(client, options)) !== undefined);
  } catch (error) {
    throw storageError(error);
  }
}

/** Uses its own connection: a pool leaves one open that PostgreSQL asked for a password in vain, and the process could not end. */
async function withClient<T>(options: PostgresOptions, run: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client(clientConfig(options));
  client.on("error", () => undefined);
  try {
    await client.connect();
    await client.query(DETECT_LOST_CLIENTS);
    return await run(client);
  } finally {
    await endClient(client);
  }
}
