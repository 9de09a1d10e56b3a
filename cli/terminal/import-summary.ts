import type { ImportColumn } from "#contract/import-columns";
import type { ImportReport, RowError } from "#contract/import-report";
import {
  decodedLines,
  encodingLines,
  exporterLines,
  hiddenLines,
  identityLines,
} from "#domain/import-row/columns/report-lines";
import { unusedColumns } from "#domain/import-row/columns/unused-columns";
import { rowPlace } from "#domain/import-row/file-formats";
import { counted, exactCount } from "#domain/text/count-label";
import { commandLine } from "./command-line.ts";
import { duration } from "./progress-line.ts";

const MAX_PROBLEMS = 10;
const MAX_VALUE_CHARS = 60;

/** Returns the lines that `import` prints. */
export function importSummary(report: ImportReport, rejectsFile: string | undefined, dataFolder: string): string[] {
  const rate = report.seconds > 0 ? `, ${exactCount(Math.round(report.rows / report.seconds))} rows/s` : "";
  const lines = [
    `${counted(report.rows, "row", "rows")} read in ${duration(report.seconds)}${rate}.`,
    `  imported            ${exactCount(report.imported)}`,
    `  updated             ${exactCount(report.updated)}`,
    `  duplicates skipped  ${exactCount(report.duplicatesSkipped)}`,
    `  rejected            ${exactCount(report.totalErrors)}`,
    ...columnLines(report),
    ...identityLines(report),
    ...problemLines("Rejected:", report.errors, report.totalErrors),
    ...problemLines("Values left out of imported rows:", report.warnings, report.totalWarnings),
  ];
  if (report.totalErrors > 0) {
    lines.push(
      rejectsFile === undefined
        ? "To fix the rejected rows, run again with --rejects rejects.xlsx."
        : `The rejected rows are in ${rejectsFile}; fix them there and import that file.`,
    );
  }
  if (report.dryRun) lines.push("This was a dry run; nothing was stored.");
  if (report.importId !== null && report.imported + report.updated > 0) {
    lines.push(`To take it back: ${commandLine(dataFolder, "undo", String(report.importId))}`);
  }
  return lines;
}

const MAX_FIELD_CHARS = 30;

/** Lists every column with its field and values in a dry run, otherwise only unused columns. */
function columnLines(report: ImportReport): string[] {
  const { columns, mapping, dryRun } = report;
  const lines = [
    ...encodingLines(report),
    ...decodedLines(report),
    ...exporterLines(report),
    ...hiddenLines(report),
    ...(mapping === "stored" ? ["Columns are read as chosen before for files with these columns."] : []),
  ];
  if (dryRun && columns.length > 0) return [...lines, "Columns:", ...columns.map(columnLine)];
  const unusedNames = unusedColumns(columns);
  return unusedNames.length > 0 ? [...lines, ...unusedLines(unusedNames)] : lines;
}

/** Longest list of names that fits in the sentence; more are listed below it. */
const MAX_UNUSED_IN_SENTENCE = 6;
const MAX_LINE_CHARS = 100;

function unusedLines(unusedNames: readonly string[]): string[] {
  if (unusedNames.length <= MAX_UNUSED_IN_SENTENCE) return [`Columns that are not used: ${unusedNames.join(", ")}`];
  const lines: string[] = [];
  for (const name of unusedNames) {
    const longer = `${lines.at(-1)}, ${name}`;
    if (lines.length > 0 && longer.length <= MAX_LINE_CHARS) lines[lines.length - 1] = longer;
    else lines.push(`  ${name}`);
  }
  return [`${exactCount(unusedNames.length)} columns are not used:`, ...lines];
}

function columnLine({ header, field, samples }: ImportColumn): string {
  const name = header.length > MAX_FIELD_CHARS ? `${header.slice(0, MAX_FIELD_CHARS - 1)}…` : header;
  const values = samples.map((sample) => JSON.stringify(sample)).join(", ");
  return `  ${name.padEnd(MAX_FIELD_CHARS)}  ${(field ?? "(not used)").padEnd(16)}  ${values}`.trimEnd();
}

/** Printed even with --quiet: rejected rows must show up in a log. */
export function rejectedLine({ totalErrors, rows }: ImportReport, rejectsFile: string | undefined): string {
  const remedy =
    rejectsFile === undefined
      ? "run again with --rejects FILE.xlsx to fix them"
      : `fix them in ${rejectsFile} and import that file`;
  return `${exactCount(totalErrors)} of ${counted(rows, "row was", "rows were")} rejected; ${remedy}.`;
}

function problemLines(title: string, problems: RowError[], total: number): string[] {
  if (total === 0) return [];
  const lines = problems.slice(0, MAX_PROBLEMS).map(({ column, value, reason, ...place }) => {
    const cell = value.length > MAX_VALUE_CHARS ? `${value.slice(0, MAX_VALUE_CHARS)}…` : value;
    const problemText = column === "" ? `: ${reason}: ${cell}` : `, ${column} ${JSON.stringify(cell)}: ${reason}`;
    return `  ${rowPlace(place)}${problemText}`;
  });
  const hiddenCount = total - MAX_PROBLEMS;
  return [
    title,
    ...lines,
    ...(hiddenCount > 0 ? [`  … and ${exactCount(hiddenCount)} more (the first 100 are in --json)`] : []),
  ];
}
