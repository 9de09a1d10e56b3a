import { writeWorkbook } from "../../../server/spreadsheet/writing/write-workbook.ts";

/** A business by the columns of a table. */
export type Row = Readonly<Record<string, string | number>>;

/** Returns a header with every column that a row has, and the required columns, and below it the cells of the rows. */
export function tableOf(rows: readonly Row[]): [header: string[], ...cells: (string | number)[][]] {
  const header = [...new Set(["name", "place_id", ...rows.flatMap((row) => Object.keys(row))])];
  return [header, ...rows.map((row) => header.map((column) => row[column] ?? ""))];
}

/** Writes a workbook of these rows. */
export async function writeRows(file: string, rows: readonly Row[]): Promise<void> {
  const [header, ...cells] = tableOf(rows);
  await writeWorkbook(file, { header }, cells);
}
