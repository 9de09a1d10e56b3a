import type { DryRunReport } from "#contract/admin-api";
import type { ImportReport, RowError } from "#contract/import-report";
import { likelyCountry } from "#domain/geography/file-country";
import {
  countryLines,
  decodedLines,
  encodingLines,
  exporterLines,
  hiddenLines,
  identityLines,
  noteLines,
} from "#domain/import-row/columns/report-lines";
import { rowPlace } from "#domain/import-row/file-formats";
import { counted, exactCount } from "#domain/text/count-label";
import { columnTable } from "./column-table.ts";
import { commandLine } from "./command-line.ts";
import { duration } from "./progress-line.ts";

/** Minimum number of rows for which the rate is shown. */
const MIN_ROWS_WITH_RATE = 1_000;
const MAX_PROBLEMS = 10;
const MAX_VALUE_CHARS = 60;

const WRONG_IDS_REMEDY = 'Map the column (--map "COLUMN=ignore" for one that is no ID), or add --allow-duplicates.';

/**
 * Returns the lines that `import` prints: only the columns of a file that is refused, whose error line says why. `width` is the number of
 * cells in a line of the terminal.
 */
export function importSummary(
  report: ImportReport,
  rejectsFile: string | undefined,
  dataFolder: string,
  width?: number,
): string[] {
  const { refusal = null, duplicateWarning } = report as Partial<DryRunReport>;
  if (refusal !== null) return columnLines(report, width);
  const isLong = report.rows >= MIN_ROWS_WITH_RATE && report.seconds > 0;
  const rate = isLong ? `, ${exactCount(Math.round(report.rows / report.seconds))} rows/s` : "";
  const lines = [
    `${counted(report.rows, "row", "rows")} read in ${duration(report.seconds)}${rate}.`,
    `  imported            ${exactCount(report.imported)}`,
    `  updated             ${exactCount(report.updated)}`,
    `  duplicates skipped  ${exactCount(report.duplicatesSkipped)}`,
    `  rejected            ${exactCount(report.totalErrors)}`,
    ...(report.rows === 0 ? ["There is no row below the header, so nothing was imported."] : []),
    ...columnLines(report, width),
    ...noteLines(report),
    ...identityLines(report),
    ...countryLines(report).map((line) => `${line} ${countryHint(report)}`),
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
  if (duplicateWarning) lines.push(`An import would stop: ${duplicateWarning} ${WRONG_IDS_REMEDY}`);
  if (report.dryRun) lines.push("This was a dry run; nothing was stored.");
  if (report.importId !== null && report.imported + report.updated > 0) {
    lines.push(`To take it back: ${commandLine(dataFolder, "undo", String(report.importId))}`);
  }
  return lines;
}

/** Names the options that give the likely country to rows without one; a row that is stored already is updated. */
function countryHint(report: ImportReport): string {
  const likely = likelyCountry(report);
  const option = `--country "${likely?.country}"`;
  const condition = likely?.unknownRows === 1 ? "If it is there too" : "If they are there too";
  return report.dryRun
    ? `${condition}, import with ${option}.`
    : `${condition}, import again with ${option} --on-duplicate update.`;
}

/** Lists the columns; a real import names unused ones in a sentence. */
function columnLines(report: ImportReport, width: number | undefined): string[] {
  const { mapping } = report;
  return [
    ...encodingLines(report).map((line) => `${line} If letters look wrong, name the right one with --encoding.`),
    ...decodedLines(report),
    ...exporterLines(report),
    ...hiddenLines(report),
    ...(mapping === "stored" ? ["Columns are read as chosen before for files with these columns."] : []),
    ...columnTable(report, width),
  ];
}

/** Returns the line about rejected rows, which is printed even with --quiet, for logs. */
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
    const problemText =
      column === ""
        ? `: ${reason}${cell === "" ? "" : `: ${cell}`}`
        : `, ${column}${cell === "" ? "" : ` ${JSON.stringify(cell)}`}: ${reason}`;
    return `  ${rowPlace(place)}${problemText}`;
  });
  const hiddenCount = total - MAX_PROBLEMS;
  return [
    title,
    ...lines,
    ...(hiddenCount > 0 ? [`  … and ${exactCount(hiddenCount)} more (the first 100 are in --json)`] : []),
  ];
}
