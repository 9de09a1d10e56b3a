import type { OpeningHours, SpecialDay } from "#contract/business";
import { type DayPart, OPEN_AT, OPEN_DAYS, type OpenDay } from "#contract/lists/open-at";
import { DAY_MINUTES, WEEK_MINUTES, WEEKDAYS, weekIntervals } from "../opening-hours.ts";
import { hoursAround } from "../special-days.ts";
import { localDate, weekMinute } from "../week-minute.ts";

/** A day and a span of it. */
export interface OpenAt {
  /** Day; undefined for the next occurrence of the time. */
  day: OpenDay | undefined;
  /** Minutes of the day; past 1,440 they lie in the night after it. A business that is open at any of them matches. */
  from: number;
  end: number;
}

/** The week of a business in local time. */
export interface LocalWeek {
  /** null if it is unknown. */
  timeZone: string | null;
  /** See `weekIntervals`. */
  intervals: ArrayLike<number>;
  special?: { hours: OpeningHours | null; days: readonly SpecialDay[] } | undefined;
}

/** A day without a time. The night before it does not count: a bar that closes on Sunday at 2 AM is not open on Sundays. */
const WHOLE_DAY = [6 * 60, DAY_MINUTES] as const;
const PARTS: Readonly<Record<DayPart, readonly [from: number, end: number]>> = {
  morning: [6 * 60, 11 * 60],
  afternoon: [13 * 60, 17 * 60],
  evening: [19 * 60, 23 * 60],
  night: [22 * 60, 26 * 60],
  late: [DAY_MINUTES, DAY_MINUTES + 1],
};
const DAY_MS = 86_400_000;
const SATURDAY = 5;
const SUNDAY = 6;
const EVERY_DAY = WEEKDAYS.map((_, day) => day);

/** Reads a value of the parameter `openAt`; undefined for any other text. */
export function readOpenAt(text: string): OpenAt | undefined {
  const parts = OPEN_AT.exec(text)?.groups;
  if (parts === undefined) return undefined;
  const time = parts["dayTime"] ?? parts["time"];
  const [from, end] = time === undefined ? WHOLE_DAY : spanOf(time);
  return { day: parts["day"] as OpenDay | undefined, from, end };
}

function spanOf(time: string): readonly [from: number, end: number] {
  const part = PARTS[time as DayPart];
  if (part !== undefined) return part;
  const [hour, minute] = time.split(":").map(Number) as [number, number];
  return [hour * 60 + minute, hour * 60 + minute + 1];
}

/**
 * Tells whether a business is known to be open. The day is the next one of its name, today included, so that special days count. Without a
 * time zone nobody knows which day today is: then it must be open on all days that it may be.
 */
export function isOpenAt(week: LocalWeek, { day, from, end }: OpenAt, now: Date): boolean {
  const minute = weekMinute(week.timeZone, now);
  const isOpenOn = (weekday: number) => overlaps(intervalsAround(week, weekday, minute, now), weekday, from, end);
  if (day === "weekend") return isOpenOn(SATURDAY) || isOpenOn(SUNDAY);
  const weekday = weekdayOf(day);
  if (weekday !== undefined) return isOpenOn(weekday);
  if (minute === undefined) return EVERY_DAY.every(isOpenOn);
  const isTomorrow = day === "tomorrow" || (day === undefined && end <= minute % DAY_MINUTES);
  return isOpenOn((Math.floor(minute / DAY_MINUTES) + Number(isTomorrow)) % WEEKDAYS.length);
}

function weekdayOf(day: OpenDay | undefined): number | undefined {
  const index = day === undefined ? -1 : OPEN_DAYS.indexOf(day);
  return index === -1 || index >= WEEKDAYS.length ? undefined : index;
}

/** Tells whether the result for a week without special days changes with the current time. */
export function dependsOnToday({ day }: OpenAt): boolean {
  return day !== "weekend" && weekdayOf(day) === undefined;
}

/** Returns the intervals of the week around the next such day, with its special days. */
function intervalsAround(
  { timeZone, intervals, special }: LocalWeek,
  weekday: number,
  minute: number | undefined,
  now: Date,
): ArrayLike<number> {
  const today = special && localDate(timeZone, now);
  if (special === undefined || today === undefined || minute === undefined) return intervals;
  const daysAhead = (weekday - Math.floor(minute / DAY_MINUTES) + WEEKDAYS.length) % WEEKDAYS.length;
  const date = new Date(Date.parse(`${today}T00:00:00Z`) + daysAhead * DAY_MS).toISOString().slice(0, 10);
  return weekIntervals(hoursAround(special.hours, special.days, date)).flat();
}

function overlaps(intervals: ArrayLike<number>, weekday: number, from: number, end: number): boolean {
  const start = weekday * DAY_MINUTES + from;
  const stop = weekday * DAY_MINUTES + end;
  for (let index = 0; index < intervals.length; index += 2) {
    const opens = intervals[index] ?? 0;
    const closes = intervals[index + 1] ?? 0;
    if (opens < stop && start < closes) return true;
    // A night of Sunday lasts into Monday.
    if (opens < stop - WEEK_MINUTES && start - WEEK_MINUTES < closes) return true;
  }
  return false;
}
