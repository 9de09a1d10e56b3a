import { createWriteStream } from "node:fs";
import { extname, join } from "node:path";
import { pipeline } from "node:stream/promises";
import Papa from "papaparse";
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
  const others = await Promise.all(
    ["csv", "ndjson"].map((format) => writeText(join(folder, `made-up.${format}`), rows)),
  );
  const figures: BenchRow[] = [];
  for (const file of others)
    figures.push(...(await benchTextImport({ executable, folder, rows }, file, imported.seconds)));
  return [
    reference(`unpacking ${size} alone`, unpack.seconds, "s"),
    reference(`storing ${size} with their indexes alone`, storing, "s"),
    atLeast(`import of ${size}`, rows / imported.seconds, minImportRate(rows), "rows/s"),
    atMost(`import of ${size} : storing alone`, imported.seconds / storing, 2, "×"),
    atMost(`memory of the import`, imported.peakMb, 350, "MB"),
    ...figures,
    atLeast(`export of ${size}`, rows / exported.seconds, 20_000, "rows/s"),
    atMost(`memory of the export`, exported.peakMb, 200, "MB"),
  ];
}

/** Import of the same rows from CSV or NDJSON. */
async function benchTextImport(
  { executable, folder, rows }: BenchPlace,
  file: string,
  workbookSeconds: number,
): Promise<BenchRow[]> {
  const format = extname(file).slice(1).toUpperCase();
  const figures = await runProcess(executable, ["--data", join(folder, `data-${format}`), "--json", "import", file]);
  const { imported } = JSON.parse(figures.stdout) as { imported: number };
  if (imported !== rows) throw new Error(`${imported} of ${rows} rows of ${format} were imported`);
  const size = `${rows.toLocaleString("en-US")} rows of ${format}`;
  return [
    atLeast(`import of ${size}`, rows / figures.seconds, minImportRate(rows), "rows/s"),
    atMost(`import of ${size} : of the workbook`, figures.seconds / workbookSeconds, 1.1, "×"),
    atMost(`memory of the import of ${format}`, figures.peakMb, 350, "MB"),
  ];
}

/** Writes the rows as CSV or NDJSON, by the extension. Returns the file. */
async function writeText(file: string, rows: number): Promise<string> {
  const isCsv = file.endsWith(".csv");
  async function* lines() {
    if (isCsv) yield `${MADE_UP_COLUMNS.join(",")}\n`;
    for await (const row of madeUpRows(rows)) {
      yield isCsv ? `${Papa.unparse([row])}\n` : `${JSON.stringify(recordOf(row))}\n`;
    }
  }
  await pipeline(lines, createWriteStream(file));
  return file;
}

function recordOf(row: readonly unknown[]): Record<string, unknown> {
  return Object.fromEntries(MADE_UP_COLUMNS.map((column, index) => [column, row[index]]));
}

async function* madeUpRows(rows: number) {
  for (let index = 0; index < rows; index++) yield madeUpRow(index);
}
