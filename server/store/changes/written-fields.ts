import type { BusinessDraft } from "#contract/business";
import { FIELD_NAMES } from "#domain/business/business-fields";
import type { DeletedRecord } from "../records/business-changes.ts";

/** Some fields of a business. */
export type FieldValues = Partial<BusinessDraft>;

/** JSON of column `previous` of the change journal: what a change did to the fields of one business. */
export interface WrittenFields {
  before: FieldValues;
  after: FieldValues;
  /** Fields that this change first marked as edited by hand. */
  marked: string[];
  /** Times of change of the business before and after. */
  updatedAt: [before: string, after: string];
}

export interface JournalEntry {
  changeId: number;
  businessId: number;
  /** Undefined for a deletion. */
  written: WrittenFields | undefined;
}

/** The journal entry of an edit. */
export interface EditEntry extends JournalEntry {
  written: WrittenFields;
}

export interface JournalRow {
  changeId: number;
  businessId: number;
  /** Null for a deletion. */
  previous: string | null;
}

export function journalEntry({ changeId, businessId, previous }: JournalRow): JournalEntry {
  return { changeId, businessId, written: previous === null ? undefined : JSON.parse(previous) };
}

/** Compares the versions of a business before and after an edit. */
export function writtenFields(before: DeletedRecord, after: DeletedRecord): WrittenFields {
  const changed = FIELD_NAMES.filter((field) => !isSame(before.business[field], after.business[field]));
  const pick = (from: FieldValues) => Object.fromEntries(changed.map((field) => [field, from[field]]));
  return {
    before: pick(before.business),
    after: pick(after.business),
    marked: after.editedFields.filter((field) => !before.editedFields.includes(field)),
    updatedAt: [before.business.updatedAt, after.business.updatedAt],
  };
}

/**
 * After the undo of an import: makes the undo of later edits restore these values from before the import. Changes `edits`, those of one
 * business, earliest first, and returns the changed ones.
 */
export function rebaseEdits(edits: readonly EditEntry[], values: FieldValues): EditEntry[] {
  const missing = new Set(Object.keys(values));
  return edits.filter(({ written: { before } }) => {
    const fields = Object.keys(before).filter((field) => missing.delete(field)) as (keyof BusinessDraft)[];
    for (const field of fields) Object.assign(before, { [field]: values[field] });
    return fields.length > 0;
  });
}

export function isSame(a: unknown, b: unknown): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}
