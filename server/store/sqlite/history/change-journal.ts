import type { Database } from "better-sqlite3";
import { type EditEntry, type JournalEntry, type JournalRow, journalEntry } from "../../changes/written-fields.ts";
import type { UndoState } from "../../port/changes.ts";
import type { ChangeEntries } from "../../unit-of-work/tables.ts";

const IS_EDIT = `previous IS NOT NULL AND previous NOT LIKE '{"removed"%'`;
const COLUMNS = "change_id AS changeId, business_id AS businessId, previous";

export type ChangeJournal = ReturnType<typeof openChangeJournal>;

/** Records each change by an administrator, so that it can be undone. */
export function openChangeJournal(db: Database) {
  const addChange = db.prepare("INSERT INTO changes VALUES (?, 'done') ON CONFLICT DO NOTHING");
  const setUndone = db.prepare("UPDATE changes SET state = 'undone' WHERE id = ?");
  const state = db.prepare<[number], string>("SELECT state FROM changes WHERE id = ?").pluck();
  const addEntry = db.prepare("INSERT INTO change_journal VALUES (?, ?, ?) ON CONFLICT DO NOTHING");
  const selectAny = db.prepare<[number]>("SELECT 1 FROM change_journal WHERE change_id = ? LIMIT 1");
  const page = db.prepare<[number, number, number], JournalRow>(
    `SELECT ${COLUMNS} FROM change_journal WHERE change_id = ? AND business_id > ? ORDER BY business_id LIMIT ?`,
  );
  const selectOfBusiness = db.prepare<[number, number], JournalRow>(
    `SELECT ${COLUMNS} FROM change_journal WHERE business_id = ? AND change_id > ? AND ${IS_EDIT} ORDER BY change_id`,
  );
  const rewrite = db.prepare("UPDATE change_journal SET previous = ? WHERE change_id = ? AND business_id = ?");
  const remove = db.prepare("DELETE FROM change_journal WHERE change_id = ? AND business_id = ?");
  const forget = db.prepare("DELETE FROM change_journal WHERE business_id = ?");
  const expire = db.prepare(
    `DELETE FROM change_journal WHERE (change_id, business_id) IN (
       SELECT j.change_id, j.business_id FROM activity a JOIN change_journal j ON j.change_id = a.id
       WHERE a.action = 'undo' AND a.at < ? LIMIT ?)`,
  );

  const entries: ChangeEntries = {
    entriesAfter: (businessId, changeId) =>
      selectOfBusiness.all(businessId, changeId).map((row) => journalEntry(row) as EditEntry),
    // The first entry makes an entry of the activity log a change.
    add(changeId, businessId, previous) {
      addChange.run(changeId);
      addEntry.run(changeId, businessId, previous);
    },
    save: ({ changeId, businessId, written }) => rewrite.run(JSON.stringify(written), changeId, businessId),
    remove: ({ changeId, businessId }) => remove.run(changeId, businessId),
    forget: (businessId) => forget.run(businessId),
  };

  return {
    ...entries,
    addAll(rows: readonly JournalRow[]) {
      for (const { changeId, businessId, previous } of rows) entries.add(changeId, businessId, previous);
    },
    setUndone: (changeId: number) => setUndone.run(changeId),
    /** Returns undefined for an entry that is not a change. */
    undoState(changeId: number): UndoState | undefined {
      const stateRow = state.get(changeId);
      if (stateRow === undefined || stateRow === "undone") return stateRow;
      return selectAny.get(changeId) === undefined ? "expired" : "possible";
    },
    page: (changeId: number, afterId: number, limit: number): JournalEntry[] =>
      page.all(changeId, afterId, limit).map(journalEntry),
    /** Erases at most `limit` entries of undos of imports before a time. Returns how many. */
    expireImportUndos: (before: Date, limit: number): number => expire.run(before.toISOString(), limit).changes,
  };
}
