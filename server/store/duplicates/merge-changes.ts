import type { BusinessDraft } from "#contract/business";
import { FIELD_NAMES, type FieldName } from "#domain/business/business-fields";
import type { DeletedRecord } from "../records/business-changes.ts";

/** JSON of column `previous` of merges. */
export interface MergeChanges {
  /** Fields that the merge changed in the survivor: before it and after it. */
  before: Partial<BusinessDraft>;
  after: Partial<BusinessDraft>;
  /** The survivor's fields that were edited by hand before. */
  editedFields: string[];
}

/** What a merge did to the survivor. `after`: as it was written. */
export function mergeChanges({ business: before, editedFields }: DeletedRecord, after: BusinessDraft): MergeChanges {
  const changed = FIELD_NAMES.filter((field) => JSON.stringify(before[field]) !== JSON.stringify(after[field]));
  const pick = (from: BusinessDraft) => Object.fromEntries(changed.map((field) => [field, from[field]]));
  return { before: pick(before), after: pick(after), editedFields };
}

/** The survivor without what it got by the merge: fields that still are as that left them become what they were. */
export function unmerged(survivor: DeletedRecord, { before, after, editedFields }: MergeChanges): DeletedRecord {
  const { business } = survivor;
  const changed = Object.keys(before) as FieldName[];
  const reverted = changed.filter((field) => JSON.stringify(business[field]) === JSON.stringify(after[field]));
  return {
    ...survivor,
    business: { ...business, ...Object.fromEntries(reverted.map((field) => [field, before[field]])) },
    editedFields: survivor.editedFields.filter(
      (field) => editedFields.includes(field) || !(reverted as string[]).includes(field),
    ),
  };
}

/** Whether a business is the version that was read (optimistic locking). */
export function isCurrent({ business }: DeletedRecord, expectedUpdatedAt: string): boolean {
  return Date.parse(business.updatedAt) === Date.parse(expectedUpdatedAt);
}

/** The time of a change after the last one of a business. Milliseconds. */
export function timeAfter({ business }: DeletedRecord, at: number): number {
  return Math.max(at, Date.parse(business.updatedAt) + 1);
}
