import { createHash } from "node:crypto";
import type { Database } from "better-sqlite3";
import type { OnDuplicate } from "#contract/import-report";
import type { StorableBusiness } from "#domain/business-keys";
import type { RehearsalOutcome } from "../store.ts";
import type { BusinessWriter, WouldChange } from "./business-writer.ts";

/**
 * Counts what an import would do. Place ids that earlier batches would have stored wait in a temporary table, which
 * lies outside the database file.
 */
export function openRehearsal(db: Database, writer: BusinessWriter) {
  const create =
    "CREATE TEMP TABLE IF NOT EXISTS rehearsed (place_id TEXT PRIMARY KEY, content TEXT NOT NULL) STRICT, WITHOUT ROWID";

  return {
    batch(businesses: Iterable<StorableBusiness>, onDuplicate: OnDuplicate): RehearsalOutcome {
      db.exec(create);
      writer.look();
      const seen = db.prepare<[string], string>("SELECT content FROM rehearsed WHERE place_id = ?").pluck();
      const see = db.prepare("INSERT OR REPLACE INTO rehearsed VALUES (?, ?)");
      const outcome = emptyOutcome();
      for (const business of businesses) {
        const content =
          onDuplicate === "update" ? createHash("sha256").update(JSON.stringify(business)).digest("hex") : "";
        const before = seen.get(business.placeId);
        const isNew = before === undefined && countFirst(outcome, writer.wouldChange(business), onDuplicate);
        if (before !== undefined && before !== content && onDuplicate === "update") outcome.updated++;
        else if (before !== undefined) outcome.duplicatesSkipped++;
        else if (isNew) outcome.imported++;
        if (before !== content) see.run(business.placeId, content);
      }
      return outcome;
    },
    end() {
      db.exec("DROP TABLE IF EXISTS temp.rehearsed");
    },
  };
}

function emptyOutcome(): RehearsalOutcome {
  return {
    imported: 0,
    updated: 0,
    duplicatesSkipped: 0,
    unchanged: 0,
    changed: 0,
    changedFields: {},
    conflicts: 0,
    deletedByHand: 0,
  };
}

/** The first row of a business in this file; whether it is new to the directory. */
function countFirst(outcome: RehearsalOutcome, known: WouldChange, onDuplicate: OnDuplicate): boolean {
  if (known === undefined) return true;
  const { fields, kept } = known === "deleted" ? { fields: [], kept: [] } : known;
  if (known === "deleted") outcome.deletedByHand++;
  else if (fields.length > 0) outcome.changed++;
  else if (kept.length === 0) outcome.unchanged++;
  outcome.conflicts += kept.length;
  for (const field of fields) outcome.changedFields[field] = (outcome.changedFields[field] ?? 0) + 1;
  if (fields.length > 0 && onDuplicate === "update") outcome.updated++;
  else outcome.duplicatesSkipped++;
  return false;
}
