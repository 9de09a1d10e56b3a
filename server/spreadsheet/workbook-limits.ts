import { exactCount } from "#domain/text/count-label";
import { AppError } from "../errors.ts";

/** Limits on the cost of reading a workbook; beyond one, AppError `too-large`. */
export interface WorkbookLimits {
  /** Total unpacked size of the parts of an .xlsx. Bytes. */
  unpackedBytes: number;
  /** Compression ratio (zip bomb); checked above 100 MB unpacked. */
  unpackedRatio: number;
  sheets: number;
  /** Rows with content, in all sheets. */
  rows: number;
  /** Columns up to the last one with content. */
  columns: number;
  /** UTF-16 units of one cell. Excel itself stops at 32,767. */
  stringLength: number;
  /** UTF-16 units of all cells of one row. */
  rowLength: number;
  /** UTF-16 units of all cells that pass whatever the size of the file. */
  freeTextLength: number;
  /** UTF-16 units of all cells per byte of the file; checked above `freeTextLength`. */
  textRatio: number;
  /** Entries in the table of shared strings. */
  sharedStrings: number;
  /** Bytes of shared strings held in memory; the rest spills to a temporary file. */
  sharedStringBytesInMemory: number;
  /** Time spent reading, without the time in which the caller handles the rows. */
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
  freeTextLength: 1e9,
  textRatio: 200,
  sharedStrings: 50_000_000,
  sharedStringBytesInMemory: 16e6,
  seconds: 900,
};

/** Creates the error `too-large`. `what` continues the sentence after the file's name, such as "has more than 1,000 columns". */
export function tooLarge(what: string): AppError {
  return new AppError("too-large", what);
}

export function tooManyRows(rows: number): AppError {
  return tooLarge(`has more than ${exactCount(rows)} rows. To read longer ones, raise limits.importRows`);
}

/** Creates the error `unreadable`. `what` continues the sentence after the file's name, such as "is damaged: …". */
export function unreadable(what: string, cause?: unknown): AppError {
  return new AppError("unreadable", what, [], { cause });
}
