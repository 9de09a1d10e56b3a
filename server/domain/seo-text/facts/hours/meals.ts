import type { OpeningHours } from "#contract/business";
import { rangesOf, type TimeRange, WEEKDAYS } from "#domain/opening-hours/opening-hours";

/** Minutes of the day at which people have a meal, by the label of its attribute. */
const MEALS: Readonly<Record<string, TimeRange>> = {
  Breakfast: [5 * 60, 10.5 * 60],
  Brunch: [9 * 60, 15 * 60],
  Lunch: [11.5 * 60, 14 * 60],
  Dinner: [18 * 60, 24 * 60],
};

/** Returns the labels of meals at which the business is open on no day; none without hours. */
export function unreachedMeals(hours: OpeningHours | null): string[] {
  const ranges = WEEKDAYS.flatMap((day) => rangesOf(hours?.[day]));
  if (ranges.length === 0) return [];
  return Object.entries(MEALS).flatMap(([label, [from, to]]) =>
    ranges.some(([start, end]) => start < to && end > from) ? [] : label,
  );
}
