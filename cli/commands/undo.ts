import type { Command } from "commander";
import { undoneSentences } from "#domain/history/import-undo-sentences";
import { parseBusinessId } from "#domain/publishing/page-url";
import { AppError } from "../../server/errors.ts";
import type { Services } from "../../server/open-services.ts";
import { findImport } from "../../server/operations/find-import.ts";
import { type CommandContext, runCommand } from "../run-command.ts";
import { MAX_ID, wholeNumber } from "../terminal/whole-number.ts";
import { withExistingServices } from "../with-services.ts";

export function registerUndo(program: Command): void {
  program
    .command("undo")
    .argument("[import-id]", "the number that import printed")
    .option("--change <id>", "instead: a change by hand, by its number in the activity list", wholeNumber(1, MAX_ID))
    .option(
      "--preview",
      "only say what undoing the import would do, and how many businesses were edited by hand since",
      false,
    )
    .option(
      "--keep-edited",
      "keep businesses that were edited by hand since (default: they go to the recycle bin)",
      false,
    )
    .summary("take back one import, or one change by hand")
    .description(
      "Remove what an import added and restore what it changed, except fields that were edited by hand since. Businesses that it added and that were edited by hand go to the recycle bin. With --change: take back an edit, a change of many businesses, a deletion, a merge or the undo of an import, except what was changed since.",
    )
    .action(runCommand(undo));
}

interface UndoOptions {
  change?: number;
  preview: boolean;
  keepEdited: boolean;
}

async function undo({ change, preview, keepEdited }: UndoOptions, context: CommandContext): Promise<void> {
  if (change !== undefined && context.args[0] !== undefined) {
    throw new AppError("usage", "Give the number of an import or --change, not both.");
  }
  if (change !== undefined && (preview || keepEdited)) {
    throw new AppError("usage", "--preview and --keep-edited are for the undo of an import, not with --change.");
  }
  if (change !== undefined) return undoOneChange(change, context);
  const { previewUndoOfImport, undoImport } = await import("../../server/operations/spreadsheets/undo-import.ts");
  const importId = importIdFrom(context);
  const editedFate = keepEdited ? "keep" : "bin";
  await withExistingServices(context, async ({ store, now }) => {
    const undoPreview = await previewUndoOfImport(store, importId, now());
    if (preview)
      return context.print.answer(undoPreview, [undoPreview.message, "This was a preview; nothing was changed."]);
    if (undoPreview.editedAdded > 0) context.print.note(undoPreview.message);
    const onProgress = context.print.progress("Undoing");
    const report = await undoImport({
      store,
      importId,
      edited: editedFate,
      actor: "cli",
      now,
      signal: context.signal,
      onProgress,
    });
    const { removed, restored, binned, kept } = report;
    const hasEffect = removed + restored + binned + kept > 0;
    context.print.result(report, [
      `Import ${report.importId} was taken back.`,
      ...(hasEffect ? undoneSentences(report) : [await explainNoEffect(store, importId, now())]),
      ...(removed + restored > 0 ? [`To bring it back: ${context.commandLine(...undoCommand(report))}`] : []),
    ]);
  });
}

const undoCommand = ({ activityId }: { activityId: number }) => ["undo", "--change", String(activityId)];

/** Explains why the undo of an import changed nothing. */
async function explainNoEffect(store: Services["store"], importId: number, undoneAt: Date): Promise<string> {
  const entry = await findImport(store, importId, undoneAt);
  const hadEffect = entry !== undefined && entry.imported + entry.updated > 0;
  return hadEffect ? "Nothing that it added or changed was left." : "It had added and changed nothing.";
}

async function undoOneChange(activityId: number, context: CommandContext): Promise<void> {
  const { undoChange } = await import("../../server/operations/editing/undo-change.ts");
  await withExistingServices(context, async ({ store, now }) => {
    await rejectImportEntry(store, activityId, context);
    const onProgress = context.print.progress("Undoing");
    const report = await undoChange({ store, activityId, actor: "cli", now, signal: context.signal, onProgress });
    context.print.result(report, [report.message]);
  });
}

/** Names the command that undoes an import. Errors: AppError `conflict` if the activity entry is an import. */
async function rejectImportEntry({ maintenance }: Services["store"], activityId: number, context: CommandContext) {
  const entry = await maintenance.activityEntry(activityId);
  if (entry?.action !== "import") return;
  const importId = String(entry.detail["importId"]);
  throw new AppError(
    "conflict",
    `Entry ${activityId} of the activity list is import ${importId}. Take it back with: ${context.commandLine("undo", importId)}`,
  );
}

function importIdFrom({ args: [text = ""], commandLine }: CommandContext): number {
  const id = parseBusinessId(text);
  if (id !== undefined) return id;
  const problem = text.trim() === "" ? "" : `"${text}" is no import. `;
  throw new AppError("usage", `${problem}Give the number that import printed, as in: ${commandLine("undo", "3")}`);
}
