import type { OpeningHours } from "#contract/business";
import { rangesOf, WEEKDAYS } from "#domain/opening-hours/opening-hours";
import { SUNDAY } from "./week.ts";

/** A service, or some in a row, is over sooner. */
const MAX_SUNDAY_MINUTES = 4.5 * 60;
const MAX_WEEKDAY_MINUTES = 2.5 * 60;
const MAX_WEEKDAYS = 2;

/** Tells whether the hours of a place of worship include a Sunday and are short, or are a short while on one or two days. */
export function areLikeServices(hours: OpeningHours | null): boolean {
  const days = WEEKDAYS.map((day) => rangesOf(hours?.[day]));
  const openDays = days.filter((ranges) => ranges.length > 0);
  const areWithin = (max: number) => openDays.flat().every(([from, to]) => to - from <= max);
  if (days[SUNDAY]?.length) return areWithin(MAX_SUNDAY_MINUTES);
  return openDays.length > 0 && openDays.length <= MAX_WEEKDAYS && areWithin(MAX_WEEKDAY_MINUTES);
}
