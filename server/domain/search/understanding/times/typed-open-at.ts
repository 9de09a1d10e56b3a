import { DAY_PARTS, type DayPart, OPEN_DAYS, type OpenDay } from "#contract/lists/open-at";
import { phraseAt, phraseTable } from "../phrase-table.ts";
import {
  BEFORE_12_HOURS,
  BEFORE_24_HOURS,
  BETWEEN_WORDS,
  DAY_WORDS,
  FROM_24_HOURS,
  GERMAN_DAYS,
  GERMAN_PARTS,
  NAMED_TIMES,
  OPEN_WORDS,
  PART_WORDS,
  SHORT_DAY_WORDS,
  THIS_EVENING,
  TOMORROW_OR_MORNING,
  UNTIL_24_HOURS,
  UNTIL_WORDS,
} from "./open-at-words-data.ts";
import { type Clock, clockAt } from "./typed-clock.ts";

/** A phrase for businesses open at a time: "open sunday", "samstag 22 uhr", "ouvert tard vendredi". */
export interface OpenAtMatch {
  start: number;
  /** Position after the last word. */
  end: number;
  /** Values of the parameter `openAt`, all of which must hold. */
  times: readonly string[];
  /** Tells whether it has neither a word for "open" nor a day with a time, so that it may be part of a name. */
  isTentative: boolean;
}

type Meaning =
  | {
      kind:
        | "open"
        | "between"
        | "clock12"
        | "clock24"
        | "from24"
        | "until"
        | "until24"
        | "thisEvening"
        | "tomorrowOrMorning";
    }
  | { kind: "day"; day: OpenDay; isShort: boolean }
  | { kind: "part"; part: DayPart }
  | { kind: "hour"; name: keyof typeof NAMED_TIMES };

const meaningLists: readonly (readonly [list: string, meaning: Meaning])[] = [
  [OPEN_WORDS, { kind: "open" }],
  [THIS_EVENING, { kind: "thisEvening" }],
  [TOMORROW_OR_MORNING, { kind: "tomorrowOrMorning" }],
  ...OPEN_DAYS.map((day) => [DAY_WORDS[day], { kind: "day", day, isShort: false }] as const),
  ...OPEN_DAYS.map((day) => [SHORT_DAY_WORDS[day] ?? "", { kind: "day", day, isShort: true }] as const),
  ...DAY_PARTS.map((part) => [PART_WORDS[part], { kind: "part", part }] as const),
  [NAMED_TIMES.midnight, { kind: "hour", name: "midnight" }],
  [NAMED_TIMES.noon, { kind: "hour", name: "noon" }],
  [UNTIL_WORDS, { kind: "until" }],
  [UNTIL_24_HOURS, { kind: "until24" }],
  [BEFORE_12_HOURS, { kind: "clock12" }],
  [BEFORE_24_HOURS, { kind: "clock24" }],
  [FROM_24_HOURS, { kind: "from24" }],
  [BETWEEN_WORDS, { kind: "between" }],
];
const meanings = phraseTable(meaningLists);
/** Days with their part in one German word: "Samstagabend". */
const compounds: ReadonlyMap<string, readonly [OpenDay, DayPart]> = new Map(
  GERMAN_DAYS.flatMap(([dayWord, day]) =>
    GERMAN_PARTS.map(([partWord, part]) => [dayWord + partWord, [day, part]] as const),
  ),
);

/** Holds the day and time that the words so far have named. */
interface Reading {
  /** Position after the last meaningful word. */
  end: number;
  isOpen: boolean;
  days: OpenDay[];
  hasLongDay: boolean;
  part?: DayPart;
  clock?: Clock;
  isMidnight?: boolean;
  isUntil: boolean;
}

const openWords = phraseTable([[OPEN_WORDS, true]]);

export function isOpenWord(word: string): boolean {
  return openWords.valueByKey.has(word);
}

/** Finds the longest phrase of a time that starts at a word. */
export function openAtPhraseAt(words: readonly string[], start: number): OpenAtMatch | undefined {
  const reading = readPhrase(words, start);
  const times = timesOf(reading);
  const { isOpen, days, clock, hasLongDay, end } = reading;
  const isDayAndTime = days.length > 0 && clock?.isSure === true;
  const isRelative = days.some((day) => day === "today" || day === "tomorrow") && reading.part === undefined;
  const mayStandAlone = hasLongDay ? !isRelative : clock?.isSure === true;
  if (times.length === 0 || !(isOpen || isDayAndTime || mayStandAlone)) return undefined;
  return { start, end, times, isTentative: !isOpen && !isDayAndTime };
}

function readPhrase(words: readonly string[], start: number): Reading {
  const reading: Reading = { end: start, isOpen: false, days: [], hasLongDay: false, isUntil: false };
  let last: Meaning["kind"] | undefined;
  for (let at = start; at < words.length; ) {
    const isExpected = reading.isOpen || reading.days.length > 0;
    const clock = reading.clock
      ? undefined
      : clockAt(words, at, {
          isExpected,
          last,
          hasPart: reading.part !== undefined,
          isPart: (next) => isPart(words, next),
        });
    const meaning = clock ? undefined : phraseAt(meanings, words, at);
    const compound = compounds.get(words[at] ?? "");
    if (clock !== undefined) {
      reading.clock = clock;
      reading.isUntil = isUntil(last);
      at = reading.end = clock.end;
      last = undefined;
    } else if (compound !== undefined) {
      addDay(reading, compound[0], true);
      reading.part = compound[1];
      at = reading.end = at + 1;
      last = "part";
    } else if (meaning !== undefined && addMeaning(reading, meaning.value, last)) {
      const says = !["between", "clock12", "clock24", "from24", "until", "until24"].includes(meaning.value.kind);
      at = meaning.end;
      if (says) reading.end = at;
      last = meaning.value.kind;
    } else break;
  }
  return reading;
}

/** Adds the meaning of a phrase; returns false if it is a repetition. */
function addMeaning(reading: Reading, meaning: Meaning, last: Meaning["kind"] | undefined): boolean {
  switch (meaning.kind) {
    case "open":
      if (reading.isOpen) return false;
      reading.isOpen = true;
      return true;
    case "day":
      addDay(reading, meaning.day, !meaning.isShort);
      return true;
    case "thisEvening":
      addDay(reading, "today", true);
      reading.part = "evening";
      return true;
    case "tomorrowOrMorning":
      if (reading.days.length === 0) addDay(reading, "tomorrow", true);
      else reading.part = "morning";
      return true;
    case "part":
      if (reading.part !== undefined && meaning.part !== "late" && reading.part !== "late") return false;
      if (reading.part !== "late") reading.part = meaning.part;
      return true;
    case "hour":
      if (reading.clock) return false;
      reading.clock = { minute: meaning.name === "noon" ? 720 : 0, end: 0, isSure: true, isWhole: true };
      reading.isMidnight = meaning.name === "midnight";
      reading.isUntil = isUntil(last);
      return true;
    default:
      return true;
  }
}

function addDay(reading: Reading, day: OpenDay, isLong: boolean) {
  if (!reading.days.includes(day)) reading.days.push(day);
  if (isLong) reading.hasLongDay = true;
}

function isUntil(last: Meaning["kind"] | undefined): boolean {
  return last === "until" || last === "until24";
}

function isPart(words: readonly string[], at: number): boolean {
  const meaning = phraseAt(meanings, words, at)?.value;
  return meaning?.kind === "part" && meaning.part !== "late";
}

const HALF_DAY = 720;
const DAY_MINUTES = 1440;
/** Earlier hours of a night belong to the next day. */
const MORNING = 360;

function timesOf({ days, part, clock, isMidnight = false, isUntil }: Reading): string[] {
  if (clock === undefined) {
    if (days.length === 0) return part === undefined || part === "late" ? [] : [part];
    return days.map((day) => (part === undefined ? day : `${day}-${part}`));
  }
  if (isMidnight && !isUntil && days.length > 0) return days.map((day) => `${day}-late`);
  const minute = minuteOf(clock, part);
  // A bar that is open until 2 AM on Saturday closes on Sunday.
  const isNight = part === "night" || part === "evening" || part === "late" || (isUntil && minute > 0);
  const isNextDay = isNight && minute < MORNING;
  const time = formatClock(isUntil ? (minute + DAY_MINUTES - 1) % DAY_MINUTES : minute);
  return days.length === 0 ? [time] : days.map((day) => `${isNextDay ? nextDay(day) : day}-${time}`);
}

function minuteOf({ minute, isWhole }: Clock, part: DayPart | undefined): number {
  const isLater = part === "afternoon" || part === "evening" || (part === "night" && minute >= MORNING);
  return !isWhole && isLater && minute < HALF_DAY ? minute + HALF_DAY : minute;
}

function nextDay(day: OpenDay): OpenDay {
  if (day === "today") return "tomorrow";
  const index = OPEN_DAYS.indexOf(day);
  return index < 7 ? (OPEN_DAYS[(index + 1) % 7] ?? day) : day;
}

function formatClock(minute: number): string {
  return [Math.floor(minute / 60), minute % 60].map((part) => String(part).padStart(2, "0")).join(":");
}
