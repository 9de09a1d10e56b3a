import type { ImportColumn } from "#contract/import-columns";
import type { ImportReport } from "#contract/import-report";
import { columnReason } from "#domain/import-row/columns/column-reason";
import { unusedColumns } from "#domain/import-row/columns/unused-columns";
import { counted, exactCount } from "#domain/text/count-label";

/** Maximum number of rows; the other columns are named in a sentence. */
const MAX_ROWS = 40;
const MAX_HEADER_CHARS = 24;
const MAX_FIELD_CHARS = 24;
const MAX_SAMPLE_CHARS = 32;
/** Minimum number of cells of the terminal for the examples, which are left out otherwise. */
const MIN_SAMPLES_WIDTH = 10;
const HEADINGS = ["COLUMN", "TAKEN AS", "WHY", "FILLED", "LEFT OUT", "EXAMPLES"] as const;
/** Position in `HEADINGS` of the first of two columns of numbers. */
const FIRST_NUMBER = 3;

/**
 * Returns the lines that list the columns of a file: the field of each and the reason, the numbers of values and of values left out, and
 * three examples. A dry run also lists unused columns if there are few; otherwise a line below names them. Lines of the table have at most
 * `width` cells of a terminal.
 */
export function columnTable(
  { columns, dryRun }: Pick<ImportReport, "columns" | "dryRun">,
  width = Number.POSITIVE_INFINITY,
): string[] {
  const isListed = ({ field, guess }: ImportColumn) => field !== null || guess !== undefined;
  const listsAll = dryRun && columns.length <= MAX_ROWS;
  const listedColumns = listsAll ? columns : columns.filter(isListed);
  const unlistedNames = listsAll
    ? []
    : unusedColumns(columns.map((column) => (isListed(column) ? { ...column, field: "" } : column)));
  return [
    ...tableLines(listedColumns.slice(0, MAX_ROWS), width),
    ...(listedColumns.length > MAX_ROWS
      ? [`  … and ${counted(listedColumns.length - MAX_ROWS, "more column", "more columns")} (all are in --json)`]
      : []),
    ...guessLines(columns, dryRun),
    ...unusedLines(unlistedNames),
  ];
}

function tableLines(columns: readonly ImportColumn[], lineWidth: number): string[] {
  if (columns.length === 0) return [];
  const rows = [HEADINGS, ...columns.map(columnCells)];
  const widths = HEADINGS.map((_, index) => Math.max(...rows.map((cells) => displayWidth(cells[index] ?? ""))));
  const widthBefore = widths.slice(0, -1).reduce((sum, width) => sum + width + 2, 2);
  const columnCount = lineWidth - widthBefore < MIN_SAMPLES_WIDTH ? HEADINGS.length - 1 : HEADINGS.length;
  return [
    "Columns:",
    ...rows.map((cells) => {
      const paddedCells = cells.slice(0, columnCount).map((cell, index) => {
        const space = " ".repeat((widths[index] ?? 0) - displayWidth(cell));
        return index === FIRST_NUMBER || index === FIRST_NUMBER + 1 ? space + cell : cell + space;
      });
      return cutToWidth(`  ${paddedCells.join("  ")}`.trimEnd(), lineWidth);
    }),
  ];
}

function columnCells(column: ImportColumn): string[] {
  const { header, field, guess, filled, leftOut, samples } = column;
  return [
    shortened(header.replace(/\s+/g, " ").trim(), MAX_HEADER_CHARS),
    shortened(field ?? (guess?.field ? `(${guess.field}?)` : "(not used)"), MAX_FIELD_CHARS),
    columnReason(column),
    exactCount(filled),
    exactCount(leftOut),
    samples.map((sample) => JSON.stringify(shortened(sample, MAX_SAMPLE_CHARS))).join(", "),
  ];
}

const WIDE = /[\u1100-\u115f\u2e80-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff00-\uff60\uffe0-\uffe6]/g;

/** Returns the number of cells of a terminal: Chinese, Japanese and Korean letters take two, combining accents none. */
function displayWidth(text: string): number {
  return text.length + (text.match(WIDE)?.length ?? 0) - (text.match(/\p{Mn}/gu)?.length ?? 0);
}

/** Cuts a line of the terminal to this number of cells. */
function cutToWidth(line: string, width: number): string {
  if (displayWidth(line) <= width) return line;
  let start = line;
  while (start !== "" && displayWidth(start) > width - 1) start = start.slice(0, -1);
  return `${start.toWellFormed().trimEnd()}…`;
}

function shortened(text: string, maxChars: number): string {
  return text.length > maxChars ? `${text.slice(0, maxChars - 1).toWellFormed()}…` : text;
}

/** Says how to correct guessed columns. After an import the rows are stored, so only an update gives them the values. */
function guessLines(columns: readonly ImportColumn[], isDryRun: boolean): string[] {
  const [first, ...otherColumns] = columns.filter(({ guess }) => guess?.field != null);
  if (first === undefined) return [];
  const subject =
    otherColumns.length === 0 ? "A guess is not applied" : `${otherColumns.length + 1} guesses are not applied`;
  return [
    `${subject}: to take ${otherColumns.length === 0 ? "it" : "them"}, ${isDryRun ? "add" : "import again with --on-duplicate update and"} --guess, or --map "${first.header.trim()}=${first.guess?.field}" for one column.`,
  ];
}

/** Longest list of names that fits in the sentence; more are listed below it. */
const MAX_UNUSED_IN_SENTENCE = 6;
const MAX_LINE_CHARS = 100;

function unusedLines(unused: readonly string[]): string[] {
  if (unused.length === 0) return [];
  if (unused.length <= MAX_UNUSED_IN_SENTENCE) return [`Columns that are not used: ${unused.join(", ")}`];
  const lines: string[] = [];
  for (const name of unused) {
    const longer = `${lines.at(-1)}, ${name}`;
    if (lines.length > 0 && longer.length <= MAX_LINE_CHARS) lines[lines.length - 1] = longer;
    else lines.push(`  ${name}`);
  }
  return [`${exactCount(unused.length)} columns are not used:`, ...lines];
}
