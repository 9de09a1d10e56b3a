import type { Command } from "commander";
import { counted } from "#domain/text/count-label";
import { type CommandContext, runCommand } from "../run-command.ts";
import { duration } from "../terminal/progress-line.ts";
import { withExistingServices } from "../with-services.ts";

export function registerExport(program: Command): void {
  program
    .command("export")
    .summary("export businesses to a workbook, CSV or JSON")
    .description("Write the businesses to a file that can be imported again.")
    .option("--country <name>", "only the businesses of this country")
    .option(
      "--out <file>",
      "where to write: .xlsx, .csv or .json (default: businesses_{country or all}_{date}.xlsx in this folder)",
    )
    .action(runCommand(exportAll));
}

async function exportAll({ country, out }: { country?: string; out?: string }, context: CommandContext): Promise<void> {
  const { exportBusinesses } = await import("../../server/operations/spreadsheets/export-businesses.ts");
  await withExistingServices(context, async ({ store, now }) => {
    const report = await exportBusinesses({
      store,
      country,
      file: out,
      folder: process.cwd(),
      actor: "cli",
      now,
      signal: context.signal,
      onProgress: context.print.progress("Exporting"),
    });
    context.print.result(report, [
      `${counted(report.rows, "business", "businesses")} exported to ${report.file} in ${duration(report.seconds)}.`,
    ]);
  });
}
