import { phraseAt, phraseTable } from "../phrase-table.ts";
import { AGE_LIMIT_WORDS, CLOCK_WORDS, HOUR_WORDS, RANGE_WORDS } from "./open-at-words-data.ts";

/** An hour that words name. */
export interface Clock {
  /** Minutes of the day. */
  minute: number;
  /** Position after the last word. */
  end: number;
  /** AM, PM, minutes or a word for hour prove that it is an hour. */
  isSure: boolean;
  /** Tells whether it has AM or PM or is past noon, so that "in the evening" adds nothing. */
  isWhole: boolean;
}

interface ClockContext {
  /** A day, or a word for open, is before it. */
  isExpected: boolean;
  /** Kind of the phrase before it: "clock12" for "at", "clock24" for "um" and "a las". */
  last: string | undefined;
  /** A part of the day is before it: "tonight at 9". */
  hasPart: boolean;
  /** Tells whether a part of a day is at a position. */
  isPart: (at: number) => boolean;
}

/** Words for hours; true for those that always mean a time of day, not a duration as in "2h massage". */
const hourWords = phraseTable([
  [CLOCK_WORDS, true],
  [HOUR_WORDS, false],
]);
const HOUR = /^(\d{1,2})(?:(am|pm)|(h)([0-5]\d)?)?$/;
const MINUTES = /^[0-5]\d$/;
const AGE_LIMITS: ReadonlySet<number> = new Set([6, 12, 14, 16, 18, 21]);
/** Words for things with age limits: "Kino ab 16". */
const WITH_AGE_LIMITS = phraseTable([[AGE_LIMIT_WORDS, true]]);

/** Reads an hour of a day: "10pm", "10:30 p.m.", "22:00", "23h30", "22 Uhr". A bare number is an hour only after certain words. */
export function clockAt(words: readonly string[], at: number, context: ClockContext): Clock | undefined {
  const [, digits, ownMeridiem, ownUnit, ownMinutes] = HOUR.exec(words[at] ?? "") ?? [];
  if (digits === undefined) return undefined;
  let end = at + 1;
  let minutes = ownMinutes;
  const readMinutes = () => {
    if (minutes === undefined && MINUTES.test(words[end] ?? "")) minutes = words[end++];
  };
  if (ownMeridiem === undefined && ownUnit === undefined) readMinutes();
  const isMeridiem = /^[ap]m$/.test(words[end] ?? "") && ownMeridiem === undefined;
  const meridiem = ownMeridiem ?? (isMeridiem ? words[end++] : undefined);
  const unit = meridiem === undefined && ownUnit === undefined ? phraseAt(hourWords, words, end) : undefined;
  if (unit !== undefined) {
    end = unit.end;
    readMinutes();
  }
  const hour = Number(digits);
  const isAfterWord = context.isExpected || context.last !== undefined;
  const isProved =
    meridiem !== undefined || unit?.value === true || (isAfterWord && (ownUnit !== undefined || unit !== undefined));
  // A price or an age follows a number with more words after it: "ab 7 Euro".
  const isAge = AGE_LIMITS.has(hour) && words.some((word) => WITH_AGE_LIMITS.valueByKey.has(word));
  const isLast = context.last === "from24" && end === words.length && !isAge;
  const isSure = isProved || isLast || (minutes !== undefined && context.isExpected);
  if (!isSure && !(context.isExpected && isClearHour(words, context, end))) return undefined;
  if (hour > (meridiem === undefined ? 23 : 12)) return undefined;
  const isAmbiguous = !isProved && !digits.startsWith("0") && isHalfDayHour(hour, context, end);
  const likelyHour = isAmbiguous ? likelyHourOf(hour, context.last) : hour;
  const wholeHour = meridiem === undefined ? likelyHour : (hour % 12) + (meridiem === "pm" ? 12 : 0);
  return {
    minute: wholeHour * 60 + Number(minutes ?? 0),
    end,
    isSure,
    isWhole: meridiem !== undefined || hour > 12,
  };
}

/** Tells whether a bare number is an hour, as after "a las" and "at", but not in "from 9 to 5". */
function isClearHour(words: readonly string[], { last }: ClockContext, end: number): boolean {
  if (last === "clock24" || last === "from24" || last === "until24") return true;
  return (last === "clock12" || last === "until") && !RANGE_WORDS.has(words[end] ?? "");
}

/** Tells whether an hour may be AM or PM: "at 5", but not "a las 5", "at 15" and "at 5 in the morning". */
function isHalfDayHour(hour: number, { last, hasPart, isPart }: ClockContext, end: number): boolean {
  return (last === "clock12" || last === "until") && hour >= 1 && hour <= 12 && !hasPart && !isPart(end);
}

/**
 * Returns the hour that people mean without AM and PM: "at 7" to "at 11" are in the morning, "at 12" to "at 6" in the afternoon; "until 5" to
 * "until 11" are PM, "until 12" to "until 4" at night.
 */
function likelyHourOf(hour: number, last: string | undefined): number {
  if (last === "until") return hour >= 5 && hour < 12 ? hour + 12 : hour % 12;
  return hour < 7 ? hour + 12 : hour;
}
