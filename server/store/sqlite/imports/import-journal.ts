import type { Database } from "better-sqlite3";
import type { PreviousValues } from "../../records/business-changes.ts";
import type { StoredValues } from "../../records/business-record.ts";

/** What an import wrote over in one business. Times in milliseconds. */
export interface JournalEntry {
  businessId: number;
  /** As stored before; only fields that the import changed. */
  values: StoredValues;
  previousUpdatedAt: number;
  /** The time that the import gave it. */
  updatedAt: number;
}

interface Row {
  businessId: number;
  previous: string;
  updatedAt: number;
}

/** The JSON in column `previous`. */
type Previous = Pick<PreviousValues, "values" | "updatedAt">;

const COLUMNS = "business_id AS businessId, previous, updated_at AS updatedAt";

export type ImportJournal = ReturnType<typeof openImportJournal>;

/** What each import changed in businesses that were there before it, so that it can be undone. */
export function openImportJournal(db: Database) {
  const insert = db.prepare("INSERT INTO import_changes VALUES (?, ?, ?, ?) ON CONFLICT DO NOTHING");
  const rewrite = db.prepare(
    "UPDATE import_changes SET previous = ?, updated_at = ? WHERE import_id = ? AND business_id = ?",
  );
  const one = db.prepare<[number, number], Row>(
    `SELECT ${COLUMNS} FROM import_changes WHERE import_id = ? AND business_id = ?`,
  );
  const first = db.prepare<[number, number], Row>(`SELECT ${COLUMNS} FROM import_changes WHERE import_id = ? LIMIT ?`);
  const after = db.prepare<[number, number], Row & { importId: number }>(
    `SELECT import_id AS importId, ${COLUMNS} FROM import_changes
     WHERE business_id = ? AND import_id > ? ORDER BY import_id`,
  );
  const anyAfter = db.prepare<[number]>("SELECT 1 FROM import_changes WHERE import_id > ? LIMIT 1");
  const remove = db.prepare("DELETE FROM import_changes WHERE import_id = ? AND business_id = ?");
  const forget = db.prepare("DELETE FROM import_changes WHERE business_id = ?");

  return {
    /** A second row of the same business adds only what the first did not change. */
    add(importId: number, id: number, { values, updatedAt }: PreviousValues, at: number) {
      const previous: Previous = { values, updatedAt };
      if (insert.run(importId, id, JSON.stringify(previous), at).changes === 1) return;
      const earlier = parsePrevious(one.get(importId, id));
      const merged: Previous = { values: { ...values, ...earlier.values }, updatedAt: earlier.updatedAt };
      rewrite.run(JSON.stringify(merged), at, importId, id);
    },
    first: (importId: number, limit: number): JournalEntry[] => first.all(importId, limit).map(entryOf),
    /** Whether an import after this one changed anything. */
    anyAfter: (importId: number) => anyAfter.get(importId) !== undefined,
    /** What later imports wrote over in the same business, the earliest first. */
    after: (id: number, importId: number): (JournalEntry & { importId: number })[] =>
      after.all(id, importId).map((row) => ({ ...entryOf(row), importId: row.importId })),
    rewrite(importId: number, { businessId, values, previousUpdatedAt, updatedAt }: JournalEntry) {
      const previous: Previous = { values, updatedAt: previousUpdatedAt };
      rewrite.run(JSON.stringify(previous), updatedAt, importId, businessId);
    },
    remove: (importId: number, id: number) => remove.run(importId, id),
    /** Removes all entries of a business that is gone. */
    forget: (id: number) => forget.run(id),
  };
}

function parsePrevious(row: Row | undefined): Previous {
  return row === undefined ? { values: {}, updatedAt: 0 } : JSON.parse(row.previous);
}

function entryOf(row: Row): JournalEntry {
  const { values, updatedAt } = parsePrevious(row);
  return { businessId: row.businessId, values, previousUpdatedAt: updatedAt, updatedAt: row.updatedAt };
}
