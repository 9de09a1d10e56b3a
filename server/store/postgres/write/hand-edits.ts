import type { Transaction } from "../connection/transaction.ts";

async function ofAll(tx: Transaction, ids: readonly number[]): Promise<Map<number, string[]>> {
  if (ids.length === 0) return new Map();
  const rows = await tx.arrays<[number, string]>(
    "SELECT business_id, fields FROM hand_edits WHERE business_id = ANY($1)",
    [ids],
  );
  return new Map(rows.map(([id, fields]) => [id, JSON.parse(fields) as string[]]));
}

/** The fields of each business that were edited by hand. The business writer writes them. */
export const handEdits = {
  /** By id; nothing of businesses without edits. */
  ofAll,
};
