import type { FileFormat } from "#domain/import-row/file-formats";
import { unicodeMark } from "../content/text-encoding.ts";
import { tooLarge, unreadable } from "../workbook-limits.ts";
import { RepeatedCells } from "./repeated-cells.ts";

/** Maximum row and column, since SheetJS fills all up to the farthest one. Excel's sheets have 1,048,576 and 16,384. */
const MAX_ROW = 2_000_000;
const MAX_COLUMN = 20_000;
const PIECE = 1_000_000;
/** Maximum line breaks in quotes, times the length of their text: SheetJS rereads a text at each of them. */
const MAX_QUOTED_WORK = 1e9;

/**
 * Refuses texts from which SheetJS makes far more cells than they hold: repeated cells, a billion columns, cells far outside the table.
 * Refuses unclosed quotes too, since SheetJS searches for their end again and again. Errors: AppError `too-large` and `unreadable`.
 */
export function requireFewCells(bytes: Buffer, format: FileFormat): void {
  if (format === "fods") requireFewRepeats(decode(bytes));
  else if (format === "xml") requireShortSpans(decode(bytes));
  else if (format === "slk") requireNearCells(bytes.toString("latin1"));
  else if (format === "dif") requireClosedQuotes(bytes.toString("latin1"));
}

const decode = (bytes: Buffer) => new TextDecoder(unicodeMark(bytes) ?? "utf-8").decode(bytes);

function requireFewRepeats(text: string): void {
  const repeated = new RepeatedCells();
  for (let at = 0; at < text.length; at += PIECE) repeated.write(text.slice(at, at + PIECE));
}

/** Checks Excel 2003: `<Column ss:Span="999999999"/>`. */
function requireShortSpans(text: string): void {
  for (const [, value = ""] of text.matchAll(/:Span\s{0,9}=\s{0,9}["']([^"']{0,40})["']/g)) {
    if (Number(value) > MAX_COLUMN) throw tooLarge("has columns far outside its table");
  }
}

/** Checks SYLK: `C;Y999999999`, and the width of columns 1 to 999999999 in `F;W1 999999999 10`. */
function requireNearCells(text: string): void {
  for (const [, kind = "", value = ""] of text.matchAll(/(?<!;);([XYCR])[\s+]{0,9}(\d{1,40})/g)) {
    if (Number(value) > (kind === "X" || kind === "C" ? MAX_COLUMN : MAX_ROW)) {
      throw tooLarge("has a cell far outside its table");
    }
  }
  for (const [, value = ""] of text.matchAll(/(?<!;);W[^\s;]{0,40} [\s+]{0,9}(\d{1,40})/g)) {
    if (Number(value) > MAX_COLUMN) throw tooLarge("has columns far outside its table");
  }
}

/** Checks DIF, where a text is a line in quotes; an unclosed quote swallows the rest of the file. */
function requireClosedQuotes(text: string): void {
  if ((text.match(/"/g)?.length ?? 0) % 2 === 1) {
    throw unreadable("has a quote that is never closed: the file is cut off there, or a quote is missing");
  }
  let work = 0;
  for (const [index, part] of text.split('"').entries()) {
    if (index % 2 === 1) work += part.length * (part.split("\n").length - 1);
  }
  if (work > MAX_QUOTED_WORK) throw tooLarge("has texts with far too many line breaks");
}
