import type { Database } from "better-sqlite3";
import type { ImportUndoCounts } from "#contract/import-report";
import type { ImportUndo } from "../../imports/stored-outcome.ts";
import {
  addUndoBatch,
  outcomeWithUndo,
  requireUndoable,
  type UndoneImport,
  undoDetail,
  undoOf,
  undoTotals,
} from "../../imports/undoable.ts";
import type { ImportUndoOptions, UndoBatchOutcome } from "../../port/imports.ts";
import { undoMergeWithSurvivors } from "../../unit-of-work/merge-businesses.ts";
import { removeAdded, restoreValues } from "../../unit-of-work/undo-import.ts";
import type { UnitOfWork } from "../../unit-of-work/unit-of-work.ts";
import type { Activity } from "../history/activity.ts";
import type { BusinessWriter } from "../write/business-writer.ts";
import { openImportFields } from "./import-fields.ts";
import { openImportJournal } from "./import-journal.ts";

/**
 * Undoes an import in batches: restores the previous values of businesses that it updated, and removes those that it added, without a
 * tombstone; those that were edited by hand since go to the recycle bin, or stay. Entries leave the journal when they are done, so an
 * interrupted undo resumes. The undo is a change of its own, which can be undone.
 */
export function openImportUndo(db: Database, { writer, activity }: { writer: BusinessWriter; activity: Activity }) {
  const journal = openImportJournal(db);
  const importFields = openImportFields(db);
  const selectImport = db.prepare<[number], UndoneImport>(
    "SELECT state, started_at AS startedAt, heartbeat_at AS heartbeatAt, outcome, files, first_id AS firstId FROM imports WHERE id = ?",
  );
  const begin = db.prepare("UPDATE imports SET state = 'undoing', heartbeat_at = ?, outcome = ? WHERE id = ?");
  const setOutcome = db.prepare("UPDATE imports SET heartbeat_at = ?, outcome = ? WHERE id = ?");
  const finish = db.prepare("UPDATE imports SET state = 'undone' WHERE id = ? AND state = 'undoing'");
  const selectAdded = db.prepare<[number, number, number], number>(
    `SELECT b.id FROM imports i CROSS JOIN businesses b ON b.id BETWEEN i.first_id AND i.last_id
     WHERE i.id = ? AND b.import_id = ? ORDER BY b.id DESC LIMIT ?`,
  );
  selectAdded.pluck();
  const countAdded = db.prepare<[number, number, number], number>(
    `SELECT (SELECT count(*) FROM imports i CROSS JOIN businesses b ON b.id BETWEEN i.first_id AND i.last_id
             WHERE i.id = ? AND b.import_id = ?)
       + (SELECT count(*) FROM merges WHERE import_id = ?)`,
  );
  countAdded.pluck();
  const countUpdated = db.prepare<[number], number>("SELECT count(*) FROM import_changes WHERE import_id = ?");
  countUpdated.pluck();
  const countEditedAdded = db.prepare<[number, number], number>(
    `SELECT (SELECT count(*) FROM hand_edits e CROSS JOIN businesses b ON b.id = e.business_id WHERE b.import_id = ?)
       + (SELECT count(*) FROM merges m JOIN deleted_businesses d ON d.id = m.merged_id
          WHERE m.import_id = ? AND json_array_length(d.record, '$.editedFields') > 0)`,
  );
  countEditedAdded.pluck();
  const countEditedUpdated = db.prepare<[number], number>(
    `SELECT count(*) FROM hand_edits e CROSS JOIN import_changes c ON c.business_id = e.business_id AND c.import_id = ?`,
  );
  countEditedUpdated.pluck();
  const selectAnyAdded = db.prepare<[number]>("SELECT 1 FROM businesses WHERE import_id = ? LIMIT 1");
  const selectMerged = db.prepare<[number, number], number>(
    `SELECT m.merged_id FROM merges m LEFT JOIN businesses b ON b.id = m.survivor_id WHERE m.import_id = ? OR b.import_id = ?`,
  );
  selectMerged.pluck();

  /** Undoes the merges in which an import added one of the businesses, so that its undo finds both. */
  function undoMerges(unit: UnitOfWork, importId: number, at: Date) {
    const visitedIds = new Set<number>();
    // A restored business may be the survivor of other merges.
    const readPendingIds = () => selectMerged.all(importId, importId).filter((id) => !visitedIds.has(id));
    for (let ids = readPendingIds(); ids.length > 0; ids = readPendingIds()) {
      for (const id of ids) {
        visitedIds.add(id);
        undoMergeWithSurvivors(unit, id, at);
      }
    }
  }

  function requireUndo(importId: number): ImportUndo {
    const storedUndo = undoOf(selectImport.get(importId)?.outcome ?? "{}");
    if (storedUndo === undefined) throw new Error(`The undo of import ${importId} was not started`);
    return storedUndo;
  }

  /** Errors: AppError `not-found`, and `conflict` for an import that runs, was undone before or has no journal. */
  function requireUndoableImport(importId: number, at: Date): UndoneImport {
    const entry = selectImport.get(importId);
    const mayHaveAdded = entry?.firstId === null && selectAnyAdded.get(importId) !== undefined;
    return requireUndoable(importId, entry, mayHaveAdded, at);
  }

  return {
    /**
     * Counts the remaining changes to undo, without businesses deleted since, kept by an earlier undo, or undone before a stop. Throws what
     * `begin` throws.
     */
    preview(importId: number, at: Date) {
      requireUndoableImport(importId, at);
      return {
        importId,
        added: countAdded.get(importId, importId, importId) ?? 0,
        updated: countUpdated.get(importId) ?? 0,
        editedAdded: countEditedAdded.get(importId, importId) ?? 0,
        editedUpdated: countEditedUpdated.get(importId) ?? 0,
      };
    },

    /**
     * Returns the id of the change. Errors: AppError `not-found`, and `conflict` for an import that runs, was undone before or has no
     * journal.
     */
    begin(importId: number, { actor, edited }: ImportUndoOptions, at: Date): number {
      const entry = requireUndoableImport(importId, at);
      let changeId = undoOf(entry.outcome)?.changeId;
      if (changeId === undefined) {
        const detail = undoDetail(importId, entry.files);
        changeId = activity.record({ at: at.toISOString(), actor, action: "undo", detail });
      }
      begin.run(at.toISOString(), outcomeWithUndo(entry, { changeId, edited }), importId);
      return changeId;
    },

    /** Undoes at most `limit` businesses. */
    batch(importId: number, limit: number, at: Date): UndoBatchOutcome {
      const undoState = { ...requireUndo(importId), importId, at };
      const batch = writer.write((unit) => {
        undoMerges(unit, importId, at);
        const entries = journal.first(importId, limit);
        const restoredCount = restoreValues(unit, undoState, entries);
        const ids = entries.length < limit ? selectAdded.all(importId, importId, limit - entries.length) : [];
        // The journal is written in the order of its key.
        const counts = { ...removeAdded(unit, undoState, ids.toReversed()), restored: restoredCount };
        return { counts, isDone: entries.length + ids.length < limit };
      });
      setOutcome.run(
        at.toISOString(),
        addUndoBatch(selectImport.get(importId)?.outcome ?? "{}", batch.counts),
        importId,
      );
      return { ...batch.counts, isDone: batch.isDone };
    },

    /** Completes the activity entry, and removes own fields that became empty. Returns the totals of the undo. */
    finish(importId: number): ImportUndoCounts {
      const { outcome = "{}", files = "[]" } = selectImport.get(importId) ?? {};
      const counts = undoTotals(outcome);
      // Another process may have finished it.
      if (finish.run(importId).changes === 0) return counts;
      importFields.removeEmpty(importId);
      const { changeId } = requireUndo(importId);
      activity.complete(changeId, undoDetail(importId, files, counts));
      return counts;
    },
  };
}
