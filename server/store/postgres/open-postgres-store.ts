import type { Store } from "../store.ts";
import type { PostgresOptions, StoreOptions } from "../store-options.ts";
import { openDatabase } from "./connection/open-database.ts";
import { openPool } from "./connection/open-pool.ts";
import { storageError } from "./connection/storage-error.ts";
import { createPostgresStore } from "./postgres-store.ts";
import { buildMissingListIndexes } from "./write/list-indexes.ts";

/** Timeout of a server's statements, far above their duration. Commands and jobs, which are separate processes, have none. */
const QUERY_TIMEOUT_MS = 60_000;

type OpenOptions = Pick<
  StoreOptions,
  "mustExist" | "requiresCurrent" | "isServing" | "isReadOnly" | "beforeMigration" | "onKeyRenewal" | "onReplicaChange"
>;

/**
 * Opens a store on PostgreSQL. A database that cannot be used or belongs to another program is left as it was. Errors: AppError `storage`,
 * `not-found` with `mustExist`.
 */
export async function openPostgresStore(
  postgres: PostgresOptions,
  { mustExist = false, isReadOnly = false, requiresCurrent, beforeMigration, onKeyRenewal, ...options }: OpenOptions,
): Promise<Store> {
  if (isReadOnly) return createPostgresStore(openPool(postgres), postgres, options);
  const pool = await openDatabase({ ...postgres, mustExist, requiresCurrent, beforeMigration, onKeyRenewal });
  try {
    await buildMissingListIndexes(pool);
  } catch (error) {
    await pool.end();
    throw storageError(error);
  }
  if (!options.isServing) return createPostgresStore(pool, postgres, options);
  await pool.end();
  return createPostgresStore(openPool({ ...postgres, queryTimeoutMs: QUERY_TIMEOUT_MS }), postgres, options);
}
