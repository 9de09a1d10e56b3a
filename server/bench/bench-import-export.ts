import { join } from "node:path";
import { writeWorkbook } from "../spreadsheet/writing/write-workbook.ts";
import { atLeast, atMost, type BenchRow, reference } from "./bench-table.ts";
import { MADE_UP_COLUMNS, madeUpRow } from "./made-up-businesses.ts";
import { runProcess } from "./run-process.ts";

export interface BenchPlace {
  /** The packaged executable. */
  executable: string;
  /** A temporary folder. */
  folder: string;
  rows: number;
}

/** Rows a second that an import must reach. */
const minImportRate = (rows: number) => (rows <= 100_000 ? 15_000 : 10_000);

/** Import and export by the executable, against unpacking alone and storing alone. */
export async function benchImportExport({ executable, folder, rows }: BenchPlace): Promise<BenchRow[]> {
  const workbook = join(folder, "made-up.xlsx");
  await writeWorkbook(workbook, { header: [...MADE_UP_COLUMNS] }, madeUpRows(rows), {});
  const unpack = await runProcess(process.execPath, [join(import.meta.dirname, "unpack-alone.ts"), workbook]);
  const alone = await runProcess(process.execPath, [
    join(import.meta.dirname, "store-alone.ts"),
    join(folder, "alone.db"),
    String(rows),
  ]);
  const storing = Number(alone.stdout);
  const data = join(folder, "data");
  const imported = await runProcess(executable, ["--data", data, "--json", "import", workbook]);
  const report = JSON.parse(imported.stdout) as { imported: number };
  if (report.imported !== rows) throw new Error(`${report.imported} of ${rows} rows were imported`);
  const out = join(folder, "out.xlsx");
  const exported = await runProcess(executable, ["--data", data, "--json", "export", "--out", out]);
  const size = `${rows.toLocaleString("en-US")} rows`;
  return [
    reference(`unpacking ${size} alone`, unpack.seconds, "s"),
    reference(`storing ${size} with their indexes alone`, storing, "s"),
    atLeast(`import of ${size}`, rows / imported.seconds, minImportRate(rows), "rows/s"),
    atMost(`import of ${size} : storing alone`, imported.seconds / storing, 2, "×"),
    atMost(`memory of the import`, imported.peakMb, 350, "MB"),
    atLeast(`export of ${size}`, rows / exported.seconds, 20_000, "rows/s"),
    atMost(`memory of the export`, exported.peakMb, 200, "MB"),
  ];
}

async function* madeUpRows(rows: number) {
  for (let index = 0; index < rows; index++) yield madeUpRow(index);
}
