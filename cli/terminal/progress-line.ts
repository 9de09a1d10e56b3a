import type { Progress } from "#contract/import-report";
import { exactCount } from "#domain/text/count-label";

const BAR_CHARS = 24;

/** Example: `12 %, 4,495 of 37,000 businesses, 1,500/s, 21.7 s left`. */
export function progressText(progress: Progress, seconds: number): string {
  const { share, count, rate, left: remainingTime } = progressParts(progress, seconds);
  return joinParts([share, count, rate, remainingTime]);
}

/** Returns one line of at most `width` characters. It drops, in this order: the bar, the title, the share, the rate, the time left. */
export function progressLine(title: string, progress: Progress, seconds: number, width: number): string {
  const { share, count, rate, left: remainingTime } = progressParts(progress, seconds);
  const wholeLine = joinParts([share, count, rate, remainingTime]);
  const lines = [
    `${title} ${bar(progress.fraction)} ${wholeLine}`,
    `${title} ${wholeLine}`,
    wholeLine,
    joinParts([count, rate, remainingTime]),
    joinParts([count, remainingTime]),
    count,
  ];
  return (lines.find((line) => line.length <= width) ?? count).slice(0, width);
}

/** Examples: `340 ms`, `4.2 s`, `3 min 20 s`. */
export function duration(seconds: number): string {
  const milliseconds = Math.round(seconds * 1000);
  if (milliseconds < 1000) return `${milliseconds} ms`;
  if (milliseconds < 99_950) return `${seconds.toFixed(1)} s`;
  const wholeSeconds = Math.round(seconds);
  return `${Math.floor(wholeSeconds / 60)} min ${wholeSeconds % 60} s`;
}

/** Returns the parts of the line; unknown parts are empty. */
function progressParts({ done, total, fraction, unit }: Progress, seconds: number) {
  const timeLeft =
    fraction === null || fraction < 0.01 ? "" : `${duration((seconds / fraction) * (1 - fraction))} left`;
  if (unit === "percent") return { share: "", count: `${done} %`, rate: "", left: timeLeft };
  return {
    share: fraction === null ? "" : `${Math.floor(fraction * 100)} %`,
    count: `${exactCount(done)}${total === null ? "" : ` of ${exactCount(total)}`} ${unit}`,
    rate: `${exactCount(Math.round(done / seconds))}/s`,
    left: timeLeft,
  };
}

function joinParts(parts: string[]): string {
  return parts.filter((part) => part !== "").join(", ");
}

function bar(fraction: number | null): string {
  const filledChars = Math.round(Math.min(1, fraction ?? 0) * BAR_CHARS);
  return `[${"#".repeat(filledChars)}${".".repeat(BAR_CHARS - filledChars)}]`;
}
