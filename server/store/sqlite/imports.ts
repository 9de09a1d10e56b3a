import type { Database } from "better-sqlite3";
import type { OnDuplicate } from "#contract/import-report";
import type { StorableBusiness } from "#domain/business-keys";
import type { BatchOutcome, ImportOutcome } from "../store.ts";
import type { BusinessWriter } from "./business-writer.ts";

/** Imports and their batches, each call within a transaction of the caller's. */
export function openImports(db: Database, writer: BusinessWriter) {
  const begin = db.prepare("INSERT INTO imports (files, actor, started_at, state) VALUES (?, ?, ?, 'running')");
  const finish = db.prepare("UPDATE imports SET finished_at = ?, state = ?, outcome = ? WHERE id = ?");

  return {
    begin: (files: string[], actor: string, at: Date): number =>
      Number(begin.run(JSON.stringify(files), actor, at.toISOString()).lastInsertRowid),

    finish(importId: number, { state, ...counts }: ImportOutcome, at: Date) {
      finish.run(at.toISOString(), state, JSON.stringify(counts), importId);
    },

    batch(importId: number, businesses: Iterable<StorableBusiness>, onDuplicate: OnDuplicate, at: Date): BatchOutcome {
      const outcome = { imported: 0, updated: 0, duplicatesSkipped: 0 };
      const now = at.getTime();
      writer.begin();
      for (const business of businesses) {
        if (writer.add(business, importId, now)) outcome.imported++;
        else if (onDuplicate === "update" && updateKnown(writer, business, now)) outcome.updated++;
        else outcome.duplicatesSkipped++;
      }
      writer.end();
      return outcome;
    },
  };
}

/** A business that was deleted by hand stays deleted. */
function updateKnown(writer: BusinessWriter, business: StorableBusiness, at: number): boolean {
  const id = writer.known(business.placeId);
  return typeof id === "number" && writer.update(id, business, at);
}
