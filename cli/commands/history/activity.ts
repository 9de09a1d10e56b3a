import type { Command } from "commander";
import { type CommandContext, runCommand } from "../../run-command.ts";
import { activityLine } from "../../terminal/activity-line.ts";
import { commandLine } from "../../terminal/command-line.ts";
import { wholeNumber } from "../../terminal/whole-number.ts";
import { withExistingServices } from "../../with-services.ts";

export function registerActivity(program: Command): void {
  program
    .command("activity")
    .summary("print what was done, and what of it can be undone")
    .description(
      "Print the activity list: what was done, when and by whom, newest first, and what of it can be undone.",
    )
    .option("--limit <n>", "print at most this many", wholeNumber(1, 10_000), 20)
    .action(runCommand(activity));
}

async function activity({ limit }: { limit: number }, context: CommandContext): Promise<void> {
  const { activityList } = await import("../../../server/queries/activity-list.ts");
  await withExistingServices(context, async ({ store, folder, now }) => {
    await store.imports.markInterrupted(undefined, now());
    const entries = await activityList(store, limit);
    const imports = (await store.imports.list(limit, now())).filter(({ canUndo }) => canUndo).map(({ id }) => id);
    const undoableEntry = entries.find(({ undo }) => undo === "possible");
    const newestImport = imports.find((id) => entries.some(({ detail }) => detail["importId"] === id));
    context.print.answer({ activity: entries }, [
      ...entries.map((entry) => activityLine(entry, new Set(imports))),
      ...(entries.length === 0 ? ["Nothing has been done yet."] : []),
      ...(undoableEntry
        ? [`To undo an entry: ${commandLine(folder.path, "undo", "--change", String(undoableEntry.id))}`]
        : []),
      ...(newestImport ? [`To undo an import: ${commandLine(folder.path, "undo", String(newestImport))}`] : []),
    ]);
  });
}
