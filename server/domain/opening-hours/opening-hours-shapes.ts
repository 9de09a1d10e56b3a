import { WEEKDAYS } from "./opening-hours.ts";

type Entries = Record<string, unknown>;

/** Members that hold the texts or periods of a week in responses of the Places API and of DataForSEO, the best first. */
const WEEK_MEMBERS = [
  "weekday_text",
  "weekdayText",
  "weekdayDescriptions",
  "weekday_descriptions",
  "periods",
  "timetable",
  "work_hours",
  "openingHoursSpecification",
  "days",
];
const MAX_DEPTH = 4;

/**
 * Converts hours of APIs to the forms that `parseWorkingHours` reads: the week within an object, periods of the Places API (`{open: {day:
 * 1, hour: 9}, close: …}`, Sunday is 0), schema.org's `{dayOfWeek, opens, closes}`, `{day, time}`, and `{hour: 9, minute: 0}` for a time.
 * Other values stay as they are.
 */
export function plainHours(value: unknown, depth = 0): unknown {
  if (typeof value !== "object" || value === null) return value;
  if (Array.isArray(value))
    return value.some(isPeriod) ? value.filter(isPeriod).flatMap(periodEntries) : value.map(plainDay);
  const entries = value as Entries;
  const week = WEEK_MEMBERS.map((name) => entries[name]).find((inner) => typeof inner === "object" && inner !== null);
  if (week !== undefined && depth < MAX_DEPTH) return plainHours(week, depth + 1);
  return plainDay(entries);
}

function plainDay(value: unknown): unknown {
  if (typeof value !== "object" || value === null || Array.isArray(value)) return value;
  const entries = value as Entries;
  const { dayOfWeek, opens, closes, time, times = time, day } = entries;
  if (dayOfWeek !== undefined) {
    const days = Array.isArray(dayOfWeek) ? dayOfWeek : [dayOfWeek];
    return Object.fromEntries(
      days.map((day) => [String(day).replace(/^https?:\/\/schema\.org\//, ""), [{ opens, closes }]]),
    );
  }
  if (day !== undefined && times !== undefined) return { day, hours: times };
  return Object.fromEntries(
    Object.entries(entries).flatMap(([name, inner]) => {
      if (typeof inner === "boolean") return [];
      return [[name, Array.isArray(inner) ? inner.map(timesOf) : inner]];
    }),
  );
}

/** Converts `{open: {hour: 9, minute: 0}, close: …}` to texts for the times. */
function timesOf(value: unknown): unknown {
  if (typeof value !== "object" || value === null) return value;
  const { open, close } = value as Entries;
  const [opens, closes] = [clockText(open), clockText(close)];
  return opens === undefined || closes === undefined ? value : `${opens} - ${closes}`;
}

function isPeriod(value: unknown): boolean {
  const open = typeof value === "object" && value !== null ? (value as Entries)["open"] : undefined;
  return typeof open === "object" && open !== null && "day" in open;
}

/** A period without an end is open round the clock, every day. */
function periodEntries(value: unknown): unknown[] {
  const { open, close } = value as { open: Entries; close?: Entries };
  if (close === undefined || close === null) return ["Daily: Open 24 hours"];
  const day = Number(open["day"]);
  const weekday = Number.isInteger(day) ? WEEKDAYS[(day + 6) % 7] : undefined;
  const [opens, closes] = [clockText(open), clockText(close)];
  return weekday === undefined || opens === undefined || closes === undefined
    ? []
    : [`${weekday}: ${opens} - ${closes}`];
}

/** Formats `{hour: 9, minute: 30}` or `{time: "0930"}` as "09:30". */
function clockText(value: unknown): string | undefined {
  if (typeof value !== "object" || value === null) return undefined;
  const { hour, minute = 0, time } = value as Entries;
  if (typeof time === "string" && /^\d{4}$/.test(time)) return `${time.slice(0, 2)}:${time.slice(2)}`;
  if (typeof hour !== "number" || typeof minute !== "number") return undefined;
  return [hour, minute].map((part) => String(part).padStart(2, "0")).join(":");
}
