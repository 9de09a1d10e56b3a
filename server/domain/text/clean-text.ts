/**
 * Matches control and invisible characters: bidirectional marks, zero-width spaces, non-characters; and the private-use letters of icon
 * fonts, which other fonts show as boxes.
 */
const UNWANTED_CHARACTERS =
  /[\0-\x08\v\f\x0e-\x1f\x7f-\x9f\u200b\u202a-\u202e\u2060\u2066-\u2069\ue000-\uf8ff\ufeff\ufffe\uffff]|[\udb80-\udbff][\udc00-\udfff]/g;
/** Matches codes that colour the output of a terminal: "\x1b[31m". */
const TERMINAL_CODE = /\x1b\[[\d;]{0,20}[A-Za-z]/g;
/** Matches the escape of spreadsheet files for characters that XML cannot hold. */
const EXCEL_ESCAPE = /_x([\da-fA-F]{4})_/;
/**
 * Matches "\u2013" where a program escaped its text once too often, but not the escapes that JSON needs: control characters, quotes and the
 * backslash.
 */
const TWICE_ESCAPED = /(?<!\\)\\+u(?!00(?:[01][\da-fA-F]|22|27|5[cC]|7[fF]|[89][\da-fA-F]))([\da-fA-F]{4})/;
const ALL_TWICE_ESCAPED = new RegExp(TWICE_ESCAPED, "g");
const SUSPECT = new RegExp(`\\r|${UNWANTED_CHARACTERS.source}|${EXCEL_ESCAPE.source}|${TWICE_ESCAPED.source}`);

/** Fast paths: nearly every cell has only ASCII, or common letters, and single spaces. */
const IS_UNUSUAL = /[^ -~]|_x| {2}|\\u/;
const NEEDS_CLEANING = /[^ -~\u00a1-\u167f]|_x| {2}|\\u/;

const MAX_PASSES = 10;

/** Values that programs write into empty cells. */
const BLANK = new Set(["", "-", "–", "—", "None", "NONE", "NULL", "null", "nan", "NaN", "N/A", "#N/A", "·", "⋅", "•"]);
const MAX_BLANK_CHARS = 4;

/** Corrects a text outside ASCII before it is cleaned, which drops the control characters that bytes were read as. */
export type Decode = (text: string) => string;

/**
 * Cleans the text of a cell: decodes `_x000D_` escapes, drops control characters and icons, normalizes line ends to "\n", replaces lone
 * surrogates, trims. An escaped "\u2013" becomes a dash; "None", "NULL", "nan", a dash or a dot becomes "". Idempotent without `decode`.
 */
export function cleanText(cell: string, decode?: Decode): string {
  if (!IS_UNUSUAL.test(cell)) return unlessBlank(cell.trim());
  return cleanUnusual(decode === undefined ? cell : decode(cell), decode);
}

function cleanUnusual(cell: string, decode: Decode | undefined): string {
  if (!NEEDS_CLEANING.test(cell)) return unlessBlank(cell.trim());
  let text = cell;
  // A decoded character can complete another escape.
  for (let pass = 0; pass < MAX_PASSES && SUSPECT.test(text); pass++) text = removeSuspects(text);
  if (!text.isWellFormed()) text = text.toWellFormed();
  const decodedText = decode === undefined || text === cell ? text : decode(text);
  return decodedText === text ? unlessBlank(text.trim()) : cleanUnusual(decodedText, undefined);
}

function unlessBlank(text: string): string {
  return text.length <= MAX_BLANK_CHARS && BLANK.has(text) ? "" : text;
}

function removeSuspects(text: string): string {
  return text
    .replace(/_x([\da-fA-F]{4})_/g, (_, code) => String.fromCharCode(Number.parseInt(code, 16)))
    .replace(ALL_TWICE_ESCAPED, (_, code) => String.fromCharCode(Number.parseInt(code, 16)))
    .replace(/\r\n?/g, "\n")
    .replace(TERMINAL_CODE, "")
    .replace(UNWANTED_CHARACTERS, "");
}

/** Cleans the text and puts it on one line. */
export function cleanLine(cell: string, decode?: Decode): string {
  if (!IS_UNUSUAL.test(cell)) return unlessBlank(cell.trim());
  const text = cleanUnusual(decode === undefined ? cell : decode(cell), decode);
  return /\s\s|[^\S ]/.test(text) ? text.replace(/\s+/g, " ").trim() : text;
}
