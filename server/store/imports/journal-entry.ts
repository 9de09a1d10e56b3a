import type { PreviousValues } from "../records/business-changes.ts";
import type { StoredValues } from "../records/business-record.ts";

/** What an import wrote over in one business. Times in milliseconds. */
export interface JournalEntry {
  businessId: number;
  /** As stored before; only fields that the import changed. */
  values: StoredValues;
  previousUpdatedAt: number;
  /** The time that the import gave it. */
  updatedAt: number;
}

/** An entry of one of several imports. */
export type ImportJournalEntry = JournalEntry & { importId: number };

/** The JSON in column `previous`. */
export type Previous = Pick<PreviousValues, "values" | "updatedAt">;

/** As stored. */
export interface JournalRow {
  businessId: number;
  previous: string;
  updatedAt: number;
}

/** Of two rows of one business: the second adds only what the first did not change. */
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

/** Its column `previous`. */
export function journalPrevious({ values, previousUpdatedAt }: JournalEntry): string {
  return previousJson({ values, updatedAt: previousUpdatedAt });
}
