import type { ImportReport, RowError } from "#contract/import-report";
import { rowPlace } from "#domain/import-row/file-formats";
import { counted, exactCount } from "#domain/text/count-label";
import { PROGRAM } from "./program-name.ts";
import { duration } from "./progress-line.ts";

const MAX_PROBLEMS = 10;
const MAX_VALUE_LENGTH = 60;

/** The lines that `import` prints. */
export function importSummary(report: ImportReport, rejectsFile: string | undefined): string[] {
  const rate = report.seconds > 0 ? `, ${exactCount(Math.round(report.rows / report.seconds))} rows/s` : "";
  const lines = [
    `${counted(report.rows, "row", "rows")} read in ${duration(report.seconds)}${rate}.`,
    `  imported            ${exactCount(report.imported)}`,
    `  updated             ${exactCount(report.updated)}`,
    `  duplicates skipped  ${exactCount(report.duplicatesSkipped)}`,
    `  rejected            ${exactCount(report.totalErrors)}`,
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
    lines.push(`To take it back: ${PROGRAM} undo ${report.importId}`);
  }
  return lines;
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
    const cell = value.length > MAX_VALUE_LENGTH ? `${value.slice(0, MAX_VALUE_LENGTH)}…` : value;
    const found = column === "" ? `: ${reason}: ${cell}` : `, ${column} ${JSON.stringify(cell)}: ${reason}`;
    return `  ${rowPlace(place)}${found}`;
  });
  const rest = total - MAX_PROBLEMS;
  return [title, ...lines, ...(rest > 0 ? [`  … and ${exactCount(rest)} more (the first 100 are in --json)`] : [])];
}
