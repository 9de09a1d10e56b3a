import type { FixRejectedRows, RejectedRow, RejectedTable } from "#contract/fields/rejected-rows";

/** Corrected cells by "table row column". */
export type RowEdits = ReadonlyMap<string, string>;

/** Corrections that are not imported yet, with the rows as they were when somebody typed them. */
export interface RowsDraft {
  version: string;
  tables: readonly RejectedTable[];
  edits: RowEdits;
}

/** Fields, or headers of unknown columns, that are shown although nothing is wrong with them, since they identify the business. */
const TELLING =
  /^(?:name|title|full[ _]?address|address|street|city|state|postal[ _]?code|zip.*|country|phone.*|site|website|category|rating|reviews)$/i;
/** Fields that can tell one business from another, the remedy of a row with a problem as a whole. */
const IDENTIFYING = /address|phone|site|website/i;

export function cellKey(table: number, row: number, column: number): string {
  return `${table} ${row} ${column}`;
}

/** Returns positions of the columns to show: those with a problem first, then those that tell the business. */
export function shownColumns(table: RejectedTable, showsAll: boolean): number[] {
  const { header, rows } = table;
  const wrong = new Set(rows.flatMap(({ columns }) => columns));
  const all = header.map((_, index) => index);
  const isWrong = (index: number) => wrong.has(header[index] ?? "");
  const rest = all.filter((index) => !isWrong(index) && (showsAll || TELLING.test(fieldOf(table, index))));
  const shown = [...all.filter(isWrong), ...rest];
  return shown.length === 0 ? all : shown;
}

/** Tells whether a cell is one to correct: its column is named, or the row lacks what identifies a business. */
export function isWrongCell({ columns, cells }: RejectedRow, table: RejectedTable, column: number): boolean {
  if (columns.length > 0) return columns.includes(table.header[column] ?? "");
  return IDENTIFYING.test(fieldOf(table, column)) && (cells[column] ?? "").trim() === "";
}

/** Returns the name of the field as which a column was read, or its header: people call a phone "Tel.". */
function fieldOf({ header, fields }: RejectedTable, column: number): string {
  return fields?.[column] ?? (header[column] ?? "").trim();
}

/** Returns the rows in which a cell differs from the file, with all of their cells. */
export function changedRows(tables: readonly RejectedTable[], edits: RowEdits): FixRejectedRows["rows"] {
  return tables.flatMap(({ rows }, table) =>
    rows.flatMap((original, row) => {
      const cells = original.cells.map((cell, column) => edits.get(cellKey(table, row, column)) ?? cell);
      return cells.some((cell, column) => cell !== original.cells[column]) ? [{ table, row, cells }] : [];
    }),
  );
}

/** Returns the corrections for rows of another version: those of rows that are still rejected, at their new positions. */
export function carriedEdits(
  draft: RowsDraft | undefined,
  version: string,
  tables: readonly RejectedTable[],
): RowEdits {
  if (draft === undefined) return new Map();
  if (draft.version === version) return draft.edits;
  const identity = ({ header }: RejectedTable, { cells, foundIn }: RejectedRow) =>
    JSON.stringify([foundIn, header, cells]);
  const positions = new Map(
    tables.flatMap((table, tableIndex) =>
      table.rows.map((row, rowIndex) => [identity(table, row), [tableIndex, rowIndex]] as const),
    ),
  );
  return new Map(
    draft.tables.flatMap((table, tableIndex) =>
      table.rows.flatMap((row, rowIndex) => {
        const position = positions.get(identity(table, row));
        if (position === undefined) return [];
        return row.cells.flatMap((_, column) => {
          const text = draft.edits.get(cellKey(tableIndex, rowIndex, column));
          return text === undefined ? [] : [[cellKey(...position, column), text] as const];
        });
      }),
    ),
  );
}
