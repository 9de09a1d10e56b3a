import type { Database } from "better-sqlite3";
import { AppError } from "../../../errors.ts";
import { finishedOutcome } from "../../imports/added-own-fields.ts";
import { addBatch } from "../../imports/import-entry.ts";
import type { BatchOutcome, ImportOutcome } from "../../port/imports.ts";
import { type ImportBatch, importRows } from "../../unit-of-work/import-rows.ts";
import type { BusinessWriter } from "../write/business-writer.ts";

/** Imports and their batches. Each call needs a transaction of the caller. */
export function openImportWriter(db: Database, writer: BusinessWriter) {
  const begin = db.prepare("INSERT INTO imports (files, actor, started_at, state) VALUES (?, ?, ?, 'running')");
  const heartbeat = db.prepare(
    `UPDATE imports SET heartbeat_at = ?, outcome = ?, last_id = ?,
       first_id = min(coalesce(first_id, ?), ?) WHERE id = ?`,
  );
  const storedOutcome = db.prepare<[number], string>(
    "SELECT outcome FROM imports WHERE id = ? AND state NOT IN ('undoing', 'undone')",
  );
  storedOutcome.pluck();
  const finish = db.prepare(
    `UPDATE imports SET finished_at = ?, state = ?, outcome = ? WHERE id = ? AND state IN ('running', 'interrupted')`,
  );

  return {
    begin: (files: string[], actor: string, at: Date): number =>
      Number(begin.run(JSON.stringify(files), actor, at.toISOString()).lastInsertRowid),

    finish(importId: number, { state, ...counts }: ImportOutcome, at: Date): boolean {
      const outcome = finishedOutcome(storedOutcome.get(importId) ?? "{}", counts);
      return finish.run(at.toISOString(), state, outcome, importId).changes === 1;
    },

    /** Errors: AppError `conflict` when the import was undone meanwhile. */
    batch(batch: ImportBatch): BatchOutcome {
      const { importId, at } = batch;
      const outcomeBefore = storedOutcome.get(importId);
      if (outcomeBefore === undefined)
        throw new AppError("conflict", "The import was taken back while it was running.");
      const { outcome, firstId, lastId } = writer.write((unit) => importRows(unit, batch));
      heartbeat.run(at.toISOString(), addBatch(outcomeBefore, outcome), lastId, firstId, firstId, importId);
      return outcome;
    },
  };
}
