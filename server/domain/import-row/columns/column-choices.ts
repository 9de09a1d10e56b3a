import type { ColumnChoice, ColumnMapping } from "#contract/import-columns";
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
