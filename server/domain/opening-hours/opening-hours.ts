import type { OpeningHours, Weekday } from "#contract/business";
import { memoize } from "../text/memoize.ts";
import { weekMinute } from "./week-minute.ts";

/** In the order in which a week is shown. */
export const WEEKDAYS: readonly Weekday[] = [
  "Monday",
  "Tuesday",
  "Wednesday",
  "Thursday",
  "Friday",
  "Saturday",
  "Sunday",
];

/** What is assumed, and said to be unconfirmed, of a business whose hours nobody knows (product.md §2). */
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

/** Minutes after the day's midnight, the end not included; an end past 1,440 lies in the next day. */
export type TimeRange = readonly [start: number, end: number];

export interface OpeningState {
  isOpen: boolean;
  /** The hours of today are known; otherwise they are the default ones, or today is a day that nothing is said of. */
  confirmed: boolean;
  today: Weekday;
  /** When it closes if it is open, when it opens if it is closed; null when it never changes or cannot be told. */
  changesAt: { weekday: Weekday; time: string } | null;
}

/**
 * Open at this moment by the clocks of its own time zone (null: UTC); by the default hours when none are known. A day
 * without an entry counts as not open. The answer changes on full minutes only.
 */
export function isOpenAt(hours: OpeningHours | null, timeZone: string | null, at: Date): boolean {
  return isOpenIn(hours ?? DEFAULT_OPENING_HOURS, weekMinute(timeZone, at));
}

/** Open or closed with what comes next: "closes at 6:00 PM", "opens Monday at 9:00 AM". */
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
 * The open times of a week (null: the default hours) as minutes since Monday 0:00, ascending, not touching each other,
 * ends not included; what runs over the end of Sunday is two intervals.
 */
export function weekIntervals(hours: OpeningHours | null): [start: number, end: number][] {
  const known = hours ?? DEFAULT_OPENING_HOURS;
  const found: [number, number][] = [];
  WEEKDAYS.forEach((weekday, day) => {
    for (const [from, to] of rangesOf(known[weekday])) {
      const start = day * DAY + from;
      const end = day * DAY + to;
      found.push([start, Math.min(end, WEEK)]);
      if (end > WEEK) found.push([0, end - WEEK]);
    }
  });
  found.sort((a, b) => a[0] - b[0]);
  const merged: [number, number][] = [];
  for (const [start, end] of found) {
    const last = merged.at(-1);
    if (last && start <= last[1]) last[1] = Math.max(last[1], end);
    else merged.push([start, end]);
  }
  return merged;
}

/** Ranges as they are stored and shown: "9:00 AM - 5:00 PM, 6:00 PM - 9:00 PM"; none is "Closed". */
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

/** Many businesses share their hours, and every page asks about twenty. */
const knownIntervals = new WeakMap<OpeningHours, ReturnType<typeof weekIntervals>>();

function intervalsOf(hours: OpeningHours) {
  let intervals = knownIntervals.get(hours);
  if (intervals === undefined) {
    intervals = weekIntervals(hours);
    knownIntervals.set(hours, intervals);
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

/** A day in between that nothing is said of might be the one on which it opens, so the answer is then null. */
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

/** The open times of one day as it is stored; none for a day that is closed or unknown. */
export function rangesOf(text: string | undefined): readonly TimeRange[] {
  return text === undefined ? [] : readStoredRanges(text);
}

const readStoredRanges = memoize((text): readonly TimeRange[] => {
  if (text === "Open 24 hours") return [[0, DAY]];
  const found: TimeRange[] = [];
  for (const [, hour, minute, half, toHour, toMinute, toHalf] of text.matchAll(
    /(\d{1,2}):(\d{2}) ([AP])M - (\d{1,2}):(\d{2}) ([AP])M/g,
  )) {
    const start = minuteOf(hour, minute, half);
    const end = minuteOf(toHour, toMinute, toHalf);
    found.push([start, end > start ? end : end + DAY]);
  }
  return found;
});

function minuteOf(hour: string | undefined, minute: string | undefined, half: string | undefined): number {
  return (Number(hour) % 12) * 60 + Number(minute) + (half === "P" ? 720 : 0);
}
