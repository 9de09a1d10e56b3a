import type { Command } from "commander";
import { counted } from "#domain/text/count-label";
import type { DoctorReport } from "../../../server/operations/doctor/run-doctor.ts";
import { EXIT_FAILED } from "../../exit-codes.ts";
import { type CommandContext, runCommand } from "../../run-command.ts";
import { commandLine } from "../../terminal/command-line.ts";

export function registerDoctor(program: Command): void {
  program
    .command("doctor")
    .summary("check the directory, and say how to mend it")
    .description(
      "Check data folder, settings, database, search index, counts, backups and sitemaps, also beside a running server or with a damaged database. Exit code 0 when all is well, 1 when something is wrong.",
    )
    .option("--fix", "repair what is safe: permissions, leftovers, search index, orphans, counts, statistics", false)
    .action(runCommand(doctor));
}

async function doctor({ fix }: { fix: boolean }, { global, print, signal }: CommandContext): Promise<void> {
  const { dataFolder, hasConfigFile, hasFolder, requireOwnFolder } = await import(
    "../../../server/config/data-folder.ts"
  );
  const { loadConfig } = await import("../../../server/config/load-config.ts");
  const { runDoctor } = await import("../../../server/operations/doctor/run-doctor.ts");
  const folder = dataFolder(global.data);
  const { readConfiguration } = await import("../../../server/operations/settings/read-configuration.ts");
  const load = async () =>
    readConfiguration(
      await loadConfig({ file: folder.configFile, overrides: { "database.url": global.database } }),
      folder,
    );
  // `runDoctor` reports wrong settings as a finding.
  const loadedConfig = await load().catch(() => undefined);
  const isPostgres = loadedConfig !== undefined && loadedConfig.config.database.url !== null;
  // With PostgreSQL, valid settings prove that the folder is Mainstreet's, and it need not exist.
  const isKnown = isPostgres && (!(await hasFolder(folder)) || (await hasConfigFile(folder)));
  if (!isKnown) await requireOwnFolder(folder);
  const report = await runDoctor({
    folder,
    loadConfig: load,
    commandLine: (...words) => commandLine(folder.path, ...words),
    isFixing: fix,
    now: () => new Date(),
    environment: process.env,
    signal,
    onProgress: print.progress("Checking"),
  });
  const isSilent = global.quiet && report.healthy && report.fixed.length === 0 && report.failures.length === 0;
  const lines = reportLines(report, commandLine(folder.path, "doctor", "--fix"), global.quiet);
  print.answer(report, isSilent ? [] : lines);
  if (!report.healthy) process.exitCode = EXIT_FAILED;
}

/** `isQuiet` drops the lines about what is right, so that cron sends a mail only when something is wrong. */
function reportLines(report: DoctorReport, fixCommand: string, isQuiet: boolean): string[] {
  const { dataFolder, database, checks, findings, fixed, failures } = report;
  const width = Math.max(...checks.map(({ check }) => check.length));
  const indent = " ".repeat(width + 11);
  const lines = checks.flatMap(({ check, result, fact }) => {
    if (result === "ok") return isQuiet ? [] : [`${"ok".padEnd(9)}${check.padEnd(width)}  ${fact ?? ""}`];
    return findings
      .filter((finding) => finding.check === check)
      .flatMap(({ severity, message, remedy, command, canFix }) => [
        `${severity.padEnd(9)}${check.padEnd(width)}  ${message}`,
        `${indent}${remedy}`,
        ...(command === null || canFix ? [] : [`${indent}$ ${command}`]),
      ]);
  });
  return [
    `Data folder: ${dataFolder}`,
    ...(database === undefined ? [] : [`Database: ${database}`]),
    ...lines,
    ...fixed.map(({ check, message }) => `repaired ${check.padEnd(width)}  ${message}`),
    ...failures.map((failure) => `Could not be repaired: ${failure}`),
    summary(findings),
    ...(findings.some(({ canFix }) => canFix) ? [`To repair what is safe: ${fixCommand}`] : []),
  ];
}

function summary(findings: DoctorReport["findings"]): string {
  const count = (severity: string) => findings.filter((finding) => finding.severity === severity).length;
  const [errors, warnings, notes] = [count("error"), count("warning"), count("note")];
  const noteText = notes > 0 ? ` ${counted(notes, "note", "notes")}.` : "";
  if (errors + warnings === 0) return `The directory is healthy.${noteText}`;
  const counts = [errors && counted(errors, "error", "errors"), warnings && counted(warnings, "warning", "warnings")];
  return `${counts.filter(Boolean).join(" and ")} to mend.${noteText}`;
}
