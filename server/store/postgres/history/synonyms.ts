import type { NewSynonym, Synonym } from "#contract/admin-api";
import { foldText } from "#domain/text/fold";
import type { Transaction } from "../connection/transaction.ts";

const SYNONYM_COLUMNS = `id, from_text AS "from", to_text AS "to", created_at AS "createdAt"`;

/** Synonyms by administrators. Adding one removes the missed searches that it answers. */
export const synonyms = {
  all: (tx: Transaction): Promise<Synonym[]> =>
    tx.rows(`SELECT ${SYNONYM_COLUMNS} FROM synonyms ORDER BY from_key, id`),
  /** Replaces a synonym of the same folded texts, which keeps its id. */
  async add(tx: Transaction, { from, to }: NewSynonym, at: Date): Promise<Synonym> {
    const newSynonym = await tx.row<Synonym>(
      `INSERT INTO synonyms (from_key, to_key, from_text, to_text, created_at) VALUES ($1, $2, $3, $4, $5)
       ON CONFLICT (from_key, to_key) DO UPDATE SET from_text = excluded.from_text, to_text = excluded.to_text RETURNING ${SYNONYM_COLUMNS}`,
      [foldText(from), foldText(to), from, to, at.toISOString()],
    );
    await tx.run("DELETE FROM missed_searches WHERE text = $1", [foldText(from)]);
    return newSynonym as Synonym;
  },
  remove: (tx: Transaction, id: number): Promise<Synonym | undefined> =>
    tx.row(`DELETE FROM synonyms WHERE id = $1 RETURNING ${SYNONYM_COLUMNS}`, [id]),
};
