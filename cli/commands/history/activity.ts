import type { Command } from "commander";
import type { Activity } from "#contract/admin-api";
import { counted } from "#domain/text/count-label";
import { type CommandContext, runCommand } from "../../run-command.ts";
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
  await withExistingServices(context, async ({ store, folder }) => {
    const entries = await activityList(store, limit);
    const undoable = entries.find(({ undo }) => undo === "possible");
    context.print.result({ activity: entries }, [
      ...entries.map(line),
      ...(entries.length === 0 ? ["Nothing has been done yet."] : []),
      ...(undoable ? [`To undo an entry: ${commandLine(folder.path, "undo", "--change", String(undoable.id))}`] : []),
    ]);
  });
}

function line({ id, at, actor, action, detail, undo }: Activity): string {
  const { name, businesses } = detail;
  const count = typeof businesses === "number" ? counted(businesses, "business", "businesses") : "";
  const what = [action, typeof name === "string" ? name : count].filter((text) => text !== "").join(" ");
  return `${id}  ${at}  ${actor}  ${what}${undo === "possible" ? "  (can be undone)" : undo === "undone" ? "  (undone)" : ""}`;
}
