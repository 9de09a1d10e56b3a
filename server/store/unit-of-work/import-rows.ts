import type { OnDuplicate } from "#contract/import-report";
import type { BusinessInsert } from "#domain/business/business-keys";
import type { BatchOutcome } from "../port/imports.ts";
import type { UnitOfWork } from "./unit-of-work.ts";

export interface ImportBatch {
  importId: number;
  businesses: Iterable<BusinessInsert>;
  onDuplicate: OnDuplicate;
  at: Date;
  /** Called with the place id of each row that changes nothing since its business is there already, or was deleted by hand. */
  onSkipped?: ((placeId: string) => void) | undefined;
}

export interface ImportedRows {
  outcome: BatchOutcome;
  /** The lowest id that the batch added or brought back. */
  firstId: number;
  /** The highest id of all businesses. */
  lastId: number;
}

/** Writes the rows of an import. Businesses that were deleted by hand stay deleted. */
export function importRows(unit: UnitOfWork, batch: ImportBatch): ImportedRows {
  const { importId, onDuplicate } = batch;
  const at = batch.at.getTime();
  const outcome = { imported: 0, updated: 0, duplicatesSkipped: 0, otherNames: 0 };
  let firstId = unit.businesses.lastId() + 1;
  for (const business of batch.businesses) {
    const status = unit.businesses.statusOf(business.placeId);
    if (status === undefined) {
      unit.businesses.add(business, importId, at);
      outcome.imported++;
      continue;
    }
    if (typeof status === "number" && unit.businesses.hasOtherName(status, business, onDuplicate)) outcome.otherNames++;
    const returnedId = status === "deleted" ? bringBack(unit, business, importId, at) : undefined;
    if (returnedId !== undefined) {
      firstId = Math.min(firstId, returnedId);
      outcome.imported++;
    } else if (onDuplicate === "update" && typeof status === "number" && update(unit, status, business, importId, at)) {
      outcome.updated++;
    } else {
      outcome.duplicatesSkipped++;
      // An update without changes is not a skipped row: the business has its values.
      if (onDuplicate === "skip" || status === "deleted") batch.onSkipped?.(business.placeId);
    }
  }
  return { outcome, firstId, lastId: unit.businesses.lastId() };
}

/** Counts rows with the id of a business that is stored under another name. */
export function countOtherNames(
  { businesses }: UnitOfWork,
  rows: Iterable<BusinessInsert>,
  onDuplicate: OnDuplicate,
): number {
  // In an empty directory the rows need not be unpacked.
  if (businesses.lastId() === 0) return 0;
  let count = 0;
  for (const row of rows) {
    const status = businesses.statusOf(row.placeId);
    if (typeof status === "number" && businesses.hasOtherName(status, row, onDuplicate)) count++;
  }
  return count;
}

/**
 * Brings back a business that the undo of an earlier import deleted, with its id and the fields that were edited by hand. Returns its id;
 * undefined for any other business.
 */
function bringBack(
  { businesses, tombstones }: UnitOfWork,
  business: BusinessInsert,
  importId: number,
  at: number,
): number | undefined {
  const record = tombstones.undoneRecord(business.placeId);
  if (record === undefined) return undefined;
  const { undoneImportId: _, ...restoredRecord } = record;
  const { id } = record.business;
  tombstones.forget(id);
  businesses.restore({ ...restoredRecord, importId });
  businesses.update(id, business, at);
  return id;
}

/** Returns whether the row changed the business. */
function update(
  { businesses, imports }: UnitOfWork,
  id: number,
  business: BusinessInsert,
  importId: number,
  at: number,
): boolean {
  const previousValues = businesses.update(id, business, at);
  if (previousValues === undefined) return false;
  // No values are kept for businesses of this import: its undo removes them whole.
  if (previousValues.importId !== importId) imports.add(importId, id, previousValues, at);
  return true;
}
