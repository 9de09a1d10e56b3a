import type { OpeningHours, OpenState, SpecialDay, Weekday } from "#contract/business";
import { formatTime } from "./open-at/clock-time.ts";
import {
  ALL_DAY,
  DAY_MINUTES,
  isKnownDay,
  knownDays,
  rangesOf,
  WEEK_MINUTES,
  WEEKDAYS,
  weekIntervals,
} from "./opening-hours.ts";
import { hoursAround } from "./special-days.ts";
import { localDate, weekMinute } from "./week-minute.ts";

export interface OpeningState {
  state: OpenState;
  /** Weekday in the time zone of the business; null if that is unknown. */
  today: Weekday | null;
  /** Next closing if open, next opening if closed; null if unknown or never. */
  changesAt: { weekday: Weekday; time: string } | null;
}

/**
 * Returns open, closed or unknown at this time, in the business's own time zone. It is unknown without hours, on a day with unknown hours,
 * and without a time zone unless the whole week has one state. Special days count in place of their weekdays. It changes on full minutes
 * only.
 */
export function openStateAt(
  weeklyHours: OpeningHours | null,
  timeZone: string | null,
  at: Date,
  specialDays: readonly SpecialDay[] = NO_DAYS,
): OpenState {
  const hours = currentHours(weeklyHours, timeZone, at, specialDays);
  if (hours === null) return "unknown";
  const minute = weekMinute(timeZone, at);
  return minute === undefined ? stateOfWeek(hours) : stateIn(hours, minute);
}

/** Returns the state with the next change, for "closes at 6:00 PM" or "opens Monday at 9:00 AM". */
export function openingState(
  weeklyHours: OpeningHours | null,
  timeZone: string | null,
  at: Date,
  specialDays: readonly SpecialDay[] = NO_DAYS,
): OpeningState {
  const hours = currentHours(weeklyHours, timeZone, at, specialDays);
  const minute = weekMinute(timeZone, at);
  const state = openStateAt(hours, timeZone, at);
  if (hours === null || minute === undefined || state === "unknown") {
    return { state, today: minute === undefined ? null : weekdayOf(minute), changesAt: null };
  }
  const change = state === "open" ? closingAfter(hours, minute) : openingAfter(hours, minute);
  return {
    state,
    today: weekdayOf(minute),
    changesAt: change === null ? null : { weekday: weekdayOf(change), time: formatTime(change % DAY_MINUTES) },
  };
}

const NO_DAYS: readonly SpecialDay[] = [];

/** Returns the hours of this week, with its special days; those of any week without a time zone. */
function currentHours(
  hours: OpeningHours | null,
  timeZone: string | null,
  at: Date,
  specialDays: readonly SpecialDay[],
): OpeningHours | null {
  const today = specialDays.length === 0 ? undefined : localDate(timeZone, at);
  return today === undefined ? hours : hoursAround(hours, specialDays, today);
}

function stateIn(hours: OpeningHours, minute: number): OpenState {
  const today = minute % DAY_MINUTES;
  const weekday = weekdayOf(minute);
  if (rangesOf(hours[weekday]).some(([start, end]) => start <= today && today < end)) return "open";
  // The night of a known day may reach into an unknown one.
  if (rangesOf(hours[weekdayOf(minute - DAY_MINUTES)]).some(([, end]) => today + DAY_MINUTES < end)) return "open";
  return isKnownDay(hours[weekday]) ? "closed" : "unknown";
}

/** Returns the state at every minute of the week; unknown if it changes or a day is unknown. */
function stateOfWeek(hours: OpeningHours): OpenState {
  const [first] = intervalsOf(hours);
  if (first === undefined) return knownDays(hours).length === WEEKDAYS.length ? "closed" : "unknown";
  return first[0] === 0 && first[1] === WEEK_MINUTES ? "open" : "unknown";
}

/** Caches intervals: many businesses share one hours object, and a page shows twenty. */
const intervalsCache = new WeakMap<OpeningHours, ReturnType<typeof weekIntervals>>();

function intervalsOf(hours: OpeningHours) {
  let intervals = intervalsCache.get(hours);
  if (intervals === undefined) {
    intervals = weekIntervals(hours);
    intervalsCache.set(hours, intervals);
  }
  return intervals;
}

/** Returns null when always open, or when a day of 24 hours ends at a day with unknown hours. */
function closingAfter(hours: OpeningHours, minute: number): number | null {
  const intervals = intervalsOf(hours);
  let end = intervals.find(([from, to]) => from <= minute && minute < to)?.[1] ?? minute;
  const first = intervals[0];
  if (end === WEEK_MINUTES && first?.[0] === 0) end = first[1];
  if (end === WEEK_MINUTES && first?.[0] === 0) return null;
  const endsWithDay = end % DAY_MINUTES === 0 && hours[weekdayOf(end - DAY_MINUTES)] === ALL_DAY;
  return endsWithDay && !isKnownDay(hours[weekdayOf(end)]) ? null : end % WEEK_MINUTES;
}

/** Returns null when it might open earlier, on a day with unknown hours. */
function openingAfter(hours: OpeningHours, minute: number): number | null {
  const intervals = intervalsOf(hours);
  const next = intervals.find(([start]) => start > minute)?.[0] ?? intervals[0]?.[0];
  if (next === undefined) return null;
  const ahead = (next - minute + WEEK_MINUTES) % WEEK_MINUTES;
  for (let day = Math.floor(minute / DAY_MINUTES) + 1; day < Math.floor((minute + ahead) / DAY_MINUTES); day++) {
    if (!isKnownDay(hours[weekdayOf(day * DAY_MINUTES)])) return null;
  }
  return next;
}

function weekdayOf(minute: number): Weekday {
  return WEEKDAYS[Math.floor((minute + WEEK_MINUTES) / DAY_MINUTES) % 7] as Weekday;
}
