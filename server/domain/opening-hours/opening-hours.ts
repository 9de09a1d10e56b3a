import type { OpeningHours, Weekday } from "#contract/business";
import { memoize } from "../text/memoize.ts";
import { formatTime } from "./open-at/clock-time.ts";

/** Weekdays in display order. */
export const WEEKDAYS: readonly Weekday[] = [
  "Monday",
  "Tuesday",
  "Wednesday",
  "Thursday",
  "Friday",
  "Saturday",
  "Sunday",
];

/** Placeholder hours, shown as unconfirmed for a business without known hours. They never decide whether it is open. */
export const DEFAULT_OPENING_HOURS: Readonly<OpeningHours> = {
  Monday: "9:00 AM - 6:00 PM",
  Tuesday: "9:00 AM - 6:00 PM",
  Wednesday: "9:00 AM - 6:00 PM",
  Thursday: "9:00 AM - 6:00 PM",
  Friday: "9:00 AM - 5:00 PM",
  Saturday: "Closed",
  Sunday: "Closed",
};

export const CLOSED = "Closed";
export const ALL_DAY = "Open 24 hours";
/** Minutes of a day. */
export const DAY_MINUTES = 1440;
export const WEEK_MINUTES = 7 * DAY_MINUTES;
/** Caches results, since imports share one hours object among many businesses. */
const lateCache = new WeakMap<OpeningHours, boolean>();

/** Minutes of the day, end exclusive; an end past 1,440 lies in the next day. */
export type TimeRange = readonly [start: number, end: number];

export interface ParsedHours {
  /** null when no day is known. */
  hours: OpeningHours | null;
  /** The parts that could not be parsed; "" without any. */
  unreadable: string;
  /** True if rules for holidays or single dates were dropped, since a plain week cannot hold them. */
  hasHolidays?: boolean;
  /** Days that were left out because their times overlap, as texts: "Monday: 9:00 AM - 12:00 PM, 9:00 AM - 5:00 PM". */
  overlapping?: string[];
  /** Text in OSM's opening-hours grammar, without holiday rules, which `readOsmHours` parses. */
  osm?: string;
}

/**
 * Returns known opening times of a week as disjoint intervals in minutes since Monday 0:00, ascending, ends exclusive; empty for unknown
 * hours. An interval over the end of Sunday is split in two.
 */
export function weekIntervals(hours: OpeningHours | null): [start: number, end: number][] {
  if (hours === null) return [];
  const ranges: [number, number][] = [];
  WEEKDAYS.forEach((weekday, day) => {
    for (const [from, to] of rangesOf(hours[weekday])) {
      const start = day * DAY_MINUTES + from;
      const end = day * DAY_MINUTES + to;
      ranges.push([start, Math.min(end, WEEK_MINUTES)]);
      if (end > WEEK_MINUTES) ranges.push([0, end - WEEK_MINUTES]);
    }
  });
  ranges.sort((a, b) => a[0] - b[0]);
  const mergedIntervals: [number, number][] = [];
  for (const [start, end] of ranges) {
    const last = mergedIntervals.at(-1);
    if (last && start <= last[1]) last[1] = Math.max(last[1], end);
    else mergedIntervals.push([start, end]);
  }
  return mergedIntervals;
}

/** Tells whether the business is open after midnight on any day of the week; false for unknown hours. */
export function isOpenLate(hours: OpeningHours | null): boolean {
  if (hours === null) return false;
  const cachedResult = lateCache.get(hours);
  if (cachedResult !== undefined) return cachedResult;
  const isLate = WEEKDAYS.some((day) => rangesOf(hours[day]).some(([from, to]) => from === 0 || to > DAY_MINUTES));
  lateCache.set(hours, isLate);
  return isLate;
}

/** Formats ranges for storage and display: "9:00 AM - 5:00 PM, 6:00 PM - 9:00 PM"; "Closed" without ranges. */
export function formatRanges(ranges: readonly TimeRange[]): string {
  if (ranges.length === 0) return CLOSED;
  if (ranges.some(([start, end]) => start === 0 && end === DAY_MINUTES)) return ALL_DAY;
  return ranges.map(([start, end]) => `${formatTime(start)} - ${formatTime(end % DAY_MINUTES)}`).join(", ");
}

/** Formats hours as one line of JSON for an export; "" for unknown hours. */
export function formatOpeningHours(hours: OpeningHours | null): string {
  return hours ? JSON.stringify(hours) : "";
}

/** Returns weekdays whose hours are known, open or closed, in display order. Texts must not mention the other days. */
export function knownDays(hours: OpeningHours | null): Weekday[] {
  return hours === null ? [] : WEEKDAYS.filter((day) => isKnownDay(hours[day]));
}

/** Tells whether the stored text of a day says when it is open, or that it is closed. */
export function isKnownDay(text: string | undefined): boolean {
  return text === CLOSED || rangesOf(text).length > 0;
}

/** Parses the ranges of one day in the stored form; empty for a closed or unknown day. */
export function rangesOf(text: string | undefined): readonly TimeRange[] {
  return text === undefined ? [] : readStoredRanges(text);
}

/** Tells whether two ranges of a day in the stored form overlap. */
export function hasOverlap(text: string | undefined): boolean {
  if (text === undefined || !text.includes(",")) return false;
  const ranges = rangesOf(text).toSorted((a, b) => a[0] - b[0]);
  return ranges.some(([start], index) => index > 0 && start < (ranges[index - 1]?.[1] ?? 0));
}

const readStoredRanges = memoize((text): readonly TimeRange[] => {
  if (text === ALL_DAY) return [[0, DAY_MINUTES]];
  const ranges: TimeRange[] = [];
  for (const [, hour, minute, meridiem, toHour, toMinute, toHalf] of text.matchAll(
    /(\d{1,2}):(\d{2}) ([AP])M - (\d{1,2}):(\d{2}) ([AP])M/g,
  )) {
    const start = minuteOf(hour, minute, meridiem);
    const end = minuteOf(toHour, toMinute, toHalf);
    ranges.push([start, end > start ? end : end + DAY_MINUTES]);
  }
  return ranges;
});

function minuteOf(hour: string | undefined, minute: string | undefined, meridiem: string | undefined): number {
  return (Number(hour) % 12) * 60 + Number(minute) + (meridiem === "P" ? 720 : 0);
}
