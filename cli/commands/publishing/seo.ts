import { setFlagsFromString } from "node:v8";
import type { Command } from "commander";
import { counted } from "#domain/text/count-label";
import { type CommandContext, runCommand } from "../../run-command.ts";
import { duration } from "../../terminal/progress-line.ts";
import { similarityLine } from "../../terminal/similarity-line.ts";
import { wholeNumber } from "../../terminal/whole-number.ts";
import { withExistingServices } from "../../with-services.ts";

interface SeoOptions {
  limit?: number;
  dryRun: boolean;
}

export function registerSeo(program: Command): void {
  program
    .command("seo")
    .summary("write texts for search engines")
    .description("Write title, description and text for businesses that have none, from what the directory knows.")
    .option("--limit <n>", "write at most this many texts", wholeNumber(1, Number.MAX_SAFE_INTEGER))
    .option("--dry-run", "make the texts, but store nothing", false)
    .action(runCommand(writeTexts));
}

async function writeTexts(options: SeoOptions, context: CommandContext): Promise<void> {
  const { generateSeo } = await import("../../../server/operations/publishing/generate-seo.ts");
  const { findNearDuplicates } = await import("../../../server/operations/publishing/find-near-duplicates.ts");
  await withExistingServices(context, async ({ store, now }) => {
    // Collect garbage earlier: the live heap hardly grows, and V8's default would take 50 to 200 MB more.
    setFlagsFromString("--heap-growing-percent=20");
    const startedAt = performance.now();
    const { signal, print } = context;
    const report = await generateSeo({
      store,
      ...options,
      actor: "cli",
      now,
      signal,
      onSurveyProgress: print.progress("Reading the directory"),
      onProgress: print.progress("Writing texts"),
    });
    const texts = counted(report.updated, "text", "texts");
    if (report.dryRun) {
      const line = `Dry run: ${texts} would be written; nothing was changed. It took ${duration(report.seconds)}.`;
      print.answer(report, [line]);
      return;
    }
    const onProgress = print.progress("Comparing texts");
    const nearDuplicates = report.updated === 0 ? null : await findNearDuplicates({ store, signal, onProgress });
    const seconds = Math.round(performance.now() - startedAt) / 1000;
    const remainingText = `${counted(report.remaining, "business is", "businesses are")} without one`;
    print.result({ ...report, seconds, nearDuplicates }, [
      nearDuplicates === null && report.remaining === 0
        ? `Every business has a text; nothing was written. It took ${duration(seconds)}.`
        : `${texts} written in ${duration(seconds)}, comparison included; ${remainingText}.`,
      ...(nearDuplicates === null ? [] : [similarityLine(nearDuplicates)]),
    ]);
  });
}
