import type { Database } from "better-sqlite3";
import type { OnDuplicate } from "#contract/import-report";
import type { BusinessInsert } from "#domain/business/business-keys";
import { AppError } from "../../../errors.ts";
import { addBatch } from "../../imports/import-entry.ts";
import type { BatchOutcome, ImportOutcome } from "../../port/imports.ts";
import type { BusinessWriter } from "../write/business-writer.ts";
import type { DeletedBusinesses } from "../write/deleted-businesses.ts";
import type { ImportJournal } from "./import-journal.ts";

interface ImportWriterParts {
  writer: BusinessWriter;
  journal: ImportJournal;
  deleted: DeletedBusinesses;
}

/** Imports and their batches. Each call needs a transaction of the caller. */
export function openImportWriter(db: Database, { writer, journal, deleted }: ImportWriterParts) {
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

  /** A business that was deleted by hand stays deleted. */
  function update(business: BusinessInsert, importId: number, at: number): boolean {
    const id = writer.known(business.placeId);
    const previous = typeof id === "number" ? writer.update(id, business, at) : undefined;
    if (typeof id !== "number" || previous === undefined) return false;
    // an undo removes whole businesses that this import added
    if (previous.importId !== importId) journal.add(importId, id, previous, at);
    return true;
  }

  /**
   * Brings back a business that the undo of an earlier import deleted, with its id and the fields that were edited by hand. Returns its
   * id; undefined for another business.
   */
  function bringBack(business: BusinessInsert, importId: number, at: number): number | undefined {
    const record = deleted.undoneRecord(business.placeId);
    if (record === undefined) return undefined;
    const { id } = record.business;
    deleted.forget(id);
    const { undoneImportId: _, ...restored } = record;
    writer.restore({ ...restored, importId });
    writer.update(id, business, at);
    return id;
  }

  return {
    begin: (files: string[], actor: string, at: Date): number =>
      Number(begin.run(JSON.stringify(files), actor, at.toISOString()).lastInsertRowid),

    finish: (importId: number, { state, ...counts }: ImportOutcome, at: Date): boolean =>
      finish.run(at.toISOString(), state, JSON.stringify(counts), importId).changes === 1,

    batch(importId: number, businesses: Iterable<BusinessInsert>, onDuplicate: OnDuplicate, at: Date): BatchOutcome {
      const outcome = { imported: 0, updated: 0, duplicatesSkipped: 0 };
      const now = at.getTime();
      const before = storedOutcome.get(importId);
      if (before === undefined) throw new AppError("conflict", "The import was taken back while it was running.");
      writer.begin();
      let firstId = writer.lastId() + 1;
      for (const business of businesses) {
        const isNew = writer.add(business, importId, now);
        const returnedId = isNew || !writer.hasDeleted() ? undefined : bringBack(business, importId, now);
        if (returnedId !== undefined) firstId = Math.min(firstId, returnedId);
        if (isNew || returnedId !== undefined) outcome.imported++;
        else if (onDuplicate === "update" && update(business, importId, now)) outcome.updated++;
        else outcome.duplicatesSkipped++;
      }
      writer.end();
      heartbeat.run(at.toISOString(), addBatch(before, outcome), writer.lastId(), firstId, firstId, importId);
      return outcome;
    },
  };
}
