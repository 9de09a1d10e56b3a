import { DAY_MINUTES, rangesOf } from "./opening-hours.ts";
import { parseDayHours, parseTwelveHourClock } from "./opening-hours-day.ts";
import { FILLER_WORDS, ROUND_THE_CLOCK_WORDS, UNTIL_WORDS } from "./opening-hours-words-data.ts";

const ENGLISH_DAY =
  /(?<!\p{L})(?:(?:mon|tues|wednes|thurs|fri|satur|sun)days?|mon|tues?|weds?|thurs?|thur|fri|sat|sun|daily|weekdays|weekend)(?!\p{L})/u;
const TWELVE_HOURS = /\d\s*[ap](?:\.?\s?m\b|(?![\p{L}\d]))|noon|midnight/u;
const TWENTY_FOUR_HOURS = /(?<![:.\d])(?:0\d|1[3-9]|2[0-4])(?:\d\d)?(?!\d)|uhr|\dh/;

/** Matches the form of most exports: "11:30am-2:30pm". */
const CLEAR_RANGE = /^\d[\d:apm -]*-[\d: ]*[ap]m$/;

/** Words in brackets that say when the hours hold. Text in other brackets is not part of the hours. */
const CONDITION =
  /(?<!\p{L})(?:summer|winter|spring|autumn|season|seasonal|sommer|ete|hiver|verano|invierno|estate|inverno|appointment|except|lunch|kitchen|jan|feb|apr|jun|june|jul|july|aug|sep|sept|oct|nov|dec)(?!\p{L})/u;
const OPEN_END = /\d\s*\+\s*(?!\s*\d)/;

/**
 * Reads the times of one value. Without AM, PM or an hour beyond 12, English times are on the 12-hour clock, and so are others that would
 * last past midnight: "9-12, 1-5", "9 a 2".
 */
export function readTimes(times: string, text: string): string | null {
  if (CLEAR_RANGE.test(times)) return parseDayHours(times);
  if (OPEN_END.test(times) || hasCondition(times) || hasForeignWords(times) || areStartsAlone(times)) return null;
  const hours = parseDayHours(times);
  if (TWELVE_HOURS.test(times) || TWENTY_FOUR_HOURS.test(times) || !/\d/.test(times)) return hours;
  const isPastMidnight = rangesOf(hours ?? "").some(([, end]) => end > DAY_MINUTES);
  if (!TWELVE_HOURS.test(text)) {
    if (TWENTY_FOUR_HOURS.test(text)) return isPastMidnight ? null : hours;
    if (!ENGLISH_DAY.test(text) && !isPastMidnight) return hours;
  }
  return parseTwelveHourClock(times);
}

/** Tells whether times are only starts: "9:00 AM & 11:00 AM" are two services of a church. Exports write "9,5PM" for a range. */
function areStartsAlone(times: string): boolean {
  if (!/\d/.test(times) || !/\s/.test(times.trim()) || /[-~]|\b24\b|\S,\d/.test(times)) return false;
  return !times.split(/[^\p{L}]+/u).some((word) => UNTIL_WORDS.has(word));
}

function hasCondition(times: string): boolean {
  const bracket = times.indexOf("(");
  return bracket !== -1 && CONDITION.test(times.slice(bracket));
}

/** Tells whether a text has other words: "24/7 emergency service" is not the hours of the shop. */
function hasForeignWords(text: string): boolean {
  if (!/\b24\b/.test(text)) return false;
  const otherWords = text.match(/[\p{L}'’]+/gu) ?? [];
  return !otherWords.every((word) => FILLER_WORDS.has(word) || ROUND_THE_CLOCK_WORDS.has(word));
}
