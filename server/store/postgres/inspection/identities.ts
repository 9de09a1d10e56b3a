import type { Transaction } from "../connection/transaction.ts";

/** A table with an identity column. */
export interface Identity {
  table: string;
  sequence: string;
  /** The highest id in use; null in an empty table. */
  lastId: number | null;
  /** Tells whether the sequence lags, so that the next id may be in use. */
  isTaken: boolean;
}

const IDENTITIES = `
  SELECT table_name AS "table", column_name AS "column", pg_get_serial_sequence(quote_ident(table_name), column_name) AS sequence
  FROM information_schema.columns WHERE table_schema = current_schema() AND is_identity = 'YES' ORDER BY table_name`;

export async function readIdentities(tx: Transaction): Promise<Identity[]> {
  const identities: Identity[] = [];
  for (const { table, column, sequence } of await tx.rows<Record<"table" | "column" | "sequence", string>>(
    IDENTITIES,
  )) {
    const row = await tx.row<{ lastId: number | null; isTaken: boolean }>(
      `SELECT max(${column}) AS "lastId", coalesce(max(${column}) > (SELECT last_value - CASE WHEN is_called THEN 0 ELSE 1 END FROM ${sequence}), FALSE) AS "isTaken"
       FROM ${table}`,
    );
    if (row !== undefined) identities.push({ table, sequence, ...row });
  }
  return identities;
}

/** Sets sequences that are behind to the highest id in use. */
export async function repairIdentities(tx: Transaction): Promise<void> {
  for (const { sequence, lastId, isTaken } of await readIdentities(tx)) {
    if (isTaken) await tx.run("SELECT setval($1::regclass, $2)", [sequence, lastId]);
  }
}
