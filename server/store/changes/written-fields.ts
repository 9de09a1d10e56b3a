import type { BusinessDraft } from "#contract/business";
import { BLANK_DRAFT, FIELD_NAMES } from "#domain/business/business-fields";
import { changedOwnValueFields, fieldValueOf } from "#domain/own-fields/own-value-fields";
import type { ImportJournalEntry } from "../imports/journal-entry.ts";
import type { DeletedRecord } from "../records/business-changes.ts";
import { fillBlankFields } from "../records/deleted-record.ts";

/** Values of some fields, including own fields, in the form of `withFieldValues`. */
export type FieldValues = Partial<Omit<BusinessDraft, "ownValues">> & Record<string, unknown>;

/** JSON of column `previous` of the change journal: what a change did to the fields of one business. */
export interface WrittenFields {
  before: FieldValues;
  after: FieldValues;
  /** Fields that this change first marked as edited by hand. */
  marked: string[];
  /** Times of change of the business before and after. */
  updatedAt: [before: string, after: string];
  /** Values that an import overwrote, in its undo: with them it can be redone. */
  overwritten?: ImportJournalEntry;
}

export interface JournalEntry {
  changeId: number;
  businessId: number;
  /** Undefined for a deletion and a removal. */
  written: WrittenFields | undefined;
  /** A business that the undo of an import removed without a tombstone. */
  removed?: DeletedRecord;
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

/** JSON of column `previous` of a removal. */
interface Removal {
  removed: DeletedRecord;
}

export function journalEntry({ changeId, businessId, previous }: JournalRow): JournalEntry {
  const json: WrittenFields | Removal | undefined = previous === null ? undefined : JSON.parse(previous);
  if (json === undefined || !("removed" in json)) return { changeId, businessId, written: json };
  return { changeId, businessId, written: undefined, removed: fillBlankFields(json.removed) };
}

/** Returns the column `previous` of a removal. Blank fields are left out: a removed import has as many records as it had rows. */
export function removalJson({ business, ...record }: DeletedRecord): string {
  const filledFields: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(business)) if (!isBlank(name, value)) filledFields[name] = value;
  return JSON.stringify({ removed: { ...record, business: filledFields } });
}

const BLANK: Readonly<Record<string, unknown>> = { ...BLANK_DRAFT };

function isBlank(name: string, value: unknown): boolean {
  const isObject = typeof value === "object" && value !== null;
  return isObject ? isSame(value, BLANK[name]) : value === BLANK[name];
}

/** Returns the journal entry of an import whose undo was undone: the values that it has overwritten again. */
export function overwrittenAgain(
  { overwritten }: WrittenFields,
  returning: readonly string[],
  updatedAt: string,
): ImportJournalEntry | undefined {
  if (overwritten === undefined) return undefined;
  const values = Object.fromEntries(Object.entries(overwritten.values).filter(([field]) => returning.includes(field)));
  if (Object.keys(values).length === 0) return undefined;
  return { ...overwritten, values, updatedAt: Date.parse(updatedAt) };
}

/** Compares the versions of a business before and after an edit. */
export function writtenFields(before: DeletedRecord, after: DeletedRecord): WrittenFields {
  const changedFields = differingFields(before.business, after.business);
  const pick = (from: BusinessDraft) =>
    Object.fromEntries(changedFields.map((field) => [field, fieldValueOf(from, field)]));
  return {
    before: pick(before.business),
    after: pick(after.business),
    marked: after.editedFields.filter((field) => !before.editedFields.includes(field)),
    updatedAt: [before.business.updatedAt, after.business.updatedAt],
  };
}

/** Returns the fields that differ; each own field is an entry. */
export function differingFields(before: BusinessDraft, after: BusinessDraft): string[] {
  return FIELD_NAMES.flatMap((field): string[] => {
    if (field === "ownValues") return changedOwnValueFields(before.ownValues, after.ownValues);
    return isSame(before[field], after[field]) ? [] : [field];
  });
}

/**
 * Once an import is undone, makes the undo of later edits restore these values, which are from before the import. Changes `edits`, those of
 * one business, earliest first, and returns the changed ones.
 */
export function rebaseEdits(edits: readonly EditEntry[], values: FieldValues): EditEntry[] {
  const missingFields = new Set(Object.keys(values));
  return edits.filter(({ written: { before } }) => {
    const fields = Object.keys(before).filter((field) => missingFields.delete(field));
    for (const field of fields) Object.assign(before, { [field]: values[field] });
    return fields.length > 0;
  });
}

export function isSame(a: unknown, b: unknown): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}
