import type { OpeningHours, SpecialDay, Weekday } from "#contract/business";
import { readOpenAt } from "#domain/opening-hours/open-at";
import { isKnownDay, rangesOf } from "#domain/opening-hours/opening-hours";
import { localDate, weekMinute } from "#domain/opening-hours/week-minute";

const DAYS: readonly Weekday[] = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"];
const VALUES = ["mon", "tue", "wed", "thu", "fri", "sat", "sun"];
const DAY_MS = 86_400_000;

interface Opening {
  hours: OpeningHours | null;
  timeZone: string | null;
  specialDays: readonly SpecialDay[];
}

/** Tells whether a business is open at a value of `openAt`, by the texts of the days before, on and after it. */
export function isOpenAtTime({ hours, timeZone, specialDays }: Opening, value: string, now: Date): boolean {
  const time = readOpenAt(value);
  if (time === undefined) return false;
  const { day, from, end } = time;
  const minute = weekMinute(timeZone, now);
  const today = minute === undefined ? undefined : Math.floor(minute / 1440);
  const textOn = (weekday: number, ahead: number) => {
    const date = localDate(timeZone, new Date(now.getTime() + ahead * DAY_MS));
    const special = specialDays.find((each) => each.date === date && isKnownDay(each.hours));
    return special?.hours ?? hours?.[DAYS[(weekday + 7) % 7] as Weekday];
  };
  const isOpenOn = (weekday: number, ahead = today === undefined ? 0 : (weekday - today + 7) % 7) =>
    [-1, 0, 1].some((shift) =>
      rangesOf(textOn(weekday + shift, ahead + shift)).some(
        ([opens, closes]) => opens + shift * 1440 < end && from < closes + shift * 1440,
      ),
    );
  if (day === "weekend") return isOpenOn(5) || isOpenOn(6);
  if (day !== undefined && VALUES.includes(day)) return isOpenOn(VALUES.indexOf(day));
  if (minute === undefined || today === undefined) return DAYS.every((_, weekday) => isOpenOn(weekday));
  const isTomorrow = day === "tomorrow" || (day === undefined && end <= minute % 1440);
  return isTomorrow ? isOpenOn((today + 1) % 7, 1) : isOpenOn(today, 0);
}
