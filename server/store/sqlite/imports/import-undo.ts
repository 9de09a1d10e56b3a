import type { Database } from "better-sqlite3";
import { businessKeys } from "#domain/business/business-keys";
import type { JournalEntry } from "../../imports/journal-entry.ts";
import { heldByEdits, revertBusiness, revertibleValues } from "../../imports/revert-business.ts";
import { addUndoBatch, requireUndoable, type UndoneImport, undoTotals } from "../../imports/undoable.ts";
import type { UndoBatchOutcome } from "../../port/imports.ts";
import { type BusinessRow, businessRecord, fieldValues } from "../../records/business-record.ts";
import type { ChangeJournal } from "../history/change-journal.ts";
import type { Merges } from "../history/merges.ts";
import { SELECT_BUSINESS } from "../read/select-business.ts";
import { openRuleJournal } from "../rules/rule-journal.ts";
import type { BusinessWriter } from "../write/business-writer.ts";
import type { DeletedBusinesses } from "../write/deleted-businesses.ts";
import type { HandEdits } from "../write/hand-edits.ts";
import type { Slugs } from "../write/slugs.ts";
import type { ImportJournal } from "./import-journal.ts";

interface UndoParts {
  writer: BusinessWriter;
  journal: ImportJournal;
  edits: HandEdits;
  slugs: Slugs;
  deleted: DeletedBusinesses;
  merges: Merges;
  changes: ChangeJournal;
}

/**
 * Undoes an import in batches: restores the previous values of businesses that it updated, and removes those that it added, without a
 * tombstone. Entries leave the journal when they are done, so an interrupted undo resumes.
 */
export function openImportUndo(db: Database, { writer, journal, edits, slugs, deleted, merges, changes }: UndoParts) {
  const one = db.prepare<[number], UndoneImport>(
    "SELECT state, started_at AS startedAt, heartbeat_at AS heartbeatAt, outcome, files, first_id AS firstId FROM imports WHERE id = ?",
  );
  const begin = db.prepare("UPDATE imports SET state = 'undoing', heartbeat_at = ? WHERE id = ?");
  const setOutcome = db.prepare("UPDATE imports SET heartbeat_at = ?, outcome = ? WHERE id = ?");
  const finish = db.prepare("UPDATE imports SET state = 'undone' WHERE id = ? AND state = 'undoing'");
  const whole = db.prepare<[number], BusinessRow>(`${SELECT_BUSINESS} WHERE b.id = +?`);
  const added = db.prepare<[number, number, number], number>(
    `SELECT b.id FROM imports i CROSS JOIN businesses b ON b.id BETWEEN i.first_id AND i.last_id
     WHERE i.id = ? AND b.import_id = ? ORDER BY b.id DESC LIMIT ?`,
  );
  added.pluck();
  const ruled = openRuleJournal(db);
  const hasAdded = db.prepare<[number]>("SELECT 1 FROM businesses WHERE import_id = ? LIMIT 1");

  const { ownerOf } = slugs;

  let hasLaterImports = false;

  /** Whether a business was changed. */
  function restore(importId: number, entry: JournalEntry, at: number): boolean {
    const { businessId } = entry;
    journal.remove(importId, businessId);
    const row = whole.get(businessId);
    const tombstone = row === undefined ? deleted.record(businessId) : undefined;
    if (row === undefined && tombstone === undefined) return false;
    const editedFields = tombstone?.editedFields ?? edits.of(businessId);
    const later = hasLaterImports ? journal.after(businessId, importId) : [];
    const revertible = revertibleValues(entry, editedFields, later);
    for (const laterEntry of revertible.moved) journal.rewrite(laterEntry);
    changes.rebase(businessId, fieldValues(heldByEdits(entry.values, editedFields)));
    if (Object.keys(revertible.values).length === 0) return false;
    if (tombstone !== undefined) {
      deleted.rewrite({
        ...tombstone,
        business: revertBusiness(tombstone.business, entry, revertible, { at, ownerOf }),
      });
    } else if (row !== undefined) {
      const business = revertBusiness(businessRecord(row), entry, revertible, { at, ownerOf });
      writer.replace(businessId, { ...business, ...businessKeys(business) }, Date.parse(business.updatedAt));
    }
    return true;
  }

  function remove(id: number) {
    writer.remove(id);
    journal.forget(id);
    changes.forget(id);
    ruled.forget(id);
    slugs.forget(id);
  }

  return {
    /** Errors: AppError `not-found`, and `conflict` for an import that runs, was undone before or has no journal. */
    begin(importId: number, at: Date) {
      const entry = one.get(importId);
      const mayHaveAdded = entry?.firstId === null && hasAdded.get(importId) !== undefined;
      requireUndoable(importId, entry, mayHaveAdded, at);
      begin.run(at.toISOString(), importId);
    },

    /** Undoes at most `limit` businesses. */
    batch(importId: number, limit: number, at: Date): UndoBatchOutcome {
      writer.begin();
      merges.undoOfImport(importId, at.getTime());
      hasLaterImports = journal.anyAfter(importId);
      const entries = journal.first(importId, limit);
      let restored = 0;
      for (const entry of entries) if (restore(importId, entry, at.getTime())) restored++;
      const ids = entries.length < limit ? added.all(importId, importId, limit - entries.length) : [];
      for (const id of ids) remove(id);
      writer.end();
      const outcome = addUndoBatch(one.get(importId)?.outcome ?? "{}", { removed: ids.length, restored });
      setOutcome.run(at.toISOString(), outcome, importId);
      return { removed: ids.length, restored, isDone: entries.length + ids.length < limit };
    },

    /** Totals of the undo. `isLast`: false if another process finished it before. */
    finish(importId: number): { removed: number; restored: number; files: string[]; isLast: boolean } {
      const isLast = finish.run(importId).changes === 1;
      const { outcome = "{}", files = "[]" } = one.get(importId) ?? {};
      return { ...undoTotals(outcome), files: JSON.parse(files), isLast };
    },
  };
}
