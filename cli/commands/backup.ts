import { resolve } from "node:path";
import type { Command } from "commander";
import { type CommandContext, runCommand } from "../run-command.ts";
import { commandLine } from "../terminal/command-line.ts";
import { withExistingServices } from "../with-services.ts";

export function registerBackup(program: Command): void {
  program
    .command("backup")
    .summary("copy the database while it is in use")
    .description("Copy the database while others use it, then open and check the copy.")
    .option("--out <file>", "where to write (default: a new file in the data folder's backups)")
    .action(runCommand(backup));
}

async function backup({ out }: { out?: string }, context: CommandContext): Promise<void> {
  const { backUp } = await import("../../server/operations/backups/back-up.ts");
  await withExistingServices(context, async ({ store, config, folder, now }) => {
    const file = await backUp({
      store,
      backupsFolder: folder.backups,
      file: out === undefined ? undefined : resolve(out),
      keep: config.backup.keep,
      reason: "backup",
      now,
      signal: context.signal,
      onProgress: context.print.progress("Copying"),
    });
    context.print.result({ file }, [
      `Backed up to ${file}; the copy was opened and checked.`,
      `To restore it: ${commandLine(folder.path, "restore", file)}`,
    ]);
  });
}
