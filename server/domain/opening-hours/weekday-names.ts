import type { Weekday } from "#contract/business";
import { withoutBrackets } from "../text/without-brackets.ts";
import { WEEKDAYS } from "./opening-hours.ts";
import {
  EVERY_DAY,
  HOLIDAY_WORDS,
  LETTER_RANGE,
  LETTERS,
  PHRASES,
  SHORT_NAMES,
  WEEKDAY_NAMES,
} from "./opening-hours-words-data.ts";

/** Weekdays that a text names at one position: "mon", "mon-fri", "daily"; none for public holidays. */
export interface NamedDays {
  days: Weekday[];
  start: number;
  end: number;
  /** Separator to the preceding days, if it is only a comma or "and". */
  joint: "comma" | "and" | undefined;
}

const WORD = /[\p{L}\p{M}][\p{L}\p{M}'-]*[\p{L}\p{M}]/gu;
const RANGE_WORDS = /^\.?\s*(?:-|~|to|bis|a|ao|au|al|tot|through|thru|til|till|ate|do|по|до)\s*$/;
const COMMA = /^\.? ?,? ?$/;
const AND = /^\.? ?,? ?(?:&|\/|\+|and|und|et|y|e|en|ve|og|och|i|и) ?$/;
/** Romance names beside which "di" and "do" are prepositions. */
const ROMANCE_LONG =
  /(?<!\p{L})(?:lun|lundi|lunedi|lunes|ven|vendredi|venerdi|vie|viernes|sab|sabato|sabado|samedi|dom|domenica|domingo|dim|dimanche|seg|segunda|sex|sexta)(?!\p{L})/u;

/** Exports write "Monday: 9AM-5PM | …" and have no phrases, which take time to look for. */
const EXPORT = /^(\p{L}+) ?[:,][^|]*\|/u;

/** Replaces phrases for days by one word: "7 days a week" by "daily", "M-F" by "mon-fri". `folded` is a result of `foldText`. */
export function plainDayPhrases(foldedText: string): string {
  const [, firstWord = ""] = EXPORT.exec(foldedText) ?? [];
  if (WEEKDAY_NAMES.has(firstWord)) return foldedText;
  const text = replaceAll(foldedText, PHRASES);
  return LETTER_RANGE.test(text) ? replaceAll(text, LETTERS) : text;
}

function replaceAll(text: string, replacements: readonly (readonly [RegExp, string])[]): string {
  return replacements.reduce(
    (replacedText, [pattern, replacement]) => replacedText.replace(pattern, replacement),
    text,
  );
}

/** Finds all weekdays in a folded text, in its order. */
export function findWeekdays(foldedText: string): NamedDays[] {
  const matches: NamedDays[] = [];
  const dayOf = namesIn(foldedText);
  for (const match of foldedText.matchAll(WORD)) {
    const [word] = match;
    const start = match.index;
    const end = start + word.length;
    const days = daysOfWord(word, dayOf);
    if (days === undefined || isNumberWord(foldedText, start, end)) continue;
    const last = matches.at(-1);
    const between = last && foldedText.slice(last.end, start);
    const [from, to] = [last?.days[0], days.at(-1)];
    if (last && from && to && RANGE_WORDS.test(between ?? "")) {
      last.days = weekdaySpan(from, to);
      last.end = end;
    } else matches.push({ days, start, end, joint: jointOf(between) });
  }
  return matches;
}

function jointOf(between: string | undefined): NamedDays["joint"] {
  if (between === undefined) return undefined;
  return COMMA.test(between) ? "comma" : AND.test(between) ? "and" : undefined;
}

/** Returns the days that a folded name stands for: one, every day, or a range ("mon-fri"); none for other words. */
export function weekdaysOf(name: string): Weekday[] {
  const word = withoutBrackets(name, "").replace(/(?<![\s.:,])[\s.:,]+$/, "");
  return daysOfWord(word, (part) => WEEKDAY_NAMES.get(part)) ?? [];
}

type DayOfName = (name: string) => Weekday | undefined;

/** All other names mean the same day in every language that has them. */
const AMBIGUOUS_NAMES: ReadonlySet<string> = new Set(SHORT_NAMES.flatMap(({ names }) => [...names.keys()]));

/** Chooses between languages for names that mean another day in each: "ma" and "di" are Tuesday and Sunday in French. */
function namesIn(foldedText: string): DayOfName {
  let short: DayOfName | undefined;
  return (name) => {
    if (!AMBIGUOUS_NAMES.has(name)) return WEEKDAY_NAMES.get(name);
    short ??= shortNamesIn(foldedText);
    return short(name);
  };
}

function shortNamesIn(foldedText: string): DayOfName {
  const shortNames = SHORT_NAMES.find(({ evidence }) => evidence.every((pattern) => pattern.test(foldedText)))?.names;
  const hasPrepositions = shortNames === undefined && ROMANCE_LONG.test(foldedText);
  return (name) =>
    shortNames?.get(name) ?? (hasPrepositions && /^d[io]$/.test(name) ? undefined : WEEKDAY_NAMES.get(name));
}

function daysOfWord(word: string, dayOf: DayOfName): Weekday[] | undefined {
  const day = dayOf(word);
  if (day) return [day];
  if (EVERY_DAY.has(word)) return [...WEEKDAYS];
  if (word === "weekdays") return WEEKDAYS.slice(0, 5);
  if (word === "weekend") return WEEKDAYS.slice(5);
  if (HOLIDAY_WORDS.has(word)) return [];
  if (!word.includes("-")) return undefined;
  const [from, to, ...more] = word.split("-").map((part) => dayOf(part.trim()));
  return from && to && more.length === 0 ? weekdaySpan(from, to) : undefined;
}

/** "do" is Thursday in German, but "to" in "9 do 17"; "th" is part of a date in "4th". */
function isNumberWord(foldedText: string, start: number, end: number): boolean {
  if (end - start > 2 || !/\d\s*$/.test(foldedText.slice(0, start))) return false;
  return /^\s*\d/.test(foldedText.slice(end)) || /^(?:st|nd|rd|th)$/.test(foldedText.slice(start, end));
}

function weekdaySpan(from: Weekday, to: Weekday): Weekday[] {
  const first = WEEKDAYS.indexOf(from);
  const length = ((WEEKDAYS.indexOf(to) - first + 7) % 7) + 1;
  return Array.from({ length }, (_, index) => WEEKDAYS[(first + index) % 7] as Weekday);
}
