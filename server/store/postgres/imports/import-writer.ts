import type { OnDuplicate } from "#contract/import-report";
import type { BusinessInsert } from "#domain/business/business-keys";
import { AppError } from "../../../errors.ts";
import { addBatch } from "../../imports/import-entry.ts";
import type { BatchOutcome, ImportOutcome } from "../../port/imports.ts";
import type { DeletedRecord } from "../../records/business-changes.ts";
import type { Transaction } from "../connection/transaction.ts";
import type { UnitOfWork } from "../unit-of-work/unit-of-work.ts";
import type { BusinessWriter } from "../write/business-writer.ts";
import { deletedBusinesses } from "../write/deleted-businesses.ts";
import { importJournal, OverwrittenValues } from "./import-journal.ts";

/** Imports and their batches. */
export const importWriter = {
  async begin(tx: Transaction, files: string[], actor: string, at: Date): Promise<number> {
    const id = await tx.value<number>(
      "INSERT INTO imports (files, actor, started_at, state) VALUES ($1, $2, $3, 'running') RETURNING id",
      [JSON.stringify(files), actor, at.toISOString()],
    );
    return id as number;
  },

  async finish(tx: Transaction, importId: number, outcome: ImportOutcome, at: Date): Promise<boolean> {
    const { state, ...counts } = outcome;
    const finished = await tx.run(
      `UPDATE imports SET finished_at = $1, state = $2, outcome = $3 WHERE id = $4 AND state IN ('running', 'interrupted')`,
      [at.toISOString(), state, JSON.stringify(counts), importId],
    );
    return finished === 1;
  },

  /** Errors: AppError `conflict` when the import was undone meanwhile. */
  async batch(tx: Transaction, writer: BusinessWriter, batch: ImportBatch): Promise<BatchOutcome> {
    const { importId, businesses, onDuplicate, at } = batch;
    const before = await tx.value<string>(
      "SELECT outcome FROM imports WHERE id = $1 AND state NOT IN ('undoing', 'undone')",
      [importId],
    );
    if (before === undefined) throw new AppError("conflict", "The import was taken back while it was running.");
    const outcome = { imported: 0, updated: 0, duplicatesSkipped: 0 };
    const now = at.getTime();
    const unit = await writer.begin(tx);
    await unit.load({ businesses });
    const returning = await returningRecords(tx, unit, businesses);
    const overwritten = new OverwrittenValues();
    const firstId = unit.lastId() + 1;
    const returnedIds: number[] = [];
    for (const business of businesses) {
      const record = unit.isReturning(business.placeId) ? returning.get(business.placeId) : undefined;
      if (record !== undefined) returnedIds.push(bringBack(unit, record, business, batch));
      if (record !== undefined || unit.add(business, importId, now)) outcome.imported++;
      else if (onDuplicate === "update" && update(unit, business, batch, overwritten)) outcome.updated++;
      else outcome.duplicatesSkipped++;
    }
    await deletedBusinesses.forget(tx, returnedIds);
    await unit.end();
    await importJournal.add(tx, importId, overwritten, now);
    await tx.run(
      "UPDATE imports SET heartbeat_at = $1, outcome = $2, last_id = $3, first_id = least(first_id, $4) WHERE id = $5",
      [at.toISOString(), addBatch(before, outcome), unit.lastId(), lowest(firstId, returnedIds), importId],
    );
    return outcome;
  },
};

export interface ImportBatch {
  importId: number;
  businesses: readonly BusinessInsert[];
  onDuplicate: OnDuplicate;
  at: Date;
}

/** Records of businesses in the batch that the undo of an earlier import deleted, by place id. */
async function returningRecords(
  tx: Transaction,
  unit: UnitOfWork,
  businesses: readonly BusinessInsert[],
): Promise<Map<string, DeletedRecord>> {
  const placeIds = businesses.map(({ placeId }) => placeId).filter((placeId) => unit.isReturning(placeId));
  const records = await deletedBusinesses.recordsOfPlaces(tx, placeIds);
  if (records.size > 0) await unit.load({ records: records.values() });
  return records;
}

/** Brings back a business with its id and the fields that were edited by hand. Returns its id. */
function bringBack(
  unit: UnitOfWork,
  { undoneImportId: _, ...record }: DeletedRecord,
  business: BusinessInsert,
  { importId, at }: ImportBatch,
): number {
  const { id } = record.business;
  unit.restore({ ...record, importId });
  unit.update(id, business, at.getTime());
  return id;
}

function lowest(id: number, others: readonly number[]): number {
  return others.reduce((least, other) => Math.min(least, other), id);
}

/** A business that was deleted by hand stays deleted. */
function update(
  unit: UnitOfWork,
  business: BusinessInsert,
  { importId, at }: ImportBatch,
  overwritten: OverwrittenValues,
) {
  const id = unit.known(business.placeId);
  const previous = typeof id === "number" ? unit.update(id, business, at.getTime()) : undefined;
  if (typeof id !== "number" || previous === undefined) return false;
  // no values are kept for businesses of this import: its undo removes them whole
  if (previous.importId !== importId) overwritten.add(id, previous);
  return true;
}
