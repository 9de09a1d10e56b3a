import { createHash } from "node:crypto";
import type { OnDuplicate } from "#contract/import-report";
import type { BusinessInsert } from "#domain/business/business-keys";
import { isOtherName } from "#domain/duplicates/other-name";
import type { DryRunOutcome } from "../port/imports.ts";
import type { RowPreview } from "../records/business-changes.ts";
import type { Value } from "../records/business-record.ts";
import { OPTIONAL_POSITIONS, textOf } from "../records/content-values.ts";
import type { UnitOfWork } from "./unit-of-work.ts";

/** Digest of a business that an import would not change, or of a blank field. */
const BLANK_DIGEST = "-";
/** Length of a hash in a digest, in characters of six bits. */
const HASH_CHARS = 12;

function emptyOutcome(): DryRunOutcome {
  return {
    imported: 0,
    updated: 0,
    duplicatesSkipped: 0,
    otherNames: 0,
    unchanged: 0,
    changed: 0,
    changedFields: {},
    conflicts: 0,
    deletedByHand: 0,
  };
}

/** Digests of the businesses of earlier rows, by place id. */
interface Digests {
  get(placeId: string): string | undefined;
  set(placeId: string, digest: string): void;
}

/** Counts what an import would do with these rows. */
export function countRows(
  { businesses }: UnitOfWork,
  rows: Iterable<BusinessInsert>,
  onDuplicate: OnDuplicate,
  digests: Digests,
): DryRunOutcome {
  const outcome = emptyOutcome();
  for (const row of rows) {
    const digestBefore = digests.get(row.placeId);
    const preview = digestBefore === BLANK_DIGEST ? "deleted" : businesses.preview(row);
    const digestAfter = countRow(outcome, { before: digestBefore, preview, updates: onDuplicate === "update" });
    if (digestAfter !== digestBefore) digests.set(row.placeId, digestAfter);
  }
  return outcome;
}

interface PreviewedRow {
  /** Digest of the business after its earlier rows; undefined for its first row. */
  before: string | undefined;
  preview: RowPreview | "deleted" | "merged";
  /** The import would update businesses. */
  updates: boolean;
}

/**
 * Counts what an import would do with a row. Returns the digest of the business after the row: a hash of its required fields and one of each
 * optional field, or `BLANK_DIGEST`.
 */
function countRow(outcome: DryRunOutcome, { before, preview, updates }: PreviewedRow): string {
  const digestAfter =
    updates && typeof preview !== "string" ? digestOf(preview, before?.split(" ")).join(" ") : BLANK_DIGEST;
  if (typeof preview !== "string" && isRenamed(preview, updates)) outcome.otherNames++;
  if (before === undefined) countFirst(outcome, preview, updates);
  else if (digestAfter === before) outcome.duplicatesSkipped++;
  else outcome.updated++;
  return digestAfter;
}

/** Tells whether a row has another name than the stored business. A name edited by hand equals that of the preview. */
function isRenamed({ values, stored }: RowPreview, updates: boolean): boolean {
  if (stored === undefined) return false;
  return isOtherName(textOf(stored, "name"), textOf(values, "name"), updates ? "update" : "skip");
}

/** Counts the first row of a business. */
function countFirst(outcome: DryRunOutcome, preview: PreviewedRow["preview"], updates: boolean) {
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

/** Returns the digest of the business after this row. `previousDigest` is its digest after earlier rows, undefined for its first row. */
function digestOf({ values, stored }: RowPreview, previousDigest: readonly string[] | undefined): string[] {
  const parts = [...OPTIONAL_POSITIONS].map((position, index) => {
    const value = values[position] ?? null;
    if (value === null && previousDigest !== undefined) return previousDigest[index + 1] ?? BLANK_DIGEST;
    const effectiveValue = value ?? stored?.[position] ?? null;
    return effectiveValue === null ? BLANK_DIGEST : hash(effectiveValue);
  });
  return [hash(values.filter((_, position) => !OPTIONAL_POSITIONS.has(position))), ...parts];
}

function hash(value: Value | readonly Value[]): string {
  return createHash("sha256").update(JSON.stringify(value)).digest("base64").slice(0, HASH_CHARS);
}
