import type { Transaction } from "../connection/transaction.ts";

/** Length of the log. Column stores further behind read all listings again. */
const LOG_LENGTH = 100_000;

/**
 * Has column stores in memory read these listings again: they were changed, removed or restored. Numbers of the log have gaps, after a
 * rollback for example.
 */
export async function logListingChanges(tx: Transaction, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return;
  await tx.run("INSERT INTO listing_changes (business_id) SELECT unnest($1::bigint[])", [ids]);
  await tx.run("DELETE FROM listing_changes WHERE seq <= (SELECT max(seq) FROM listing_changes) - $1", [LOG_LENGTH]);
}
