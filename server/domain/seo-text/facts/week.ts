import type { OpeningHours } from "#contract/business";
import { rangesOf, type TimeRange, WEEKDAYS, weekIntervals } from "#domain/opening-hours/opening-hours";

/** Opening hours of a week as numbers. */
export interface Week {
  /** Minutes open. */
  minutes: number;
  /** Minutes open by day from Monday, including the time after midnight; 0 for a closed or unknown day. */
  days: readonly number[];
  /**
   * Minute of the day of the earliest opening and the latest closing (over 1,440 after midnight); null if it never opens, or
   * is open round the clock on some day.
   */
  earliest: number | null;
  latest: number | null;
  /** The one day that is open longer than every other; null when there is none. */
  longestDay: number | null;
  isRoundTheClock: boolean;
  /** Some day opens more than once. */
  hasBreaks: boolean;
}

const DAY = 1440;
const weekCache = new WeakMap<OpeningHours, Week>();

/** Memoized by object, since many businesses share their hours. */
export function weekOf(hours: OpeningHours): Week {
  const known = weekCache.get(hours);
  if (known) return known;
  const ranges = WEEKDAYS.map((day) => rangesOf(hours[day]));
  const all = ranges.flat();
  const opensAndCloses = all.length > 0 && !all.some(([start, end]) => end - start >= DAY);
  const minutes = totalMinutes(weekIntervals(hours));
  const days = ranges.map(totalMinutes);
  const longest = Math.max(...days);
  const week = {
    minutes,
    days,
    earliest: opensAndCloses ? Math.min(...all.map(([start]) => start)) : null,
    latest: opensAndCloses ? Math.max(...all.map(([, end]) => end)) : null,
    longestDay: longest > 0 && days.indexOf(longest) === days.lastIndexOf(longest) ? days.indexOf(longest) : null,
    isRoundTheClock: minutes === 7 * DAY,
    hasBreaks: ranges.some(({ length }) => length > 1),
  };
  weekCache.set(hours, week);
  return week;
}

function totalMinutes(ranges: readonly TimeRange[]): number {
  return ranges.reduce((sum, [start, end]) => sum + end - start, 0);
}
