import type { Writable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { AppError, diskError } from "../../errors.ts";
import { createOutput, type OutputKind } from "../../files/output-file.ts";
import type { CellValue } from "./sheet-xml.ts";

export type TextFormat = "csv" | "json";

const CHUNK_CHARS = 64 * 1024;
/** Spreadsheet programs read a CSV as UTF-8 if it begins with this mark. */
const BYTE_ORDER_MARK = "\ufeff";
/** Matches texts that spreadsheet programs interpret as formulas, except phone numbers and coordinates. */
const FORMULA = /^(?:[=@\t\r]|[+-](?![\d\s().,/-]*$))/;

/**
 * Streams rows to a CSV file or to a JSON array of objects named by the header, without blank values. The file takes its name once complete;
 * a failure leaves nothing. An earlier table of the same first column is replaced, another file is not. Errors: AppError `storage`, `cancelled` after an abort, and errors of `rows`.
 */
export async function writeTextTable(
  file: string,
  format: TextFormat,
  header: readonly string[],
  rows: AsyncIterable<readonly CellValue[]>,
  signal?: AbortSignal,
): Promise<void> {
  const output = await createOutput(file, tableKind(format, header));
  try {
    await streamTextTable(output.handle.createWriteStream(), format, header, rows, signal);
    await output.commit();
  } catch (error) {
    await output.discard();
    throw error instanceof AppError ? error : diskError(file, "written", error);
  }
}

/**
 * Streams the same table to `destination`, which it ends, or destroys after a failure. Errors: AppError `cancelled` after an abort, and errors
 * of `rows` and of the stream.
 */
export async function streamTextTable(
  destination: Writable,
  format: TextFormat,
  header: readonly string[],
  rows: AsyncIterable<readonly CellValue[]>,
  signal?: AbortSignal,
): Promise<void> {
  async function* chunks() {
    let chunk = format === "csv" ? BYTE_ORDER_MARK + csvLine(header) : "[";
    let isFirst = true;
    for await (const row of rows) {
      if (signal?.aborted) throw new AppError("cancelled", "The export was stopped; no file was written.");
      chunk += format === "csv" ? csvLine(row) : `${isFirst ? "" : ","}\n${jsonObject(header, row)}`;
      isFirst = false;
      if (chunk.length < CHUNK_CHARS) continue;
      yield chunk;
      chunk = "";
    }
    yield format === "csv" ? chunk : `${chunk}\n]\n`;
  }
  await pipeline(chunks, destination, { signal });
}

/** Returns the kind of file that a table may replace: one that begins with the same column. */
function tableKind(format: TextFormat, header: readonly string[]): OutputKind {
  const [firstName = ""] = header;
  const begins = format === "csv" ? [`${BYTE_ORDER_MARK}${firstName},`] : [`[\n{${JSON.stringify(firstName)}:`, "[\n]"];
  return {
    name: `an export in ${format.toUpperCase()}`,
    matches: (head) => begins.some((begin) => head.toString("utf8", 0, Buffer.byteLength(begin)) === begin),
  };
}

function csvLine(cells: readonly CellValue[]): string {
  return `${cells.map(csvCell).join(",")}\r\n`;
}

function csvCell(value: CellValue): string {
  if (value === null || value === undefined) return "";
  const text = typeof value === "string" && FORMULA.test(value) ? `'${value}` : String(value);
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

function jsonObject(header: readonly string[], row: readonly CellValue[]): string {
  const entries = header.map((name, index) => [name, row[index]] as const);
  return JSON.stringify(Object.fromEntries(entries.filter(([, value]) => value !== null && value !== "")));
}
