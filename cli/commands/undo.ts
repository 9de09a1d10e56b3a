import type { Command } from "commander";
import { parseBusinessId } from "#domain/publishing/page-url";
import { counted } from "#domain/text/count-label";
import { AppError } from "../../server/errors.ts";
import { type CommandContext, runCommand } from "../run-command.ts";
import { MAX_ID, wholeNumber } from "../terminal/whole-number.ts";
import { withExistingServices } from "../with-services.ts";

export function registerUndo(program: Command): void {
  program
    .command("undo")
    .argument("[import-id]", "the number that import printed")
    .option("--change <id>", "instead: a change by hand, by its number in the activity list", wholeNumber(1, MAX_ID))
    .summary("take back one import, or one change by hand")
    .description(
      "Remove what an import added and restore what it changed, except fields that were edited by hand since. With --change: take back an edit, a change of many businesses, a deletion or a merge, except what was changed since.",
    )
    .action(runCommand(undo));
}

async function undo({ change }: { change?: number }, context: CommandContext): Promise<void> {
  if (change !== undefined && context.args[0] !== undefined) {
    throw new AppError("usage", "Give the number of an import or --change, not both.");
  }
  if (change !== undefined) return undoOneChange(change, context);
  const { undoImport } = await import("../../server/operations/spreadsheets/undo-import.ts");
  const importId = importIdFrom(context);
  await withExistingServices(context, async ({ store, now }) => {
    const onProgress = context.print.progress("Undoing");
    const report = await undoImport({ store, importId, actor: "cli", now, signal: context.signal, onProgress });
    context.print.result(report, [
      `Import ${report.importId} was taken back.`,
      `${counted(report.removed, "business", "businesses")} removed, ${counted(report.restored, "business", "businesses")} restored to their former values.`,
    ]);
  });
}

async function undoOneChange(activityId: number, context: CommandContext): Promise<void> {
  const { undoChange } = await import("../../server/operations/editing/undo-change.ts");
  await withExistingServices(context, async ({ store, now }) => {
    const report = await undoChange({ store, activityId, actor: "cli", now });
    context.print.result(report, [report.message]);
  });
}

function importIdFrom({ args: [text = ""], commandLine }: CommandContext): number {
  const id = parseBusinessId(text);
  if (id !== undefined) return id;
  const problem = text.trim() === "" ? "" : `"${text}" is no import. `;
  throw new AppError("usage", `${problem}Give the number that import printed, as in: ${commandLine("undo", "3")}`);
}
