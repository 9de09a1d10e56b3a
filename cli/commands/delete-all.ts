import { createInterface } from "node:readline/promises";
import type { Command } from "commander";
import { counted, exactCount } from "#domain/text/count-label";
import { AppError } from "../../server/errors.ts";
import { type CommandContext, runCommand } from "../run-command.ts";
import { commandLine } from "../terminal/command-line.ts";
import { PROGRAM } from "../terminal/program-name.ts";
import { textForPeople } from "../terminal/text-for-people.ts";
import { withExistingServices } from "../with-services.ts";

const AFTER_HELP = `
On a terminal it asks three times:
  Delete all 1,234 businesses? [y/N]
  Are you sure? A snapshot is taken first. [y/N]
  Type DELETE to delete everything:
Without a terminal, --confirm DELETE is needed.

To bring everything back, restore the snapshot:
  $ ${PROGRAM} --data mainstreet-data restore mainstreet-data/backups/before-delete-all-20261121-224724.db`;

export function registerDeleteAll(program: Command): void {
  program
    .command("delete-all")
    .summary("delete every business, after a snapshot")
    .description("Delete every business. A snapshot is taken first, and the command to restore it is printed.")
    .option("--confirm <word>", "the word DELETE, instead of the three questions")
    .addHelpText("after", textForPeople(AFTER_HELP))
    .action(runCommand(deleteEverything));
}

async function deleteEverything({ confirm }: { confirm?: string }, context: CommandContext): Promise<void> {
  const { deleteAll } = await import("../../server/operations/backups/delete-all.ts");
  await withExistingServices(context, async ({ store, config, folder, now }) => {
    if (confirm === undefined) await askThreeTimes(await store.directory.countBusinesses(), context.signal);
    else requireConfirmation(confirm === "DELETE");
    const report = await deleteAll({
      store,
      backupsFolder: folder.backups,
      ...config.backup,
      actor: "cli",
      now,
      signal: context.signal,
      onProgress: context.print.progress("Snapshot"),
    });
    context.print.result(
      report,
      report.backup === null
        ? ["There was nothing to delete."]
        : [
            `${counted(report.deleted, "business was", "businesses were")} deleted. A snapshot was taken first.`,
            `To bring everything back: ${commandLine(folder.path, "restore", report.backup)}`,
          ],
    );
  });
}

async function askThreeTimes(total: number, signal: AbortSignal): Promise<void> {
  if (!process.stdin.isTTY) {
    throw new AppError("usage", "delete-all asks three times on a terminal; elsewhere it needs --confirm DELETE.");
  }
  const terminal = createInterface({ input: process.stdin, output: process.stderr });
  try {
    const askQuestion = (question: string) => terminal.question(question, { signal });
    requireConfirmation(isYes(await askQuestion(`Delete all ${exactCount(total)} businesses? [y/N] `)));
    requireConfirmation(isYes(await askQuestion("Are you sure? A snapshot is taken first. [y/N] ")));
    requireConfirmation((await askQuestion("Type DELETE to delete everything: ")) === "DELETE");
  } catch (error) {
    // readline throws an AbortError after Ctrl-C and Ctrl-D.
    if (signal.aborted || (error as Error).name === "AbortError") requireConfirmation(false);
    throw error;
  } finally {
    terminal.close();
  }
}

function isYes(answer: string): boolean {
  return /^y(es)?$/i.test(answer.trim());
}

function requireConfirmation(isConfirmed: boolean): void {
  if (!isConfirmed) throw new AppError("cancelled", "Nothing was deleted: the confirmation was not given.");
}
