import type { OpeningHours, SpecialDay } from "#contract/business";
import { isKnownDay, WEEKDAYS } from "./opening-hours.ts";

const DAY_MS = 86_400_000;

/**
 * Returns the hours of the week around a date, yesterday to five days later, with special days in place of their weekdays; the same object
 * if there are none.
 */
export function hoursAround(
  hours: OpeningHours | null,
  specialDays: readonly SpecialDay[],
  today: string,
): OpeningHours | null {
  if (specialDays.length === 0) return hours;
  const first = Date.parse(`${today}T00:00:00Z`) - DAY_MS;
  let week = hours;
  for (const { date, hours: text } of specialDays) {
    const ahead = (Date.parse(`${date}T00:00:00Z`) - first) / DAY_MS;
    if (!(ahead >= 0 && ahead < 7) || !isKnownDay(text)) continue;
    const weekday = WEEKDAYS[(new Date(`${date}T00:00:00Z`).getUTCDay() + 6) % 7];
    if (weekday !== undefined) week = { ...week, [weekday]: text };
  }
  return week;
}

/** Returns the special days from this date on. */
export function upcomingDays(specialDays: readonly SpecialDay[], today: string): SpecialDay[] {
  return specialDays.filter(({ date }) => date >= today);
}
