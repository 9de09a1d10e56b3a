import { WEEKDAYS } from "#domain/opening-hours/opening-hours";
import type { Week } from "../facts/hours/week.ts";

export const EVERY_DAY = "seven days a week";

/** Examples: `seven days a week`, `every day but Sunday`, `from Monday to Friday`; "" unless all days are known. */
export function daysOpen(week: Week | null): string {
  if (week === null || week.minutes === null || week.isRoundTheClock) return "";
  const [openDays, closedDays] = [true, false].map((isOpen) =>
    WEEKDAYS.filter((_, day) => (week.openDays & (1 << day)) > 0 === isOpen),
  ) as [string[], string[]];
  if (closedDays.length === 0) return EVERY_DAY;
  if (closedDays.length === 1) return `every day but ${closedDays[0]}`;
  const first = WEEKDAYS.findIndex((day) => day === openDays[0]);
  const isRun = openDays.every((day, index) => WEEKDAYS[first + index] === day);
  if (openDays.length > 2 && isRun) return `from ${openDays[0]} to ${openDays.at(-1)}`;
  return openDays.length === 1 ? `on ${openDays[0]} only` : "";
}
