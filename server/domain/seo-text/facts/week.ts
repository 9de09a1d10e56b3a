import type { OpeningHours } from "#contract/business";
import { rangesOf, type TimeRange, WEEKDAYS, weekIntervals } from "#domain/opening-hours/opening-hours";

/** One week of opening as numbers. */
export interface Week {
  /** Minutes open in all. */
  minutes: number;
  /** By day from Monday: minutes open in what begins on that day, 0 for a closed or unknown day. */
  days: readonly number[];
  /**
   * Minute of the day of the earliest opening and of the latest closing (over 1,440 after midnight); null if it never
   * opens, or on some day neither opens nor closes because it is open round the clock.
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
const knownWeeks = new WeakMap<OpeningHours, Week>();

/** `hours` as numbers; worked out once for each set of hours, which many businesses share. */
export function weekOf(hours: OpeningHours): Week {
  const known = knownWeeks.get(hours);
  if (known) return known;
  const ranges = WEEKDAYS.map((day) => rangesOf(hours[day]));
  const all = ranges.flat();
  const turns = all.length > 0 && !all.some(([start, end]) => end - start >= DAY);
  const minutes = totalMinutes(weekIntervals(hours));
  const days = ranges.map(totalMinutes);
  const longest = Math.max(...days);
  const week = {
    minutes,
    days,
    earliest: turns ? Math.min(...all.map(([start]) => start)) : null,
    latest: turns ? Math.max(...all.map(([, end]) => end)) : null,
    longestDay: longest > 0 && days.indexOf(longest) === days.lastIndexOf(longest) ? days.indexOf(longest) : null,
    isRoundTheClock: minutes === 7 * DAY,
    hasBreaks: ranges.some(({ length }) => length > 1),
  };
  knownWeeks.set(hours, week);
  return week;
}

function totalMinutes(ranges: readonly TimeRange[]): number {
  return ranges.reduce((sum, [start, end]) => sum + end - start, 0);
}
