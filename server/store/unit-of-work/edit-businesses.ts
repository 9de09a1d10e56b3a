import type { BusinessInsert } from "#domain/business/business-keys";
import { type JournalRow, writtenFields } from "../changes/written-fields.ts";
import type { BusinessWrite, WriteOutcome } from "../port/editing.ts";
import { type DeletedRecord, timeAfter } from "../records/business-changes.ts";
import { undoMerge } from "./merge-businesses.ts";
import type { UnitOfWork } from "./unit-of-work.ts";

/** A written business before and after. */
export interface WrittenEdit {
  before: DeletedRecord;
  after: DeletedRecord;
}

/** See `Editing.add`. */
export function addBusiness(
  { businesses }: UnitOfWork,
  business: BusinessInsert,
  editedFields: readonly string[],
  at: Date,
): number | "known" | "deleted" {
  const status = businesses.statusOf(business.placeId);
  if (status !== undefined) return status === "deleted" ? "deleted" : "known";
  const id = businesses.add(business, null, at.getTime());
  businesses.setEditedFields(id, editedFields);
  return id;
}

/** Writes edits by hand. The returned `edits` are the written ones. */
export function writeBusinesses(
  unit: UnitOfWork,
  writes: readonly BusinessWrite[],
  at: Date,
): { outcomes: WriteOutcome[]; edits: WrittenEdit[] } {
  const results = writes.map((edit) => writeBusiness(unit, edit, at));
  return {
    outcomes: results.map((result) => (typeof result === "object" ? "written" : result)),
    edits: results.filter((result) => typeof result === "object"),
  };
}

/** Returns both versions, or why nothing was written. */
function writeBusiness(
  { businesses, slugs }: UnitOfWork,
  { id, business, editedFields, expectedUpdatedAt }: BusinessWrite,
  at: Date,
): WrittenEdit | Exclude<WriteOutcome, "written"> {
  const recordBefore = businesses.record(id);
  if (recordBefore === undefined) return "gone";
  const updatedAt = Date.parse(recordBefore.business.updatedAt);
  if (updatedAt !== Date.parse(expectedUpdatedAt)) return "changed";
  const { slug: storedSlug } = recordBefore.business;
  const slug = business.slug ?? storedSlug;
  if (slug !== storedSlug) {
    if ((slugs.ownerOf(slug) ?? id) !== id) return "slug-taken";
    businesses.rename(id, storedSlug, slug);
  }
  businesses.replace(id, business, timeAfter(recordBefore.business, at));
  businesses.setEditedFields(id, editedFields);
  return { before: recordBefore, after: businesses.record(id) ?? recordBefore };
}

/** Moves businesses to the recycle bin. Returns those that were there. */
export function deleteBusinesses(
  { businesses, tombstones }: UnitOfWork,
  ids: readonly number[],
  at: Date,
): DeletedRecord[] {
  return ids.flatMap((id) => {
    const record = businesses.record(id);
    if (record === undefined) return [];
    businesses.remove(id);
    tombstones.add(record);
    tombstones.addToBin(record, at);
    return [record];
  });
}

/** Entries of the journal of changes, by which edits can be undone. */
export function editEntries(changeId: number, edits: readonly WrittenEdit[]): JournalRow[] {
  return edits.map(({ before, after }) => {
    return { changeId, businessId: before.business.id, previous: JSON.stringify(writtenFields(before, after)) };
  });
}

export function deletionEntries(changeId: number, records: readonly DeletedRecord[]): JournalRow[] {
  return records.map(({ business }) => ({ changeId, businessId: business.id, previous: null }));
}

/** Restores deleted businesses, and merged ones by undoing the merge. Returns the ids that were restored. */
export function restoreBusinesses(unit: UnitOfWork, ids: readonly number[], at: Date): number[] {
  return ids.filter((id) => restoreBusiness(unit, id, at));
}

/** Returns whether the business was restored. */
export function restoreBusiness(unit: UnitOfWork, id: number, at: Date): boolean {
  const { businesses, tombstones, merges } = unit;
  if (merges.mergeOf(id) !== undefined) return undoMerge(unit, id, at) === "undone";
  const record = tombstones.record(id);
  if (record === undefined || typeof businesses.statusOf(record.business.placeId) === "number") return false;
  tombstones.forget(id);
  businesses.restore(record);
  return true;
}
