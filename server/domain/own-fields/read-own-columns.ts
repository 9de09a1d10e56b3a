import type { OwnValue, OwnValues } from "#contract/fields/own-fields";
import type { RowCells } from "../import-row/row-cells.ts";
import { readOwnText } from "./own-values.ts";

/** Values of the rows of a file without own fields, which share the object: do not modify it. */
const NO_VALUES: OwnValues = {};

/** Reads the own fields of a row; wrong values are left out. No two columns have one field. */
export function readOwnColumns(row: RowCells): OwnValues {
  const columns = row.ownColumns;
  if (columns.length === 0) return NO_VALUES;
  const entries: [string, OwnValue][] = [];
  for (const column of columns) {
    const text = row.ownText(column);
    if (text === "") continue;
    const { value, problem } = readOwnText(text, column.type);
    if (problem !== undefined) row.warnOwn(column, problem);
    else if (value !== null) entries.push([column.key, value]);
  }
  return entries.length === 0 ? NO_VALUES : Object.fromEntries(entries);
}
