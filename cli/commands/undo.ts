import type { Command } from "commander";
import { counted } from "#domain/text/count-label";
import { AppError } from "../../server/errors.ts";
import { type CommandContext, runCommand } from "../run-command.ts";
import { PROGRAM } from "../terminal/program-name.ts";
import { withExistingServices } from "../with-services.ts";

export function registerUndo(program: Command): void {
  program
    .command("undo")
    .argument("<import-id>", "the number that import printed")
    .summary("take back one import")
    .description(
      "Remove what an import added and restore what it changed, except fields that were edited by hand since.",
    )
    .action(runCommand(undo));
}

async function undo(_options: object, context: CommandContext): Promise<void> {
  const { undoImport } = await import("../../server/operations/spreadsheets/undo-import.ts");
  const importId = importIdFrom(context.args[0]);
  await withExistingServices(context, async ({ store, now }) => {
    const onProgress = context.print.progress("Undoing");
    const report = await undoImport({ store, importId, actor: "cli", now, signal: context.signal, onProgress });
    context.print.result(report, [
      `Import ${report.importId} was taken back.`,
      `${counted(report.removed, "business", "businesses")} removed, ${counted(report.restored, "business", "businesses")} restored to their former values.`,
    ]);
  });
}

function importIdFrom(text = ""): number {
  if (/^[1-9]\d{0,14}$/.test(text)) return Number(text);
  throw new AppError("usage", `"${text}" is no import. Give the number that import printed, as in: ${PROGRAM} undo 3`);
}
