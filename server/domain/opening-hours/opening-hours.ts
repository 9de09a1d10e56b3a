import type { OpeningHours, Weekday } from "#contract/business";
import { memoize } from "../text/memoize.ts";
import { weekMinute } from "./week-minute.ts";

/** In display order. */
export const WEEKDAYS: readonly Weekday[] = [
  "Monday",
  "Tuesday",
  "Wednesday",
  "Thursday",
  "Friday",
  "Saturday",
  "Sunday",
];

/** Shown as unconfirmed for a business without known hours. */
export const DEFAULT_OPENING_HOURS: Readonly<OpeningHours> = {
  Monday: "9:00 AM - 6:00 PM",
  Tuesday: "9:00 AM - 6:00 PM",
  Wednesday: "9:00 AM - 6:00 PM",
  Thursday: "9:00 AM - 6:00 PM",
  Friday: "9:00 AM - 5:00 PM",
  Saturday: "Closed",
  Sunday: "Closed",
};

const DAY = 1440;
const WEEK = 7 * DAY;
/** 23:30, in minutes of the day. */
const LATE = 23 * 60 + 30;
const MIN_LATE_DAYS = 3;
/** Imports share one hours object among many businesses. */
const lateCache = new WeakMap<OpeningHours, boolean>();

/** Minutes of the day, end exclusive; an end past 1,440 lies in the next day. */
export type TimeRange = readonly [start: number, end: number];

export interface OpeningState {
  isOpen: boolean;
  /** Today's hours are known, not default or missing. */
  confirmed: boolean;
  today: Weekday;
  /** Next closing if open, next opening if closed; null when there is none or it is unknown. */
  changesAt: { weekday: Weekday; time: string } | null;
}

/**
 * Is it open at this time, in its own time zone (null: UTC)? Default hours apply when none are known; a day without an entry
 * counts as closed. Changes on full minutes only.
 */
export function isOpenAt(hours: OpeningHours | null, timeZone: string | null, at: Date): boolean {
  return isOpenIn(hours ?? DEFAULT_OPENING_HOURS, weekMinute(timeZone, at));
}

/** Open or closed, with the next change, for "closes at 6:00 PM" or "opens Monday at 9:00 AM". */
export function openingState(hours: OpeningHours | null, timeZone: string | null, at: Date): OpeningState {
  const minute = weekMinute(timeZone, at);
  const known = hours ?? DEFAULT_OPENING_HOURS;
  const isOpen = isOpenIn(known, minute);
  const today = weekdayOf(minute);
  const change = isOpen ? closingAfter(known, minute) : openingAfter(known, minute);
  return {
    isOpen,
    confirmed: hours !== null && (isOpen || hours[today] !== undefined),
    today,
    changesAt: change === null ? null : { weekday: weekdayOf(change), time: formatTime(change % DAY) },
  };
}

/**
 * Opening times of a week (null: default hours) as disjoint intervals in minutes since Monday 0:00, ascending, ends
 * exclusive. An interval over the end of Sunday is split in two.
 */
export function weekIntervals(hours: OpeningHours | null): [start: number, end: number][] {
  const known = hours ?? DEFAULT_OPENING_HOURS;
  const ranges: [number, number][] = [];
  WEEKDAYS.forEach((weekday, day) => {
    for (const [from, to] of rangesOf(known[weekday])) {
      const start = day * DAY + from;
      const end = day * DAY + to;
      ranges.push([start, Math.min(end, WEEK)]);
      if (end > WEEK) ranges.push([0, end - WEEK]);
    }
  });
  ranges.sort((a, b) => a[0] - b[0]);
  const merged: [number, number][] = [];
  for (const [start, end] of ranges) {
    const last = merged.at(-1);
    if (last && start <= last[1]) last[1] = Math.max(last[1], end);
    else merged.push([start, end]);
  }
  return merged;
}

/** Whether open at 23:30 and after on at least three days of the week; false for unknown hours. */
export function isOpenLate(hours: OpeningHours | null): boolean {
  if (hours === null) return false;
  const cached = lateCache.get(hours);
  if (cached !== undefined) return cached;
  const days = WEEKDAYS.filter((day) => rangesOf(hours[day]).some(([from, to]) => from <= LATE && LATE < to));
  const isLate = days.length >= MIN_LATE_DAYS;
  lateCache.set(hours, isLate);
  return isLate;
}

/** Stored and displayed form: "9:00 AM - 5:00 PM, 6:00 PM - 9:00 PM"; "Closed" without ranges. */
export function formatRanges(ranges: readonly TimeRange[]): string {
  if (ranges.length === 0) return "Closed";
  if (ranges.some(([start, end]) => start === 0 && end === DAY)) return "Open 24 hours";
  return ranges.map(([start, end]) => `${formatTime(start)} - ${formatTime(end % DAY)}`).join(", ");
}

function formatTime(minute: number): string {
  const hour = Math.floor(minute / 60);
  const digits = String(minute % 60).padStart(2, "0");
  return `${hour % 12 || 12}:${digits} ${hour < 12 ? "AM" : "PM"}`;
}

function isOpenIn(hours: OpeningHours, minute: number): boolean {
  const today = minute % DAY;
  return (
    rangesOf(hours[weekdayOf(minute)]).some(([start, end]) => start <= today && today < end) ||
    rangesOf(hours[weekdayOf(minute - DAY)]).some(([, end]) => today + DAY < end)
  );
}

/** Many businesses share one hours object, and a page shows twenty. */
const intervalsCache = new WeakMap<OpeningHours, ReturnType<typeof weekIntervals>>();

function intervalsOf(hours: OpeningHours) {
  let intervals = intervalsCache.get(hours);
  if (intervals === undefined) {
    intervals = weekIntervals(hours);
    intervalsCache.set(hours, intervals);
  }
  return intervals;
}

function closingAfter(hours: OpeningHours, minute: number): number | null {
  const intervals = intervalsOf(hours);
  let end = intervals.find(([from, to]) => from <= minute && minute < to)?.[1] ?? minute;
  const first = intervals[0];
  if (end === WEEK && first?.[0] === 0) end = first[1];
  return end === WEEK && first?.[0] === 0 ? null : end % WEEK;
}

/** null when it might open earlier, on a day without an entry. */
function openingAfter(hours: OpeningHours, minute: number): number | null {
  const intervals = intervalsOf(hours);
  const next = intervals.find(([start]) => start > minute)?.[0] ?? intervals[0]?.[0];
  if (next === undefined) return null;
  const ahead = (next - minute + WEEK) % WEEK;
  for (let day = Math.floor(minute / DAY) + 1; day < Math.floor((minute + ahead) / DAY); day++) {
    if (hours[weekdayOf(day * DAY)] === undefined) return null;
  }
  return next;
}

function weekdayOf(minute: number): Weekday {
  return WEEKDAYS[Math.floor((minute + WEEK) / DAY) % 7] as Weekday;
}

/** Ranges of one day in the stored form; none for a closed or unknown day. */
export function rangesOf(text: string | undefined): readonly TimeRange[] {
  return text === undefined ? [] : readStoredRanges(text);
}

const readStoredRanges = memoize((text): readonly TimeRange[] => {
  if (text === "Open 24 hours") return [[0, DAY]];
  const ranges: TimeRange[] = [];
  for (const [, hour, minute, half, toHour, toMinute, toHalf] of text.matchAll(
    /(\d{1,2}):(\d{2}) ([AP])M - (\d{1,2}):(\d{2}) ([AP])M/g,
  )) {
    const start = minuteOf(hour, minute, half);
    const end = minuteOf(toHour, toMinute, toHalf);
    ranges.push([start, end > start ? end : end + DAY]);
  }
  return ranges;
});

function minuteOf(hour: string | undefined, minute: string | undefined, half: string | undefined): number {
  return (Number(hour) % 12) * 60 + Number(minute) + (half === "P" ? 720 : 0);
}
