import type { OpeningHours } from "#contract/business";
import { rangesOf, type TimeRange, WEEKDAYS, weekIntervals } from "#domain/opening-hours/opening-hours";

/** Opening hours of a week as numbers. A day that is not named is unknown, and then so is everything about the whole week. */
export interface Week {
  /** Bit n is set if the hours of day n from Monday are known; in the next field, if it opens on that day. */
  knownDays: number;
  openDays: number;
  /** Minutes open in a week; null if a day is unknown. */
  minutes: number | null;
  /**
   * Minute of the day of the earliest opening and the latest closing (over 1,440 after midnight); null if a day is unknown, if
   * it never opens, or is open round the clock on some day.
   */
  earliest: number | null;
  latest: number | null;
  isRoundTheClock: boolean;
}

/** Index of the day from Monday. */
export const SUNDAY = 6;

export function opensOn(week: Pick<Week, "openDays"> | null, day: number): boolean {
  return week !== null && (week.openDays & (1 << day)) > 0;
}

/** Tells whether it is known to be closed. */
export function isClosedOn(week: Pick<Week, "knownDays" | "openDays"> | null, day: number): boolean {
  return week !== null && (week.knownDays & (1 << day)) > 0 && !opensOn(week, day);
}

const MINUTES_PER_DAY = 1440;
const ALL_DAYS = 0b1111111;
const weekCache = new WeakMap<OpeningHours, Week>();

/** Memoized by object, since many businesses share their hours. */
export function weekOf(hours: OpeningHours): Week {
  const cachedWeek = weekCache.get(hours);
  if (cachedWeek) return cachedWeek;
  const ranges = WEEKDAYS.map((day) => rangesOf(hours[day]));
  const knownDays = dayBits((day) => isKnown(hours[WEEKDAYS[day] ?? "Monday"], ranges[day] ?? []));
  const isComplete = knownDays === ALL_DAYS;
  const minutes = isComplete ? totalMinutes(weekIntervals(hours)) : null;
  const allRanges = ranges.flat();
  const opensAndCloses =
    isComplete && allRanges.length > 0 && !allRanges.some(([start, end]) => end - start >= MINUTES_PER_DAY);
  const week: Week = {
    knownDays,
    openDays: dayBits((day) => totalMinutes(ranges[day] ?? []) > 0),
    minutes,
    earliest: opensAndCloses ? Math.min(...allRanges.map(([start]) => start)) : null,
    latest: opensAndCloses ? Math.max(...allRanges.map(([, end]) => end)) : null,
    isRoundTheClock: minutes === 7 * MINUTES_PER_DAY,
  };
  weekCache.set(hours, week);
  return week;
}

/** Unreadable hours are no more known than missing ones. */
function isKnown(text: string | undefined, ranges: readonly TimeRange[]): boolean {
  return text === "Closed" || ranges.length > 0;
}

function dayBits(isSet: (day: number) => boolean): number {
  return WEEKDAYS.reduce((bits, _, day) => (isSet(day) ? bits | (1 << day) : bits), 0);
}

function totalMinutes(ranges: readonly TimeRange[]): number {
  return ranges.reduce((sum, [start, end]) => sum + end - start, 0);
}
