import { isStreet } from "../../../cities/street-name.ts";
import { parseWorkingHours } from "../../../opening-hours/opening-hours-parse.ts";

const MAX_HOURS_CHARS = 1_500;
const MAX_ADDRESS_CHARS = 200;
const MAX_NAME_CHARS = 100;
const MAX_NAME_WORDS = 10;

/** Tells whether the whole text is opening hours with at least one day or time. */
export function areHours(text: string): boolean {
  if (text.length > MAX_HOURS_CHARS || !/\d|clos/i.test(text) || !/\p{L}/u.test(text)) return false;
  const { hours, unreadable } = parseWorkingHours(text);
  return hours !== null && unreadable === "";
}

const TIME_RANGE = /\d\s?(?:[ap]\.?m\.?|h|uhr)?\s?(?:-|–|—|to|till|until|bis|à|a)\s?(?:\d|midnight|noon)/i;

/** Tells whether the text has the form of opening hours, though perhaps not all of it can be read. */
export function hasHoursForm(text: string): boolean {
  return text.length <= MAX_HOURS_CHARS && !/\d{4,}/.test(text) && (TIME_RANGE.test(text) || areHours(text));
}

/** Postcodes with letters, which nothing else looks like: of Britain, Canada, the Netherlands and Ireland. */
const LETTER_POSTCODE =
  /^(?:[A-Z]{1,2}\d[A-Z\d]? ?\d[A-Z]{2}|[A-Z]\d[A-Z] ?\d[A-Z]\d|\d{4} ?[A-Z]{2}|[A-Z]\d[\dW] ?[A-Z\d]{4})$/i;
const MARKED_POSTCODE = /^(?:[A-Z]{1,2}-)?(?:\d{5}-\d{4}|\d{2}-\d{3}|\d{3} \d{2}|\d{3}-\d{4}|\d{5}-\d{3})$/;
const DIGIT_POSTCODE = /^\d{3,6}$/;

/** Tells whether letters or a dash mark the text as a postcode. */
export function isMarkedPostcode(text: string): boolean {
  return text.length <= 10 && (LETTER_POSTCODE.test(text) || MARKED_POSTCODE.test(text));
}

/** Tells whether the text is three to six digits, as of a postcode that may have lost its zeros. */
export function hasPostcodeDigits(text: string): boolean {
  return DIGIT_POSTCODE.test(text);
}

/** Tells whether the text is an address: a street with its number, or several parts with one. */
export function isAddress(text: string): boolean {
  if (text.length > MAX_ADDRESS_CHARS || !/\d/.test(text) || !/\p{L}{2}/u.test(text)) return false;
  if (/[?!@{}]|\d:\d/.test(text)) return false;
  const parts = text.split(/[,;\n]/).map((part) => part.trim());
  if (parts.length > 1 && parts.length < 9 && wordsOf(text) <= 20) return true;
  return parts.some((part) => isStreetWithNumber(part));
}

const HOUSE_NUMBER = /^#?\d[\d/-]*[a-z]?$/i;

function isStreetWithNumber(part: string): boolean {
  const words = part.split(/\s+/);
  const hasFirst = HOUSE_NUMBER.test(words[0] ?? "");
  const hasLast = HOUSE_NUMBER.test(words.at(-1) ?? "");
  if (!hasFirst && !hasLast) return false;
  return isStreet(words.slice(hasFirst ? 1 : 0, hasLast ? -1 : undefined).join(" "));
}

function wordsOf(text: string): number {
  return text.split(/\s+/).length;
}

/** Tells whether the text could be a name: words, and no code, number or sentence. */
export function hasNameForm(text: string): boolean {
  if (text.length > MAX_NAME_CHARS || !/\p{L}{2}/u.test(text) || /^[[{]|https?:|@\S/i.test(text)) return false;
  const isCode = !text.includes(" ") && /\d/.test(text) && /^[\w:.+/-]+$/.test(text) && text.length > 5;
  return !isCode && wordsOf(text) <= MAX_NAME_WORDS && !isSentence(text);
}

/** Tells whether the text is several sentences; "St. Mary" is not one. */
function isSentence(text: string): boolean {
  return /[.!?]$/.test(text) && /[.!?]\s\p{L}/u.test(text);
}
