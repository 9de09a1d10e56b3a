import type { Store } from "../store.ts";
import type { PostgresOptions, StoreOptions } from "../store-options.ts";
import { openDatabase } from "./connection/open-database.ts";
import { openPool } from "./connection/open-pool.ts";
import { storageError } from "./connection/storage-error.ts";
import { createPostgresStore } from "./postgres-store.ts";
import { buildMissingListIndexes } from "./write/list-indexes.ts";

/** How long a server waits for one statement: far longer than any takes, but those of jobs, which are processes of their own. */
const QUERY_TIMEOUT_MS = 60_000;

type OpenOptions = Pick<StoreOptions, "mustExist" | "isServing" | "isReadOnly" | "beforeMigration" | "onReplicaChange">;

/**
 * `openStore` on PostgreSQL. A database that cannot be used, or is another program's, is left as it was. Errors: AppError `storage`,
 * `not-found` with `mustExist`.
 */
export async function openPostgresStore(
  postgres: PostgresOptions,
  { mustExist = false, isReadOnly = false, beforeMigration, ...options }: OpenOptions,
): Promise<Store> {
  if (isReadOnly) return createPostgresStore(openPool(postgres), postgres, options);
  const pool = await openDatabase({ ...postgres, mustExist, beforeMigration });
  try {
    await buildMissingListIndexes(pool);
    if (!options.isServing) return createPostgresStore(pool, postgres, options);
    await pool.end();
    return createPostgresStore(openPool({ ...postgres, queryTimeoutMs: QUERY_TIMEOUT_MS }), postgres, options);
  } catch (error) {
    await pool.end();
    throw storageError(error);
  }
}
