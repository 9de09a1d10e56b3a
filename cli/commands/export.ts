import { counted } from "#domain/text/count-label";
import { exportBusinesses } from "../../server/operations/spreadsheets/export-businesses.ts";
import type { CommandRun } from "../run-command.ts";
import { duration } from "../terminal/progress-line.ts";
import { withExistingServices } from "../with-services.ts";

export const exportCommand: CommandRun<{ country?: string; out?: string }> = (options, context) =>
  withExistingServices(context, async ({ store }) => {
    const report = await exportBusinesses({
      store,
      country: options.country,
      file: options.out,
      folder: process.cwd(),
      actor: "cli",
      now: () => new Date(),
      signal: context.signal,
      onProgress: context.print.progress("Exporting"),
    });
    context.print.result(report, [
      `${counted(report.rows, "business", "businesses")} exported to ${report.file} in ${duration(report.seconds)}.`,
    ]);
  });
