import { createInterface } from "node:readline/promises";
import { counted, exactCount } from "#domain/text/count-label";
import { AppError } from "../../server/errors.ts";
import { deleteAll } from "../../server/operations/backups/delete-all.ts";
import type { CommandRun } from "../run-command.ts";
import { OWN_NAME } from "../terminal/program-name.ts";
import { withExistingServices } from "../with-services.ts";

export const deleteAllCommand: CommandRun<{ confirm?: string }> = (options, context) =>
  withExistingServices(context, async ({ store, config, folder }) => {
    const total = await store.directory.countBusinesses();
    if (options.confirm !== undefined) refuseUnless(options.confirm === "DELETE");
    else await askThreeTimes(total, context.signal);
    const report = await deleteAll({
      store,
      backupsFolder: folder.backups,
      keep: config.backup.keep,
      actor: "cli",
      now: () => new Date(),
      signal: context.signal,
      onProgress: context.print.progress("Snapshot"),
    });
    const lines =
      report.backup === null
        ? ["There was nothing to delete."]
        : [
            `${counted(report.deleted, "business was", "businesses were")} deleted. A snapshot was taken first.`,
            `To bring everything back: ${OWN_NAME} restore ${report.backup}`,
          ];
    context.print.result(report, lines);
  });

async function askThreeTimes(total: number, signal: AbortSignal): Promise<void> {
  if (!process.stdin.isTTY) {
    throw new AppError("usage", "delete-all asks three times on a terminal; elsewhere it needs --confirm DELETE.");
  }
  const terminal = createInterface({ input: process.stdin, output: process.stderr });
  try {
    const ask = (question: string) => terminal.question(question, { signal });
    refuseUnless(isYes(await ask(`Delete all ${exactCount(total)} businesses? [y/N] `)));
    refuseUnless(isYes(await ask("Are you sure? A snapshot is taken first. [y/N] ")));
    refuseUnless((await ask("Type DELETE to delete everything: ")) === "DELETE");
  } catch (error) {
    // Ctrl-C and Ctrl-D at a question
    if (signal.aborted || (error as Error).name === "AbortError") refuseUnless(false);
    throw error;
  } finally {
    terminal.close();
  }
}

function isYes(answer: string): boolean {
  return /^y(es)?$/i.test(answer.trim());
}

function refuseUnless(confirmed: boolean): void {
  if (!confirmed) throw new AppError("cancelled", "Nothing was deleted: the confirmation was not given.");
}
