import { once } from "node:events";
import { Readable, type Writable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { ZipFile } from "yazl";
import { AppError, diskError } from "../../errors.ts";
import { createOutput, WORKBOOK } from "../../files/output-file.ts";
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

/** Deflate takes most of the time: level 1 is 1.5 times as fast as the default 6, for a file 15 % larger. */
const COMPRESSION_LEVEL = 1;
const CHUNK_BYTES = 64 * 1024;
/** Maximum size of a sheet: a zip part above 4 GB needs Zip64, which not every program reads. */
const MAX_SHEET_BYTES = 3.5e9;

export interface WorkbookHeader {
  header: string[];
  /** Widths in characters, by column. */
  columns?: (number | undefined)[];
}

type Rows = AsyncIterable<readonly CellValue[]> | Iterable<readonly CellValue[]>;

export type Table = WorkbookHeader & { rows: Rows };

export interface WriteWorkbookOptions {
  signal?: AbortSignal;
  /** Rows of a sheet with its header, before another sheet follows; Excel's limit, 1,048,576, by default. */
  rowsPerSheet?: number;
}

/**
 * Streams rows to an .xlsx, each sheet with the same header. Text is written as text, never as a formula, and in full, though Excel
 * truncates it at 32,767 characters; "" and null are left out. The file takes its name once complete; a failure leaves nothing. It replaces
 * nothing but a workbook. Errors: AppError `storage`, `cancelled` after an abort, and errors of `rows`.
 */
export function writeWorkbook(
  file: string,
  header: WorkbookHeader,
  rows: Rows,
  options: WriteWorkbookOptions = {},
): Promise<void> {
  return writeTables(file, [{ ...header, rows }], options);
}

/** Streams several tables to an .xlsx, each on its own sheets. */
export async function writeTables(file: string, tables: Table[], options: WriteWorkbookOptions = {}): Promise<void> {
  const output = await createOutput(file, WORKBOOK);
  try {
    await streamTables(output.handle.createWriteStream({ flush: true }), tables, options);
    await output.commit();
  } catch (error) {
    await output.discard();
    if (options.signal?.aborted) throw new AppError("cancelled", `${file} was not written: it was stopped.`);
    throw diskError(file, "written", error);
  }
}

/**
 * Streams the same workbook to `destination`, which it ends, or destroys after a failure. A zip names the length of a part after it, so none
 * waits for its last row. Errors: those of the rows and of the stream, and the reason of an abort.
 */
export async function streamTables(
  destination: Writable,
  tables: Table[],
  options: WriteWorkbookOptions = {},
): Promise<void> {
  const zip = new ZipFile();
  const failure = new AbortController();
  zip.on("error", (error: unknown) => failure.abort(error));
  const signal = AbortSignal.any([failure.signal, ...(options.signal ? [options.signal] : [])]);
  await Promise.all([
    pipeline(zip.outputStream, destination, { signal }),
    addParts(zip, tables, options.rowsPerSheet ?? 1_048_576, signal).catch((error) => failure.abort(error)),
  ]).catch((error) => {
    throw failure.signal.aborted ? failure.signal.reason : error;
  });
}

async function addParts(zip: ZipFile, tables: Table[], rowsPerSheet: number, signal: AbortSignal): Promise<void> {
  zip.addBuffer(Buffer.from(CONTENT_TYPES), "[Content_Types].xml");
  zip.addBuffer(Buffer.from(PACKAGE_RELATIONS), "_rels/.rels");
  const names: string[] = [];
  for (const table of tables) {
    const source = startRows(table.rows);
    do {
      names.push(names.length === 0 ? "Businesses" : `Businesses ${names.length + 1}`);
      const sheet = Readable.from(sheetXml(table, source, rowsPerSheet), {
        objectMode: false,
        highWaterMark: CHUNK_BYTES,
      });
      zip.addReadStream(sheet, `xl/worksheets/sheet${names.length}.xml`, { compressionLevel: COMPRESSION_LEVEL });
      await once(sheet, "end", { signal }).finally(() => sheet.destroy());
    } while (!(await source.atEnd()));
  }
  zip.addBuffer(Buffer.from(STYLES), "xl/styles.xml");
  zip.addBuffer(Buffer.from(workbookXml(names)), "xl/workbook.xml");
  zip.addBuffer(Buffer.from(workbookRelations(names.length)), "xl/_rels/workbook.xml.rels");
  zip.end();
}

type RowSource = ReturnType<typeof startRows>;

/** Reads one row ahead, so that no empty sheet follows the last one. */
function startRows(rows: Rows) {
  const iterator = Symbol.asyncIterator in rows ? rows[Symbol.asyncIterator]() : rows[Symbol.iterator]();
  let lookahead: IteratorResult<readonly CellValue[]> | undefined;
  return {
    async next(): Promise<readonly CellValue[] | undefined> {
      const result = lookahead ?? (await iterator.next());
      lookahead = undefined;
      return result.done ? undefined : result.value;
    },
    async atEnd(): Promise<boolean> {
      lookahead ??= await iterator.next();
      return lookahead.done === true;
    },
  };
}

async function* sheetXml(header: WorkbookHeader, source: RowSource, rowsPerSheet: number): AsyncGenerator<Buffer> {
  const letters = header.header.map((_, index) => columnLetters(index));
  const chunks = new ByteChunks();
  yield* chunks.add(sheetStart(header.columns ?? []) + rowXml(1, header.header, letters, 1));
  for (let number = 2; number <= rowsPerSheet && chunks.length < MAX_SHEET_BYTES; number++) {
    const cells = await source.next();
    if (cells === undefined) break;
    yield* chunks.add(rowXml(number, cells, letters, 0));
  }
  yield* chunks.add(SHEET_END);
  yield chunks.rest();
}

/** Collects text as bytes: long strings built by concatenation cost V8 much memory. */
class ByteChunks {
  #bytes = Buffer.allocUnsafeSlow(CHUNK_BYTES);
  #used = 0;
  /** Number of bytes so far. */
  length = 0;

  *add(text: string): Generator<Buffer> {
    const longest = text.length * 3;
    if (longest > CHUNK_BYTES - this.#used) yield this.rest();
    const encoded = longest > CHUNK_BYTES ? Buffer.from(text) : undefined;
    const bytes = encoded?.length ?? this.#bytes.write(text, this.#used);
    this.length += bytes;
    if (encoded === undefined) this.#used += bytes;
    else yield encoded;
  }

  rest(): Buffer {
    const piece = this.#bytes.subarray(0, this.#used);
    this.#bytes = Buffer.allocUnsafeSlow(CHUNK_BYTES);
    this.#used = 0;
    return piece;
  }
}
