import type { BusinessDraft } from "#contract/business";
import { correctFields } from "#domain/business/field-rules";
import { fieldValueOf, withFieldValues } from "#domain/own-fields/own-value-fields";
import { differingFields, type FieldValues, isSame } from "../changes/written-fields.ts";
import type { DeletedRecord } from "../records/business-changes.ts";

/** JSON of column `previous` of merges. */
export interface MergeChanges {
  /** Fields of the survivor that the merge changed: values before and after. */
  before: FieldValues;
  after: FieldValues;
  /** Fields of the survivor that were edited by hand before the merge. */
  editedFields: string[];
}

/** Returns what a merge changed in the survivor. `after` is the survivor as written. */
export function mergeChanges({ business: before, editedFields }: DeletedRecord, after: BusinessDraft): MergeChanges {
  const changedFields = differingFields(before, after);
  const pick = (from: BusinessDraft) =>
    Object.fromEntries(changedFields.map((field) => [field, fieldValueOf(from, field)]));
  return { before: pick(before), after: pick(after), editedFields };
}

/** Returns the survivor without the merge: fields that were not changed since get their previous values. */
export function undoMergeChanges(
  survivor: DeletedRecord,
  { before, after, editedFields }: MergeChanges,
): DeletedRecord {
  const { business } = survivor;
  const revertedFields = Object.keys(before).filter((field) => isSame(fieldValueOf(business, field), after[field]));
  return {
    ...survivor,
    business: correctFields(
      withFieldValues(business, Object.fromEntries(revertedFields.map((field) => [field, before[field]]))),
    ),
    editedFields: survivor.editedFields.filter(
      (field) => editedFields.includes(field) || !revertedFields.includes(field),
    ),
  };
}

/** Tells whether a business was not changed since it was read (optimistic locking). */
export function isCurrent({ business }: DeletedRecord, expectedUpdatedAt: string): boolean {
  return Date.parse(business.updatedAt) === Date.parse(expectedUpdatedAt);
}
