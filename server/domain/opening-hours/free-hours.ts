import type { Weekday } from "#contract/business";
import { foldText } from "../text/fold.ts";
import { readTimes } from "./free-times.ts";
import { CLOSED, rangesOf, WEEKDAYS } from "./opening-hours.ts";
import { parseDayHours } from "./opening-hours-day.ts";
import { AND_WORDS, CLOSED_WORDS, EXCEPT_WORDS, FILLER_WORDS } from "./opening-hours-words-data.ts";
import { findWeekdays, type NamedDays, plainDayPhrases } from "./weekday-names.ts";

/** Hours that a text gives to some days. */
interface DayHours {
  days: readonly Weekday[];
  /** Original text, which a warning quotes. */
  text: string;
  /** Hours in the stored form; null if the text is unreadable. */
  hours: string | null;
}

export interface FreeHours {
  /** Hours by weekday in the stored form, without days that are unknown. */
  week: Map<Weekday, string>;
  /** Texts of days whose hours contradict each other or cannot be read. */
  unreadable: string[];
  hasHolidays: boolean;
}

type Value = { kind: "closed" | "except" | "times"; text: string };
type Item = NamedDays | Value;
type Group = { days: NamedDays[]; value: Value };

/** Maximum number of items, which bounds the time; no week has more. */
const MAX_ITEMS = 40;

/** "Sa[1]", the first Saturday of a month, and "PH Mo", holidays that are a Monday, are conditions of OSM's grammar. */
const OSM_CONDITION = /[A-Za-z]\[|\b[PS]H +[A-Z]|[a-z] +[PS]H\b/;

/**
 * Parses hours as owners type them: days before or after their hours ("closed Sunday"), or hours without days. Returns undefined for a text
 * that is unreadable or ambiguous. A narrower group of days replaces a wider one: "daily 9-5, Sunday closed".
 */
export function parseFreeHours(rawText: string): FreeHours | undefined {
  if (OSM_CONDITION.test(rawText)) return undefined;
  const text = plainDayPhrases(foldText(rawText.replace(/\n/g, " | ").replace(/、/g, ", ").replace(/[[\]]/g, " ")));
  const namedDays = findWeekdays(text);
  if (namedDays.length === 0) return everyDay(text);
  if (namedDays.some((days, index) => isSlashRange(text, namedDays[index - 1], days))) return undefined;
  const groups = labelledGroups(text, namedDays) ?? freeGroups(text, namedDays);
  if (groups === undefined) return undefined;
  const readings = readGroups(groups, text);
  const week = new Map<Weekday, string>();
  const unreadable: string[] = [];
  for (const day of WEEKDAYS) {
    const readingsOfDay = readings.filter(({ days }) => days.includes(day));
    if (readingsOfDay.length === 0) continue;
    const hours = hoursOfDay(readingsOfDay);
    if (hours === null) unreadable.push(`${day}: ${readingsOfDay.map((reading) => reading.text).join(" | ")}`);
    else if (hours !== "") week.set(day, hours);
  }
  return { week, unreadable, hasHolidays: namedDays.some(({ days }) => days.length === 0) };
}

/** Tells whether a slash means a range: "Tue/Sun" may be two days, or all days between. */
function isSlashRange(text: string, from: NamedDays | undefined, to: NamedDays): boolean {
  const [first, second] = [from?.days[0], to.days[0]];
  if (from === undefined || first === undefined || second === undefined) return false;
  const gap = (WEEKDAYS.indexOf(second) - WEEKDAYS.indexOf(first) + 7) % 7;
  return gap > 2 && text.slice(from.end, to.start).trim() === "/";
}

/** Hours without a day apply to every day. */
function everyDay(text: string): FreeHours | undefined {
  const hours = /[;|]/.test(text) ? null : readTimes(text, text);
  const isBlank = hours === "" || valuesIn(text).length === 0;
  if (!isBlank && (hours === null || hours === CLOSED)) return undefined;
  const days = isBlank || hours === null ? [] : WEEKDAYS.map((day): [Weekday, string] => [day, hours]);
  return { week: new Map(days), unreadable: [], hasHolidays: false };
}

/** Returns the groups of a text in which a colon follows all days, with the blank ones; undefined for another text. */
function labelledGroups(text: string, namedDays: NamedDays[]): Group[] | undefined {
  const heads = namedDays.filter(
    (days, index) => namedDays[index + 1]?.joint === undefined || text.slice(days.end).trimStart().startsWith(":"),
  );
  if (!heads.every(({ end }) => /^\.?\s*:/.test(text.slice(end, end + 8)))) return undefined;
  if (valuesIn(text.slice(0, namedDays[0]?.start)).length > 0) return undefined;
  let pending: NamedDays[] = [];
  return namedDays.flatMap((days, index) => {
    pending.push(days);
    if (!heads.includes(days)) return [];
    const group = { days: pending, value: labelledValue(text.slice(days.end, namedDays[index + 1]?.start)) };
    pending = [];
    return [group];
  });
}

function labelledValue(text: string): Value {
  return { kind: "times", text: text.replace(/^[\s:.,|;]+|(?<![\s|;,])[\s|;,]+$/g, "") };
}

function freeGroups(text: string, namedDays: NamedDays[]): Group[] | undefined {
  const clauses = clausesOf(text, namedDays);
  const groups: Group[] = [];
  for (const clause of clauses) {
    if (!clause.some(isValue)) continue;
    if (clause.length > MAX_ITEMS || clause.some(joinsDays)) return undefined;
    const solutions = groupings(clause, 0, undefined);
    if (solutions.length !== 1) return undefined;
    groups.push(...(solutions[0] ?? []));
  }
  return groups;
}

/** Splits a text at semicolons and bars. Hours without a day of their own belong to the clause before. */
function clausesOf(text: string, namedDays: NamedDays[]): Item[][] {
  const clauses: Item[][] = [[]];
  let end = 0;
  for (const days of [...namedDays, undefined]) {
    const [first = "", ...otherParts] = text.slice(end, days?.start).split(/[;|]/);
    clauses.at(-1)?.push(...valuesIn(first));
    for (const part of otherParts) clauses.push(valuesIn(part));
    if (days === undefined) break;
    clauses.at(-1)?.push(days);
    end = days.end;
  }
  return clauses.reduce<Item[][]>((clausesBefore, clause) => {
    const last = clausesBefore.at(-1);
    if (last !== undefined && (last.every(isValue) || clause.every(isValue))) last.push(...clause);
    else clausesBefore.push(clause);
    return clausesBefore;
  }, []);
}

/** Tells whether unknown words join two days, perhaps to a range: "maandag tem vrijdag 9-17". */
function joinsDays(item: Item, index: number, clause: readonly Item[]): boolean {
  const next = clause[index + 1];
  if (!isValue(item) || item.kind !== "times" || next === undefined || isValue(next)) return false;
  return index > 0 && !/[\d,.]/.test(item.text) && parseDayHours(item.text) === null;
}

function isValue(item: Item): item is Value {
  return "kind" in item;
}

const LEADING_SIGNS = /^[\s:.,]+/;

/** Splits the text between days into times and "closed"; fillers alone are nothing. */
function valuesIn(text: string): Value[] {
  const values: Value[] = [];
  let words: string[] = [];
  const flush = () => {
    const isEmpty = words.every((word) => FILLER_WORDS.has(word) || AND_WORDS.has(word) || !/[\p{L}\d]/u.test(word));
    if (!isEmpty) values.push({ kind: "times", text: words.join(" ").replace(LEADING_SIGNS, "") });
    words = [];
  };
  for (const word of text.split(/\s+/)) {
    const bare = word.replace(/^[,.:(-]+|(?<![,.:)-])[,.:)-]+$/g, "");
    if (CLOSED_WORDS.has(bare) || EXCEPT_WORDS.has(bare)) {
      flush();
      values.push({ kind: CLOSED_WORDS.has(bare) ? "closed" : "except", text: bare });
    } else words.push(FILLER_WORDS.has(bare) ? bare : word);
  }
  flush();
  return values;
}

/**
 * Returns at most two ways to give each value to days that follow or precede it. Times stand on the same side of their days in one
 * clause, "closed" on either.
 */
function groupings(items: readonly Item[], index: number, isTimeFirst: boolean | undefined): Group[][] {
  const item = items[index];
  if (item === undefined) return [[]];
  const run = daysFrom(items, isValue(item) ? index + 1 : index);
  const solutions: Group[][] = [];
  const add = (value: Value, days: NamedDays[], next: number, side: boolean) => {
    const isTime = value.kind === "times";
    if (isTime && isTimeFirst !== undefined && side !== isTimeFirst) return;
    if (value.kind === "except" && !side) return;
    for (const rest of groupings(items, next, isTime ? side : isTimeFirst)) solutions.push([{ days, value }, ...rest]);
  };
  if (!isValue(item)) {
    const value = items[index + run.length];
    if (value !== undefined && isValue(value)) add(value, run, index + run.length + 1, false);
    return solutions;
  }
  for (let count = run.length; count > 0 && solutions.length < 2; count--) {
    if (run[count]?.joint !== "and") add(item, run.slice(0, count), index + 1 + count, true);
  }
  return solutions.slice(0, 2);
}

/** Returns the days at an item and those joined to them. */
function daysFrom(items: readonly Item[], start: number): NamedDays[] {
  const run: NamedDays[] = [];
  for (let index = start; index < items.length; index++) {
    const item = items[index] as Item;
    if (isValue(item) || (run.length > 0 && item.joint === undefined)) break;
    run.push(item);
  }
  return run;
}

const UNTIL = /^(?:-|till|til|until|bis|hasta|jusqu'a|fino alle|fino a|tot|to)\s*(?=\d|noon|midnight)/;

function readGroups(groups: Group[], text: string): DayHours[] {
  const readings: DayHours[] = [];
  for (const { days, value } of groups) {
    const start = /^(\d+:\d\d [AP]M) - [^,]*$/.exec(readings.at(-1)?.hours ?? "")?.[1];
    const hours =
      value.kind !== "times"
        ? CLOSED
        : start !== undefined && UNTIL.test(value.text)
          ? parseDayHours(value.text.replace(UNTIL, `${start} - `))
          : readTimes(value.text, text);
    readings.push({ days: [...new Set(days.flatMap((namedDays) => namedDays.days))], text: value.text, hours });
  }
  return readings;
}

/** Returns "" for unknown, and null where the readings contradict each other. */
function hoursOfDay(readings: DayHours[]): string | null {
  if (readings.some(({ hours }) => hours === null)) return null;
  const narrowest = Math.min(...readings.map(({ days }) => days.length));
  const narrow = readings.filter(({ days }) => days.length === narrowest);
  const wider = readings.filter(({ days }) => days.length > narrowest);
  const texts = [...new Set(narrow.map(({ hours }) => hours ?? ""))].filter((hours) => hours !== "");
  const [first] = narrow;
  const isOneGroup = narrow.every(({ days }) => days.join() === first?.days.join());
  if (texts.length > 1 && (!isOneGroup || texts.includes(CLOSED))) return null;
  const hours = texts.length > 1 ? parseDayHours(texts.join(", ")) : (texts[0] ?? "");
  const isClear = wider.every((other) => other.hours === hours || isReplacedBy(hours ?? "", first, other));
  return isClear ? hours : null;
}

/** Tells whether hours of a day replace those of a wider range. "Mon-Fri 8-12, Tue 14-18" is ambiguous: it may add hours to Tuesday. */
function isReplacedBy(hours: string, narrow: DayHours | undefined, wider: DayHours): boolean {
  if (narrow?.days.some((day) => !wider.days.includes(day))) return false;
  const [ownRanges, otherRanges] = [rangesOf(hours), rangesOf(wider.hours ?? "")];
  return ownRanges.length === 0 || ownRanges.some((a) => otherRanges.some((b) => a[0] < b[1] && b[0] < a[1]));
}
