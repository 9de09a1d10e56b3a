import { createHash } from "node:crypto";
import type { Database } from "better-sqlite3";
import type { OnDuplicate } from "#contract/import-report";
import type { BusinessInsert } from "#domain/business/business-keys";
import type { DryRunOutcome } from "../../port/imports.ts";
import type { RowPreview } from "../../records/business-changes.ts";
import type { Value } from "../../records/business-record.ts";
import { OPTIONAL_POSITIONS } from "../../records/content-values.ts";
import type { BusinessWriter } from "../write/business-writer.ts";

/** A business after some rows: a digest of its values, and one of each field that a row may leave blank. */
type Digest = readonly string[];

const BLANK = "-";

/** Counts what an import would do. Digests of earlier rows wait in a temporary table, outside the database file. */
export function openDryRun(db: Database, writer: BusinessWriter) {
  const create =
    "CREATE TEMP TABLE IF NOT EXISTS dry_run (place_id TEXT PRIMARY KEY, digest TEXT NOT NULL) STRICT, WITHOUT ROWID";

  return {
    batch(businesses: Iterable<BusinessInsert>, onDuplicate: OnDuplicate): DryRunOutcome {
      db.exec(create);
      writer.beginPreview();
      const digest = db.prepare<[string], string>("SELECT digest FROM dry_run WHERE place_id = ?").pluck();
      const setDigest = db.prepare("INSERT OR REPLACE INTO dry_run VALUES (?, ?)");
      const updates = onDuplicate === "update";
      const outcome = emptyOutcome();
      for (const business of businesses) {
        const { placeId } = business;
        const before = digest.get(placeId);
        const preview = before === BLANK ? "deleted" : writer.preview(business);
        const isWritten = updates && typeof preview !== "string";
        const after = isWritten ? digestOf(preview, before?.split(" ")).join(" ") : BLANK;
        if (before === undefined) countFirst(outcome, preview, updates);
        else if (after === before) outcome.duplicatesSkipped++;
        else outcome.updated++;
        if (after !== before) setDigest.run(placeId, after);
      }
      return outcome;
    },
    end() {
      db.exec("DROP TABLE IF EXISTS temp.dry_run");
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

/** Counts the first row of a business in this file. */
function countFirst(outcome: DryRunOutcome, preview: RowPreview | "deleted" | "merged", updates: boolean) {
  if (typeof preview === "string") {
    if (preview === "deleted") outcome.deletedByHand++;
    outcome.duplicatesSkipped++;
    return;
  }
  if (preview.stored === undefined) {
    outcome.imported++;
    return;
  }
  const { changedFields, conflicts } = preview;
  if (changedFields.length > 0) outcome.changed++;
  else if (conflicts.length === 0) outcome.unchanged++;
  outcome.conflicts += conflicts.length;
  for (const field of changedFields) outcome.changedFields[field] = (outcome.changedFields[field] ?? 0) + 1;
  if (changedFields.length > 0 && updates) outcome.updated++;
  else outcome.duplicatesSkipped++;
}

/** The business after this row. `before`: after the rows before it, undefined for the first. */
function digestOf({ values, stored }: RowPreview, before: Digest | undefined): Digest {
  const parts = [...OPTIONAL_POSITIONS].map((position, index) => {
    const value = values[position] ?? null;
    if (value === null && before !== undefined) return before[index + 1] ?? BLANK;
    const effective = value ?? stored?.[position] ?? null;
    return effective === null ? BLANK : hash(effective);
  });
  return [hash(values.filter((_, position) => !OPTIONAL_POSITIONS.has(position))), ...parts];
}

function hash(value: Value | readonly Value[]): string {
  return createHash("sha256").update(JSON.stringify(value)).digest("base64");
}
