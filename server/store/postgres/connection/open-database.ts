import type { Pool, PoolClient } from "pg";
import type { PostgresOptions } from "../../store-options.ts";
import { type MigrateOptions, migrate } from "./migrate.ts";
import { openPool } from "./open-pool.ts";
import { storageError } from "./storage-error.ts";

/**
 * Connects, checks that the database can be used, and migrates it. Errors: AppError `storage` when it cannot be reached or used, `not-found`
 * with `mustExist`; then it is as it was.
 */
export async function openDatabase(options: PostgresOptions & Pick<MigrateOptions, "mustExist">): Promise<Pool> {
  const pool = openPool(options);
  let client: PoolClient | undefined;
  try {
    client = await pool.connect();
    await migrate(client, options);
    client.release();
    return pool;
  } catch (error) {
    client?.release(true);
    await pool.end();
    throw storageError(error);
  }
}
