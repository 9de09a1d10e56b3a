import type { OpeningHours, SpecialDay } from "#contract/business";
import { type DayPart, OPEN_AT, OPEN_DAYS, type OpenDay } from "#contract/lists/open-at";
import { DAY_MINUTES, formatTime, WEEK_MINUTES, WEEKDAYS, weekIntervals } from "./opening-hours.ts";
import { hoursAround } from "./special-days.ts";
import { localDate, weekMinute } from "./week-minute.ts";

/** A day and a span of it. */
export interface OpenAt {
  /** Without a day it is the next time that clocks show it. */
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
  const named = day === undefined ? -1 : OPEN_DAYS.indexOf(day);
  if (named !== -1 && named < WEEKDAYS.length) return isOpenOn(named);
  if (minute === undefined) return EVERY_DAY.every(isOpenOn);
  const isTomorrow = day === "tomorrow" || (day === undefined && end <= minute % DAY_MINUTES);
  return isOpenOn((Math.floor(minute / DAY_MINUTES) + Number(isTomorrow)) % WEEKDAYS.length);
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
  const length = end - from;
  return [start, start - WEEK_MINUTES].some((first) => {
    for (let index = 0; index < intervals.length; index += 2) {
      if ((intervals[index] ?? 0) < first + length && first < (intervals[index + 1] ?? 0)) return true;
    }
    return false;
  });
}

const DAY_NAMES: Readonly<Record<OpenDay, string>> = {
  mon: "Monday",
  tue: "Tuesday",
  wed: "Wednesday",
  thu: "Thursday",
  fri: "Friday",
  sat: "Saturday",
  sun: "Sunday",
  weekend: "at the weekend",
  today: "today",
  tomorrow: "tomorrow",
};

/** The last minute of an hour is what "until" asks for. */
function clockPhrase(minute: number): string {
  return minute % 60 === 59 ? `until ${formatTime((minute + 1) % DAY_MINUTES)}` : `at ${formatTime(minute)}`;
}

/** Names a value in a sentence: "open Saturday at 10:00 PM", "open late Friday", "open Sunday morning". */
export function openAtPhrase(text: string): string {
  const parts = OPEN_AT.exec(text)?.groups ?? {};
  const day = DAY_NAMES[parts["day"] as OpenDay];
  const time = parts["dayTime"] ?? parts["time"];
  if (time === undefined) return `open ${day ?? ""}`.trimEnd();
  if (time === "late")
    return day === undefined ? "open after midnight" : `open late ${day === "today" ? "tonight" : day}`;
  if (time.includes(":")) return ["open", day, clockPhrase(spanOf(time)[0])].filter(Boolean).join(" ");
  if (day === undefined) return time === "night" ? "open at night" : `open in the ${time}`;
  if (day === "today") return time === "night" ? "open tonight" : `open this ${time}`;
  return `open ${day} ${time}`;
}
