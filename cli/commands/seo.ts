import { counted } from "#domain/count-label";
import { generateSeo } from "../../server/operations/generate-seo.ts";
import { duration } from "../print.ts";
import type { CommandRun } from "../run-command.ts";
import { withServices } from "../with-services.ts";

export const seoCommand: CommandRun<{ limit?: number; dryRun?: boolean }> = (options, context) =>
  withServices(context, async ({ store }) => {
    const report = await generateSeo({
      store,
      ...options,
      actor: "cli",
      now: () => new Date(),
      signal: context.signal,
      onProgress: context.print.progress("Writing texts"),
    });
    const texts = counted(report.updated, "text", "texts");
    context.print.result(report, [
      report.dryRun
        ? `Rehearsal: ${texts} would be written; nothing was changed. It took ${duration(report.seconds)}.`
        : `${texts} written in ${duration(report.seconds)}; ${counted(report.remaining, "business is", "businesses are")} without one.`,
    ]);
  });
