import type { ColumnChoice, ColumnMapping } from "#contract/import-columns";
import { parseOwnChoice, type WrittenOwnField } from "../../own-fields/own-field-names.ts";
import { COLUMNS, type ColumnName } from "./columns-data.ts";
import { headerName } from "./header-name.ts";

const COLUMN_OF_FIELD = new Map<string, ColumnName>(
  Object.entries(COLUMNS).map(([column, { field }]) => [headerName(field), column as ColumnName]),
);

/** Returns undefined for a text that names no field. */
export function columnOfField(field: string): ColumnName | undefined {
  return COLUMN_OF_FIELD.get(headerName(field));
}

export function fieldOfColumn(column: ColumnName): string {
  return COLUMNS[column].field;
}

/** Identifies a set of headers, regardless of their order and spelling. */
export function headerSetKey(headers: readonly string[]): string {
  return JSON.stringify(namesOf(headers));
}

function namesOf(headers: readonly string[]): string[] {
  return [...new Set(headers.map(headerName))].filter((name) => name !== "").toSorted();
}

/**
 * Returns the choices stored for the same set of headers. With `isPartial`, later records may bring more headers, so the smallest stored
 * set that contains all of these is taken as well.
 */
export function storedChoices(
  headers: readonly string[],
  mappings: readonly ColumnMapping[],
  isPartial: boolean,
): readonly ColumnChoice[] | undefined {
  if (mappings.length === 0) return undefined;
  const key = headerSetKey(headers);
  const same = mappings.find((mapping) => headerSetKey(mapping.headers) === key);
  if (same !== undefined || !isPartial) return same?.choices;
  const names = namesOf(headers);
  const larger = mappings.filter((mapping) => {
    const mappedNames = new Set(namesOf(mapping.headers));
    return names.every((name) => mappedNames.has(name));
  });
  return larger.toSorted((a, b) => a.headers.length - b.headers.length)[0]?.choices;
}

/** The field of a chosen column, an own field, or null for a column that is not used. */
type Choice = { column: ColumnName; order: number } | WrittenOwnField | null;

/** Maps the names of chosen headers to what they are read as. */
export function chosenColumns(choices: readonly ColumnChoice[]): Map<string, Choice> {
  const chosen = new Map<string, Choice>();
  for (const [order, { header, field }] of choices.entries()) {
    const column = field === null ? undefined : columnOfField(field);
    const ownField = field === null || column !== undefined ? undefined : parseOwnChoice(field);
    chosen.set(headerName(header), column === undefined ? (ownField ?? null) : { column, order });
  }
  return chosen;
}
