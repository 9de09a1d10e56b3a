import type { OnDuplicate } from "#contract/import-report";
import type { BusinessInsert } from "#domain/business/business-keys";
import { AppError } from "../../../errors.ts";
import { finishedOutcome } from "../../imports/added-own-fields.ts";
import { addBatch } from "../../imports/import-entry.ts";
import type { BatchOutcome, ImportOutcome } from "../../port/imports.ts";
import { countOtherNames, type ImportBatch, importRows } from "../../unit-of-work/import-rows.ts";
import type { Transaction } from "../connection/transaction.ts";
import type { BusinessWriter } from "../write/business-writer.ts";

interface LoadedBatch extends ImportBatch {
  businesses: readonly BusinessInsert[];
}

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
    const outcomeText = await tx.value<string>("SELECT outcome FROM imports WHERE id = $1", [importId]);
    const finishedCount = await tx.run(
      `UPDATE imports SET finished_at = $1, state = $2, outcome = $3 WHERE id = $4 AND state IN ('running', 'interrupted')`,
      [at.toISOString(), state, finishedOutcome(outcomeText ?? "{}", counts), importId],
    );
    return finishedCount === 1;
  },

  async countOtherNames(
    tx: Transaction,
    writer: BusinessWriter,
    businesses: readonly BusinessInsert[],
    onDuplicate: OnDuplicate,
  ): Promise<number> {
    const unit = await writer.begin(tx);
    await unit.load({ businesses });
    return countOtherNames(unit, businesses, onDuplicate);
  },

  /** Errors: AppError `conflict` when the import was undone meanwhile. */
  async batch(tx: Transaction, writer: BusinessWriter, batch: LoadedBatch): Promise<BatchOutcome> {
    const { importId, at } = batch;
    const outcomeBefore = await tx.value<string>(
      "SELECT outcome FROM imports WHERE id = $1 AND state NOT IN ('undoing', 'undone')",
      [importId],
    );
    if (outcomeBefore === undefined) throw new AppError("conflict", "The import was taken back while it was running.");
    const { outcome, firstId, lastId } = await writer.write(tx, async (unit) => {
      await unit.load({ businesses: batch.businesses });
      await unit.loadUndone(batch.businesses);
      return importRows(unit, batch);
    });
    await tx.run(
      "UPDATE imports SET heartbeat_at = $1, outcome = $2, last_id = $3, first_id = least(first_id, $4) WHERE id = $5",
      [at.toISOString(), addBatch(outcomeBefore, outcome), lastId, firstId, importId],
    );
    return outcome;
  },
};
