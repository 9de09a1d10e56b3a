import { COLUMNS, type ColumnName } from "./columns-data.ts";
import { headerName } from "./header-name.ts";

/** What somebody says that a column is. */
export interface ColumnChoice {
  /** As the file writes it; case, accents, spaces and punctuation do not count. */
  header: string;
  /** The name of a field, see `FIELDS`; null: the column is not used. */
  field: string | null;
}

const COLUMN_OF_FIELD = new Map<string, ColumnName>(
  Object.entries(COLUMNS).map(([column, { field }]) => [headerName(field), column as ColumnName]),
);

/** undefined for a text that names no field. */
export function columnOfField(field: string): ColumnName | undefined {
  return COLUMN_OF_FIELD.get(headerName(field));
}

export function fieldOfColumn(column: ColumnName): string {
  return COLUMNS[column].field;
}
