import type { Database } from "better-sqlite3";
import type { NewSynonym, Synonym } from "#contract/admin-api";
import { foldText } from "#domain/text/fold";

const SYNONYM_COLUMNS = "id, from_text AS 'from', to_text AS 'to', created_at AS createdAt";

/** The administrator's synonyms, and the missed searches that each one answers. */
export function openSynonyms(db: Database) {
  const selectAll = db.prepare<[], Synonym>(`SELECT ${SYNONYM_COLUMNS} FROM synonyms ORDER BY from_key, id`);
  const selectOne = db.prepare<[number], Synonym>(`SELECT ${SYNONYM_COLUMNS} FROM synonyms WHERE id = ?`);
  const add = db
    .prepare<[string, string, string, string, string], number>(
      `INSERT INTO synonyms (from_key, to_key, from_text, to_text, created_at) VALUES (?, ?, ?, ?, ?)
       ON CONFLICT (from_key, to_key) DO UPDATE SET from_text = excluded.from_text, to_text = excluded.to_text RETURNING id`,
    )
    .pluck();
  const remove = db.prepare("DELETE FROM synonyms WHERE id = ?");
  const forgetSearches = db.prepare("DELETE FROM missed_searches WHERE text = ?");

  return {
    all: () => selectAll.all(),
    /** Replaces a synonym of the same folded texts, which keeps its id. */
    add({ from, to }: NewSynonym, at: Date): Synonym {
      const id = add.get(foldText(from), foldText(to), from, to, at.toISOString()) ?? 0;
      forgetSearches.run(foldText(from));
      return selectOne.get(id) as Synonym;
    },
    remove(id: number): Synonym | undefined {
      const removedSynonym = selectOne.get(id);
      remove.run(id);
      return removedSynonym;
    },
  };
}
