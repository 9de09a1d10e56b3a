import type { ImportColumn } from "#contract/import-columns";
import type { ImportReport } from "#contract/import-report";
import { columnReason } from "#domain/import-row/columns/column-reason";
import { unusedColumns } from "#domain/import-row/columns/unused-columns";
import { counted, exactCount } from "#domain/text/count-label";

/** More rows than this are no overview. The others are named in a sentence. */
const MAX_ROWS = 40;
const MAX_HEADER_CHARS = 24;
const MAX_FIELD_CHARS = 24;
const MAX_SAMPLE_CHARS = 32;
const HEADINGS = ["COLUMN", "TAKEN AS", "WHY", "FILLED", "LEFT OUT", "EXAMPLES"] as const;
/** Position in `HEADINGS` of the first of two columns of numbers. */
const FIRST_NUMBER = 3;

/**
 * Returns the lines that list the columns of a file: what each is taken as and why, its values, those left out, and three examples. A dry
 * run lists unused columns too, while there are few; else they are named below.
 */
export function columnTable({ columns, dryRun }: Pick<ImportReport, "columns" | "dryRun">): string[] {
  const isListed = ({ field, guess }: ImportColumn) => field !== null || guess !== undefined;
  const listsAll = dryRun && columns.length <= MAX_ROWS;
  const listedColumns = listsAll ? columns : columns.filter(isListed);
  const unlistedNames = listsAll
    ? []
    : unusedColumns(columns.map((column) => (isListed(column) ? { ...column, field: "" } : column)));
  return [
    ...tableLines(listedColumns.slice(0, MAX_ROWS)),
    ...(listedColumns.length > MAX_ROWS
      ? [`  … and ${counted(listedColumns.length - MAX_ROWS, "more column", "more columns")} (all are in --json)`]
      : []),
    ...guessLines(columns),
    ...unusedLines(unlistedNames),
  ];
}

function tableLines(columns: readonly ImportColumn[]): string[] {
  if (columns.length === 0) return [];
  const rows = [HEADINGS, ...columns.map(columnCells)];
  const widths = HEADINGS.map((_, index) => Math.max(...rows.map((cells) => displayWidth(cells[index] ?? ""))));
  return [
    "Columns:",
    ...rows.map((cells) => {
      const paddedCells = cells.map((cell, index) => {
        const space = " ".repeat((widths[index] ?? 0) - displayWidth(cell));
        return index === FIRST_NUMBER || index === FIRST_NUMBER + 1 ? space + cell : cell + space;
      });
      return `  ${paddedCells.join("  ")}`.trimEnd();
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

/** Returns the number of cells of a terminal: Chinese, Japanese and Korean letters take two, accents of their own none. */
function displayWidth(text: string): number {
  return text.length + (text.match(WIDE)?.length ?? 0) - (text.match(/\p{Mn}/gu)?.length ?? 0);
}

function shortened(text: string, maxChars: number): string {
  return text.length > maxChars ? `${text.slice(0, maxChars - 1).toWellFormed()}…` : text;
}

function guessLines(columns: readonly ImportColumn[]): string[] {
  const [first, ...otherColumns] = columns.filter(({ guess }) => guess?.field != null);
  if (first === undefined) return [];
  const subject =
    otherColumns.length === 0 ? "A guess is not applied" : `${otherColumns.length + 1} guesses are not applied`;
  return [
    `${subject}: to take ${otherColumns.length === 0 ? "it" : "them"}, add --guess, or --map "${first.header.trim()}=${first.guess?.field}" for one column.`,
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
