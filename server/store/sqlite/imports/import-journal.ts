import type { Database } from "better-sqlite3";
import {
  type JournalEntry,
  type JournalRow,
  journalEntry,
  journalPrevious,
  mergePrevious,
  parsePrevious,
  previousJson,
} from "../../imports/journal-entry.ts";
import type { ImportEntries } from "../../unit-of-work/tables.ts";

const COLUMNS = "business_id AS businessId, previous, updated_at AS updatedAt";

/** Records the changes of each import to existing businesses, so that it can be undone. */
export function openImportJournal(db: Database) {
  const insert = db.prepare("INSERT INTO import_changes VALUES (?, ?, ?, ?) ON CONFLICT DO NOTHING");
  const rewrite = db.prepare(
    "UPDATE import_changes SET previous = ?, updated_at = ? WHERE import_id = ? AND business_id = ?",
  );
  const selectEntry = db.prepare<[number, number], JournalRow>(
    `SELECT ${COLUMNS} FROM import_changes WHERE import_id = ? AND business_id = ?`,
  );
  const selectFirst = db.prepare<[number, number], JournalRow>(
    `SELECT ${COLUMNS} FROM import_changes WHERE import_id = ? LIMIT ?`,
  );
  // See `selectBusiness` for `+?`.
  const selectAfter = db.prepare<[number, number], JournalRow & { importId: number }>(
    `SELECT import_id AS importId, ${COLUMNS} FROM import_changes
     WHERE business_id = +? AND import_id > +? ORDER BY import_id`,
  );
  const remove = db.prepare("DELETE FROM import_changes WHERE import_id = ? AND business_id = ?");
  const forget = db.prepare("DELETE FROM import_changes WHERE business_id = ?");

  const entries: ImportEntries = {
    add(importId, id, previous, at) {
      if (insert.run(importId, id, previousJson(previous), at).changes === 1) return;
      const mergedEntry = mergePrevious(parsePrevious(selectEntry.get(importId, id)?.previous), previous);
      rewrite.run(previousJson(mergedEntry), at, importId, id);
    },
    entriesAfter: (id, importId) =>
      selectAfter.all(id, importId).map((row) => ({ ...journalEntry(row), importId: row.importId })),
    addAgain(entry) {
      insert.run(entry.importId, entry.businessId, journalPrevious(entry), entry.updatedAt);
    },
    rewrite(entry) {
      rewrite.run(journalPrevious(entry), entry.updatedAt, entry.importId, entry.businessId);
    },
    remove: (importId, id) => remove.run(importId, id),
  };

  return {
    ...entries,
    first: (importId: number, limit: number): JournalEntry[] => selectFirst.all(importId, limit).map(journalEntry),
    /** Removes all entries of a business that no longer exists. */
    forget: (id: number) => forget.run(id),
  };
}
