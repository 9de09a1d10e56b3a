import type { CellSource } from "./cell-source.ts";
import type { ColumnName } from "./columns-data.ts";
import type { OwnColumns } from "./own-columns.ts";
import { usedPositions } from "./used-positions.ts";

interface MatchedColumns {
  positions: Partial<Record<ColumnName, number>>;
  sources: Partial<Record<ColumnName, readonly CellSource[]>>;
  written: readonly string[];
  exporter: string | null;
  own: OwnColumns;
}

export const ID_COLUMNS = ["placeId", "googleId", "cid", "kgmid"] as const satisfies readonly ColumnName[];
const PLACE_COLUMNS = [
  "fullAddress",
  "address",
  "location",
  "street",
  "city",
  "postalCode",
  "latitude",
  "coordinates",
] as const satisfies readonly ColumnName[];
/** Columns besides the name that visitors look for; a file with most of them unknown is refused. */
const NEEDED: readonly (readonly [label: string, columns: readonly ColumnName[]])[] = [
  ["category", ["category", "type", "subtypes"]],
  ["full_address", PLACE_COLUMNS],
  ["phone", ["phone", "website", "url"]],
  ["rating", ["rating", "reviews"]],
  ["place_id", [...ID_COLUMNS, "locationLink"]],
];

/**
 * Requires a name, and an id or a place to distinguish businesses. Without choices and a known exporter, a header is also refused if most
 * needed columns are unknown, and more columns than are used: the administrator can then map them. A list with addresses and points, or with
 * telephones and towns, is one of places in any case.
 */
export function missingColumns(match: MatchedColumns, isChosen: boolean): string[] {
  const { positions, written } = match;
  const has = (columns: readonly ColumnName[]) => columns.some((column) => positions[column] !== undefined);
  const unknownFields = NEEDED.filter(([, columns]) => !has(columns)).map(([label]) => label);
  const missing = has(["name"]) ? [] : ["name"];
  if (!has(ID_COLUMNS) && !has(["locationLink", "url"]) && !has(PLACE_COLUMNS)) missing.push("place_id");
  if (missing.length > 0) return missing;
  const isReached = has(["phone", "website"]) && has(["city", "postalCode"]);
  if (has(["fullAddress", "address", "street"]) && (isReached || has(["latitude", "coordinates"]))) return [];
  const used = usedPositions(match).size;
  const unknown = written.filter((header) => header.trim() !== "").length - used;
  const isMostUnknown = unknownFields.length > NEEDED.length / 2 && unknown >= unknownFields.length && unknown > used;
  return isMostUnknown && !isChosen && match.exporter === null ? unknownFields : [];
}
