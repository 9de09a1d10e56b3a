import { open } from "node:fs/promises";
import { basename } from "node:path";
import { FILE_FORMATS, type FileFormat, fileEnding } from "#domain/import-row/file-formats";
import { exactCount } from "#domain/text/count-label";
import { AppError } from "../errors.ts";
import { detectEncoding } from "./content/detect-encoding.ts";
import { type FileBytes, openFileBytes, readStart } from "./content/file-bytes.ts";
import { unpackToFile } from "./content/unpack-to-file.ts";
import { readCsv, type TextSource } from "./csv/read-csv.ts";
import { contentFormat, decodeStart, isGzip, requireGzipName, requireName } from "./file-kind.ts";
import { readJson, readNdjson } from "./json/read-json.ts";
import type { Sheet, SheetChunk, SheetRow } from "./sheet.ts";
import { readWithSheetJs } from "./sheetjs/read-with-sheetjs.ts";
import { DEFAULT_LIMITS, tooLarge, unreadable, type WorkbookLimits } from "./workbook-limits.ts";
import { readXls } from "./xls/read-xls.ts";
import { readXlsx } from "./xlsx/read-xlsx.ts";
import { zipFormat } from "./xlsx/zip-format.ts";

export interface ReadWorkbookOptions {
  limits?: Partial<WorkbookLimits>;
  /** File name for messages and by extension; the file's own by default. */
  name?: string;
  /** Folder for shared strings that do not fit in memory; the system's by default. */
  temporaryFolder?: string;
  /** Encoding of texts without a byte order mark, by its name in the Encoding Standard; detected from the content by default. */
  encoding?: string | undefined;
}

/** Bytes to read for detecting the format, the delimiter and the encoding. */
const HEAD_BYTES = 64 * 1024;
/** Maximum length of the first line of NDJSON. */
const MAX_FIRST_LINE_BYTES = 4_000_000;

/** Cost of an empty cell in UTF-16 units. */
const CELL_COST = 8;

/**
 * Streams the sheets of a spreadsheet, a CSV or a JSON file; its content determines the format and must agree with its name. Every cell is
 * text: numbers in their shortest form, dates as ISO 8601, booleans as TRUE and FALSE, formulas as their last result, errors as "". Errors:
 * AppError `unreadable`, `too-large`, `not-found`, each a sentence that begins with the file's name.
 */
export async function* readWorkbook(file: string, options: ReadWorkbookOptions = {}): AsyncGenerator<Sheet> {
  const name = options.name ?? basename(file);
  const limits = { ...DEFAULT_LIMITS, ...options.limits };
  try {
    await requireReadableFile(file);
    const text = new TextBudget(limits);
    let count = 0;
    for await (const sheet of openSheets(file, name, { ...options, limits })) {
      if (++count > limits.sheets) throw tooLarge(`has more than ${limits.sheets} sheets`);
      yield { ...sheet, rows: () => limitText(name, sheet, text) };
    }
  } catch (error) {
    throw withName(name, error);
  }
}

const TEXT_READERS: Partial<Record<FileFormat | "zip", (source: TextSource, limits: WorkbookLimits) => Sheet>> = {
  csv: readCsv,
  json: readJson,
  ndjson: readNdjson,
};

interface ReadContext extends Pick<ReadWorkbookOptions, "temporaryFolder" | "encoding"> {
  limits: WorkbookLimits;
}

async function* openSheets(file: string, name: string, context: ReadContext): AsyncGenerator<Sheet> {
  const { limits } = context;
  const packedHead = await readStart(openFileBytes(file, false, limits), HEAD_BYTES);
  requireGzipName(packedHead, name);
  const bytes = openFileBytes(file, isGzip(packedHead), limits);
  const head = isGzip(packedHead) ? await readStart(bytes, HEAD_BYTES) : packedHead;
  const format = contentFormat(head, await hasRecordLines(bytes, head, name));
  const readText = TEXT_READERS[format];
  if (readText !== undefined) {
    if (format !== "zip") requireName(format, name);
    const encoding = await detectEncoding(bytes, head, context.encoding);
    const sheet = readText({ bytes, start: decodeStart(head, encoding.encoding), encoding }, limits);
    const isOlder = encoding.source === "content" && encoding.encoding !== "utf-8";
    yield isOlder ? { ...sheet, guessedEncoding: encoding.encoding } : sheet;
    return;
  }
  if (!isGzip(packedHead)) {
    yield* readSpreadsheet(file, name, format, context);
    return;
  }
  const unpacked = await unpackToFile(bytes, context.temporaryFolder);
  try {
    yield* readSpreadsheet(unpacked.file, name, format, context);
  } finally {
    await unpacked.remove();
  }
}

/** `file` is unpacked, so that it can be read at any position. */
async function* readSpreadsheet(
  file: string,
  name: string,
  kind: FileFormat | "zip",
  { limits, temporaryFolder }: ReadContext,
): AsyncGenerator<Sheet> {
  const format = kind === "zip" ? await zipFormat(file, limits) : kind;
  requireName(format, name);
  const options = { limits, ...(temporaryFolder === undefined ? {} : { temporaryFolder }) };
  if (format === "xlsx") yield* readXlsx(file, options);
  else if (format === "xls") yield* readXls(file, options);
  else yield* readWithSheetJs(file, format, limits);
}

/**
 * Tells whether a text that begins with a JSON object has a record in each line; for a single record in one line, the file's name decides.
 */
async function hasRecordLines(bytes: FileBytes, head: Buffer, name: string): Promise<boolean> {
  if (!decodeStart(head.subarray(0, 100)).startsWith("{")) return false;
  const isWhole = head.length < HEAD_BYTES || head.includes("\n");
  const text = decodeStart(isWhole ? head : await readStart(bytes, MAX_FIRST_LINE_BYTES));
  const end = text.indexOf("\n");
  if (end < 0) return FILE_FORMATS.ndjson.endings.includes(fileEnding(name) ?? "");
  return text.slice(end).trimStart().startsWith("{") || isJson(text.slice(0, end));
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

async function* limitText(name: string, sheet: Sheet, text: TextBudget): AsyncGenerator<SheetChunk> {
  try {
    for await (const chunk of sheet.rows()) {
      text.use(chunk.rows, sheet.bytesTotal);
      yield chunk;
    }
  } catch (error) {
    throw withName(name, error);
  }
}

/** Limits the text that a small file expands to: a million cells can share one long text, or one cell lie far to the right. */
class TextBudget {
  readonly #limits: WorkbookLimits;
  #used = 0;

  constructor(limits: WorkbookLimits) {
    this.#limits = limits;
  }

  use(rows: SheetRow[], fileBytes: number): void {
    for (const { number, cells } of rows) {
      let length = 0;
      for (const cell of cells) {
        length += cell.length;
        if (cell.length > this.#limits.stringLength) {
          throw tooLarge(
            `has a cell with more than ${exactCount(this.#limits.stringLength)} characters in row ${number}`,
          );
        }
      }
      if (length > this.#limits.rowLength) throw tooLarge(`has more text in row ${number} than a row may have`);
      this.#used += Math.max(length, cells.length * CELL_COST);
    }
    if (this.#used <= Math.max(this.#limits.freeTextLength, this.#limits.textRatio * fileBytes)) return;
    throw tooLarge("holds far more cells or repeated texts than a workbook of its size needs");
  }
}

/** Errors that `withName` has seen: an error can pass it twice, on its way out of the sheet and of the workbook. */
const NAMED_ERRORS = new WeakSet<Error>();

function withName(name: string, error: unknown): unknown {
  if (!(error instanceof AppError) || NAMED_ERRORS.has(error)) return error;
  const sentence = new AppError(error.code, `${name} ${error.message}.`, error.fields, { cause: error.cause });
  NAMED_ERRORS.add(sentence);
  return sentence;
}

async function requireReadableFile(file: string): Promise<void> {
  const handle = await open(file).catch((error: NodeJS.ErrnoException) => {
    if (error.code === "ENOENT") throw new AppError("not-found", "does not exist");
    if (error.code === "EACCES") throw unreadable("may not be read by this user", error);
    throw error;
  });
  try {
    if ((await handle.stat()).isDirectory()) throw unreadable("is a folder");
  } finally {
    await handle.close();
  }
}
