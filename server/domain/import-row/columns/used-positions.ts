import { formatOwnChoice } from "../../own-fields/own-field-names.ts";
import { type CellSource, positionOf, positionsOf } from "./cell-source.ts";
import { fieldOfColumn } from "./column-choices.ts";
import type { ColumnName } from "./columns-data.ts";
import type { OwnColumns } from "./own-columns.ts";

interface UsedColumns {
  sources: Partial<Record<ColumnName, readonly CellSource[]>>;
  own: OwnColumns;
}

/** Returns the fields of each column that is used, by its 0-based position. */
export function usedPositions({ sources, own }: UsedColumns): Map<number, string[]> {
  const fields = new Map(own.columns.map((column): [number, string[]] => [column.at, [formatOwnChoice(column)]]));
  const places = new Set((sources.location ?? []).map(positionOf));
  const add = (at: number, field: string) => fields.set(at, [...new Set([...(fields.get(at) ?? []), field])]);
  for (const [column, list] of Object.entries(sources) as [ColumnName, readonly CellSource[]][]) {
    for (const at of list.flatMap(positionsOf)) {
      const isPartOfPlace = column !== "location" && places.has(at);
      if (!isPartOfPlace && (!fields.has(at) || column !== "hours")) add(at, fieldOfColumn(column));
    }
  }
  return fields;
}
