import { createWriteStream, existsSync } from "node:fs";
import { extname, join } from "node:path";
import { pipeline } from "node:stream/promises";
import Papa from "papaparse";
import { writeWorkbook } from "../spreadsheet/writing/write-workbook.ts";
import { type BenchEngine, dataOf } from "./bench-engine.ts";
import { atLeast, atMost, type BenchRow, reference } from "./bench-table.ts";
import { MADE_UP_COLUMNS, madeUpRow } from "./made-up-businesses.ts";
import { runProcess } from "./run-process.ts";

export interface BenchPlace {
  /** The packaged executable. */
  executable: string;
  /** A temporary folder. */
  folder: string;
  rows: number;
  engine: BenchEngine;
}

/** Measures import and export by the executable, against unpacking alone and storing alone. */
export async function benchImportExport(place: BenchPlace): Promise<BenchRow[]> {
  const { executable, folder, rows, engine } = place;
  const { limits } = engine;
  const workbook = join(folder, "made-up.xlsx");
  if (!existsSync(workbook)) await writeWorkbook(workbook, { header: [...MADE_UP_COLUMNS] }, madeUpRows(rows), {});
  const unpack = await runProcess(process.execPath, [join(import.meta.dirname, "unpack-alone.ts"), workbook]);
  const file = join(folder, "alone.db");
  const storeAlone = await runProcess(
    process.execPath,
    [join(import.meta.dirname, "store-alone.ts"), file, String(rows)],
    await engine.environment(file),
  );
  const storeSeconds = Number(storeAlone.stdout);
  const data = dataOf(folder, engine);
  const env = await engine.environment(data);
  const importResult = await runProcess(executable, ["--data", data, "--json", "import", workbook], env);
  const report = JSON.parse(importResult.stdout) as { imported: number };
  if (report.imported !== rows) throw new Error(`${report.imported} of ${rows} rows were imported`);
  const out = join(folder, "out.xlsx");
  const exportResult = await runProcess(executable, ["--data", data, "--json", "export", "--out", out], env);
  const size = `${rows.toLocaleString("en-US")} rows`;
  const otherResults = await Promise.all(
    ["csv", "ndjson"].map((format) => writeText(join(folder, `made-up.${format}`), rows)),
  );
  const figures: BenchRow[] = [];
  for (const file of otherResults) figures.push(...(await benchTextImport(place, file, importResult.seconds)));
  return [
    reference(`unpacking ${size} alone`, unpack.seconds, "s"),
    reference(`storing ${size} with their indexes alone`, storeSeconds, "s"),
    atLeast(`import of ${size}`, rows / importResult.seconds, limits.importRate(rows), "rows/s"),
    share(engine, `import of ${size} : storing alone`, importResult.seconds / storeSeconds, 2),
    atMost(`memory of the import`, importResult.peakMb, limits.importMb, "MB"),
    ...figures,
    atLeast(`export of ${size}`, rows / exportResult.seconds, limits.exportRate, "rows/s"),
    atMost(`memory of the export`, exportResult.peakMb, 200, "MB"),
  ];
}

/** Measures the import of the same rows from CSV or NDJSON. */
async function benchTextImport(
  { executable, folder, rows, engine }: BenchPlace,
  file: string,
  workbookSeconds: number,
): Promise<BenchRow[]> {
  const format = extname(file).slice(1).toUpperCase();
  const data = `${dataOf(folder, engine)}-${format}`;
  const env = await engine.environment(data);
  const figures = await runProcess(executable, ["--data", data, "--json", "import", file], env);
  const { imported } = JSON.parse(figures.stdout) as { imported: number };
  if (imported !== rows) throw new Error(`${imported} of ${rows} rows of ${format} were imported`);
  const size = `${rows.toLocaleString("en-US")} rows of ${format}`;
  return [
    atLeast(`import of ${size}`, rows / figures.seconds, engine.limits.importRate(rows), "rows/s"),
    share(engine, `import of ${size} : of the workbook`, figures.seconds / workbookSeconds, 1.1),
    atMost(`memory of the import of ${format}`, figures.peakMb, engine.limits.importMb, "MB"),
  ];
}

function share({ limits }: BenchEngine, label: string, value: number, limit: number): BenchRow {
  return limits.hasImportShares ? atMost(label, value, limit, "×") : reference(label, value, "×");
}

/** Writes the rows as CSV or NDJSON, by the extension. Returns the file. */
async function writeText(file: string, rows: number): Promise<string> {
  if (existsSync(file)) return file;
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
