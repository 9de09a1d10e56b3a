/** Control and other invisible characters that no cell means to hold: bidirectional marks, zero-width spaces, non-characters. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
const UNWANTED = /[\0-\x08\v\f\x0e-\x1f\x7f-\x9f\u200b\u202a-\u202e\u2060\u2066-\u2069\ufeff\ufffe\uffff]/g;
/** The way in which spreadsheet files write characters that XML cannot hold. */
const ESCAPED = /_x([\da-fA-F]{4})_/;
const SUSPECT = new RegExp(`\\r|${UNWANTED.source}|${ESCAPED.source}`);

/** Nearly every cell has nothing at all to clean, and one look finds that out: it holds common letters and single spaces. */
const UNTIDY = /[^ -~\u00a1-\u167f]|_x| {2}/;

const MOST_PASSES = 10;

/** Words that other programs write into a cell that is empty. */
const BLANK = new Set(["", "-", "–", "—", "None", "NONE", "NULL", "null", "nan", "NaN", "N/A", "#N/A"]);
const LONGEST_BLANK = 4;

/**
 * The text of a cell without what is not text: `_x000D_` escapes decoded, control characters dropped, line ends "\n", half
 * characters replaced, no spaces around it. "None", "NULL", "nan" and a dash are "". Cleaning twice changes nothing.
 */
export function cleanText(cell: string): string {
  if (!UNTIDY.test(cell)) return unlessBlank(cell.trim());
  let text = cell;
  // What an escape stands for can make up another one; nobody means more than a few times.
  for (let pass = 0; pass < MOST_PASSES && SUSPECT.test(text); pass++) text = withoutSuspects(text);
  if (!text.isWellFormed()) text = text.toWellFormed();
  return unlessBlank(text.trim());
}

function unlessBlank(text: string): string {
  return text.length <= LONGEST_BLANK && BLANK.has(text) ? "" : text;
}

function withoutSuspects(text: string): string {
  return text
    .replace(/_x([\da-fA-F]{4})_/g, (_, code) => String.fromCharCode(Number.parseInt(code, 16)))
    .replace(/\r\n?/g, "\n")
    .replace(UNWANTED, "");
}

/** The same on one line. */
export function cleanLine(cell: string): string {
  if (!UNTIDY.test(cell)) return unlessBlank(cell.trim());
  const text = cleanText(cell);
  return /\s\s|[^\S ]/.test(text) ? text.replace(/\s+/g, " ").trim() : text;
}
