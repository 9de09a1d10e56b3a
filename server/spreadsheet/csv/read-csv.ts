import { Readable } from "node:stream";
import Papa, { type ParseResult } from "papaparse";
import { exactCount } from "#domain/text/count-label";
import { type DecodedLines, decodeLines } from "../content/decode-lines.ts";
import type { FileBytes } from "../content/file-bytes.ts";
import {
  INVALID_BYTES,
  INVALID_BYTES_REASON,
  replaceInvalidBytes,
  type TextEncoding,
} from "../content/text-encoding.ts";
import type { Sheet, SheetChunk, SheetRow } from "../sheet.ts";
import { tooLarge, tooManyRows, unreadable, type WorkbookLimits } from "../workbook-limits.ts";
import { type CsvDialect, csvDialect } from "./delimiter.ts";

export interface TextSource {
  bytes: FileBytes;
  /** Text of the first bytes. */
  start: string;
  encoding: TextEncoding;
}

/**
 * Reads the one sheet of a CSV or TSV file; see `readWorkbook`. Rows are numbered as in spreadsheet programs: blank lines count, line
 * breaks in quotes do not. A row with broken quotes or in another encoding carries its problem.
 */
export function readCsv({ bytes, start, encoding }: TextSource, limits: WorkbookLimits): Sheet {
  const dialect = csvDialect(start);
  const rows = () => csvRows(bytes, decodeLines(bytes.read(), encoding, limits.rowLength), dialect, limits);
  return { name: "", bytesTotal: bytes.bytesTotal, hasFixedColumns: true, rows };
}

async function* csvRows(
  bytes: FileBytes,
  lines: DecodedLines,
  dialect: CsvDialect,
  limits: WorkbookLimits,
): AsyncGenerator<SheetChunk> {
  let number = 0;
  let rowsRead = 0;
  for await (const { data, errors, pending } of parsedChunks(lines.texts, dialect)) {
    const badQuotes = new Set<number | undefined>();
    for (const { code, row } of errors) {
      if (code === "MissingQuotes") throw unclosedQuote(number + data.length);
      badQuotes.add(row);
    }
    const rows: SheetRow[] = [];
    for (const [index, cells] of data.entries()) {
      number++;
      const row = { number, cells: dialect.newline === "\n" ? withoutReturn(cells) : cells };
      if (number === 1 && cells.join(dialect.delimiter) === `sep=${dialect.delimiter}`) continue;
      if (cells.every((cell) => cell === "")) continue;
      if (cells.length > limits.columns) throw tooLarge(`has more than ${limits.columns} columns in row ${number}`);
      rows.push(withProblem(row, badQuotes.has(index), lines.hasInvalidBytes()));
    }
    rowsRead += rows.length;
    if (rowsRead > limits.rows) throw tooManyRows(limits.rows);
    if (pending > limits.rowLength) {
      throw tooLarge(
        `has more than ${exactCount(limits.rowLength)} characters in row ${number + 1}: a quote may be missing there`,
      );
    }
    yield { rows, bytesRead: bytes.bytesRead() };
  }
}

function withProblem(row: SheetRow, hasBadQuotes: boolean, hasInvalidBytes: boolean): SheetRow {
  if (hasBadQuotes) {
    const value = row.cells.find((cell) => cell.includes('"')) ?? "";
    return { ...row, problem: { value, reason: 'has broken quotes: a quote in a quoted cell must be doubled ("")' } };
  }
  const invalid = hasInvalidBytes ? row.cells.find((cell) => cell.includes(INVALID_BYTES)) : undefined;
  if (invalid === undefined) return row;
  const cells = row.cells.map(replaceInvalidBytes);
  return { ...row, cells, problem: { value: replaceInvalidBytes(invalid), reason: INVALID_BYTES_REASON } };
}

/** Removes CR at the end: lines are split at LF, so that files with mixed line breaks are read too. */
function withoutReturn(cells: string[]): string[] {
  const last = cells[cells.length - 1] as string;
  if (last.endsWith("\r")) cells[cells.length - 1] = last.slice(0, -1);
  return cells;
}

function unclosedQuote(row: number): Error {
  return unreadable(`has a quote in row ${row} that is never closed: the file is cut off there, or a quote is missing`);
}

type ParsedChunk = Pick<ParseResult<string[]>, "data" | "errors"> & {
  /** Number of characters of the incomplete last row. */
  pending: number;
};

/** Runs Papa Parse on a stream of texts as a generator: it parses the next text once the last one was taken. */
async function* parsedChunks(texts: AsyncIterable<string>, dialect: CsvDialect): AsyncGenerator<ParsedChunk> {
  const parsed: ParsedChunk[] = [];
  let state: "running" | "complete" | "failed" = "running";
  let failure: unknown;
  let charactersRead = 0;
  let isStopped = false;
  let wakeReader = () => {};
  let wakeSource = () => {};

  async function* source() {
    for await (const text of texts) {
      charactersRead += text.length;
      yield text;
      while (parsed.length > 0 && !isStopped) {
        await new Promise<void>((resolve) => {
          wakeSource = resolve;
        });
      }
    }
  }

  const input = Readable.from(source());
  Papa.parse<string[]>(input, {
    ...dialect,
    chunk({ data, errors, meta }) {
      parsed.push({ data, errors, pending: charactersRead - meta.cursor });
      wakeReader();
    },
    complete() {
      if (state === "running") state = "complete";
      wakeReader();
    },
    error(error) {
      state = "failed";
      failure = error;
      wakeReader();
    },
  });
  try {
    for (;;) {
      const next = parsed.shift();
      if (next !== undefined) {
        yield next;
        wakeSource();
      } else if (state === "running") {
        await new Promise<void>((resolve) => {
          wakeReader = resolve;
        });
      } else break;
    }
    if (state === "failed") throw failure;
  } finally {
    isStopped = true;
    wakeSource();
    input.destroy();
  }
}
