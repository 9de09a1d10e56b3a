import type { OpeningHours, Weekday } from "#contract/business";
import { looksLikeJsonOrPython, parseJsonOrPython } from "../import-row/parse-json-or-python.ts";
import { foldText } from "../text/fold.ts";
import { memoize } from "../text/memoize.ts";
import { parseFreeHours } from "./free-hours.ts";
import { hasOverlap, type ParsedHours, WEEKDAYS } from "./opening-hours.ts";
import { parseDayHours } from "./opening-hours-day.ts";
import { plainHours } from "./opening-hours-shapes.ts";
import { isOsmText, withoutHolidayRules } from "./osm-hours.ts";
import { findWeekdays, weekdaysOf } from "./weekday-names.ts";

/** Maximum length; a full week has about 1,000 characters. */
const MAX_HOURS_CHARS = 5_000;

/** Matches the label of the button after the hours on Google Maps, which scrapers join to the text of the hours. */
const LABEL_OF_BUTTON = /\.? (?:hide|show) open hours for the week\.?$/i;

type DayTexts = Map<Weekday, string[]>;

/**
 * Parses opening hours: JSON, a Python dict, `Monday: 9AM-5PM | …`, `Monday,9,5PM|…`, OSM's day ranges ("Mo-Fr 09:00-18:00"), texts of
 * owners ("closed Sunday"), weekdays in many languages. A day that is not named is unknown, not closed; so is one whose times overlap.
 * Unreadable parts are reported; it never throws. Memoized: do not modify the result.
 */
export const parseWorkingHours = memoize((written): ParsedHours => {
  if (written.length > MAX_HOURS_CHARS) return { hours: null, unreadable: written };
  const text = written.replace(LABEL_OF_BUTTON, "");
  const parsedHours = parseText(text);
  if (isRead(parsedHours)) return parsedHours;
  // Most texts lost no dash, so that both repairs are the same.
  for (const repaired of new Set([separateDays(text), separateDays(withDashes(text))])) {
    if (repaired === text) continue;
    const repairedHours = parseText(repaired);
    if (isRead(repairedHours)) return repairedHours;
  }
  if (!isOsmText(text)) return parsedHours;
  if (parsedHours.unreadable === "" && text.split(";").some((rule) => !isRead(parseText(rule)))) return parsedHours;
  const osm = withoutHolidayRules(text);
  if (osm === text) return { ...parsedHours, osm };
  const ordinary = parseText(osm);
  return { ...(isRead(ordinary) ? ordinary : { ...ordinary, osm }), hasHolidays: true };
});

/** Matches the gap between times before and after noon where a program lost the dash: "11am  7pm daily". The first time ends no range. */
const LOST_DASH =
  /(?<=(?<![-–—]\s?)(?<![\d:.])\d{1,2}(?::\d\d)? ?[Aa]\.?[Mm]\.?)\s{2,3}(?=\d{1,2}(?::\d\d)? ?[Pp]\.?[Mm])/g;

function withDashes(text: string): string {
  return text.replace(LOST_DASH, " - ");
}

/** Matches the name of a day directly after a time or a word, where a program dropped the line breaks: "12h às 24hTerças, das 12h". */
const DAY_BEHIND = /(?<=\d|\dh|[AaPp]\.?[Mm]\.?|\p{Ll}{5})\p{Lu}\p{Ll}{2,14}(?!\p{Ll})/gu;

function separateDays(text: string): string {
  const separated = text.replace(DAY_BEHIND, (name) =>
    findWeekdays(foldText(name)).length > 0 ? ` | ${name} ` : name,
  );
  return separated === text ? text : separated.replace(/(?<=\p{Ll}{3})(?=\d)/gu, " ");
}

/** Later rules of OSM's grammar replace earlier ones, so that what overlaps here may not overlap there. */
function isRead({ unreadable, overlapping }: ParsedHours): boolean {
  return unreadable === "" && overlapping === undefined;
}

function parseText(text: string): ParsedHours {
  const texts: DayTexts = new Map();
  const unreadable: string[] = [];
  const overlapping: string[] = [];
  const literal = looksLikeJsonOrPython(text) ? parseJsonOrPython(text) : text;
  let hasHolidays = false;
  if (literal === undefined) unreadable.push(text);
  else hasHolidays = addValue(plainHours(literal), texts, unreadable);
  const hours: OpeningHours = {};
  for (const day of WEEKDAYS) {
    const dayText = texts.get(day);
    const parsedDay = dayText && parseDayHours(dayText.length === 1 ? (dayText[0] as string) : dayText.join(", "));
    if (parsedDay === null) unreadable.push(`${day}: ${dayText?.join(", ")}`);
    else if (hasOverlap(parsedDay)) overlapping.push(`${day}: ${parsedDay}`);
    else if (parsedDay) hours[day] = parsedDay;
  }
  const isKnown = Object.keys(hours).length > 0;
  return {
    hours: isKnown ? hours : null,
    unreadable: unreadable.join(" | "),
    ...(hasHolidays && { hasHolidays }),
    ...(overlapping.length > 0 && { overlapping }),
  };
}

/** Returns whether hours of holidays were left out. */
function addValue(value: unknown, texts: DayTexts, unreadable: string[]): boolean {
  if (typeof value === "string") return addText(value, texts, unreadable);
  if (Array.isArray(value)) {
    const isText = value.length > 1 && value.every((item) => typeof item === "string");
    const parts = isText ? [value.join(" | ")] : value;
    return parts.map((item) => addValue(item, texts, unreadable)).some(Boolean);
  }
  if (typeof value === "object" && value !== null) addObject(value as Record<string, unknown>, texts, unreadable);
  return false;
}

function addText(text: string, texts: DayTexts, unreadable: string[]): boolean {
  const free = parseFreeHours(text);
  if (free === undefined) unreadable.push(text);
  else {
    unreadable.push(...free.unreadable);
    for (const [day, hours] of free.week) texts.set(day, [...(texts.get(day) ?? []), hours]);
  }
  return free?.hasHolidays ?? false;
}

function addObject(value: Record<string, unknown>, texts: DayTexts, unreadable: string[]): void {
  if ("day" in value && "hours" in value) {
    addDays(String(value["day"]), value["hours"], texts, unreadable);
    return;
  }
  const others = Object.entries(value).flatMap(([key, each]) => addDays(key, each, texts, unreadable));
  for (const [day, hours] of others) if (!texts.has(day)) texts.set(day, hours);
}

/** Returns the hours of days that the key does not name, which those of a key of their own replace. */
function addDays(
  key: string,
  value: unknown,
  texts: DayTexts,
  unreadable: string[],
): (readonly [day: Weekday, hours: string[]])[] {
  const days = (WEEKDAYS as readonly string[]).includes(key) ? [key as Weekday] : weekdaysOf(foldText(key));
  if (days.length === 0) unreadable.push(`${key}: ${textOf(value)}`);
  // A column for "Mon - Fri" may say more of single days: "MON-THU: 9-5, FRI: 9-1".
  if (days.length > 1 && typeof value === "string" && findWeekdays(foldText(value)).length > 0) {
    const namedDayTexts: DayTexts = new Map();
    addText(value.replace(/\s+/g, " "), namedDayTexts, unreadable);
    for (const [day, hours] of namedDayTexts) if (days.includes(day) && !texts.has(day)) texts.set(day, hours);
    return [...namedDayTexts].filter(([day]) => !days.includes(day));
  }
  // "Monday (Labor Day)" beside "Monday" is a single date.
  for (const day of days) if (!texts.has(day)) texts.set(day, [textOf(value)]);
  return [];
}

function textOf(value: unknown): string {
  if (typeof value === "string") return value;
  if (Array.isArray(value)) return value.map(textOf).join(", ");
  if (typeof value === "number") return String(value);
  if (typeof value !== "object" || value === null) return "";
  const { open, close, opens, closes } = value as Record<string, unknown>;
  return `${textOf(open ?? opens)} - ${textOf(close ?? closes)}`;
}
