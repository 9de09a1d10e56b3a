import type { Database } from "better-sqlite3";
import type { ImportUndoCounts } from "#contract/import-report";
import { businessKeys } from "#domain/business/business-keys";
import type { JournalEntry } from "../../imports/journal-entry.ts";
import { heldByEdits, revertBusiness, revertibleValues } from "../../imports/revert-business.ts";
import {
  addUndoBatch,
  type ImportUndo,
  requireUndoable,
  type UndoneImport,
  undoDetail,
  undoOf,
  undoTotals,
  withUndo,
} from "../../imports/undoable.ts";
import type { ImportUndoOptions, UndoBatchOutcome } from "../../port/imports.ts";
import type { DeletedRecord } from "../../records/business-changes.ts";
import { fieldValues } from "../../records/business-record.ts";
import type { Activity } from "../history/activity.ts";
import type { ChangeJournal } from "../history/change-journal.ts";
import type { Merges } from "../history/merges.ts";
import { openRuleJournal } from "../rules/rule-journal.ts";
import type { BusinessWriter } from "../write/business-writer.ts";
import type { DeletedBusinesses } from "../write/deleted-businesses.ts";
import type { Slugs } from "../write/slugs.ts";
import type { ImportJournal } from "./import-journal.ts";

interface UndoParts {
  writer: BusinessWriter;
  journal: ImportJournal;
  slugs: Slugs;
  deleted: DeletedBusinesses;
  merges: Merges;
  changes: ChangeJournal;
  activity: Activity;
}

/**
 * Undoes an import in batches: restores the previous values of businesses that it updated, and removes those that it added, without a
 * tombstone; those that were edited by hand since go to the recycle bin, or stay. Entries leave the journal when they are done, so an
 * interrupted undo resumes. The undo is a change of its own, which can be undone.
 */
export function openImportUndo(db: Database, parts: UndoParts) {
  const { writer, journal, slugs, deleted, merges, changes, activity } = parts;
  const one = db.prepare<[number], UndoneImport>(
    "SELECT state, started_at AS startedAt, heartbeat_at AS heartbeatAt, outcome, files, first_id AS firstId FROM imports WHERE id = ?",
  );
  const begin = db.prepare("UPDATE imports SET state = 'undoing', heartbeat_at = ?, outcome = ? WHERE id = ?");
  const setOutcome = db.prepare("UPDATE imports SET heartbeat_at = ?, outcome = ? WHERE id = ?");
  const finish = db.prepare("UPDATE imports SET state = 'undone' WHERE id = ? AND state = 'undoing'");
  const added = db.prepare<[number, number, number], number>(
    `SELECT b.id FROM imports i CROSS JOIN businesses b ON b.id BETWEEN i.first_id AND i.last_id
     WHERE i.id = ? AND b.import_id = ? ORDER BY b.id DESC LIMIT ?`,
  );
  added.pluck();
  const ruled = openRuleJournal(db);
  const countAdded = db.prepare<[number, number, number], number>(
    `SELECT (SELECT count(*) FROM imports i CROSS JOIN businesses b ON b.id BETWEEN i.first_id AND i.last_id
             WHERE i.id = ? AND b.import_id = ?)
       + (SELECT count(*) FROM merges WHERE import_id = ?)`,
  );
  countAdded.pluck();
  const countUpdated = db.prepare<[number], number>("SELECT count(*) FROM import_changes WHERE import_id = ?");
  countUpdated.pluck();
  const editedAdded = db.prepare<[number, number], number>(
    `SELECT (SELECT count(*) FROM hand_edits e CROSS JOIN businesses b ON b.id = e.business_id WHERE b.import_id = ?)
       + (SELECT count(*) FROM merges m JOIN deleted_businesses d ON d.id = m.merged_id
          WHERE m.import_id = ? AND json_array_length(d.record, '$.editedFields') > 0)`,
  );
  editedAdded.pluck();
  const editedUpdated = db.prepare<[number], number>(
    `SELECT count(*) FROM hand_edits e CROSS JOIN import_changes c ON c.business_id = e.business_id AND c.import_id = ?`,
  );
  editedUpdated.pluck();
  const keep = db.prepare("UPDATE businesses SET import_id = NULL WHERE id = ?");
  const hasAdded = db.prepare<[number]>("SELECT 1 FROM businesses WHERE import_id = ? LIMIT 1");

  const { ownerOf } = slugs;

  let hasLaterImports = false;
  let hasRuled = false;

  /** Whether a business was changed. */
  function restore(importId: number, changeId: number, entry: JournalEntry, at: number): boolean {
    const { businessId } = entry;
    journal.remove(importId, businessId);
    const present = writer.record(businessId);
    const before = present ?? deleted.record(businessId);
    if (before === undefined) return false;
    const { editedFields } = before;
    const later = hasLaterImports ? journal.after(businessId, importId) : [];
    const revertible = revertibleValues(entry, editedFields, later);
    for (const laterEntry of revertible.moved) journal.rewrite(laterEntry);
    changes.rebase(businessId, fieldValues(heldByEdits(entry.values, editedFields)));
    if (Object.keys(revertible.values).length === 0) return false;
    const business = revertBusiness(before.business, entry, revertible, { at, ownerOf });
    if (present === undefined) deleted.rewrite({ ...before, business });
    else writer.replace(businessId, { ...business, ...businessKeys(business) }, Date.parse(business.updatedAt));
    const after = writer.record(businessId) ?? { ...before, business };
    changes.addEdit(changeId, before, after, { ...entry, importId });
    return true;
  }

  /** Removes a business that was not edited by hand. Its record waits in the journal of changes. */
  function remove(changeId: number, record: DeletedRecord) {
    const { id } = record.business;
    // rules apply anew to the city of before, should the business come back
    const city = (hasRuled && ruled.of(id)?.city) || record.business.city;
    writer.remove(id);
    changes.forget(id);
    changes.addRemoval(changeId, { ...record, business: { ...record.business, city } });
    if (hasRuled) ruled.forget(id);
    slugs.forget(id);
  }

  function moveToBin(importId: number, changeId: number, record: DeletedRecord, at: Date) {
    writer.remove(record.business.id);
    deleted.add({ ...record, undoneImportId: importId });
    deleted.addToBin(record, at);
    changes.addDeletion(changeId, record.business.id);
  }

  /** Removes businesses that the import added, or keeps them as if they had been added by hand. */
  function removeAdded(importId: number, ids: readonly number[], at: Date) {
    const { changeId, edited } = undo(importId);
    const counts = { removed: 0, binned: 0, kept: 0 };
    // their entries in the journal are written in the order of its key
    for (const id of ids.toReversed()) {
      const record = writer.record(id);
      if (record === undefined) continue;
      const isEdited = record.editedFields.length > 0;
      if (isEdited && edited === "keep") {
        keep.run(id);
        counts.kept++;
        continue;
      }
      if (isEdited) moveToBin(importId, changeId, record, at);
      else remove(changeId, record);
      counts.removed++;
      if (isEdited) counts.binned++;
    }
    return counts;
  }

  function undo(importId: number): ImportUndo {
    const stored = undoOf(one.get(importId)?.outcome ?? "{}");
    if (stored === undefined) throw new Error(`The undo of import ${importId} was not begun`);
    return stored;
  }

  /** Errors: AppError `not-found`, and `conflict` for an import that runs, was undone before or has no journal. */
  function undoable(importId: number, at: Date): UndoneImport {
    const entry = one.get(importId);
    const mayHaveAdded = entry?.firstId === null && hasAdded.get(importId) !== undefined;
    return requireUndoable(importId, entry, mayHaveAdded, at);
  }

  return {
    /** What is left to undo: not what was deleted since, kept by an earlier undo, or done by a stopped one. Errors: as `begin`. */
    preview(importId: number, at: Date) {
      undoable(importId, at);
      return {
        importId,
        added: countAdded.get(importId, importId, importId) ?? 0,
        updated: countUpdated.get(importId) ?? 0,
        editedAdded: editedAdded.get(importId, importId) ?? 0,
        editedUpdated: editedUpdated.get(importId) ?? 0,
      };
    },

    /**
     * Returns the id of the change. Errors: AppError `not-found`, and `conflict` for an import that runs, was undone before or has no
     * journal.
     */
    begin(importId: number, { actor, edited }: ImportUndoOptions, at: Date): number {
      const entry = undoable(importId, at);
      let changeId = undoOf(entry.outcome)?.changeId;
      if (changeId === undefined) {
        const detail = undoDetail(importId, entry.files);
        changeId = activity.record({ at: at.toISOString(), actor, action: "undo", detail });
      }
      begin.run(at.toISOString(), withUndo(entry, { changeId, edited }), importId);
      return changeId;
    },

    /** Undoes at most `limit` businesses. */
    batch(importId: number, limit: number, at: Date): UndoBatchOutcome {
      const { changeId } = undo(importId);
      writer.begin();
      merges.undoOfImport(importId, at.getTime());
      hasLaterImports = journal.anyAfter(importId);
      hasRuled = ruled.any();
      const entries = journal.first(importId, limit);
      let restored = 0;
      for (const entry of entries) if (restore(importId, changeId, entry, at.getTime())) restored++;
      const ids = entries.length < limit ? added.all(importId, importId, limit - entries.length) : [];
      const counts = { ...removeAdded(importId, ids, at), restored };
      writer.end();
      setOutcome.run(at.toISOString(), addUndoBatch(one.get(importId)?.outcome ?? "{}", counts), importId);
      return { ...counts, isDone: entries.length + ids.length < limit };
    },

    /** Completes the entry of the activity log. Returns the totals of the undo. */
    finish(importId: number): ImportUndoCounts {
      const { outcome = "{}", files = "[]" } = one.get(importId) ?? {};
      const counts = undoTotals(outcome);
      // another process may have finished it
      if (finish.run(importId).changes === 0) return counts;
      const { changeId } = undo(importId);
      activity.complete(changeId, undoDetail(importId, files, counts));
      return counts;
    },
  };
}
