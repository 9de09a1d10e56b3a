import { type EditEntry, type JournalEntry, type JournalRow, journalEntry } from "../../changes/written-fields.ts";
import type { UndoState } from "../../port/changes.ts";
import type { Transaction } from "../connection/transaction.ts";

interface StateRow {
  id: number;
  state: "done" | "undone";
  /** The change has entries left. */
  hasEntries: boolean;
}

const IS_EDIT = `previous IS NOT NULL AND previous NOT LIKE '{"removed"%'`;
const COLUMNS = `change_id AS "changeId", business_id AS "businessId", previous`;

/** Returns edits of businesses after a change, by business, earliest first. */
async function editsAfter(
  tx: Transaction,
  businessIds: readonly number[],
  changeId: number,
): Promise<Map<number, EditEntry[]>> {
  if (businessIds.length === 0) return new Map();
  const rows = await tx.rows<JournalRow>(
    `SELECT ${COLUMNS} FROM change_journal
     WHERE business_id = ANY($1) AND change_id > $2 AND ${IS_EDIT} ORDER BY change_id`,
    [businessIds, changeId],
  );
  return Map.groupBy(
    rows.map((row) => journalEntry(row) as EditEntry),
    ({ businessId }) => businessId,
  );
}

async function save(tx: Transaction, edits: readonly EditEntry[]): Promise<void> {
  if (edits.length === 0) return;
  await tx.run(
    `UPDATE change_journal j SET previous = e.previous FROM unnest($1::bigint[], $2::bigint[], $3::text[]) AS e (change_id, business_id, previous)
     WHERE j.change_id = e.change_id AND j.business_id = e.business_id`,
    [
      edits.map(({ changeId }) => changeId),
      edits.map(({ businessId }) => businessId),
      edits.map(({ written }) => JSON.stringify(written)),
    ],
  );
}

/** Returns undo states by change id. Ids of other entries are left out. */
async function undoStates(tx: Transaction, ids: readonly number[]): Promise<Map<number, UndoState>> {
  const rows = await tx.rows<StateRow>(
    `SELECT id, state, EXISTS (SELECT 1 FROM change_journal j WHERE j.change_id = c.id) AS "hasEntries"
     FROM changes c WHERE id = ANY($1::bigint[])`,
    [ids],
  );
  return new Map(
    rows.map(({ id, state, hasEntries }) => [
      id,
      state === "undone" ? state : hasEntries ? ("possible" as const) : ("expired" as const),
    ]),
  );
}

/** The journal of administrators' changes, by which they can be undone. */
export const changeJournal = {
  setUndone: (tx: Transaction, changeId: number) =>
    tx.run("UPDATE changes SET state = 'undone' WHERE id = $1", [changeId]),
  undoStates,
  /**
   * Adds entries. The first one makes an entry of the activity log a change. An existing entry of a business stays.
   */
  async add(tx: Transaction, entries: readonly JournalRow[]): Promise<void> {
    if (entries.length === 0) return;
    await tx.run(
      `WITH change AS (
         INSERT INTO changes (id, state) SELECT DISTINCT id, 'done' FROM unnest($1::bigint[]) AS ids (id) ON CONFLICT DO NOTHING
       )
       INSERT INTO change_journal (change_id, business_id, previous)
       SELECT * FROM unnest($1::bigint[], $2::bigint[], $3::text[]) ON CONFLICT DO NOTHING`,
      [
        entries.map(({ changeId }) => changeId),
        entries.map(({ businessId }) => businessId),
        entries.map(({ previous }) => previous),
      ],
    );
  },
  page: async (tx: Transaction, changeId: number, afterId: number, limit: number): Promise<JournalEntry[]> =>
    (
      await tx.rows<JournalRow>(
        `SELECT ${COLUMNS} FROM change_journal WHERE change_id = $1 AND business_id > $2 ORDER BY business_id LIMIT $3`,
        [changeId, afterId, limit],
      )
    ).map(journalEntry),
  editsAfter,
  save,
  async remove(tx: Transaction, entries: readonly Pick<JournalEntry, "changeId" | "businessId">[]): Promise<void> {
    for (const [changeId, removedEntries] of Map.groupBy(entries, (entry) => entry.changeId)) {
      const ids = removedEntries.map(({ businessId }) => businessId);
      await tx.run("DELETE FROM change_journal WHERE change_id = $1 AND business_id = ANY($2)", [changeId, ids]);
    }
  },
  /** Erases at most `limit` entries of undos of imports before a time. Returns how many. */
  expireImportUndos: (tx: Transaction, before: Date, limit: number): Promise<number> =>
    tx.run(
      `DELETE FROM change_journal WHERE (change_id, business_id) IN (
         SELECT j.change_id, j.business_id FROM activity a JOIN change_journal j ON j.change_id = a.id
         WHERE a.action = 'undo' AND a.at < $1 LIMIT $2)`,
      [before.toISOString(), limit],
    ),
  /** Removes all entries of businesses that no longer exist. */
  async forget(tx: Transaction, businessIds: readonly number[]): Promise<void> {
    if (businessIds.length > 0) await tx.run("DELETE FROM change_journal WHERE business_id = ANY($1)", [businessIds]);
  },
};
