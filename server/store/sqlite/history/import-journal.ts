import type { Database } from "better-sqlite3";
import type { StoredValues } from "../read/business-record.ts";
import type { Former } from "../write/business-writer.ts";

/** What an import wrote over in one business. */
export interface JournalEntry {
  businessId: number;
  /** As it was before; only fields that the import changed. */
  values: StoredValues;
  formerUpdatedAt: number;
  /** The time that the import gave it. */
  updatedAt: number;
}

interface Row {
  businessId: number;
  previous: string;
  updatedAt: number;
}

/** Written as `former`. */
type Kept = Pick<Former, "values" | "updatedAt">;

const COLUMNS = "business_id AS businessId, previous, updated_at AS updatedAt";

export type ImportJournal = ReturnType<typeof openImportJournal>;

/** What each import changed in businesses that were there before it; the ground on which it can be undone. */
export function openImportJournal(db: Database) {
  const add = db.prepare("INSERT INTO import_changes VALUES (?, ?, ?, ?) ON CONFLICT DO NOTHING");
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
  const drop = db.prepare("DELETE FROM import_changes WHERE import_id = ? AND business_id = ?");
  const forget = db.prepare("DELETE FROM import_changes WHERE business_id = ?");

  return {
    /** A second row of the same business adds only what the first did not change. */
    note(importId: number, id: number, { values, updatedAt }: Former, at: number) {
      const kept: Kept = { values, updatedAt };
      if (add.run(importId, id, JSON.stringify(kept), at).changes === 1) return;
      const before = keptIn(one.get(importId, id));
      const both: Kept = { values: { ...values, ...before.values }, updatedAt: before.updatedAt };
      rewrite.run(JSON.stringify(both), at, importId, id);
    },
    first: (importId: number, limit: number): JournalEntry[] => first.all(importId, limit).map(entryOf),
    /** Whether an import after this one changed anything. */
    anyAfter: (importId: number) => anyAfter.get(importId) !== undefined,
    /** What later imports wrote over in the same business, the next one first. */
    after: (id: number, importId: number): (JournalEntry & { importId: number })[] =>
      after.all(id, importId).map((row) => ({ ...entryOf(row), importId: row.importId })),
    rewrite(importId: number, { businessId, values, formerUpdatedAt, updatedAt }: JournalEntry) {
      const kept: Kept = { values, updatedAt: formerUpdatedAt };
      rewrite.run(JSON.stringify(kept), updatedAt, importId, businessId);
    },
    drop: (importId: number, id: number) => drop.run(importId, id),
    /** All that is kept of a business that is gone. */
    forget: (id: number) => forget.run(id),
  };
}

function keptIn(row: Row | undefined): Kept {
  return row === undefined ? { values: {}, updatedAt: 0 } : JSON.parse(row.previous);
}

function entryOf(row: Row): JournalEntry {
  const { values, updatedAt } = keptIn(row);
  return { businessId: row.businessId, values, formerUpdatedAt: updatedAt, updatedAt: row.updatedAt };
}
