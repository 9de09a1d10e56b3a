import { createHash } from "node:crypto";
import type { Database } from "better-sqlite3";
import type { OnDuplicate } from "#contract/import-report";
import type { BusinessInsert } from "#domain/business/business-keys";
import type { DryRunOutcome } from "../../port/imports.ts";
import type { Value } from "../read/business-record.ts";
import type { BusinessWriter, WouldWrite } from "./business-writer.ts";

/** What a business is after some rows: a digest of its values, and one of each that a row may leave unsaid. */
type Digest = readonly string[];

/**
 * Counts what an import would do. What earlier rows would have stored waits, digested, in a temporary table, which lies
 * outside the database file.
 */
export function openDryRun(db: Database, writer: BusinessWriter) {
  const create =
    "CREATE TEMP TABLE IF NOT EXISTS rehearsed (place_id TEXT PRIMARY KEY, digest TEXT NOT NULL) STRICT, WITHOUT ROWID";

  return {
    batch(businesses: Iterable<BusinessInsert>, onDuplicate: OnDuplicate): DryRunOutcome {
      db.exec(create);
      writer.look();
      const seen = db.prepare<[string], string>("SELECT digest FROM rehearsed WHERE place_id = ?").pluck();
      const see = db.prepare("INSERT OR REPLACE INTO rehearsed VALUES (?, ?)");
      const updates = onDuplicate === "update";
      const outcome = emptyOutcome();
      for (const business of businesses) {
        const { placeId } = business;
        const before = seen.get(placeId);
        const would = before === NOTHING ? "deleted" : writer.wouldWrite(business);
        const counts = updates && would !== "deleted";
        const after = counts ? digestOf(would, before?.split(" ")).join(" ") : NOTHING;
        if (before === undefined) countFirst(outcome, would, updates);
        else if (after === before) outcome.duplicatesSkipped++;
        else outcome.updated++;
        if (after !== before) see.run(placeId, after);
      }
      return outcome;
    },
    end() {
      db.exec("DROP TABLE IF EXISTS temp.rehearsed");
    },
  };
}

function emptyOutcome(): DryRunOutcome {
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

/** The first row of a business in this file. */
function countFirst(outcome: DryRunOutcome, would: WouldWrite, updates: boolean) {
  if (would === "deleted") {
    outcome.deletedByHand++;
    outcome.duplicatesSkipped++;
    return;
  }
  if (would.isNew) {
    outcome.imported++;
    return;
  }
  const { fields, kept } = would;
  if (fields.length > 0) outcome.changed++;
  else if (kept.length === 0) outcome.unchanged++;
  outcome.conflicts += kept.length;
  for (const field of fields) outcome.changedFields[field] = (outcome.changedFields[field] ?? 0) + 1;
  if (fields.length > 0 && updates) outcome.updated++;
  else outcome.duplicatesSkipped++;
}

const NOTHING = "-";

/** The business after this row; `before`: after the rows before it, unless this is the first. */
function digestOf({ values, ifSaid }: Exclude<WouldWrite, "deleted">, before?: Digest): Digest {
  const parts = ifSaid.map(({ value, stored }, at) => {
    if (value === null && before !== undefined) return before[at + 1] ?? NOTHING;
    const kept = value ?? stored;
    return kept === null ? NOTHING : digest(kept);
  });
  return [digest(values), ...parts];
}

function digest(value: Value | readonly Value[]): string {
  return createHash("sha256").update(JSON.stringify(value)).digest("base64");
}
