import type { Pool } from "pg";
import { storageError } from "./storage-error.ts";

/**
 * Frees the space of deleted rows for new ones and updates the planner's statistics. It cannot run within a transaction. Errors: AppError
 * `storage`.
 */
export async function vacuum(pool: Pool, tables: readonly string[]): Promise<void> {
  try {
    await pool.query(`VACUUM (ANALYZE) ${tables.join(", ")}`);
  } catch (error) {
    throw storageError(error);
  }
}
