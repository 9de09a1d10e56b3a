import type { TableSource } from "../../copy/table-source.ts";
import { rejectOlder } from "../../require-current.ts";
import { SCHEMA_VERSION } from "../../schema-version.ts";
import type { PostgresOptions } from "../../store-options.ts";
import { requireUsable } from "../connection/migrate.ts";
import { NO_EVENTS } from "../connection/open-database.ts";
import { openPool } from "../connection/open-pool.ts";
import { storageError } from "../connection/storage-error.ts";
import { createTransactions } from "../connection/transactions.ts";
import { openTableSource } from "./table-source.ts";

/**
 * Calls `read` with a snapshot of the database, which others may change meanwhile. Errors: AppError `not-found`, `conflict` for an earlier
 * schema version, `storage`; those of `read`.
 */
export async function inDatabaseSnapshot<T>(
  postgres: PostgresOptions,
  read: (source: TableSource) => Promise<T>,
): Promise<T> {
  const pool = openPool(postgres);
  try {
    const client = await pool.connect();
    const version = await requireUsable(client, { ...postgres, mustExist: true }).finally(() => client.release());
    if (version !== undefined) rejectOlder(version, `the database ${postgres.name}`);
    return await createTransactions(pool, SCHEMA_VERSION, NO_EVENTS).read(async (tx) => {
      // This transaction is idle while the target builds its indexes.
      await tx.run("SET LOCAL idle_in_transaction_session_timeout = 0");
      return read(openTableSource(tx));
    });
  } catch (error) {
    throw storageError(error);
  } finally {
    await pool.end();
  }
}
