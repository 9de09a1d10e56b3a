import { businessKeys } from "#domain/business/business-keys";
import { AppError } from "../../../errors.ts";
import {
  type FieldPlan,
  handOver,
  outcomeOfPlan,
  type UndoOutcome,
  undoneVersion,
  undoPlan,
  undoPreview,
  undoStep,
} from "../../changes/undo-plan.ts";
import { type EditEntry, type JournalEntry, overwrittenAgain } from "../../changes/written-fields.ts";
import type { ImportJournalEntry } from "../../imports/journal-entry.ts";
import type { DeletedRecord } from "../../records/business-changes.ts";
import { businessRecord } from "../../records/business-record.ts";
import type { Transaction } from "../connection/transaction.ts";
import { importJournal } from "../imports/import-journal.ts";
import { reopenImport } from "../imports/import-list.ts";
import { readStoredBusinesses } from "../unit-of-work/stored-business.ts";
import type { UnitOfWork } from "../unit-of-work/unit-of-work.ts";
import type { BusinessWriter } from "../write/business-writer.ts";
import { deletedBusinesses } from "../write/deleted-businesses.ts";
import { restoreBusinesses } from "../write/editing.ts";
import { readHandEdits } from "../write/hand-edits.ts";
import { slugs } from "../write/slugs.ts";
import { changeJournal } from "./change-journal.ts";

type Records = ReadonlyMap<number, DeletedRecord>;

/** An edit of a business that is in the directory or the recycle bin. */
interface Undoable {
  entry: EditEntry;
  record: DeletedRecord;
  plan: FieldPlan;
}

/** What the undo of a batch of entries will do. */
interface UndoBatch {
  entries: readonly JournalEntry[];
  /** One for each entry. */
  outcomes: UndoOutcome[];
  /** The entries that are edits of existing businesses. */
  edits: Undoable[];
}

async function entriesOf(
  tx: Transaction,
  changeId: number,
  afterId: number,
  limit: number,
): Promise<readonly JournalEntry[]> {
  if ((await changeJournal.undoStates(tx, [changeId])).size === 0) {
    throw new AppError("not-found", "This entry of the activity list is no change that can be undone.");
  }
  return changeJournal.page(tx, changeId, afterId, limit);
}

/** `present`: the businesses of the entries that are not deleted. */
async function planUndo(
  tx: Transaction,
  changeId: number,
  entries: readonly JournalEntry[],
  present: Records,
): Promise<UndoBatch> {
  const edits = entries.filter((entry): entry is EditEntry => entry.written !== undefined);
  const absent = entries.map(({ businessId }) => businessId).filter((id) => !present.has(id));
  const deleted = await deletedBusinesses.records(tx, absent);
  const editedIds = edits.map(({ businessId }) => businessId);
  const later = await changeJournal.editsAfter(tx, editedIds, changeId);
  const formerSlugs = edits.flatMap(({ written }) => written.before.slug ?? []);
  const owners = await slugs.ownersOf(tx, formerSlugs);
  const undoable = edits.flatMap((entry): Undoable[] => {
    const record = present.get(entry.businessId) ?? deleted.get(entry.businessId);
    if (record === undefined) return [];
    const laterEdits = later.get(entry.businessId) ?? [];
    return [{ entry, record, plan: undoPlan(entry.written, record, laterEdits, (slug) => owners.get(slug)) }];
  });
  const plans = new Map(undoable.map(({ entry, plan }) => [entry.businessId, plan]));
  const knownPlaces = await knownPlacesOf(tx, entries);
  const outcomes = entries.map(({ businessId, written, removed }): UndoOutcome => {
    if (removed !== undefined) return knownPlaces.has(removed.business.placeId) ? "changed" : "undone";
    if (written === undefined && present.has(businessId)) return "changed";
    if (written === undefined) return deleted.has(businessId) ? "undone" : "gone";
    const plan = plans.get(businessId);
    return plan === undefined ? "gone" : outcomeOfPlan(plan);
  });
  return { entries, outcomes, edits: undoable };
}

/** Place ids of removed businesses that are in the directory again, or were deleted since. */
async function knownPlacesOf(tx: Transaction, entries: readonly JournalEntry[]): Promise<ReadonlySet<string>> {
  const placeIds = entries.flatMap(({ removed }) => removed?.business.placeId ?? []);
  if (placeIds.length === 0) return new Set();
  const known = await tx.values<string>(
    `SELECT place_id FROM businesses WHERE place_id = ANY($1)
     UNION ALL SELECT place_id FROM deleted_businesses WHERE place_id = ANY($1)`,
    [placeIds],
  );
  return new Set(known);
}

/** The stored businesses, which is all that a preview needs. */
async function storedRecords(tx: Transaction, entries: readonly JournalEntry[]): Promise<Records> {
  const ids = entries.map(({ businessId }) => businessId);
  const stored = await readStoredBusinesses(tx, ids, []);
  const edited = await readHandEdits(tx, ids);
  return new Map(
    stored.map(({ row }) => {
      const importId = row["import_id"] as number | null;
      return [row.id, { business: businessRecord(row), importId, editedFields: edited.get(row.id) ?? [] }];
    }),
  );
}

function unitRecords(unit: UnitOfWork, entries: readonly JournalEntry[]): Records {
  const records = new Map<number, DeletedRecord>();
  for (const { businessId } of entries) {
    const record = unit.record(businessId);
    if (record !== undefined) records.set(businessId, record);
  }
  return records;
}

/** Restores businesses that the undo of an import removed. */
async function restoreRemoved(unit: UnitOfWork, { entries, outcomes }: UndoBatch): Promise<void> {
  const records = entries.flatMap(({ removed }, index) => (outcomes[index] === "undone" ? (removed ?? []) : []));
  if (records.length === 0) return;
  await unit.load({ records });
  for (const record of records) unit.restore(record);
}

/** Restores deleted businesses. Sets the outcome of those that cannot be restored to "gone". */
async function restoreDeleted(
  tx: Transaction,
  unit: UnitOfWork,
  { entries, outcomes }: UndoBatch,
  at: Date,
): Promise<void> {
  const isDeletion = (entry: JournalEntry | undefined) => entry?.written === undefined && entry?.removed === undefined;
  const isRestorable = (index: number) => isDeletion(entries[index]) && outcomes[index] === "undone";
  const ids = entries.filter((_, index) => isRestorable(index)).map(({ businessId }) => businessId);
  if (ids.length === 0) return;
  const restored = new Set(await restoreBusinesses(tx, unit, ids, at));
  for (const [index, { businessId }] of entries.entries()) {
    if (isRestorable(index) && !restored.has(businessId)) outcomes[index] = "gone";
  }
}

/** Restores former values of fields, in the directory and in the recycle bin. */
async function revert(
  tx: Transaction,
  unit: UnitOfWork,
  edits: readonly Undoable[],
  present: Records,
  at: number,
): Promise<void> {
  await changeJournal.save(
    tx,
    edits.flatMap(({ entry, plan }) => handOver(entry.written, plan)),
  );
  const binned: DeletedRecord[] = [];
  const overwritten: ImportJournalEntry[] = [];
  for (const { entry, record, plan } of edits) {
    if (plan.returning.length === 0) continue;
    const undone = undoneVersion(entry.written, record, plan, at);
    const { business, editedFields } = undone;
    const again = overwrittenAgain(entry.written, plan.returning, business.updatedAt);
    if (again !== undefined) overwritten.push(again);
    const { id, slug } = record.business;
    if (!present.has(id)) {
      binned.push(undone);
      continue;
    }
    if (business.slug !== slug) await slugs.rename(tx, id, slug, business.slug);
    unit.replace(id, { ...business, ...businessKeys(business) }, Date.parse(business.updatedAt));
    unit.setEditedFields(id, editedFields);
  }
  await deletedBusinesses.rewrite(tx, binned);
  await importJournal.addAgain(tx, overwritten);
}

/** Undoes changes by administrators, in any order. */
export const changeUndo = {
  /** See `Changes.previewUndo`. */
  async preview(tx: Transaction, changeId: number, afterId: number, limit: number) {
    const entries = await entriesOf(tx, changeId, afterId, limit);
    const { outcomes } = await planUndo(tx, changeId, entries, await storedRecords(tx, entries));
    return undoPreview(entries, outcomes, limit);
  },

  /** See `Changes.undo`. */
  async undo(tx: Transaction, writer: BusinessWriter, changeId: number, limit: number, at: Date) {
    const entries = await entriesOf(tx, changeId, 0, limit);
    const unit = await writer.begin(tx);
    const ids = entries.map(({ businessId }) => businessId);
    await unit.load({ ids });
    const present = unitRecords(unit, entries);
    const batch = await planUndo(tx, changeId, entries, present);
    await restoreDeleted(tx, unit, batch, at);
    await restoreRemoved(unit, batch);
    await revert(tx, unit, batch.edits, present, at.getTime());
    await unit.end();
    await changeJournal.remove(tx, changeId, ids);
    const step = undoStep(entries, batch.outcomes, limit);
    if (step.isDone) {
      await changeJournal.setUndone(tx, changeId);
      await reopenImport(tx, changeId);
    }
    return step;
  },
};
