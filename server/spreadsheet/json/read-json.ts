import { counted } from "#domain/text/count-label";
import { isNestedDeeper } from "#domain/text/nesting";
import { decodeLines, isUtf16 } from "../content/decode-lines.ts";
import { isMultiByte } from "../content/guess-encoding.ts";
import { INVALID_BYTES, INVALID_BYTES_REASON, PieceDecoder, replaceInvalidBytes } from "../content/text-encoding.ts";
import type { TextSource } from "../csv/read-csv.ts";
import type { Sheet, SheetChunk, SheetRow } from "../sheet.ts";
import { tooLarge, tooManyRows, unreadable, type WorkbookLimits } from "../workbook-limits.ts";
import { isObject, parseJson, recordsOf } from "./json-records.ts";
import { JsonSplitter } from "./json-splitter.ts";
import { RecordColumns } from "./record-columns.ts";
import { MAX_DEPTH } from "./value-capture.ts";

const MAX_SHOWN = 200;

/**
 * Reads the one sheet of a .json: each record is a row, numbered from 1, below a header row of its keys; records with new keys follow a new
 * header row. A record that is invalid or not an object has a problem. See `readWorkbook`.
 */
export function readJson({ bytes, encoding }: TextSource, limits: WorkbookLimits): Sheet {
  async function* rows(): AsyncGenerator<SheetChunk> {
    const writer = new RecordRows(limits);
    const isTranscoded = isUtf16(encoding) || isMultiByte(encoding.encoding);
    const decoder = new PieceDecoder(isTranscoded ? { ...encoding, encoding: "utf-8" } : encoding);
    let number = 0;
    const splitter = new JsonSplitter({
      maxBytes: limits.rowLength,
      onRecord: (record) => writer.add(++number, decoder.decode(record)),
    });
    for await (const chunk of asciiBytes(bytes.read(), isTranscoded ? encoding.encoding : undefined)) {
      splitter.write(chunk);
      yield { rows: writer.take(), bytesRead: bytes.bytesRead() };
    }
    splitter.end();
    yield { rows: writer.takeLast(), bytesRead: bytes.bytesTotal };
  }
  return { name: "", bytesTotal: bytes.bytesTotal, rows };
}

/** Reads the one sheet of a .ndjson: a record in each line, numbered by its line; otherwise like `readJson`. */
export function readNdjson({ bytes, encoding }: TextSource, limits: WorkbookLimits): Sheet {
  async function* rows(): AsyncGenerator<SheetChunk> {
    const writer = new RecordRows(limits);
    let number = 0;
    for await (const text of decodeLines(bytes.read(), encoding, limits.rowLength).texts) {
      const lines = text.split("\n");
      if (lines.at(-1) === "") lines.pop();
      for (const line of lines) {
        number++;
        if (line.trim() !== "") writer.add(number, line);
      }
      yield { rows: writer.take(), bytesRead: bytes.bytesRead() };
    }
    yield { rows: writer.takeLast(), bytesRead: bytes.bytesTotal };
  }
  return { name: "", bytesTotal: bytes.bytesTotal, rows };
}

/** Turns the texts of records into rows, with a header row before those that bring new keys. */
class RecordRows {
  readonly #limits: WorkbookLimits;
  readonly #columns: RecordColumns;
  #rows: SheetRow[] = [];
  #headerLength = 0;
  #rowsRead = 0;

  constructor(limits: WorkbookLimits) {
    this.#limits = limits;
    this.#columns = new RecordColumns(limits.columns);
  }

  add(number: number, text: string): void {
    if (text.length > this.#limits.rowLength) throw tooLarge(`has too much text in record ${number}`);
    const value = parseRecord(text);
    if (typeof value === "string") this.#addProblem(number, text, value);
    else for (const record of value) this.#addRecord(number, text, record);
    if (++this.#rowsRead > this.#limits.rows) throw tooManyRows(this.#limits.rows);
  }

  #addRecord(number: number, text: string, record: unknown): void {
    if (!isObject(record)) this.#addProblem(number, text, "is not a JSON object");
    else if (Object.keys(record).length > 0) this.#rows.push({ number, cells: this.#columns.cells(record) });
  }

  #addProblem(number: number, text: string, reason: string): void {
    const value = replaceInvalidBytes(text.trim().slice(0, MAX_SHOWN));
    this.#rows.push({ number, cells: [], problem: { value, reason } });
  }

  /** Removes and returns the rows so far; empty before the first keys are known. */
  take(): SheetRow[] {
    const { names } = this.#columns;
    const [first] = this.#rows;
    if (names.length === 0 || first === undefined) return [];
    const header = names.length > this.#headerLength;
    this.#headerLength = names.length;
    const rows = header ? [{ number: first.number, cells: [...names], isHeader: true }, ...this.#rows] : this.#rows;
    this.#rows = [];
    return rows;
  }

  /** Errors: AppError `unreadable` without any object. */
  takeLast(): SheetRow[] {
    if (this.#columns.names.length > 0) return this.take();
    const [first] = this.#rows;
    if (first?.problem === undefined) throw unreadable("is empty: it has no record");
    const values = counted(this.#rows.length, "value", "values");
    throw unreadable(`has no record that is a JSON object among its ${values}: the first ${first.problem.reason}`);
  }
}

/** Returns the objects in the text of one record, or why it cannot be read. */
function parseRecord(text: string): unknown[] | string {
  if (text.includes(INVALID_BYTES)) return INVALID_BYTES_REASON;
  try {
    const value = parseJson(text);
    return isNestedDeeper(value, MAX_DEPTH) ? "is nested too deeply" : recordsOf(value);
  } catch (error) {
    return `is no valid JSON (${replaceInvalidBytes((error as Error).message)})`;
  }
}

const UTF8_MARK = Buffer.from("\uFEFF");

/**
 * Yields JSON whose brackets and quotes are ASCII bytes. In some encodings these bytes may be parts of other characters; such a text
 * (`encoding`) becomes UTF-8, with `INVALID_BYTES` for undefined bytes. Other bytes stay as they are, without byte order mark.
 */
async function* asciiBytes(chunks: AsyncIterable<Buffer>, encoding: string | undefined): AsyncGenerator<Buffer> {
  if (encoding !== undefined) {
    const decoder = new TextDecoder(encoding);
    const decode = (chunk?: Buffer) =>
      Buffer.from(decoder.decode(chunk, { stream: chunk !== undefined }).replaceAll("\uFFFD", INVALID_BYTES));
    for await (const chunk of chunks) yield decode(chunk);
    yield decode();
    return;
  }
  let isStart = true;
  for await (const chunk of chunks) {
    yield isStart && chunk.subarray(0, UTF8_MARK.length).equals(UTF8_MARK) ? chunk.subarray(UTF8_MARK.length) : chunk;
    isStart = false;
  }
}
