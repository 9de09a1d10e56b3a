import { phraseAt, phraseTable } from "../phrase-table.ts";
import { CLOCK_WORDS, HOUR_WORDS } from "./open-at-words-data.ts";

/** An hour that words name. */
export interface Clock {
  /** Minutes of the day. */
  minute: number;
  /** Position after the last word. */
  end: number;
  /** AM, PM, minutes or a word for hour prove that it is an hour. */
  isSure: boolean;
  /** It has AM or PM, or is beyond noon, so that "in the evening" adds nothing. */
  isWhole: boolean;
}

interface ClockContext {
  /** A day, or a word for open, is before it. */
  isExpected: boolean;
  /** Kind of the phrase before it: "clock24" for "um" and "a las". */
  last: string | undefined;
  /** Tells whether a part of a day is at a position. */
  isPart: (at: number) => boolean;
}

/** True for words that only hours of a day have; others may stand for a duration: "2h massage". */
const hourWords = phraseTable([
  [CLOCK_WORDS, true],
  [HOUR_WORDS, false],
]);
const HOUR = /^(\d{1,2})(?:(am|pm)|(h)([0-5]\d)?)?$/;
const MINUTES = /^[0-5]\d$/;

/** Reads an hour of a day: "10pm", "10:30 p.m.", "22:00", "23h30", "22 Uhr". A number alone is one only after words that say so. */
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
  const isSure = isProved || (minutes !== undefined && context.isExpected);
  if (!isSure && !(context.isExpected && isClearHour(hour, context, end))) return undefined;
  if (hour > (meridiem === undefined ? 23 : 12)) return undefined;
  const wholeHour = meridiem === undefined ? hour : (hour % 12) + (meridiem === "pm" ? 12 : 0);
  return {
    minute: wholeHour * 60 + Number(minutes ?? 0),
    end,
    isSure,
    isWhole: meridiem !== undefined || hour > 12,
  };
}

/** "At 5" may be morning or afternoon, "a las 5" and "at 15" are not. */
function isClearHour(hour: number, { last, isPart }: ClockContext, end: number): boolean {
  if (last === "clock24" || last === "until24") return true;
  return (last === "between" || last === "until") && (hour > 12 || isPart(end));
}
