import type { Transaction } from "../connection/transaction.ts";

/** Number of entries in the log. Column stores that are further behind reload all listings. */
const MAX_LOG_ENTRIES = 100_000;

/**
 * Logs changed, removed and restored listings, which column stores in memory then read again. Sequence numbers of the log have gaps after
 * rollbacks.
 */
export async function logListingChanges(tx: Transaction, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return;
  await tx.run("INSERT INTO listing_changes (business_id) SELECT unnest($1::bigint[])", [ids]);
  await tx.run("DELETE FROM listing_changes WHERE seq <= (SELECT max(seq) FROM listing_changes) - $1", [
    MAX_LOG_ENTRIES,
  ]);
}
