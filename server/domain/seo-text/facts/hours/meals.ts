import type { OpeningHours } from "#contract/business";
import { rangesOf, type TimeRange, WEEKDAYS } from "#domain/opening-hours/opening-hours";

/** Minutes of the day at which people have a meal, by the label of its attribute. */
const MEALS: Readonly<Record<string, TimeRange>> = {
  Breakfast: [5 * 60, 10.5 * 60],
  Brunch: [9 * 60, 15 * 60],
  Lunch: [11.5 * 60, 14 * 60],
  Dinner: [18 * 60, 24 * 60],
};

/** Returns the labels of meals at which the business is closed on most of its days; none without hours. */
export function unreachedMeals(hours: OpeningHours | null): string[] {
  const days = WEEKDAYS.map((day) => rangesOf(hours?.[day])).filter((ranges) => ranges.length > 0);
  return Object.entries(MEALS).flatMap(([label, [from, to]]) => {
    const reachedDays = days.filter((ranges) => ranges.some(([start, end]) => start < to && end > from));
    return 2 * reachedDays.length < days.length ? label : [];
  });
}
