import type { Database } from "better-sqlite3";
import {
  type ImportJournalEntry,
  type JournalEntry,
  type JournalRow,
  journalEntry,
  journalPrevious,
  mergePrevious,
  parsePrevious,
  previousJson,
} from "../../imports/journal-entry.ts";
import type { PreviousValues } from "../../records/business-changes.ts";

const COLUMNS = "business_id AS businessId, previous, updated_at AS updatedAt";

export type ImportJournal = ReturnType<typeof openImportJournal>;

/** What each import changed in businesses that were there before it, so that it can be undone. */
export function openImportJournal(db: Database) {
  const insert = db.prepare("INSERT INTO import_changes VALUES (?, ?, ?, ?) ON CONFLICT DO NOTHING");
  const rewrite = db.prepare(
    "UPDATE import_changes SET previous = ?, updated_at = ? WHERE import_id = ? AND business_id = ?",
  );
  const one = db.prepare<[number, number], JournalRow>(
    `SELECT ${COLUMNS} FROM import_changes WHERE import_id = ? AND business_id = ?`,
  );
  const first = db.prepare<[number, number], JournalRow>(
    `SELECT ${COLUMNS} FROM import_changes WHERE import_id = ? LIMIT ?`,
  );
  const after = db.prepare<[number, number], JournalRow & { importId: number }>(
    `SELECT import_id AS importId, ${COLUMNS} FROM import_changes
     WHERE business_id = ? AND import_id > ? ORDER BY import_id`,
  );
  const anyAfter = db.prepare<[number]>("SELECT 1 FROM import_changes WHERE import_id > ? LIMIT 1");
  const remove = db.prepare("DELETE FROM import_changes WHERE import_id = ? AND business_id = ?");
  const forget = db.prepare("DELETE FROM import_changes WHERE business_id = ?");

  return {
    /** A second row of the same business adds only what the first did not change. */
    add(importId: number, id: number, previous: PreviousValues, at: number) {
      if (insert.run(importId, id, previousJson(previous), at).changes === 1) return;
      const merged = mergePrevious(parsePrevious(one.get(importId, id)?.previous), previous);
      rewrite.run(previousJson(merged), at, importId, id);
    },
    first: (importId: number, limit: number): JournalEntry[] => first.all(importId, limit).map(journalEntry),
    /** Whether an import after this one changed anything. */
    anyAfter: (importId: number) => anyAfter.get(importId) !== undefined,
    /** What later imports wrote over in the same business, the earliest first. */
    after: (id: number, importId: number): ImportJournalEntry[] =>
      after.all(id, importId).map((row) => ({ ...journalEntry(row), importId: row.importId })),
    /** After the undo of an undo. */
    addAgain(entry: ImportJournalEntry) {
      insert.run(entry.importId, entry.businessId, journalPrevious(entry), entry.updatedAt);
    },
    rewrite(entry: ImportJournalEntry) {
      rewrite.run(journalPrevious(entry), entry.updatedAt, entry.importId, entry.businessId);
    },
    remove: (importId: number, id: number) => remove.run(importId, id),
    /** Removes all entries of a business that is gone. */
    forget: (id: number) => forget.run(id),
  };
}
