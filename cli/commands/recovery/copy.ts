import type { Command } from "commander";
import { counted, exactCount } from "#domain/text/count-label";
import type { CopyBeginning, CopyStep } from "../../../server/store/copy/copy-store.ts";
import { type CommandContext, runCommand } from "../../run-command.ts";

interface CopyOptions {
  from?: string;
  to?: string;
}

export function registerCopy(program: Command): void {
  program
    .command("copy")
    .summary("move a directory to PostgreSQL, or back")
    .description(
      "Copy everything of a directory into an empty PostgreSQL database or a new data folder, and compare every column of every row. Stopped or killed, the same command goes on. Stop the servers of the directory first: later changes are not copied.",
    )
    .option("--from <directory>", "data folder or postgres:// URL (default: database.url)")
    .option("--to <place>", "new data folder or URL of an empty database (default: database.url)")
    .action(runCommand(copy));
}

const TITLES: Readonly<Record<CopyStep, string>> = {
  copying: "Copying",
  indexing: "Indexing",
  comparing: "Comparing",
};
const NOTES: Readonly<Record<CopyBeginning, string | undefined>> = {
  new: undefined,
  resumed: "mainstreet: An earlier copy was stopped; this one goes on with it.",
  restarted:
    "mainstreet: The source has changed since an earlier copy was stopped, or that copy differed from it; this one starts anew.",
};

async function copy({ from, to }: CopyOptions, { global, print, signal }: CommandContext): Promise<void> {
  const { copyDirectory } = await import("../../../server/operations/backups/copy-directory.ts");
  const bars = new Map<CopyStep, ReturnType<typeof print.progress>>();
  let beginning: CopyBeginning = "new";
  const { advice, ...report } = await copyDirectory({
    from,
    to,
    data: global.data,
    signal,
    onBegin(kind) {
      beginning = kind;
      const note = NOTES[kind];
      if (note !== undefined) print.note(note);
    },
    onProgress(step, done, total) {
      const bar = bars.get(step) ?? print.progress(TITLES[step]);
      bars.set(step, bar);
      bar({ done, total, fraction: total === 0 ? null : done / total, unit: "rows" });
    },
  });
  const rows = Object.values(report.rows).reduce((sum, count) => sum + count, 0);
  print.result({ ...report, beginning }, [
    `Copied ${counted(report.rows["businesses"] ?? 0, "business", "businesses")} from ${report.from} to ${report.to}.`,
    `All ${exactCount(rows)} rows were read back and compared, column by column.`,
    ...(report.hasSourceChanged
      ? ["The source has changed meanwhile; those changes are not in the copy. Stop what changes it, and copy again."]
      : []),
    ...(advice === null ? [] : [advice]),
  ]);
}
