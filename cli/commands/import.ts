import { stat } from "node:fs/promises";
import { resolve } from "node:path";
import { type Command, Option } from "commander";
import type { DryRunReport } from "#contract/admin-api";
import type { ImportReport, OnDuplicate } from "#contract/import-report";
import { counted } from "#domain/text/count-label";
import { AppError } from "../../server/errors.ts";
import type { Services } from "../../server/open-services.ts";
import { type CommandContext, runCommand } from "../run-command.ts";
import { importSummary, rejectedLine } from "../terminal/import-summary.ts";
import { duration } from "../terminal/progress-line.ts";
import { withServices } from "../with-services.ts";

interface ImportOptions {
  onDuplicate: OnDuplicate;
  dryRun: boolean;
  rejects?: string;
  country?: string;
  ifEmpty: boolean;
  seo: boolean;
  map?: string[];
  mapFile?: string;
  guess: boolean;
  encoding?: string;
  allowDuplicates: boolean;
}

export function registerImport(program: Command): void {
  program
    .command("import")
    .argument(
      "<file...>",
      ".xlsx, .xls, .csv, .tsv, .json, .geojson, .ndjson, .ods, .xlsb …, also gzipped; - reads standard input",
    )
    .summary("import businesses from spreadsheets, CSV and JSON files")
    .description(
      "Import businesses from Google-Maps exports. A row that cannot be used is rejected; the others come in.",
    )
    .addOption(
      new Option("--on-duplicate <what>", "what to do with a place_id that exists already")
        .choices(["skip", "update"])
        .default("skip"),
    )
    .option("--dry-run", "read, check and count, but store nothing", false)
    .option("--rejects <file.xlsx>", "write the rejected rows to this workbook, to fix and import again")
    .option("--country <name>", "country of rows that name none")
    .option(
      "--map <column=field>",
      "read this column as this field, as own:Name or as ignore; repeatable, and stored for files with the same columns",
      (pair: string, pairs: string[] | undefined) => [...(pairs ?? []), pair],
    )
    .option("--map-file <file.json>", 'the same for several: {"Column": "field", "Other": null}')
    .option("--guess", "read columns of unknown header as what their values look like, as --dry-run shows", false)
    .option("--encoding <name>", "encoding of a CSV or JSON file, such as windows-1250 (default: detected)")
    .option(
      "--allow-duplicates",
      "go on if over a third of the rows have the id of a business with another name",
      false,
    )
    .option("--if-empty", "do nothing unless the directory is empty", false)
    .option("--seo", "also write search-engine texts for businesses that have none", false)
    .action(runCommand(importFiles));
}

async function importFiles(options: ImportOptions, context: CommandContext): Promise<void> {
  const { dryRunImport } = await import("../../server/operations/spreadsheets/dry-run-import.ts");
  const { importBusinesses } = await import("../../server/operations/spreadsheets/import-businesses.ts");
  const { readColumnMap } = await import("../../server/operations/spreadsheets/column-map.ts");
  const { readEncodingName } = await import("../../server/operations/spreadsheets/encoding-name.ts");
  const choices = await readColumnMap(options.map ?? [], options.mapFile);
  const encoding = options.encoding === undefined ? undefined : readEncodingName(options.encoding);
  const country = options.country === undefined ? "" : await countryFrom(options.country);
  const importInto = async (services: Services) => {
    const { store, config, now } = services;
    const { files, remove } = await inputFiles(context);
    const runImport = options.dryRun ? dryRunImport : importBusinesses;
    const importAll = async () => {
      if (!options.dryRun && !options.ifEmpty) await takeSnapshot(services, files, context);
      return runImport({
        store,
        files,
        onDuplicate: options.onDuplicate,
        country,
        choices: choices.length === 0 ? undefined : choices,
        guess: options.guess,
        encoding,
        allowDuplicates: options.allowDuplicates,
        rejectsFile: options.rejects === undefined ? undefined : resolve(options.rejects),
        ifEmpty: options.ifEmpty,
        limits: { rows: config.limits.importRows },
        actor: "cli",
        now,
        signal: context.signal,
        onProgress: context.print.progress(options.dryRun ? "Dry run" : "Importing"),
      });
    };
    const report = await importAll().finally(() => {
      // The next server that starts removes what is left of the input in the temporary folder.
      remove().catch(() => undefined);
    });
    report.files = context.args;
    if (context.global.quiet && !report.dryRun && report.totalErrors > 0 && !isAllRejected(report))
      context.print.error(rejectedLine(report, options.rejects));
    const isSkipped = options.ifEmpty && report.importId === null && !report.dryRun;
    const lines = isSkipped
      ? ["The directory is not empty; nothing was imported."]
      : importSummary(report, options.rejects, services.folder.path, process.stdout.columns);
    if (!options.seo || options.dryRun) {
      context.print[report.dryRun ? "answer" : "result"](report, lines);
      const { refusal = null } = report as Partial<DryRunReport>;
      if (refusal !== null) throw new AppError("unreadable", refusal);
      if (isAllRejected(report)) throw new AppError("unreadable", rejectedLine(report, options.rejects));
      return;
    }
    const seo = await writeTexts(services, context);
    const texts = `${counted(seo.updated, "text", "texts")} written in ${duration(seo.seconds)}.`;
    context.print.result({ ...report, seo }, [...lines, texts]);
    if (isAllRejected(report)) throw new AppError("unreadable", rejectedLine(report, options.rejects));
  };
  await withServices(context, importInto, { isDryRun: options.dryRun });
}

/** Tells whether no row is usable, which a script learns from the exit code. */
function isAllRejected({ totalErrors, rows }: ImportReport): boolean {
  return rows > 0 && totalErrors === rows;
}

/** Takes a snapshot before a large import, so that the whole import can be undone. Throws what `backUpBeforeImport` throws. */
async function takeSnapshot(services: Services, files: string[], { print, signal }: CommandContext): Promise<void> {
  const { backUpBeforeImport } = await import("../../server/operations/backups/before-import.ts");
  const settings = services.config.backup;
  const onProgress = print.progress("Snapshot");
  const file = await backUpBeforeImport({ ...services, settings, files, signal, onProgress });
  if (file !== null) print.note(`A snapshot was taken before this large import: ${file}`);
}

/**
 * Returns the paths of the files to import. "-" is standard input, stored in a temporary file that `remove` deletes. Errors: AppError
 * `unreadable` for a folder.
 */
async function inputFiles({ args, signal }: CommandContext): Promise<{ files: string[]; remove: () => Promise<void> }> {
  for (const arg of args) {
    const stats = arg === "-" ? undefined : await stat(arg).catch(() => undefined);
    if (stats?.isDirectory()) throw new AppError("unreadable", `${arg} is a folder.`);
  }
  if (!args.includes("-")) return { files: args, remove: async () => {} };
  if (args.indexOf("-") !== args.lastIndexOf("-")) throw new AppError("usage", "Give - (standard input) only once.");
  const { spoolInput } = await import("../../server/operations/spreadsheets/spool-input.ts");
  const input = await spoolInput(process.stdin, signal);
  return { files: args.map((arg) => (arg === "-" ? input.file : arg)), remove: input.remove };
}

async function writeTexts({ store, now }: Services, { signal, print }: CommandContext) {
  const { generateSeo } = await import("../../server/operations/publishing/generate-seo.ts");
  const onSurveyProgress = print.progress("Reading the directory");
  const onProgress = print.progress("Writing texts");
  return generateSeo({ store, actor: "cli", now, signal, onSurveyProgress, onProgress });
}

async function countryFrom(text: string): Promise<string> {
  const { countryName } = await import("#domain/address/country");
  const name = countryName(text);
  if (name !== "") return name;
  throw new AppError("usage", `--country: "${text}" is no country. Give its English name or ISO code.`);
}
