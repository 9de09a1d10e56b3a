import type { OnDuplicate } from "#contract/import-report";
import type { BusinessInsert } from "#domain/business/business-keys";
import { AppError } from "../../../errors.ts";
import { addBatch } from "../../imports/import-entry.ts";
import type { BatchOutcome, ImportOutcome } from "../../port/imports.ts";
import type { Transaction } from "../connection/transaction.ts";
import type { UnitOfWork } from "../unit-of-work/unit-of-work.ts";
import type { BusinessWriter } from "../write/business-writer.ts";
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
    const firstId = unit.lastId() + 1;
    const overwritten = new OverwrittenValues();
    for (const business of businesses) {
      if (unit.add(business, importId, now)) outcome.imported++;
      else if (onDuplicate === "update" && update(unit, business, batch, overwritten)) outcome.updated++;
      else outcome.duplicatesSkipped++;
    }
    await unit.end();
    await importJournal.add(tx, importId, overwritten, now);
    await tx.run(
      "UPDATE imports SET heartbeat_at = $1, outcome = $2, last_id = $3, first_id = coalesce(first_id, $4) WHERE id = $5",
      [at.toISOString(), addBatch(before, outcome), unit.lastId(), firstId, importId],
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
