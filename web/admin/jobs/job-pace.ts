import type { Progress } from "#contract/import-report";
import { counted, exactCount } from "#domain/text/count-label";

/** Progress at a time in milliseconds. */
export interface Sample extends Progress {
  at: number;
}

/** Looked back on; shorter jumps about, longer is slow to notice. Milliseconds. */
const WINDOW = 10_000;
/** From how long on a pace is worth telling. Milliseconds. */
const ENOUGH = 900;

/** The samples with one more, without those that are too old to matter. */
export function withSample(samples: readonly Sample[], sample: Sample): Sample[] {
  return [...samples.filter(({ at }) => at > sample.at - WINDOW), sample];
}

/** How much is done, at what rate and how long still: "12,000 rows · 3,400 a second · about 2 minutes left". */
export function paceText(samples: readonly Sample[]): string | undefined {
  const [first, last] = [samples[0], samples.at(-1)];
  if (first === undefined || last === undefined) return undefined;
  const parts = [amountText(last)];
  const seconds = (last.at - first.at) / 1000;
  const rate = (last.done - first.done) / seconds;
  const fractionRate = ((last.fraction ?? 0) - (first.fraction ?? 0)) / seconds;
  if (seconds * 1000 < ENOUGH) return parts[0] || undefined;
  if (rate > 0 && last.unit !== "percent") parts.push(`${exactCount(Math.max(1, Math.round(rate)))} a second`);
  if (fractionRate > 0 && last.fraction !== null) parts.push(timeLeft((1 - last.fraction) / fractionRate));
  return parts.filter((part) => part !== "").join(" · ") || undefined;
}

const UNITS = { rows: ["row", "rows"], businesses: ["business", "businesses"], pages: ["page", "pages"] } as const;

function amountText({ done, total, unit }: Progress): string {
  if (unit === "percent") return "";
  const [one, many] = UNITS[unit];
  return total === null ? counted(done, one, many) : `${exactCount(done)} of ${counted(total, one, many)}`;
}

function timeLeft(seconds: number): string {
  if (seconds < 1.5) return "nearly done";
  if (seconds < 50) return `about ${Math.ceil(seconds / 5) * 5} seconds left`;
  if (seconds < 3_000) return `about ${counted(Math.round(seconds / 60), "minute", "minutes")} left`;
  return `about ${counted(Math.round(seconds / 3_600), "hour", "hours")} left`;
}
