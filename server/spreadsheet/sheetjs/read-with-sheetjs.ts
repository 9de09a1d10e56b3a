import { readFile, stat } from "node:fs/promises";
import type { WorkSheet } from "xlsx";
import type { FileFormat } from "#domain/import-row/file-formats";
import { exactCount } from "#domain/text/count-label";
import type { Sheet, SheetChunk, SheetRow } from "../sheet.ts";
import { tooLarge, tooManyRows, unreadable, type WorkbookLimits } from "../workbook-limits.ts";
import { decodeEntities } from "../xlsx/xml-scanner.ts";
import { openZip } from "../xlsx/zip-parts.ts";
import { HiddenTables } from "./hidden-tables.ts";
import { RepeatedCells } from "./repeated-cells.ts";
import { requireFewCells } from "./require-few-cells.ts";

/** Maximum size of a file for SheetJS, which holds it in memory. */
export const MAX_WHOLE_BYTES = 30e6;
/** Maximum size of all parts of a zipped file. */
const MAX_UNPACKED_BYTES = 200e6;
const CHUNK_ROWS = 500;

/**
 * Reads the sheets of an .ods, .xlsb, .fods, Excel 2003 XML, DIF or SYLK file with SheetJS, which loads them whole; see `readWorkbook`.
 * Zipped ones are checked for zip bombs first.
 */
export async function* readWithSheetJs(
  file: string,
  format: FileFormat,
  limits: WorkbookLimits,
): AsyncGenerator<Sheet> {
  const bytesTotal = (await stat(file)).size;
  if (bytesTotal > MAX_WHOLE_BYTES) {
    throw tooLarge(`is larger than ${MAX_WHOLE_BYTES / 1e6} MB: save it as .xlsx or .csv and try again`);
  }
  const hidden = new HiddenTables();
  if (format === "ods" || format === "xlsb") await requireSound(file, limits, hidden);
  const { read } = await import("xlsx");
  const options = { type: "buffer", dense: true, raw: true, cellDates: true, UTC: true } as const;
  const quiet = { cellFormula: false, cellHTML: false, cellText: false } as const;
  const bytes = await readFile(file);
  requireFewCells(bytes, format);
  if (format === "fods") hidden.write(bytes.toString());
  const workbook = await Promise.resolve(bytes)
    .then(() => read(bytes, { ...options, ...quiet }))
    .catch(damaged);
  let rowsRead = 0;

  function* rows(sheet: WorkSheet): Generator<SheetChunk> {
    let chunk: SheetRow[] = [];
    for (const row of sheetRows(sheet, format, limits)) {
      if (++rowsRead > limits.rows) throw tooManyRows(limits.rows);
      chunk.push(row);
      if (chunk.length < CHUNK_ROWS) continue;
      yield { rows: chunk, bytesRead: bytesTotal };
      chunk = [];
    }
    if (chunk.length > 0) yield { rows: chunk, bytesRead: bytesTotal };
  }

  for (const [at, written] of workbook.SheetNames.entries()) {
    const sheet = workbook.Sheets[written];
    if (sheet === undefined) continue;
    // SheetJS leaves entities in the names of OpenDocument tables.
    const name = format === "ods" || format === "fods" ? decodeEntities(written) : written;
    yield {
      name,
      isHidden: (workbook.Workbook?.Sheets?.[at]?.Hidden ?? 0) !== 0 || hidden.has(name),
      bytesTotal,
      async *rows() {
        yield* rows(sheet);
      },
    };
  }
}

/** Unpacks every part once with limits, which SheetJS lacks. In an .ods it also counts the cells, and finds hidden tables. */
async function requireSound(file: string, limits: WorkbookLimits, hidden: HiddenTables): Promise<void> {
  const zip = await openZip(file, { ...limits, unpackedBytes: Math.min(limits.unpackedBytes, MAX_UNPACKED_BYTES) });
  try {
    for (const part of zip.names()) {
      const cells = part === "content.xml" ? new RepeatedCells() : undefined;
      const decoder = new TextDecoder();
      for await (const chunk of zip.read(part)) {
        if (cells === undefined) continue;
        const piece = decoder.decode(chunk, { stream: true });
        cells.write(piece);
        hidden.write(piece);
      }
    }
  } finally {
    zip.close();
  }
}

function damaged(error: Error): never {
  if (/password|encrypt/i.test(error.message)) {
    throw unreadable("is protected by a password: remove the password and try again", error);
  }
  throw unreadable(`is damaged or incomplete (${error.message})`, error);
}

function* sheetRows(sheet: WorkSheet, format: FileFormat, limits: WorkbookLimits): Generator<SheetRow> {
  for (const [index, row] of presentItems(sheet["!data"] ?? [])) {
    const cells: string[] = [];
    for (const [at, cell] of presentItems(row)) {
      // SYLK doubles quotes, and SheetJS leaves them so.
      const text = format === "slk" ? cellText(cell).replaceAll('""', '"') : cellText(cell);
      if (text === "") continue;
      if (at >= limits.columns) throw tooLarge(`has more than ${limits.columns} columns with content`);
      if (text.length > limits.stringLength) {
        throw tooLarge(`has a cell with more than ${exactCount(limits.stringLength)} characters`);
      }
      while (cells.length < at) cells.push("");
      cells[at] = text;
    }
    if (cells.length > 0) yield { number: index + 1, cells };
  }
}

/** Yields positions and items of a sparse array in order: one cell may stand in column 999,999,999. */
function* presentItems<Item>(list: readonly Item[]): Generator<[at: number, item: Item]> {
  for (const key of Object.keys(list)) {
    const item = list[Number(key)];
    if (item !== undefined) yield [Number(key), item];
  }
}

function cellText(cell: { t: string; v?: unknown } | undefined): string {
  if (cell === undefined || cell.t === "e" || cell.t === "z" || cell.v === undefined || cell.v === null) return "";
  if (cell.v instanceof Date) {
    const iso = Number.isNaN(cell.v.getTime()) ? "" : cell.v.toISOString();
    return iso.endsWith("T00:00:00.000Z") ? iso.slice(0, 10) : iso.slice(0, 19);
  }
  if (typeof cell.v === "boolean") return cell.v ? "TRUE" : "FALSE";
  return String(cell.v);
}
