import { counted } from "#domain/text/count-label";
import { AppError } from "../../server/errors.ts";
import { undoImport } from "../../server/operations/spreadsheets/undo-import.ts";
import type { CommandRun } from "../run-command.ts";
import { OWN_NAME } from "../terminal/program-name.ts";
import { withExistingServices } from "../with-services.ts";

export const undoCommand: CommandRun<object> = (_options, context) =>
  withExistingServices(context, async ({ store, now }) => {
    const report = await undoImport({
      store,
      importId: importIdOf(context.args[0]),
      actor: "cli",
      now,
      signal: context.signal,
      onProgress: context.print.progress("Undoing"),
    });
    context.print.result(report, [
      `Import ${report.importId} was taken back.`,
      `${counted(report.removed, "business", "businesses")} that it had added removed, ${counted(report.restored, "business", "businesses")} given the former values back.`,
    ]);
  });

function importIdOf(text = ""): number {
  if (/^[1-9]\d{0,14}$/.test(text)) return Number(text);
  throw new AppError("usage", `"${text}" is no import. Give the number that import printed, as in: ${OWN_NAME} undo 3`);
}
