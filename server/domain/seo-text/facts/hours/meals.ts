import type { OpeningHours } from "#contract/business";
import { rangesOf, type TimeRange, WEEKDAYS } from "#domain/opening-hours/opening-hours";

/** Minutes of the day at which people have a meal, by the label of its attribute. */
const MEALS: Readonly<Record<string, TimeRange>> = {
  Breakfast: [5 * 60, 10.5 * 60],
  Lunch: [11.5 * 60, 14 * 60],
  Dinner: [18 * 60, 24 * 60],
};
/** The earliest end of lunch and the latest beginning of dinner. */
const AFTERNOON: TimeRange = [13 * 60, 19 * 60];

/** Returns the labels of meals at which the business is open on no day; none without hours. */
export function unreachedMeals(hours: OpeningHours | null): string[] {
  const ranges = WEEKDAYS.flatMap((day) => rangesOf(hours?.[day]));
  if (ranges.length === 0) return [];
  return Object.entries(MEALS).flatMap(([label, [from, to]]) =>
    ranges.some(([start, end]) => start < to && end > from) ? [] : label,
  );
}

/** Tells whether it closes in the afternoon on each day on which it opens. */
export function closesBetweenMeals(hours: OpeningHours | null): boolean {
  const days = WEEKDAYS.map((day) => rangesOf(hours?.[day])).filter((ranges) => ranges.length > 0);
  return (
    days.length > 1 &&
    days.every(([lunch, dinner, more]) => {
      const closesAt = lunch?.[1] ?? 0;
      return more === undefined && dinner !== undefined && closesAt >= AFTERNOON[0] && dinner[0] <= AFTERNOON[1];
    })
  );
}
