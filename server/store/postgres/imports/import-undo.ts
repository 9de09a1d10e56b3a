import type { BusinessDraft } from "#contract/business";
import type { ImportUndoCounts } from "#contract/import-report";
import { businessKeys } from "#domain/business/business-keys";
import { type WrittenFields, writtenFields } from "../../changes/written-fields.ts";
import type { ImportJournalEntry, JournalEntry } from "../../imports/journal-entry.ts";
import { heldByEdits, revertBusiness, revertibleValues, slugOfUrl } from "../../imports/revert-business.ts";
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
import type { Transaction } from "../connection/transaction.ts";
import { activity } from "../history/activity.ts";
import { changeJournal } from "../history/change-journal.ts";
import { merges } from "../history/merges.ts";
import { ruleJournal } from "../rules/rule-journal.ts";
import type { UnitOfWork } from "../unit-of-work/unit-of-work.ts";
import type { BusinessWriter } from "../write/business-writer.ts";
import { deletedBusinesses } from "../write/deleted-businesses.ts";
import { slugs } from "../write/slugs.ts";
import { importJournal } from "./import-journal.ts";

type StoredImport = UndoneImport & { lastId: number | null };

const importRow = (tx: Transaction, importId: number) =>
  tx.row<StoredImport>(
    `SELECT state, started_at AS "startedAt", heartbeat_at AS "heartbeatAt", outcome, files, first_id AS "firstId", last_id AS "lastId"
     FROM imports WHERE id = $1`,
    [importId],
  );

/** What an undo reads about the businesses of journal entries, by business id. */
interface Originals {
  present: ReadonlyMap<number, DeletedRecord>;
  tombstones: ReadonlyMap<number, DeletedRecord>;
  later: ReadonlyMap<number, ImportJournalEntry[]>;
  ownerOf: (slug: string) => number | undefined;
}

async function originals(
  tx: Transaction,
  unit: UnitOfWork,
  importId: number,
  entries: readonly JournalEntry[],
): Promise<Originals> {
  const ids = entries.map(({ businessId }) => businessId);
  await unit.load({ ids });
  const present = new Map<number, DeletedRecord>();
  for (const id of ids) {
    const record = unit.record(id);
    if (record !== undefined) present.set(id, record);
  }
  const tombstones = await deletedBusinesses.records(
    tx,
    ids.filter((id) => !present.has(id)),
  );
  const records = [...present.values(), ...tombstones.values()];
  const urls = [
    ...records.map(({ business }) => business.canonicalUrl),
    ...entries.map(({ values }) => (typeof values.canonicalUrl === "string" ? values.canonicalUrl : null)),
  ];
  const owners = await slugs.ownersOf(tx, [...new Set(urls.flatMap((url) => slugOfUrl(url) ?? []))]);
  const later = await importJournal.after(tx, ids, importId);
  return { present, tombstones, later, ownerOf: (slug) => owners.get(slug) };
}

/** Gives businesses their values from before the import. Returns how many were changed. */
async function restore(
  tx: Transaction,
  unit: UnitOfWork,
  { importId, changeId }: { importId: number; changeId: number },
  entries: readonly JournalEntry[],
  at: number,
): Promise<number> {
  if (entries.length === 0) return 0;
  const { present, tombstones, later, ownerOf } = await originals(tx, unit, importId, entries);
  const moved: ImportJournalEntry[] = [];
  const rebased = new Map<number, Partial<BusinessDraft>>();
  const rewritten: DeletedRecord[] = [];
  const edits: { businessId: number; written: WrittenFields }[] = [];
  for (const entry of entries) {
    const id = entry.businessId;
    const record = present.get(id) ?? tombstones.get(id);
    if (record === undefined) continue;
    const revertible = revertibleValues(entry, record.editedFields, later.get(id) ?? []);
    moved.push(...revertible.moved);
    rebased.set(id, fieldValues(heldByEdits(entry.values, record.editedFields)));
    if (Object.keys(revertible.values).length === 0) continue;
    const business = revertBusiness(record.business, entry, revertible, { at, ownerOf });
    if (present.has(id)) {
      unit.replace(id, { ...business, ...businessKeys(business) }, Date.parse(business.updatedAt));
    } else rewritten.push({ ...record, business });
    const after = unit.record(id) ?? { ...record, business };
    edits.push({ businessId: id, written: { ...writtenFields(record, after), overwritten: { ...entry, importId } } });
  }
  await importJournal.remove(
    tx,
    importId,
    entries.map(({ businessId }) => businessId),
  );
  await importJournal.rewrite(tx, moved);
  await changeJournal.rebase(tx, rebased);
  await deletedBusinesses.rewrite(tx, rewritten);
  await changeJournal.addEdits(tx, changeId, edits);
  return edits.length;
}

/** Ids of at most `limit` businesses that an import added, the newest first. */
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

/**
 * Removes businesses that the import added: those that were edited by hand since go to the recycle bin, or stay as if they had been added
 * by hand. The records of the others wait in the journal of changes. The caller ends the unit of work first.
 */
async function removeAdded(
  tx: Transaction,
  unit: UnitOfWork,
  importId: number,
  { changeId, edited }: ImportUndo,
  ids: readonly number[],
) {
  await unit.load({ ids });
  const records = ids.flatMap((id) => unit.record(id) ?? []);
  const isEdited = ({ editedFields }: DeletedRecord) => editedFields.length > 0;
  const kept = edited === "keep" ? records.filter(isEdited) : [];
  const binned = edited === "bin" ? records.filter(isEdited) : [];
  const removed = records.filter((record) => !isEdited(record));
  for (const { business } of [...binned, ...removed]) unit.remove(business.id);
  const counts = { removed: binned.length + removed.length, binned: binned.length, kept: kept.length };

  async function record(at: Date): Promise<void> {
    await tx.run("UPDATE businesses SET import_id = NULL WHERE id = ANY($1)", [idsOf(kept)]);
    const deleted = binned.map((each) => ({ ...each, undoneImportId: importId }));
    await deletedBusinesses.add(tx, deleted);
    await deletedBusinesses.addToBin(tx, deleted, at);
    await changeJournal.addDeletions(tx, changeId, idsOf(binned));
    await recordRemovals(tx, changeId, removed);
  }
  return { counts, record };
}

async function recordRemovals(tx: Transaction, changeId: number, removed: readonly DeletedRecord[]): Promise<void> {
  if (removed.length === 0) return;
  const ids = idsOf(removed);
  const ruled = await ruleJournal.of(tx, ids);
  // rules apply anew to the city of before, should the business come back
  const records = removed.map((record) => {
    const city = ruled.get(record.business.id)?.city ?? record.business.city;
    return { ...record, business: { ...record.business, city } };
  });
  await changeJournal.forget(tx, ids);
  await changeJournal.addRemovals(tx, changeId, records);
  await ruleJournal.forget(tx, ids);
  await slugs.forget(tx, ids);
}

function idsOf(records: readonly DeletedRecord[]): number[] {
  return records.map(({ business }) => business.id);
}

/** Errors: AppError `not-found`, and `conflict` for an import that runs, was undone before or has no journal. */
async function undoable(tx: Transaction, importId: number, at: Date): Promise<UndoneImport> {
  const entry = await importRow(tx, importId);
  const added = entry?.firstId === null ? await tx.value(HAS_ADDED, [importId]) : undefined;
  return requireUndoable(importId, entry, added !== undefined, at);
}

/**
 * Undoes an import in batches: restores the previous values of businesses that it updated, and removes those that it added, without a
 * tombstone; those that were edited by hand since go to the recycle bin, or stay. Entries leave the journal when they are done, so an
 * interrupted undo resumes. The undo is a change of its own, which can be undone.
 */
export const importUndo = {
  /** What is left to undo: not what was deleted since, kept by an earlier undo, or done by a stopped one. Errors: as `begin`. */
  async preview(tx: Transaction, importId: number, at: Date) {
    await undoable(tx, importId, at);
    return {
      importId,
      added: (await tx.value<number>(COUNT_ADDED, [importId])) ?? 0,
      updated: (await tx.value<number>(COUNT_UPDATED, [importId])) ?? 0,
      editedAdded: (await tx.value<number>(EDITED_ADDED, [importId])) ?? 0,
      editedUpdated: (await tx.value<number>(EDITED_UPDATED, [importId])) ?? 0,
    };
  },

  /**
   * Returns the id of the change. Errors: AppError `not-found`, and `conflict` for an import that runs, was undone before or has no
   * journal.
   */
  async begin(tx: Transaction, importId: number, { actor, edited }: ImportUndoOptions, at: Date): Promise<number> {
    const entry = await undoable(tx, importId, at);
    let changeId = undoOf(entry.outcome)?.changeId;
    if (changeId === undefined) {
      const detail = undoDetail(importId, entry.files);
      changeId = await activity.record(tx, { at: at.toISOString(), actor, action: "undo", detail });
    }
    await tx.run("UPDATE imports SET state = 'undoing', heartbeat_at = $1, outcome = $2 WHERE id = $3", [
      at.toISOString(),
      withUndo(entry, { changeId, edited }),
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
    const merged = await writer.begin(tx);
    await merges.undoOfImport(tx, merged, importId, at.getTime());
    // restored businesses may be of this import, so they must be in the database before its businesses are selected
    await merged.end();
    const entries = await importJournal.first(tx, importId, limit);
    const row = await importRow(tx, importId);
    const undo = undoOf(row?.outcome ?? "{}");
    if (row === undefined || undo === undefined) throw new Error(`The undo of import ${importId} was not begun`);
    const ids = await addedIds(tx, importId, row, limit - entries.length);
    const unit = await writer.begin(tx);
    const restored = await restore(tx, unit, { importId, changeId: undo.changeId }, entries, at.getTime());
    const removal = await removeAdded(tx, unit, importId, undo, ids);
    await unit.end();
    await removal.record(at);
    const counts = { ...removal.counts, restored };
    await tx.run("UPDATE imports SET heartbeat_at = $1, outcome = $2 WHERE id = $3", [
      at.toISOString(),
      addUndoBatch(row.outcome, counts),
      importId,
    ]);
    return { ...counts, isDone: entries.length + ids.length < limit };
  },

  /** Completes the entry of the activity log. Returns the totals of the undo. */
  async finish(tx: Transaction, importId: number): Promise<ImportUndoCounts> {
    const finished = await tx.run("UPDATE imports SET state = 'undone' WHERE id = $1 AND state = 'undoing'", [
      importId,
    ]);
    const { outcome = "{}", files = "[]" } = (await importRow(tx, importId)) ?? {};
    const counts = undoTotals(outcome);
    const undo = undoOf(outcome);
    // another process may have finished it
    if (finished === 0 || undo === undefined) return counts;
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
const EDITED_ADDED = `
  SELECT (SELECT count(*) FROM hand_edits e JOIN businesses b ON b.id = e.business_id WHERE b.import_id = $1)
    + (SELECT count(*) FROM merges m JOIN deleted_businesses d ON d.id = m.merged_id
       WHERE m.import_id = $1 AND json_array_length(d.record::json -> 'editedFields') > 0)`;
const EDITED_UPDATED = `
  SELECT count(*) FROM hand_edits e JOIN import_changes c ON c.business_id = e.business_id WHERE c.import_id = $1`;
