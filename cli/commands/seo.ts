import { setFlagsFromString } from "node:v8";
import { counted, exactCount } from "#domain/text/count-label";
import {
  findNearDuplicates,
  type NearDuplicatesReport,
} from "../../server/operations/publishing/find-near-duplicates.ts";
import { generateSeo } from "../../server/operations/publishing/generate-seo.ts";
import type { CommandRun } from "../run-command.ts";
import { duration } from "../terminal/progress-line.ts";
import { withExistingServices } from "../with-services.ts";

export const seoCommand: CommandRun<{ limit?: number; dryRun?: boolean }> = (options, context) =>
  withExistingServices(context, async ({ store }) => {
    // what is live hardly grows: V8 would otherwise wait for twice as much before it collects, for 50 to 200 MB
    setFlagsFromString("--heap-growing-percent=20");
    const started = performance.now();
    const { signal, print } = context;
    const report = await generateSeo({
      store,
      ...options,
      actor: "cli",
      now: () => new Date(),
      signal,
      onSurveyProgress: print.progress("Reading the directory"),
      onProgress: print.progress("Writing texts"),
    });
    const texts = counted(report.updated, "text", "texts");
    if (report.dryRun) {
      const line = `Rehearsal: ${texts} would be written; nothing was changed. It took ${duration(report.seconds)}.`;
      print.result(report, [line]);
      return;
    }
    // unless something was written, the texts are as alike as the last time
    const onProgress = print.progress("Comparing texts");
    const nearDuplicates = report.updated === 0 ? null : await findNearDuplicates({ store, signal, onProgress });
    const seconds = Math.round(performance.now() - started) / 1000;
    const left = `${counted(report.remaining, "business is", "businesses are")} without one`;
    print.result({ ...report, seconds, nearDuplicates }, [
      nearDuplicates === null && report.remaining === 0
        ? `Every business has a text; nothing was written. It took ${duration(seconds)}.`
        : `${texts} written in ${duration(seconds)}, with the time to compare them; ${left}.`,
      ...(nearDuplicates === null ? [] : [alikeness(nearDuplicates)]),
    ]);
  });

function alikeness({ texts, isSample, share, medianNearest }: NearDuplicatesReport): string {
  if (texts < 2) return "There are not yet two texts to compare.";
  const compared = `${exactCount(texts)} texts${isSample ? " from all parts of the directory" : ""}`;
  const alike = `${exactCount(Math.round(share * texts))} (${percent(share)}) have half or more of their wording in common with another`;
  const warning = share > 0 ? " Search engines may leave out pages that repeat others." : "";
  return `Of ${compared}, ${alike}; usually a text has ${percent(medianNearest)} in common with the one most like it.${warning}`;
}

function percent(share: number): string {
  return `${(share * 100).toFixed(1)} %`;
}
