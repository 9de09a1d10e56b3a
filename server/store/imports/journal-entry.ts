import type { PreviousValues } from "../records/business-changes.ts";
import type { StoredValues } from "../records/business-record.ts";

/** The values of one business that an import overwrote. Times in milliseconds. */
export interface JournalEntry {
  businessId: number;
  /** Previous values of the fields that the import changed. */
  values: StoredValues;
  previousUpdatedAt: number;
  /** The time of change that the import set. */
  updatedAt: number;
}

/** A journal entry with its import. */
export type ImportJournalEntry = JournalEntry & { importId: number };

/** Content of the JSON column `previous`. */
export type Previous = Pick<PreviousValues, "values" | "updatedAt">;

/** A stored entry. */
export interface JournalRow {
  businessId: number;
  previous: string;
  updatedAt: number;
}

/** Merges the overwritten values of two rows for one business: values of the first win. */
export function mergePrevious(first: Previous, second: Previous): Previous {
  return { values: { ...second.values, ...first.values }, updatedAt: first.updatedAt };
}

export function parsePrevious(json: string | undefined): Previous {
  return json === undefined ? { values: {}, updatedAt: 0 } : JSON.parse(json);
}

export function previousJson({ values, updatedAt }: Previous): string {
  return JSON.stringify({ values, updatedAt } satisfies Previous);
}

export function journalEntry({ businessId, previous, updatedAt }: JournalRow): JournalEntry {
  const { values, updatedAt: previousUpdatedAt } = parsePrevious(previous);
  return { businessId, values, previousUpdatedAt, updatedAt };
}

/** Returns the column `previous` of an entry. */
export function journalPrevious({ values, previousUpdatedAt }: JournalEntry): string {
  return previousJson({ values, updatedAt: previousUpdatedAt });
}
