import { resolve } from "node:path";
import type { Command } from "commander";
import { fieldLabel } from "#domain/business/field-labels-data";
import { counted } from "#domain/text/count-label";
import type { RestoreReport } from "../../../server/operations/backups/restore-backup.ts";
import { type CommandContext, runCommand } from "../../run-command.ts";
import { commandLine } from "../../terminal/command-line.ts";
import { warnOfOpenFolder } from "../../with-services.ts";

export function registerRestore(program: Command): void {
  program
    .command("restore")
    .argument("<file>", "a copy that backup or delete-all made")
    .summary("replace the database by a backup")
    .description(
      "Check a backup, back up the present database, then replace it by the backup, also while the server runs. Only the rows of the backup are taken; a damaged database is moved aside.",
    )
    .option("--new", "make a new directory, where there is none", false)
    .action(runCommand(restore));
}

async function restore({ new: isNew }: { new: boolean }, context: CommandContext): Promise<void> {
  const { args, global, print, signal } = context;
  const { loadConfig } = await import("../../../server/config/load-config.ts");
  const { dataFolder, openDataFolder, requireDirectory } = await import("../../../server/config/data-folder.ts");
  const { restoreBackup } = await import("../../../server/operations/backups/restore-backup.ts");
  const { removeStaleFiles } = await import("../../../server/operations/remove-stale-files.ts");
  const { databaseOptions, rejectTwoDatabases } = await import("../../../server/config/database-options.ts");
  const [file = ""] = args;
  const overrides = { "database.url": global.database };
  const { readConfiguration } = await import("../../../server/operations/settings/read-configuration.ts");
  const loaded = await loadConfig({ file: dataFolder(global.data).configFile, overrides });
  const postgres = await databaseOptions(loaded.config);
  if (postgres !== undefined) await rejectTwoDatabases(dataFolder(global.data), postgres);
  else if (!isNew) await requireDirectory(global.data);
  const folder = await openDataFolder(global.data);
  await removeStaleFiles(folder).catch(() => undefined);
  const report = await restoreBackup({
    file: resolve(file),
    folder,
    postgres,
    mustExist: !isNew,
    ...(await readConfiguration(loaded, folder)).config.backup,
    actor: "cli",
    now: () => new Date(),
    signal,
    onProgress: print.progress("Restoring"),
  });
  print.result(report, [
    `Restored ${file}: ${counted(report.businesses, "business", "businesses")}.`,
    ...cleanedValues(report),
    previousDatabase(report, folder.path),
  ]);
  await warnOfOpenFolder(context, folder);
}

function cleanedValues({ cleaned: { count, examples } }: RestoreReport): string[] {
  if (count === 0) return [];
  const exampleNote = count > examples.length ? ", the first of them" : "";
  return [
    `${counted(count, "value", "values")} that no import would store ${count === 1 ? "was" : "were"} cut or left out${exampleNote}:`,
    ...examples.map(({ field, row, reason }) => `  ${fieldLabel(field)} of ${row}: ${reason}`),
  ];
}

/** Describes the replaced database. One that was moved aside was unusable, so no command brings it back. */
function previousDatabase({ replaced, isDamaged }: { replaced: string | null; isDamaged: boolean }, data: string) {
  if (replaced === null) return "There was no database before.";
  if (isDamaged) return `The previous database could not be used; it is kept in ${replaced}.`;
  return `The previous database is in ${replaced}; to go back: ${commandLine(data, "restore", replaced)}`;
}
