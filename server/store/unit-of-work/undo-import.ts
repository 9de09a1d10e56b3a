import type { EditedFate } from "#contract/import-report";
import { type FieldValues, rebaseEdits, removalJson, writtenFields } from "../changes/written-fields.ts";
import type { JournalEntry } from "../imports/journal-entry.ts";
import { revertBusiness, revertibleValues, valuesEditedByHand } from "../imports/revert-business.ts";
import type { DeletedRecord } from "../records/business-changes.ts";
import { fieldValues } from "../records/business-record.ts";
import type { UnitOfWork } from "./unit-of-work.ts";

/** The undo of an import, which is a change of its own. */
export interface UndoingImport {
  importId: number;
  changeId: number;
  /** Fate of businesses that somebody edited by hand since. */
  edited: EditedFate;
  at: Date;
}

/** Gives businesses their values from before the import. Returns how many changed. */
export function restoreValues(unit: UnitOfWork, undo: UndoingImport, entries: readonly JournalEntry[]): number {
  return entries.filter((entry) => restoreEntry(unit, undo, entry)).length;
}

function restoreEntry(unit: UnitOfWork, { importId, changeId, at }: UndoingImport, entry: JournalEntry): boolean {
  const { businesses, tombstones, imports, changes, slugs } = unit;
  const { businessId } = entry;
  imports.remove(importId, businessId);
  const presentRecord = businesses.record(businessId);
  const recordBefore = presentRecord ?? tombstones.record(businessId);
  if (recordBefore === undefined) return false;
  const { editedFields } = recordBefore;
  const revertibleFields = revertibleValues(entry, editedFields, imports.entriesAfter(businessId, importId));
  for (const laterEntry of revertibleFields.moved) imports.rewrite(laterEntry);
  rebase(unit, businessId, fieldValues(valuesEditedByHand(entry.values, editedFields)));
  if (Object.keys(revertibleFields.values).length === 0) return false;
  const ownerOf = (slug: string) => slugs.ownerOf(slug);
  const business = revertBusiness(recordBefore.business, entry, revertibleFields, { at, ownerOf });
  if (presentRecord === undefined) tombstones.rewrite({ ...recordBefore, business });
  else businesses.replaceRecord(business);
  const recordAfter = businesses.record(businessId) ?? { ...recordBefore, business };
  const writtenEntry = { ...writtenFields(recordBefore, recordAfter), overwritten: { ...entry, importId } };
  changes.add(changeId, businessId, JSON.stringify(writtenEntry));
  return true;
}

/** Makes the undo of later edits restore these values, from before the import. */
function rebase({ changes }: UnitOfWork, businessId: number, values: FieldValues): void {
  if (Object.keys(values).length === 0) return;
  for (const edit of rebaseEdits(changes.entriesAfter(businessId, 0), values)) changes.save(edit);
}

/**
 * Removes businesses that the import added: those that were edited by hand since go to the recycle bin, or stay as if they had been added
 * by hand. The records of the others wait in the journal of changes.
 */
export function removeAdded(unit: UnitOfWork, undo: UndoingImport, ids: readonly number[]) {
  const counts = { removed: 0, binned: 0, kept: 0 };
  for (const id of ids) {
    const record = unit.businesses.record(id);
    if (record === undefined) continue;
    const isEdited = record.editedFields.length > 0;
    if (isEdited && undo.edited === "keep") {
      unit.businesses.detachFromImport(id);
      counts.kept++;
      continue;
    }
    if (isEdited) moveToBin(unit, undo, record);
    else remove(unit, undo, record);
    counts.removed++;
    if (isEdited) counts.binned++;
  }
  return counts;
}

function moveToBin({ businesses, tombstones, changes }: UnitOfWork, undo: UndoingImport, record: DeletedRecord): void {
  const { importId, changeId, at } = undo;
  businesses.remove(record.business.id);
  tombstones.add({ ...record, undoneImportId: importId });
  tombstones.addToBin(record, at);
  changes.add(changeId, record.business.id, null);
}

/** Removes a business without a tombstone. */
function remove(unit: UnitOfWork, { changeId }: UndoingImport, record: DeletedRecord): void {
  const { businesses, changes, rules, slugs } = unit;
  const { id } = record.business;
  // Rules apply again to the previous city, should the business come back.
  const city = rules.cityBefore(id) ?? record.business.city;
  businesses.remove(id);
  changes.forget(id);
  changes.add(changeId, id, removalJson({ ...record, business: { ...record.business, city } }));
  rules.forget(id);
  slugs.forget(id);
}
