import { AppError } from "../../errors.ts";
import type { RangeReader } from "../../map/cutting/range-reader.ts";

const DATE = "{date}";
const DAY_MS = 86_400_000;
/** Maximum age of builds to try; they are available for about a week. */
const MAX_AGE_DAYS = 9;

/**
 * Opens the newest build of a URL with the placeholder {date}. `earlier` is the URL of an interrupted download, which resumes while that
 * build exists. Errors: AppError `not-found`; those of `open`.
 */
export async function openBuild(
  template: string,
  { now, earlier, open }: { now: Date; earlier: string | undefined; open: (url: string) => Promise<RangeReader> },
): Promise<RangeReader> {
  if (!template.includes(DATE)) return open(template);
  const urls = Array.from({ length: MAX_AGE_DAYS }, (_, days) => {
    const day = new Date(now.getTime() - days * DAY_MS).toISOString().slice(0, 10).replaceAll("-", "");
    return template.replaceAll(DATE, day);
  });
  const sorted = earlier !== undefined && urls.includes(earlier) ? [earlier, ...urls] : urls;
  for (const url of sorted) {
    const reader = await open(url).catch((error: unknown) => {
      if (error instanceof AppError && error.code === "not-found") return undefined;
      throw error;
    });
    if (reader !== undefined) return reader;
  }
  throw new AppError(
    "not-found",
    `There is no build of the last ${MAX_AGE_DAYS} days at ${template}. Name an archive with --from, or a file.`,
  );
}
