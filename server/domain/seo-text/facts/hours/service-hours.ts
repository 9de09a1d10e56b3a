import type { OpeningHours } from "#contract/business";
import { rangesOf, WEEKDAYS } from "#domain/opening-hours/opening-hours";
import { SUNDAY } from "./week.ts";

/** A service, or some in a row, is over sooner. */
const MAX_SUNDAY_MINUTES = 6 * 60;
const MAX_WEEKDAY_MINUTES = 3 * 60;
const MAX_WEEKDAYS = 2;

/** Tells whether the hours of a place of worship include a Sunday and are short, or are a short while on one or two days. */
export function areLikeServices(hours: OpeningHours | null): boolean {
  const days = WEEKDAYS.map((day) => rangesOf(hours?.[day]));
  const openDays = days.filter((ranges) => ranges.length > 0);
  const areShort = days.every((ranges, day) =>
    ranges.every(([from, to]) => to - from <= (day === SUNDAY ? MAX_SUNDAY_MINUTES : MAX_WEEKDAY_MINUTES)),
  );
  const hasSunday = (days[SUNDAY] ?? []).length > 0;
  return areShort && (hasSunday || (openDays.length > 0 && openDays.length <= MAX_WEEKDAYS));
}
