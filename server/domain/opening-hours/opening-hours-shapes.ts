import { WEEKDAYS } from "./opening-hours.ts";
import { parseDayHours } from "./opening-hours-day.ts";

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
 * Converts hours of APIs and plugins to the forms that `parseWorkingHours` reads: the week within an object, periods of the Places API (`{open: {day:
 * 1, hour: 9}, close: …}`, Sunday is 0), schema.org's `{dayOfWeek, opens, closes}`, `{day, opens, closes, closed}`, `{day, time}`, and `{hour: 9, minute: 0}` for a time.
 * Other values stay as they are.
 */
export function plainHours(value: unknown, depth = 0): unknown {
  if (typeof value !== "object" || value === null) return value;
  if (Array.isArray(value)) {
    if (value.some(isPeriod)) return value.filter(isPeriod).flatMap(periodEntries);
    const usual = value.some(isOfAllDates) ? value.filter(isOfAllDates) : value;
    const days = usual.map(timedDays);
    const isWeek = days.length > 0 && days.every((each) => each.length > 0);
    return isWeek ? weekOfTimedDays(days.flat()) : usual.map(plainDay);
  }
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
      const hours = entryHours(inner);
      if (hours !== undefined) return [[name, hours]];
      return [[name, Array.isArray(inner) ? inner.map(timesOf) : inner]];
    }),
  );
}

/** Members for the day, the two times and whether the day is free, as exporters and plugins of directories name them. */
const DAY_MEMBERS = ["day", "dayOfWeek", "day_of_week", "weekday", "dayName", "day_name"];
const OPEN_MEMBERS =
  "opens open start from opening openTime open_time openingTime opening_time startTime start_time".split(" ");
const CLOSE_MEMBERS =
  "closes close end to closing closeTime close_time closingTime closing_time endTime end_time".split(" ");
const CLOSED_FLAGS = ["closed", "isClosed", "is_closed"];
/** Matches the state of a day as a word: "closed", "Geschlossen". */
const CLOSED_STATE = /^(?:closed?|off|geschlossen|ferm[eé]e?|cerrado|chiuso|fechado|gesloten|kapal[ıi])$/i;
const OPEN_FLAGS = ["isOpen", "is_open"];

type TimedDay = readonly [day: string, hours: string];

/** schema.org gives the hours of Christmas as an entry with dates, beside those of the usual week. */
function isOfAllDates(value: unknown): boolean {
  const { validFrom, validThrough } = Object(value) as Entries;
  return !validFrom && !validThrough;
}

/** Reads `{day: "monday", opens: "09:00", closes: "18:00", closed: false}` with any of the names above, and several days in a list. */
function timedDays(value: unknown): TimedDay[] {
  if (typeof value !== "object" || value === null) return [];
  const entries = value as Entries;
  const days = DAY_MEMBERS.map((name) => [entries[name]].flat()).find((each) =>
    each.every((day) => typeof day === "string"),
  );
  const hours = days === undefined ? undefined : entryHours(entries);
  if (days === undefined || hours === undefined) return [];
  return days.map((day) => [day.replace(/^https?:\/\/schema\.org\//, ""), hours]);
}

/** A day with a break has an entry for each of its ranges; some sites repeat an entry. */
function weekOfTimedDays(days: readonly TimedDay[]): unknown {
  const week = new Map<string, string[]>();
  for (const [day, hours] of days) {
    const ranges = week.get(day) ?? [];
    if (!ranges.includes(hours)) week.set(day, [...ranges, hours]);
  }
  return Object.fromEntries([...week].map(([day, ranges]) => [day, ranges.filter((range) => range !== "").join(", ")]));
}

/** Returns "09:00 - 18:00", "Closed", or "" for blank times; undefined unless the value has two times as texts, or says that it is closed. */
function entryHours(value: unknown): string | undefined {
  if (typeof value !== "object" || value === null || Array.isArray(value)) return undefined;
  const entries = value as Entries;
  const isClosed =
    CLOSED_FLAGS.some((name) => isTrue(entries[name]) || CLOSED_STATE.test(String(entries[name]))) ||
    OPEN_FLAGS.some((name) => isFalse(entries[name])) ||
    // As a time, 0 is midnight.
    /^(?:false|no)$/i.test(String(entries["open"]));
  if (isClosed) return "Closed";
  const [opens, closes] = [OPEN_MEMBERS, CLOSE_MEMBERS].map((names) => {
    const name = names.find((each) => typeof entries[each] === "string" || entries[each] === null);
    return name === undefined ? undefined : String(entries[name] ?? "").trim();
  });
  if (opens === undefined || closes === undefined) return undefined;
  return opens === "" && closes === "" ? "" : joinTimes(opens, closes);
}

const isTrue = (value: unknown) => value === true || value === 1 || /^(?:true|1|yes)$/i.test(String(value));
const isFalse = (value: unknown) => value === false || value === 0 || /^(?:false|0|no)$/i.test(String(value));

/** In two columns or members of one day, "Closed" or "24 hours" stands in both, or one of them is blank. Two equal times are the whole day. */
function joinTimes(opens: string, closes: string): string {
  const isSame = opens.toLowerCase() === closes.toLowerCase();
  const isWord = () => !/\d/.test(opens) || parseDayHours(opens) !== null;
  if (closes === "" || (isSame && isWord())) return opens;
  return opens === "" ? closes : `${opens} - ${closes}`;
}

/** Converts `{open: {hour: 9, minute: 0}, close: …}` to texts for the times. */
function timesOf(value: unknown): unknown {
  if (typeof value !== "object" || value === null) return value;
  const hours = entryHours(value);
  if (hours !== undefined) return hours;
  const { open, close } = value as Entries;
  const [opens, closes] = [clockText(open), clockText(close)];
  return opens === undefined || closes === undefined ? value : `${opens} - ${closes}`;
}

function isPeriod(value: unknown): boolean {
  const open = typeof value === "object" && value !== null ? (value as Entries)["open"] : undefined;
  return typeof open === "object" && open !== null && "day" in open;
}

/** Converts periods to entries. A period without an end is open round the clock, every day. */
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
