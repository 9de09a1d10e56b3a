import type { Progress } from "#contract/import-report";
import { counted, exactCount } from "#domain/text/count-label";

/** Progress with its time in milliseconds. */
export interface ProgressSample extends Progress {
  at: number;
}

/** Window over which the rate is measured. */
const WINDOW_MS = 10_000;
/** Minimum span of the samples, since a shorter one gives no reliable rate. */
const MIN_WINDOW_MS = 900;

/** Appends a sample and drops samples older than the window. */
export function addSample(samples: readonly ProgressSample[], sample: ProgressSample): ProgressSample[] {
  return [...samples.filter(({ at }) => at > sample.at - WINDOW_MS), sample];
}

/** Returns a text such as “12,000 rows · 3,400 a second · about 2 minutes left”; undefined without samples. */
export function progressText(samples: readonly ProgressSample[]): string | undefined {
  const [first, last] = [samples[0], samples.at(-1)];
  if (first === undefined || last === undefined) return undefined;
  const parts = [amountText(last)];
  const seconds = (last.at - first.at) / 1000;
  if (seconds * 1000 >= MIN_WINDOW_MS) {
    const rate = (last.done - first.done) / seconds;
    const fractionRate = ((last.fraction ?? 0) - (first.fraction ?? 0)) / seconds;
    if (rate > 0 && last.unit !== "percent") parts.push(`${exactCount(Math.max(1, Math.round(rate)))} a second`);
    if (fractionRate > 0 && last.fraction !== null) parts.push(timeLeftText((1 - last.fraction) / fractionRate));
  }
  return parts.filter((part) => part !== "").join(" · ") || undefined;
}

const UNITS = {
  rows: ["row", "rows"],
  businesses: ["business", "businesses"],
  pages: ["page", "pages"],
  websites: ["website", "websites"],
} as const;

function amountText({ done, total, unit }: Progress): string {
  if (unit === "percent") return "";
  const [one, many] = UNITS[unit];
  return total === null ? counted(done, one, many) : `${exactCount(done)} of ${counted(total, one, many)}`;
}

function timeLeftText(seconds: number): string {
  if (seconds < 1.5) return "nearly done";
  if (seconds < 50) return `about ${Math.ceil(seconds / 5) * 5} seconds left`;
  if (seconds < 3_000) return `about ${counted(Math.round(seconds / 60), "minute", "minutes")} left`;
  return `about ${counted(Math.round(seconds / 3_600), "hour", "hours")} left`;
}
