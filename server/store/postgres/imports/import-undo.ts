import type { ImportUndoCounts } from "#contract/import-report";
import type { JournalEntry } from "../../imports/journal-entry.ts";
import { slugOfUrl } from "../../imports/revert-business.ts";
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
import { removeAdded, restoreValues } from "../../unit-of-work/undo-import.ts";
import type { Transaction } from "../connection/transaction.ts";
import { activity } from "../history/activity.ts";
import { merges } from "../history/merges.ts";
import type { LoadedUnit } from "../unit-of-work/loaded-unit.ts";
import type { BusinessWriter } from "../write/business-writer.ts";
import { importFields } from "./import-fields.ts";
import { importJournal } from "./import-journal.ts";

type StoredImport = UndoneImport & { lastId: number | null };

const importRow = (tx: Transaction, importId: number) =>
  tx.row<StoredImport>(
    `SELECT state, started_at AS "startedAt", heartbeat_at AS "heartbeatAt", outcome, files, first_id AS "firstId", last_id AS "lastId"
     FROM imports WHERE id = $1`,
    [importId],
  );

/** Loads what the restoring of these journal entries needs. */
async function load(tx: Transaction, unit: LoadedUnit, importId: number, entries: readonly JournalEntry[]) {
  if (entries.length === 0) return;
  const ids = entries.map(({ businessId }) => businessId);
  await unit.load({ ids });
  await unit.tombstones.load(tx, unit.absent(ids));
  const records = ids.flatMap((id) => unit.businesses.record(id) ?? unit.tombstones.record(id) ?? []);
  const urls = [
    ...records.map(({ business }) => business.canonicalUrl),
    ...entries.map(({ values }) => (typeof values.canonicalUrl === "string" ? values.canonicalUrl : null)),
  ];
  await unit.slugs.load(
    tx,
    urls.flatMap((url) => slugOfUrl(url) ?? []),
  );
  const editedRecords = records.filter(({ editedFields }) => editedFields.length > 0);
  await unit.changes.load(
    tx,
    editedRecords.map(({ business }) => business.id),
    0,
  );
  await unit.imports.load(tx, ids, importId);
}

/** Returns ids of at most `limit` businesses that an import added, the newest first. */
async function addedIds(
  tx: Transaction,
  importId: number,
  { firstId, lastId }: StoredImport,
  limit: number,
): Promise<number[]> {
  if (limit === 0 || firstId === null || lastId === null) return [];
  return await tx.values<number>(
    "SELECT id FROM businesses WHERE id BETWEEN $1 AND $2 AND import_id = $3 ORDER BY id DESC LIMIT $4",
    [firstId, lastId, importId, limit],
  );
}

/** Errors: AppError `not-found`, and `conflict` for an import that runs, was undone before or has no journal. */
async function requireUndoableImport(tx: Transaction, importId: number, at: Date): Promise<UndoneImport> {
  const entry = await importRow(tx, importId);
  const hasAdded = entry?.firstId === null ? await tx.value(HAS_ADDED, [importId]) : undefined;
  return requireUndoable(importId, entry, hasAdded !== undefined, at);
}

/**
 * Undoes an import in batches: restores the previous values of businesses that it updated, and removes those that it added, without a
 * tombstone; those that were edited by hand since go to the recycle bin, or stay. Entries leave the journal when they are done, so an
 * interrupted undo resumes. The undo is a change of its own, which can be undone.
 */
export const importUndo = {
  /**
   * Counts the remaining changes to undo, without businesses deleted since, kept by an earlier undo, or undone before a stop. Throws what
   * `begin` throws.
   */
  async preview(tx: Transaction, importId: number, at: Date) {
    await requireUndoableImport(tx, importId, at);
    return {
      importId,
      added: (await tx.value<number>(COUNT_ADDED, [importId])) ?? 0,
      updated: (await tx.value<number>(COUNT_UPDATED, [importId])) ?? 0,
      editedAdded: (await tx.value<number>(COUNT_EDITED_ADDED, [importId])) ?? 0,
      editedUpdated: (await tx.value<number>(COUNT_EDITED_UPDATED, [importId])) ?? 0,
    };
  },

  /**
   * Returns the id of the change. Errors: AppError `not-found`, and `conflict` for an import that runs, was undone before or has no
   * journal.
   */
  async begin(tx: Transaction, importId: number, { actor, edited }: ImportUndoOptions, at: Date): Promise<number> {
    const entry = await requireUndoableImport(tx, importId, at);
    let changeId = undoOf(entry.outcome)?.changeId;
    if (changeId === undefined) {
      const detail = undoDetail(importId, entry.files);
      changeId = await activity.record(tx, { at: at.toISOString(), actor, action: "undo", detail });
    }
    await tx.run("UPDATE imports SET state = 'undoing', heartbeat_at = $1, outcome = $2 WHERE id = $3", [
      at.toISOString(),
      outcomeWithUndo(entry, { changeId, edited }),
      importId,
    ]);
    return changeId;
  },

  /** Undoes at most `limit` businesses. */
  async batch(
    tx: Transaction,
    writer: BusinessWriter,
    importId: number,
    limit: number,
    at: Date,
  ): Promise<UndoBatchOutcome> {
    await merges.undoOfImport(tx, writer, importId, at);
    const entries = await importJournal.first(tx, importId, limit);
    const row = await importRow(tx, importId);
    const undo = undoOf(row?.outcome ?? "{}");
    if (row === undefined || undo === undefined) throw new Error(`The undo of import ${importId} was not started`);
    const ids = await addedIds(tx, importId, row, limit - entries.length);
    const undoState = { ...undo, importId, at };
    const counts = await writer.write(tx, async (unit) => {
      await load(tx, unit, importId, entries);
      await unit.load({ ids });
      const restoredCount = restoreValues(unit, undoState, entries);
      return { ...removeAdded(unit, undoState, ids), restored: restoredCount };
    });
    await tx.run("UPDATE imports SET heartbeat_at = $1, outcome = $2 WHERE id = $3", [
      at.toISOString(),
      addUndoBatch(row.outcome, counts),
      importId,
    ]);
    return { ...counts, isDone: entries.length + ids.length < limit };
  },

  /** Completes the activity entry, and removes own fields that became empty. Returns the totals of the undo. */
  async finish(tx: Transaction, importId: number): Promise<ImportUndoCounts> {
    const finishedCount = await tx.run("UPDATE imports SET state = 'undone' WHERE id = $1 AND state = 'undoing'", [
      importId,
    ]);
    const { outcome = "{}", files = "[]" } = (await importRow(tx, importId)) ?? {};
    const counts = undoTotals(outcome);
    const undo = undoOf(outcome);
    // Another process may have finished it.
    if (finishedCount === 0 || undo === undefined) return counts;
    await importFields.removeEmpty(tx, importId);
    await activity.complete(tx, undo.changeId, undoDetail(importId, files, counts));
    return counts;
  },
};

const HAS_ADDED = "SELECT 1 FROM businesses WHERE import_id = $1 LIMIT 1";
const COUNT_ADDED = `
  SELECT (SELECT count(*) FROM imports i JOIN businesses b ON b.id BETWEEN i.first_id AND i.last_id
          WHERE i.id = $1 AND b.import_id = $1)
    + (SELECT count(*) FROM merges WHERE import_id = $1)`;
const COUNT_UPDATED = "SELECT count(*) FROM import_changes WHERE import_id = $1";
const COUNT_EDITED_ADDED = `
  SELECT (SELECT count(*) FROM hand_edits e JOIN businesses b ON b.id = e.business_id WHERE b.import_id = $1)
    + (SELECT count(*) FROM merges m JOIN deleted_businesses d ON d.id = m.merged_id
       WHERE m.import_id = $1 AND json_array_length(d.record::json -> 'editedFields') > 0)`;
const COUNT_EDITED_UPDATED = `
  SELECT count(*) FROM hand_edits e JOIN import_changes c ON c.business_id = e.business_id WHERE c.import_id = $1`;
