import type { OpeningHours, Weekday } from "#contract/business";
import { looksLikeJsonOrPython, parseJsonOrPython } from "../import-row/parse-json-or-python.ts";
import { foldText } from "../text/fold.ts";
import { memoize } from "../text/memoize.ts";
import { withoutBrackets } from "../text/without-brackets.ts";
import { WEEKDAYS } from "./opening-hours.ts";
import { parseDayHours } from "./opening-hours-day.ts";
import { plainHours } from "./opening-hours-shapes.ts";
import { EVERY_DAY, FILLER_WORDS, WEEKDAY_NAMES } from "./opening-hours-words-data.ts";

export interface ParsedHours {
  /** null when no day is known. */
  hours: OpeningHours | null;
  /** The parts that could not be parsed; "" without any. */
  unreadable: string;
}

/** A full week takes some 1,000. */
const MAX_HOURS_CHARS = 5_000;

type DayTexts = Map<Weekday, string[]>;

/**
 * Parses opening hours of exports: JSON, a Python dict, `Monday: 9AM-5PM | …`, `Monday,9,5PM|…`, day ranges ("Mo-Fr 09:00-18:00"), weekdays
 * in many languages. A day that is not named is unknown, not closed. Unreadable parts are reported; it never throws. Memoized: do not
 * modify the result.
 */
export const parseWorkingHours = memoize((text): ParsedHours => {
  const texts: DayTexts = new Map();
  const unreadable: string[] = [];
  if (text.length > MAX_HOURS_CHARS) return { hours: null, unreadable: text };
  const literal = looksLikeJsonOrPython(text) ? parseJsonOrPython(text) : text;
  if (literal === undefined) unreadable.push(text);
  else addValue(plainHours(literal), texts, unreadable);
  const hours: OpeningHours = {};
  for (const day of WEEKDAYS) {
    const dayText = texts.get(day);
    const read = dayText && parseDayHours(dayText.length === 1 ? (dayText[0] as string) : dayText.join(", "));
    if (read) hours[day] = read;
    else if (read === null) unreadable.push(`${day}: ${dayText?.join(", ")}`);
  }
  return { hours: Object.keys(hours).length > 0 ? hours : null, unreadable: unreadable.join(" | ") };
});

/** Formats hours as one line of JSON for an export; "" for unknown hours. */
export function formatOpeningHours(hours: OpeningHours | null): string {
  return hours ? JSON.stringify(hours) : "";
}

function addValue(value: unknown, texts: DayTexts, unreadable: string[]): void {
  if (Array.isArray(value)) for (const item of value) addValue(item, texts, unreadable);
  else if (typeof value === "string") addText(value, texts, unreadable);
  else if (typeof value === "object" && value !== null) addObject(value as Record<string, unknown>, texts, unreadable);
}

function addObject(value: Record<string, unknown>, texts: DayTexts, unreadable: string[]): void {
  if ("day" in value && "hours" in value) {
    addDays(String(value["day"]), value["hours"], texts, unreadable);
    return;
  }
  for (const key in value) addDays(key, value[key], texts, unreadable);
}

function addDays(key: string, value: unknown, texts: DayTexts, unreadable: string[]): void {
  const days = (WEEKDAYS as readonly string[]).includes(key) ? [key as Weekday] : daysIn(foldText(key));
  if (days.length === 0) unreadable.push(`${key}: ${textOf(value)}`);
  // "Monday (Labor Day)" beside "Monday" is a single date.
  for (const day of days) if (!texts.has(day)) texts.set(day, [textOf(value)]);
}

function textOf(value: unknown): string {
  if (typeof value === "string") return value;
  if (Array.isArray(value)) return value.map(textOf).join(", ");
  if (typeof value === "number") return String(value);
  if (typeof value !== "object" || value === null) return "";
  const { open, close, opens, closes } = value as Record<string, unknown>;
  return `${textOf(open ?? opens)} - ${textOf(close ?? closes)}`;
}

const WORD = /[\p{L}\p{M}][\p{L}\p{M}'-]*[\p{L}\p{M}]/gu;

function addText(text: string, texts: DayTexts, unreadable: string[]): void {
  const folded = foldText(text.replace(/\n/g, " | ").replace(/[[\]]/g, " "));
  const runs = dayRuns(folded);
  const before = folded.slice(0, runs[0]?.start ?? folded.length);
  if (runs.length === 0 && parseDayHours(folded) === "Open 24 hours") {
    for (const day of WEEKDAYS) texts.set(day, [folded]);
    return;
  }
  const hasOtherWords = before.split(/[\s|,;:]+/).some((word) => word !== "" && !FILLER_WORDS.has(word));
  if (hasOtherWords && parseDayHours(before) !== "") unreadable.push(before.trim());
  runs.forEach(({ days, end }, index) => {
    const value = folded.slice(end, runs[index + 1]?.start).replace(/^[\s:.,|]+|(?<![\s|;,])[\s|;,]+$/g, "");
    for (const day of days) texts.set(day, [...(texts.get(day) ?? []), value]);
  });
}

/** Weekday names and their connectors: "mon-fri", "sa, so", "monday". */
interface DayRun {
  days: Weekday[];
  start: number;
  end: number;
}

function dayRuns(folded: string): DayRun[] {
  const runs: DayRun[] = [];
  for (const match of folded.matchAll(WORD)) {
    const start = match.index;
    // "do" is Thursday in German, but "to" in "9 do 17".
    if (/\d\s*$/.test(folded.slice(0, start)) && /^\s*\d/.test(folded.slice(start + match[0].length))) {
      if (match[0].length < 3) continue;
    }
    const days = daysIn(match[0]);
    if (days.length === 0) continue;
    const last = runs.at(-1);
    const end = start + match[0].length;
    const between = last ? folded.slice(last.end, start) : "";
    if (last && /^\.?\s*(?:-|to|bis|a|au|al|tot|through|thru|do)\s*$/.test(between)) {
      last.days = span(last.days[0] as Weekday, days.at(-1) as Weekday);
      last.end = end;
    } else if (last && /^\.?\s*(?:,|&|\/|and|und|et|y|e|en|ve)?$/.test(between.trimEnd())) {
      last.days.push(...days);
      last.end = end;
    } else runs.push({ days, start, end });
  }
  return runs;
}

/** Returns the days that a word names: one, every day, or a range ("mon-fri"); none for other words. */
function daysIn(name: string): Weekday[] {
  const word = withoutBrackets(name, "").replace(/(?<![\s.:,])[\s.:,]+$/, "");
  const day = WEEKDAY_NAMES.get(word);
  if (day) return [day];
  if (EVERY_DAY.has(word)) return [...WEEKDAYS];
  const [from, to, ...more] = word.split("-").map((part) => WEEKDAY_NAMES.get(part.trim()));
  return from && to && more.length === 0 ? span(from, to) : [];
}

function span(from: Weekday, to: Weekday): Weekday[] {
  const first = WEEKDAYS.indexOf(from);
  const length = ((WEEKDAYS.indexOf(to) - first + 7) % 7) + 1;
  return Array.from({ length }, (_, index) => WEEKDAYS[(first + index) % 7] as Weekday);
}
