import type { SpecialDay } from "#contract/business";
import { cleanLine } from "../text/clean-text.ts";
import { hasOverlap } from "./opening-hours.ts";
import { parseDayHours } from "./opening-hours-day.ts";

/** Maximum number of special days: a year. */
const MAX_DAYS = 366;
const MAX_NAME_CHARS = 100;

type Entries = Record<string, unknown>;

export interface ReadSpecialDays {
  /** Ascending by date. */
  days: SpecialDay[];
  /** Why a day was left out, as the end of a sentence. */
  problem?: string;
}

/**
 * Reads `[{date, hours, name}]`, `{"2026-12-25": "Closed"}`, or the special days of the Places API, whose hours are those of the `periods`
 * of the same date: none means closed. A day that cannot be read, or whose hours overlap, is left out.
 */
export function readSpecialDays(value: unknown, periods?: unknown): ReadSpecialDays {
  const byDate = new Map<string, SpecialDay>();
  let problem: string | undefined;
  for (const { date: dateValue, hours: text, name = "" } of daysIn(value, periods)) {
    const date = isoDate(dateValue);
    const hours = parseDayHours(text);
    if (date === undefined) problem ??= "has a day that is no date";
    else if (hours === null || hours === "") problem ??= `has hours on ${date} that cannot be read`;
    else if (hasOverlap(hours)) problem ??= `has hours on ${date} that overlap`;
    else if (byDate.size < MAX_DAYS && !byDate.has(date)) {
      const label = cleanLine(name).slice(0, MAX_NAME_CHARS);
      byDate.set(date, { date, hours, ...(label === "" ? {} : { name: label }) });
    }
  }
  const days = [...byDate.values()].toSorted((a, b) => (a.date < b.date ? -1 : 1));
  return problem === undefined ? { days } : { days, problem };
}

interface WrittenDay {
  date: unknown;
  hours: string;
  name?: string;
}

function daysIn(value: unknown, periods: unknown): WrittenDay[] {
  if (typeof value !== "object" || value === null) return [];
  if (!Array.isArray(value)) return Object.entries(value).map(([date, hours]) => ({ date, hours: String(hours) }));
  return value.flatMap((item: unknown): WrittenDay[] => {
    const { date, hours, name } = Object(item) as Entries;
    if (typeof hours === "string") return [{ date, hours, name: typeof name === "string" ? name : "" }];
    if (date === undefined) return [{ date: undefined, hours: "" }];
    // Without the periods nobody knows the hours.
    return Array.isArray(periods) ? [{ date, hours: hoursInPeriods(date, periods) }] : [];
  });
}

function hoursInPeriods(date: unknown, periods: readonly unknown[]): string {
  const dateText = isoDate(date);
  const ranges = periods.flatMap((period) => {
    const { open, close } = Object(period) as { open?: Entries; close?: Entries };
    if (open === undefined || isoDate(open["date"]) !== dateText) return [];
    return close === undefined ? ["Open 24 hours"] : [`${clock(open)} - ${clock(close)}`];
  });
  return ranges.length === 0 ? "Closed" : ranges.join(", ");
}

function clock({ hour, minute = 0, time }: Entries): string {
  if (typeof time === "string" && /^\d{4}$/.test(time)) return `${time.slice(0, 2)}:${time.slice(2)}`;
  return `${String(hour).padStart(2, "0")}:${String(minute).padStart(2, "0")}`;
}

/** Returns "2026-12-25" for that text or `{year: 2026, month: 12, day: 25}`; undefined for what is no date. */
function isoDate(value: unknown): string | undefined {
  const { year, month, day } = Object(value) as Entries;
  const text =
    typeof value === "string"
      ? value.trim()
      : `${year}-${String(month).padStart(2, "0")}-${String(day).padStart(2, "0")}`;
  const isDate = /^\d{4}-\d\d-\d\d$/.test(text) && new Date(`${text}T00:00:00Z`).toJSON()?.slice(0, 10) === text;
  return isDate ? text : undefined;
}
