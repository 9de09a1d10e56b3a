import type { OpeningHours } from "#contract/business";
import { DAY_MINUTES, rangesOf, WEEKDAYS } from "#domain/opening-hours/opening-hours";

/** Longer hours, short of a whole day, are often a misprint. */
const MAX_MINUTES = 18 * 60;
/** People round their hours to this many minutes. */
const ROUND_MINUTES = 5;
/** Minimum days whose times differ from each other, as those of sunrise and sunset do. */
const MIN_DIFFERENT_DAYS = 4;

/** Tells whether hours of some day are so long that they may be a misprint. */
export function isTooLong(hours: OpeningHours | null): boolean {
  return WEEKDAYS.some((day) =>
    rangesOf(hours?.[day]).some(([from, to]) => to - from > MAX_MINUTES && to - from < DAY_MINUTES),
  );
}

/** Tells whether times change by minutes from day to day, as sources write "sunset to late". */
export function followsSun(hours: OpeningHours | null): boolean {
  const times = WEEKDAYS.flatMap((day) => rangesOf(hours?.[day]).flatMap((range) => range));
  return new Set(times.filter((minute) => minute % ROUND_MINUTES !== 0)).size >= MIN_DIFFERENT_DAYS;
}
