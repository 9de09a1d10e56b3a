import { writeWorkbook } from "../../../server/spreadsheet/writing/write-workbook.ts";

/** A business by the columns of a workbook. */
export type Row = Readonly<Record<string, string | number>>;

/** Writes a workbook with every column that a row has, and the required columns. */
export async function writeRows(file: string, rows: readonly Row[]): Promise<void> {
  const header = [...new Set(["name", "place_id", ...rows.flatMap((row) => Object.keys(row))])];
  await writeWorkbook(
    file,
    { header },
    rows.map((row) => header.map((column) => row[column] ?? "")),
  );
}
