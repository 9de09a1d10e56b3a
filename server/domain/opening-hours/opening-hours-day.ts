import { foldText } from "../text/fold.ts";
import { memoize } from "../text/memoize.ts";
import { westernDigits } from "../text/numbers/western-digits.ts";
import { withoutBrackets } from "../text/without-brackets.ts";
import { formatRanges, type TimeRange } from "./opening-hours.ts";
import { ALWAYS_OPEN, AND_WORDS, CLOSED_WORDS, FILLER_WORDS, UNTIL_WORDS } from "./opening-hours-words-data.ts";

const NOON = 720;
const DAY = 1440;
const MAX_RANGES = 12;

type Half = "am" | "pm" | undefined;
type Token = "until" | "and" | "comma" | { hour: number; minute: number; half: Half };

/**
 * Parses the hours of one day to the stored form: "9AM-5PM" becomes "9:00 AM - 5:00 PM"; "" for a blank text, null for an unreadable one.
 */
export const parseDayHours = memoize(
  (text): string | null => {
    const foldedText = plainTwelve(withoutBrackets(plainDigits(foldText(text)), "")).replace(
      /\bhours? (?:might|may) (?:differ|vary)\b|\bholiday hours\b/g,
      "",
    );
    if (/^(?:[\s,-]*|none|null|nan|n\/a)$/.test(foldedText)) return "";
    if (!/\d/.test(foldedText)) return readWords(foldedText);
    if (isRoundTheClock(foldedText)) return "Open 24 hours";
    const tokens = tokenize(foldedText);
    if (tokens && isDescending(tokens)) return parseTwelveHourClock(foldedText);
    const ranges = tokens && rangesOf(tokens);
    return ranges ? formatRanges(ranges) : null;
  },
  { limit: 20_000 },
);

/** Tells whether several ranges without AM and PM can only be on the 12-hour clock: "9-12, 1-5". */
function isDescending(tokens: Token[]): boolean {
  const times = tokens.filter((token) => typeof token === "object");
  if (times.length < 4 || times.some(({ hour, half }) => half !== undefined || hour < 1 || hour > 12)) return false;
  return times.some(
    (time, index) => index > 0 && minuteOf(time, undefined) < minuteOf(times[index - 1] ?? time, undefined),
  );
}

/**
 * Parses 12-hour times without AM and PM: the first is in the morning, and each is the next such time after the one before ("9-12, 1-5").
 * Returns null if the times are ambiguous: "5-10", "7-11", "6-2", "12-12".
 */
export function parseTwelveHourClock(text: string): string | null {
  const tokens = tokenize(plainDigits(foldText(text)));
  const times = tokens?.filter((token) => typeof token === "object") ?? [];
  const [first, second] = times;
  if (!tokens || !first || !second || first.hour < 6 || times.some(({ hour }) => hour < 1 || hour > 12)) return null;
  if (times.length === 2 && !isClearPair(first.hour * 60 + first.minute, second.hour * 60 + second.minute)) return null;
  let last = 0;
  for (const time of times) {
    let minute = (time.hour % 12) * 60 + time.minute;
    while (minute <= last) minute += NOON;
    Object.assign(time, { hour: Math.floor(minute / 60) });
    last = minute;
  }
  const ranges = last <= DAY ? rangesOf(tokens) : null;
  return ranges && formatRanges(ranges);
}

/** Tells whether two times without AM and PM mean the morning, and noon or the afternoon. */
function isClearPair(start: number, end: number): boolean {
  if (end >= NOON) return end === NOON && start < NOON;
  const isFromSixToFour = start < 7 * 60 && end < 5 * 60;
  return end <= start && !isFromSixToFour;
}

function readWords(foldedText: string): string | null {
  if (ALWAYS_OPEN.test(foldedText)) return "Open 24 hours";
  if (foldedText.split(/[\s,.;:|!-]+/).some((word) => CLOSED_WORDS.has(word))) return "Closed";
  const tokens = /noon|midnight|mittag|minuit|midi/.test(foldedText) && tokenize(foldedText);
  const ranges = tokens && rangesOf(tokens);
  return ranges ? formatRanges(ranges) : null;
}

/** Matches "Open 24 hours", "24 saat açık", "24h", "24/7", "Aperto 24 ore su 24"; numbers other than 24 and 7 rule it out. */
function isRoundTheClock(foldedText: string): boolean {
  if (/^(?:open )?24 ?- ?7$/.test(foldedText)) return true;
  const numbers: string[] = foldedText.match(/\d+/g) ?? [];
  return (
    numbers.includes("24") && !/\d\s{0,9}[-:](?! ?h)/.test(foldedText) && numbers.every((n) => n === "24" || n === "7")
  );
}

/** Converts digits of other scripts, and the hour and minute signs of East Asian ones. */
function plainDigits(text: string): string {
  return westernDigits(text)
    .replace(/[時时點点시]\s*(?=\d)/g, ":")
    .replace(/[時时點点시分분]/g, "")
    .replace(/(?:営業|영업)/g, "");
}

/** Replaces "12 noon", "12NN" and "12.00MN", as people in Singapore and the Philippines write, by "noon" and "midnight". */
function plainTwelve(text: string): string {
  if (!text.includes("12")) return text;
  return text
    .replace(/(?<!\d)12(?:[.:]00)? ?(?:nn|noon)(?!\p{L})/gu, "noon")
    .replace(/(?<!\d)12(?:[.:]00)? ?(?:mn|midnight)(?!\p{L})/gu, "midnight");
}

const HALF_DAY_BEFORE = String.raw`(午前|上午|오전|午後|下午|오후)?\s*`;
const CLOCK = String.raw`(\d{1,2})(?:\s?[:.h]\s?(\d{2})(?::\d{2})?|(\d{2}))?(?![\d:])`;
const HALF_DAY_AFTER = String.raw`(?:\s*([ap])\.?\s?m\b\.?|([ap])(?![\p{L}\d])|\s*([πμ])\.?\s?μ\.?|\s*(oo|os)\b|\s*([صم])(?!\p{L}))?`;
const TOKEN = new RegExp(
  `${HALF_DAY_BEFORE}${CLOCK}${HALF_DAY_AFTER}|([\\p{L}\\p{M}'’]+)\\.?|([-~,;&/|+])|[\\s.:]+|(.)`,
  "guy",
);

/** Returns null when the text holds something that is neither a time nor a known word. */
function tokenize(foldedText: string): Token[] | null {
  const tokens: Token[] = [];
  for (const match of foldedText.matchAll(TOKEN)) {
    const [, before, hour, minute, joinedMinute, m, short, greek, turkish, arabic, word, sign, strange] = match;
    if (strange !== undefined) return null;
    if (hour !== undefined) {
      const meridiem = halfOf(before ?? m ?? short ?? greek ?? turkish ?? arabic);
      tokens.push({ hour: Number(hour), minute: Number(minute ?? joinedMinute ?? 0), half: meridiem });
    } else if (word !== undefined || sign !== undefined) {
      const token = tokenOfWord(word ?? sign ?? "");
      if (token === null) return null;
      if (token !== undefined) tokens.push(token);
    }
  }
  return tokens;
}

function halfOf(mark: string | undefined): Half {
  if (mark === undefined) return undefined;
  return ["a", "午前", "上午", "오전", "π", "oo", "ص"].includes(mark) ? "am" : "pm";
}

function tokenOfWord(word: string): Token | null | undefined {
  if (UNTIL_WORDS.has(word)) return "until";
  if (word === ",") return "comma";
  if (AND_WORDS.has(word)) return "and";
  if (FILLER_WORDS.has(word)) return undefined;
  if (/^(?:noon|midday|mittag|midi)$/.test(word)) return { hour: 12, minute: 0, half: "pm" };
  if (/^(?:midnight|mitternacht|minuit)$/.test(word)) return { hour: 12, minute: 0, half: "am" };
  return null;
}

function rangesOf(tokens: Token[]): TimeRange[] | null {
  const parts = tokens.includes("until") ? tokens : pairUp(tokens);
  const ranges = new Map<string, TimeRange>();
  for (let index = 0; index < parts.length; index++) {
    if (parts[index] === "and" || parts[index] === "comma") continue;
    const [start, separator, end] = parts.slice(index, index + 3);
    if (typeof start !== "object" || separator !== "until" || typeof end !== "object") return null;
    const range = rangeOf(start, end);
    if (!range) return null;
    ranges.set(range.join(), range);
    index += 2;
  }
  if (ranges.size === 0 || ranges.size > MAX_RANGES) return null;
  return [...ranges.values()].sort((a, b) => a[0] - b[0] || a[1] - b[1]);
}

/** Pairs the times of comma-separated exports: "9,5PM". "9 AM & 11 AM" are no hours. */
function pairUp(tokens: Token[]): Token[] {
  return tokens.map((token, index) => (token === "comma" && index % 4 === 1 ? "until" : token));
}

type Time = Exclude<Token, string>;

/**
 * Makes a range. A single AM or PM applies to both times ("6:30-9PM") unless the end would then come first ("11-2PM"). Without any the
 * clock has 24 hours, but "9-5" ends at 5 PM.
 */
function rangeOf(start: Time, end: Time): TimeRange | null {
  if (start.minute > 59 || end.minute > 59 || start.hour > 24 || end.hour > 24) return null;
  if (!start.half && !end.half) {
    const range = ordered(minuteOf(start, undefined), minuteOf(end, undefined));
    const meantPm = range[1] - range[0] > 17 * 60 && range[1] > DAY && end.hour >= 1 && end.hour < 12;
    return meantPm ? ordered(range[0], minuteOf(end, "pm")) : range;
  }
  if (end.half && !start.half) {
    const sameMeridiemStart = minuteOf(start, end.half);
    const last = minuteOf(end, end.half) || DAY;
    return ordered(
      sameMeridiemStart < last ? sameMeridiemStart : minuteOf(start, end.half === "am" ? "pm" : "am"),
      last,
    );
  }
  const from = minuteOf(start, start.half);
  if (end.half) return ordered(from, minuteOf(end, end.half));
  const [first, second] = [minuteOf(end, "am"), minuteOf(end, "pm")];
  return ordered(from, from < first ? first : second);
}

function minuteOf({ hour, minute }: Time, meridiem: Half): number {
  if (!meridiem || hour > 12) return hour * 60 + minute;
  return (hour % 12) * 60 + minute + (meridiem === "pm" ? NOON : 0);
}

function ordered(start: number, end: number): TimeRange {
  return [start % DAY, end > start ? end : end + DAY];
}
