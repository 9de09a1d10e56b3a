import { setFlagsFromString } from "node:v8";
import { counted, exactCount } from "#domain/count-label";
import { findNearDuplicates, type NearDuplicatesReport } from "../../server/operations/find-near-duplicates.ts";
import { generateSeo } from "../../server/operations/generate-seo.ts";
import { duration } from "../print.ts";
import type { CommandRun } from "../run-command.ts";
import { withExistingServices } from "../with-services.ts";

export const seoCommand: CommandRun<{ limit?: number; dryRun?: boolean }> = (options, context) =>
  withExistingServices(context, async ({ store }) => {
    // what is live hardly grows: V8 would otherwise wait for twice as much before it collects, for 50 to 200 MB
    setFlagsFromString("--heap-growing-percent=20");
    const report = await generateSeo({
      store,
      ...options,
      actor: "cli",
      now: () => new Date(),
      signal: context.signal,
      onProgress: context.print.progress("Writing texts"),
    });
    const texts = counted(report.updated, "text", "texts");
    if (report.dryRun) {
      const line = `Rehearsal: ${texts} would be written; nothing was changed. It took ${duration(report.seconds)}.`;
      context.print.result(report, [line]);
      return;
    }
    const nearDuplicates = await findNearDuplicates({ store, signal: context.signal });
    context.print.result({ ...report, nearDuplicates }, [
      `${texts} written in ${duration(report.seconds)}; ${counted(report.remaining, "business is", "businesses are")} without one.`,
      alikeness(nearDuplicates),
    ]);
  });

function alikeness({ texts, isSample, share, medianNearest }: NearDuplicatesReport): string {
  if (texts < 2) return "There are not yet two texts to compare.";
  const compared = `${exactCount(texts)} ${isSample ? "texts from all parts of the directory" : "texts"} compared`;
  return `${compared}: ${percent(share)} have another that is half the same; the nearest shares ${percent(medianNearest)} at the median.`;
}

function percent(share: number): string {
  return `${(share * 100).toFixed(1)} %`;
}
