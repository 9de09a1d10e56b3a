import { resolve } from "node:path";
import type { Command } from "commander";
import { counted } from "#domain/text/count-label";
import { AppError } from "../../../server/errors.ts";
import { type CommandContext, runCommand } from "../../run-command.ts";
import { commandLine } from "../../terminal/command-line.ts";
import { withExistingServices } from "../../with-services.ts";

export function registerBackup(program: Command): void {
  program
    .command("backup")
    .summary("copy the database while it is in use")
    .description("Copy the database while others use it, then open, check and count the copy.")
    .option("--out <file>", "where to write (default: a new file in the data folder's backups)")
    .action(runCommand(backup));
}

async function backup({ out }: { out?: string }, context: CommandContext): Promise<void> {
  const { backUpRegularly } = await import("../../../server/operations/backups/regular-backup.ts");
  await withExistingServices(context, async ({ store, config, folder, now }) => {
    const report = await backUpRegularly({
      store,
      folder,
      settings: config.backup,
      file: out === undefined ? undefined : resolve(out),
      reason: "backup",
      now,
      signal: context.signal,
      onProgress: context.print.progress("Copying"),
    });
    context.print.result(report, [
      `Backed up to ${report.file}; the copy was opened, checked and counted: ${counted(report.businesses, "business", "businesses")}.`,
      ...(report.copy === null ? [] : [`Another copy, compared byte by byte: ${report.copy}`]),
      ...(report.bucketCopy === null ? [] : [`Another copy in the bucket: ${report.bucketCopy}`]),
      `To restore it: ${commandLine(folder.path, "restore", report.file)}`,
    ]);
    // The backup itself is good; the exit code and a line on standard error report what else went wrong.
    if (report.failures.length > 0) {
      throw new AppError("storage", `${report.failures.join(" ")} The backup itself is good: ${report.file}`);
    }
  });
}
