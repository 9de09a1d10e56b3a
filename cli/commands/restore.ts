import { resolve } from "node:path";
import { counted } from "#domain/text/count-label";
import { loadConfig, openDataFolder } from "../../server/config/load-config.ts";
import { restoreBackup } from "../../server/operations/backups/restore-backup.ts";
import type { CommandRun } from "../run-command.ts";
import { OWN_NAME } from "../terminal/program-name.ts";

export const restoreCommand: CommandRun<Record<string, never>> = async (_options, context) => {
  const [file = ""] = context.args;
  const folder = await openDataFolder(context.global.data);
  const { config } = await loadConfig({ file: folder.configFile });
  const report = await restoreBackup({
    file: resolve(file),
    folder,
    keep: config.backup.keep,
    actor: "cli",
    now: () => new Date(),
    signal: context.signal,
    onProgress: context.print.progress("Restoring"),
  });
  context.print.result(report, [
    `Restored ${file}: ${counted(report.businesses, "business", "businesses")}.`,
    report.replaced === null
      ? "There was no database before."
      : `What was there before is in ${report.replaced}; to go back: ${OWN_NAME} restore ${report.replaced}`,
  ]);
};
