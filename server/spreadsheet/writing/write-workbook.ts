import { once } from "node:events";
import { createWriteStream } from "node:fs";
import { rename, rm } from "node:fs/promises";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { ZipFile } from "yazl";
import { AppError, diskError } from "../../errors.ts";
import {
  type CellValue,
  CONTENT_TYPES,
  columnLetters,
  PACKAGE_RELATIONS,
  rowXml,
  SHEET_END,
  STYLES,
  sheetStart,
  workbookRelations,
  workbookXml,
} from "./sheet-xml.ts";

/** Deflate is most of the work; level 1 is one and a half times as quick as the usual 6, for a file 15 % larger. */
const COMPRESSION = 1;
const CHUNK = 64 * 1024;
/** A part of a zip file that is longer than 4 GB needs an extension that not every program reads. */
const SHEET_BYTES = 3.5e9;

export interface WorkbookHeader {
  header: string[];
  /** Widths in characters, by column. */
  columns?: (number | undefined)[];
}

type Rows = AsyncIterable<readonly CellValue[]> | Iterable<readonly CellValue[]>;

export type Table = WorkbookHeader & { rows: Rows };

export interface WriteWorkbookOptions {
  signal?: AbortSignal;
  /** Rows of a sheet, its header among them; then a further sheet follows. Default: what a sheet holds, 1,048,576. */
  rowsPerSheet?: number;
}

/**
 * Writes rows to an .xlsx as they come, each sheet under the same header: text as text (never a formula), numbers,
 * booleans, and nothing for "" and null. A text of more than 32,767 characters is kept whole, though Excel would
 * cut it. The file appears under its name when it is complete; on a failure nothing is left. Errors: AppError
 * `storage` when it cannot be written, `cancelled` after an abort, and what `rows` throws.
 */
export function writeWorkbook(
  file: string,
  header: WorkbookHeader,
  rows: Rows,
  options: WriteWorkbookOptions = {},
): Promise<void> {
  return writeTables(file, [{ ...header, rows }], options);
}

/** The same for several tables, each with a header of its own, on sheets of their own. */
export async function writeTables(file: string, tables: Table[], options: WriteWorkbookOptions = {}): Promise<void> {
  const unfinished = `${file}.${process.pid}.part`;
  try {
    const zip = new ZipFile();
    const failure = new AbortController();
    zip.on("error", (error: unknown) => failure.abort(error));
    const signal = AbortSignal.any([failure.signal, ...(options.signal ? [options.signal] : [])]);
    await Promise.all([
      pipeline(zip.outputStream, createWriteStream(unfinished, { flush: true }), { signal }),
      addParts(zip, tables, options.rowsPerSheet ?? 1_048_576, signal).catch((error) => failure.abort(error)),
    ]).catch((error) => {
      throw failure.signal.aborted ? failure.signal.reason : error;
    });
    await rename(unfinished, file);
  } catch (error) {
    await rm(unfinished, { force: true }).catch(() => undefined); // where nothing can be written nothing was
    if (options.signal?.aborted) throw new AppError("cancelled", `${file} was not written: it was stopped.`);
    throw diskError(file, "written", error);
  }
}

async function addParts(zip: ZipFile, tables: Table[], rowsPerSheet: number, signal: AbortSignal): Promise<void> {
  zip.addBuffer(Buffer.from(CONTENT_TYPES), "[Content_Types].xml");
  zip.addBuffer(Buffer.from(PACKAGE_RELATIONS), "_rels/.rels");
  const names: string[] = [];
  for (const table of tables) {
    const source = startRows(table.rows);
    do {
      names.push(names.length === 0 ? "Businesses" : `Businesses ${names.length + 1}`);
      const sheet = Readable.from(sheetXml(table, source, rowsPerSheet), { objectMode: false, highWaterMark: CHUNK });
      zip.addReadStream(sheet, `xl/worksheets/sheet${names.length}.xml`, { compressionLevel: COMPRESSION });
      await once(sheet, "end", { signal }).finally(() => sheet.destroy());
    } while (!(await source.atEnd()));
  }
  zip.addBuffer(Buffer.from(STYLES), "xl/styles.xml");
  zip.addBuffer(Buffer.from(workbookXml(names)), "xl/workbook.xml");
  zip.addBuffer(Buffer.from(workbookRelations(names.length)), "xl/_rels/workbook.xml.rels");
  zip.end();
}

type RowSource = ReturnType<typeof startRows>;

/** The rows one by one, with a look at whether there is another: the last sheet must not be followed by an empty one. */
function startRows(rows: Rows) {
  const iterator = Symbol.asyncIterator in rows ? rows[Symbol.asyncIterator]() : rows[Symbol.iterator]();
  let waiting: IteratorResult<readonly CellValue[]> | undefined;
  return {
    async next(): Promise<readonly CellValue[] | undefined> {
      const result = waiting ?? (await iterator.next());
      waiting = undefined;
      return result.done ? undefined : result.value;
    },
    async atEnd(): Promise<boolean> {
      waiting ??= await iterator.next();
      return waiting.done === true;
    },
  };
}

async function* sheetXml(header: WorkbookHeader, source: RowSource, rowsPerSheet: number): AsyncGenerator<Buffer> {
  const letters = header.header.map((_, index) => columnLetters(index));
  const pieces = new Pieces();
  yield* pieces.add(sheetStart(header.columns ?? []) + rowXml(1, header.header, letters, 1));
  for (let number = 2; number <= rowsPerSheet && pieces.length < SHEET_BYTES; number++) {
    const cells = await source.next();
    if (cells === undefined) break;
    yield* pieces.add(rowXml(number, cells, letters, 0));
  }
  yield* pieces.add(SHEET_END);
  yield pieces.rest();
}

/** Gathers text as bytes, because long texts that grow bit by bit cost V8 much memory. */
class Pieces {
  #bytes = Buffer.allocUnsafeSlow(CHUNK);
  #used = 0;
  /** Bytes so far. */
  length = 0;

  *add(text: string): Generator<Buffer> {
    const longest = text.length * 3;
    if (longest > CHUNK - this.#used) yield this.rest();
    const written = longest > CHUNK ? Buffer.from(text) : undefined;
    const bytes = written?.length ?? this.#bytes.write(text, this.#used);
    this.length += bytes;
    if (written === undefined) this.#used += bytes;
    else yield written;
  }

  rest(): Buffer {
    const piece = this.#bytes.subarray(0, this.#used);
    this.#bytes = Buffer.allocUnsafeSlow(CHUNK);
    this.#used = 0;
    return piece;
  }
}
