import type { Transaction } from "../connection/transaction.ts";

/** Reads the fields that were edited by hand, by business id. Businesses without any are left out. `writeUnit` writes them. */
export async function readHandEdits(tx: Transaction, ids: readonly number[]): Promise<Map<number, string[]>> {
  if (ids.length === 0) return new Map();
  const rows = await tx.arrays<[number, string]>(
    "SELECT business_id, fields FROM hand_edits WHERE business_id = ANY($1)",
    [ids],
  );
  return new Map(rows.map(([id, fields]) => [id, JSON.parse(fields) as string[]]));
}
