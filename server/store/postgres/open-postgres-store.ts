import type { Store } from "../store.ts";
import type { PostgresOptions, StoreOptions } from "../store-options.ts";
import { openDatabase } from "./connection/open-database.ts";
import { storageError } from "./connection/storage-error.ts";
import { createPostgresStore } from "./postgres-store.ts";
import { buildMissingListIndexes } from "./write/list-indexes.ts";

/**
 * `openStore` on PostgreSQL. A database that cannot be used, or is another program's, is left as it was. Errors: AppError `storage`,
 * `not-found` with `mustExist`.
 */
export async function openPostgresStore(
  postgres: PostgresOptions,
  { mustExist = false, isServing, beforeMigration }: Pick<StoreOptions, "mustExist" | "isServing" | "beforeMigration">,
): Promise<Store> {
  const pool = await openDatabase({ ...postgres, mustExist, beforeMigration });
  try {
    await buildMissingListIndexes(pool);
    return createPostgresStore(pool, postgres, isServing);
  } catch (error) {
    await pool.end();
    throw storageError(error);
  }
}
