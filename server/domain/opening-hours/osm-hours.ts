import type opening_hours from "opening_hours";
import type { OpeningHours } from "#contract/business";
import { memoize } from "../text/memoize.ts";
import { DAY_MINUTES, formatRanges, type ParsedHours, type TimeRange, WEEKDAYS } from "./opening-hours.ts";

const MONTH = "(?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)";
const WORDS = `Mo|Tu|We|Th|Fr|Sa|Su|PH|SH|${MONTH}|week|easter|sunrise|sunset|dawn|dusk|open|closed|off|unknown|days?`;
const OSM_TEXT = new RegExp(`^(?:(?:${WORDS})(?![A-Za-z])|"[^"]*"|[\\d\\s:;,+|()[\\]/.-])+$`);
/** Public and school holidays, a few dates, and dates of one year, at the start of a rule. */
const HOLIDAY_RULE = new RegExp(
  `^(?:(?:PH|SH|easter)(?:,\\s*(?:PH|SH))*|${MONTH} \\d{1,2}(?:[-,]\\d{1,2})?(?:,\\s*${MONTH} \\d{1,2})*|20\\d\\d ${MONTH} \\d{1,2}(?:-(?:${MONTH} )?\\d{1,2})?)(?=[\\s:]|$)`,
);
const HOLIDAY_IN_LIST = /,\s*(?:PH|SH)\b|\b(?:PH|SH)\s*,\s*(?=Mo|Tu|We|Th|Fr|Sa|Su)/g;
const MAX_DATES = 7;
/** A second rule without a day replaces the first in OSM's grammar, which its writer hardly means. */
const HOURS_OF_NO_DAY = /;\s*\d/;
const VARIABLE_TIMES = /sun(?:rise|set)|dawn|dusk|easter/;

/** Tells whether a text consists of nothing but words and signs of OSM's `opening_hours`. */
export function isOsmText(text: string): boolean {
  return OSM_TEXT.test(text);
}

/** Returns an OSM text without the rules of holidays and single dates, which change no ordinary week. */
export function withoutHolidayRules(text: string): string {
  return text
    .split(";")
    .map((rule) => rule.trim())
    .filter((rule) => !HOLIDAY_RULE.test(rule) || spanOfDates(rule) > MAX_DATES)
    .map((rule) => withoutComment(rule.replace(HOLIDAY_IN_LIST, "")))
    .join("; ");
}

/** Removes the fallback rule: `|| "by appointment"`. */
function withoutComment(rule: string): string {
  const [first = "", fallback = "", ...furtherFallbacks] = rule.split("||");
  return furtherFallbacks.length === 0 && /^"[^"]*"$/.test(fallback.trim()) ? first.trim() : rule;
}

function spanOfDates(rule: string): number {
  const [, from, to] = /^[A-Z][a-z]{2} (\d{1,2})-(\d{1,2})/.exec(rule) ?? [];
  return from === undefined ? 1 : Math.abs(Number(to) - Number(from)) + 1;
}

/** A Monday without changes of daylight saving time around it, in any time zone. */
const MONDAY_DATE = [2024, 0, 15] as const;
const MINUTE_MS = 60_000;
const NOON_MS = (DAY_MINUTES / 2) * MINUTE_MS;

let Library: typeof opening_hours | undefined;

export function isOsmLibraryLoaded(): boolean {
  return Library !== undefined;
}

/** Loads the parser of OSM's grammar: 40 ms and some 15 MB, so only for a file that needs it. */
export async function loadOsmLibrary(): Promise<void> {
  Library ??= (await import("opening_hours")).default;
}

/**
 * Reads OSM's `opening_hours` as an ordinary week, by the library `opening_hours`. Nothing is known of seasons, weeks of the year and
 * sunrise, of days that no rule names, and of days with an open end or a comment. Errors: the library is not loaded.
 */
export const readOsmHours = memoize((text): ParsedHours => {
  if (Library === undefined) throw new Error("loadOsmLibrary comes first");
  const unknown = { hours: null, unreadable: text };
  // "off" alone may only mean that the business is closed now.
  if (!/[A-Z\d]/.test(text)) return unknown;
  if (VARIABLE_TIMES.test(text) || HOURS_OF_NO_DAY.test(text)) return unknown;
  try {
    return weekOf(new Library(text), text) ?? unknown;
  } catch {
    // The library throws strings for what it cannot parse.
    return unknown;
  }
});

const NIGHT_CUT_OFF = "additional_rule_separator_not_used_after_time_wrapping_midnight";

function weekOf(openingHours: opening_hours, text: string): ParsedHours | undefined {
  if (!openingHours.isWeekStable()) return undefined;
  if (openingHours.getStructuredWarnings().some(({ type }) => type === NIGHT_CUT_OFF)) return undefined;
  const ranges = WEEKDAYS.map((): TimeRange[] => []);
  const unclear = new Set<number>();
  for (const [from, to, isUnknown, comment] of openingHours.getOpenIntervals(midnight(-7), midnight(14))) {
    for (const { day, range } of rangesByDay(minutesSinceMonday(from), minutesSinceMonday(to))) {
      if (isUnknown || comment !== undefined) unclear.add(day);
      else ranges[day]?.push(range);
    }
  }
  const hours: OpeningHours = {};
  WEEKDAYS.forEach((weekday, day) => {
    const isNamed = openingHours.getMatchingRule(new Date(midnight(day).getTime() + NOON_MS)) !== undefined;
    const ownRanges = ranges[day] ?? [];
    if (!unclear.has(day) && (isNamed || ownRanges.length > 0)) hours[weekday] = formatRanges(ownRanges);
  });
  const isKnown = Object.keys(hours).length > 0;
  return { hours: isKnown ? hours : null, unreadable: isKnown && unclear.size === 0 ? "" : text };
}

/** Splits an interval at midnight, except a night that ends before noon; only days of the one week are returned. */
function rangesByDay(from: number, to: number): { day: number; range: TimeRange }[] {
  const ranges: { day: number; range: TimeRange }[] = [];
  for (let start = from; start < to; ) {
    const day = Math.floor(start / DAY_MINUTES);
    const midnightAfter = (day + 1) * DAY_MINUTES;
    const isNight = start > day * DAY_MINUTES && to <= midnightAfter + DAY_MINUTES / 2;
    const end = isNight ? to : Math.min(to, midnightAfter);
    if (day >= 0 && day < WEEKDAYS.length)
      ranges.push({ day, range: [start - day * DAY_MINUTES, end - day * DAY_MINUTES] });
    start = end;
  }
  return ranges;
}

function midnight(day: number): Date {
  return new Date(MONDAY_DATE[0], MONDAY_DATE[1], MONDAY_DATE[2] + day);
}

function minutesSinceMonday(date: Date): number {
  return Math.round((date.getTime() - midnight(0).getTime()) / MINUTE_MS);
}
