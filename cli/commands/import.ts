import { resolve } from "node:path";
import type { ImportReport, OnDuplicate, RowError } from "#contract/import-report";
import { countryName } from "#domain/address/country";
import { counted, exactCount } from "#domain/text/count-label";
import { AppError } from "../../server/errors.ts";
import { generateSeo } from "../../server/operations/publishing/generate-seo.ts";
import { importBusinesses } from "../../server/operations/spreadsheets/import-businesses.ts";
import type { CommandRun } from "../run-command.ts";
import { OWN_NAME } from "../terminal/program-name.ts";
import { duration } from "../terminal/progress-line.ts";
import { withServices } from "../with-services.ts";

interface ImportOptions {
  onDuplicate: OnDuplicate;
  dryRun: boolean;
  rejects?: string;
  country?: string;
  ifEmpty: boolean;
  seo: boolean;
}

const LINES_SHOWN = 10;

export const importCommand: CommandRun<ImportOptions> = (options, context) =>
  withServices(context, async ({ store, config }) => {
    const report = await importBusinesses({
      store,
      files: context.args,
      onDuplicate: options.onDuplicate,
      dryRun: options.dryRun,
      country: options.country === undefined ? "" : namedCountry(options.country),
      rejectsFile: options.rejects === undefined ? undefined : resolve(options.rejects),
      ifEmpty: options.ifEmpty,
      limits: { rows: config.limits.importRows },
      actor: "cli",
      now: () => new Date(),
      signal: context.signal,
      onProgress: context.print.progress(options.dryRun ? "Previewing" : "Importing"),
    });
    if (context.global.quiet && report.totalErrors > 0) context.print.error(rejectedLine(report, options.rejects));
    const skipped = options.ifEmpty && report.importId === null && !report.dryRun;
    const lines = skipped ? ["The directory is not empty; nothing was imported."] : summary(report, options.rejects);
    if (!options.seo || options.dryRun) {
      context.print.result(report, lines);
      return;
    }
    const seo = await generateSeo({
      store,
      actor: "cli",
      now: () => new Date(),
      signal: context.signal,
      onSurveyProgress: context.print.progress("Reading the directory"),
      onProgress: context.print.progress("Writing texts"),
    });
    const texts = `${counted(seo.updated, "text", "texts")} written in ${duration(seo.seconds)}.`;
    context.print.result({ ...report, seo }, [...lines, texts]);
  });

function namedCountry(text: string): string {
  const name = countryName(text);
  if (name === "")
    throw new AppError("usage", `--country: "${text}" is no country. Give its English name or ISO code.`);
  return name;
}

/** All that is said with --quiet: rows that stay out must not go unseen in a log. */
function rejectedLine({ totalErrors, rows }: ImportReport, rejectsFile: string | undefined): string {
  const how =
    rejectsFile === undefined
      ? "run it again with --rejects FILE.xlsx to mend them"
      : `mend them in ${rejectsFile} and import that file`;
  return `${exactCount(totalErrors)} of ${counted(rows, "row was", "rows were")} rejected; ${how}.`;
}

function summary(report: ImportReport, rejectsFile: string | undefined): string[] {
  const rate = report.seconds > 0 ? `, ${exactCount(Math.round(report.rows / report.seconds))} rows/s` : "";
  const lines = [
    `${counted(report.rows, "row", "rows")} read in ${duration(report.seconds)}${rate}.`,
    `  imported            ${exactCount(report.imported)}`,
    `  updated             ${exactCount(report.updated)}`,
    `  duplicates skipped  ${exactCount(report.duplicatesSkipped)}`,
    `  rejected            ${exactCount(report.totalErrors)}`,
    ...listed("Rejected:", report.errors, report.totalErrors),
    ...listed("Left out of rows that came in:", report.warnings, report.totalWarnings),
  ];
  if (report.totalErrors > 0) {
    lines.push(
      rejectsFile === undefined
        ? "To mend the rejected rows, run it again with --rejects rejects.xlsx."
        : `The rejected rows are in ${rejectsFile}; mend them there and import that file.`,
    );
  }
  if (report.dryRun) lines.push("This was a rehearsal; nothing was stored.");
  if (report.importId !== null && report.imported + report.updated > 0) {
    lines.push(`To take it back: ${OWN_NAME} undo ${report.importId}`);
  }
  return lines;
}

function listed(title: string, problems: RowError[], total: number): string[] {
  if (total === 0) return [];
  const lines = problems.slice(0, LINES_SHOWN).map(({ file, sheet, row, column, value, reason }) => {
    const shown = value.length > 60 ? `${value.slice(0, 60)}…` : value;
    return `  ${file}, ${sheet}, row ${row}, ${column} ${JSON.stringify(shown)}: ${reason}`;
  });
  const more =
    total > LINES_SHOWN ? [`  … and ${exactCount(total - LINES_SHOWN)} more (the first 100 are in --json)`] : [];
  return [title, ...lines, ...more];
}
