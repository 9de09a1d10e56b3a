import { exactCount } from "#domain/text/count-label";
import { AppError } from "../errors.ts";

/** What a workbook may cost; a file past a limit is refused with AppError `too-large`. */
export interface WorkbookLimits {
  /** Bytes that the parts of an .xlsx unpack to, all together. */
  unpackedBytes: number;
  /** How many times its own size a file may unpack to; below 100 MB unpacked nobody asks. */
  unpackedRatio: number;
  sheets: number;
  /** Rows with content, all sheets together. */
  rows: number;
  /** Columns up to the last one with content. */
  columns: number;
  /** UTF-16 units of one cell. Excel itself stops at 32,767. */
  stringLength: number;
  /** UTF-16 units of all cells of one row. */
  rowLength: number;
  /** UTF-16 units of all cells for each byte of the file; below a thousand million units nobody asks. */
  textRatio: number;
  /** Distinct texts in the table that the cells of a workbook share. */
  sharedStrings: number;
  /** Bytes of those texts that are held in memory; the rest waits in a temporary file. */
  sharedStringBytesInMemory: number;
  /** Time spent reading, without the time in which the caller was busy with what it got. */
  seconds: number;
}

export const DEFAULT_LIMITS: WorkbookLimits = {
  unpackedBytes: 16e9,
  unpackedRatio: 100,
  sheets: 1_000,
  rows: 2_000_000,
  columns: 1_000,
  stringLength: 1_000_000,
  rowLength: 4_000_000,
  textRatio: 200,
  sharedStrings: 50_000_000,
  sharedStringBytesInMemory: 16e6,
  seconds: 900,
};

/** The sentence's rest after the file's name, such as "has more than 1,000 columns". */
export function tooLarge(what: string): AppError {
  return new AppError("too-large", what);
}

/** Of the one limit that the operator sets. */
export function tooManyRows(rows: number): AppError {
  return tooLarge(`has more than ${exactCount(rows)} rows. To read longer ones, raise limits.importRows`);
}

/** The sentence's rest after the file's name, such as "is damaged: …". */
export function unreadable(what: string, cause?: unknown): AppError {
  return new AppError("unreadable", what, [], { cause });
}
