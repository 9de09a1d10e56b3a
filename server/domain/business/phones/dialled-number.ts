import type { Business } from "../../../contract/business.ts";
import { vanityDigits } from "./vanity-number.ts";

/** Matches two whole numbers with a dash, slash, bar or space between them: "612345678-934567890". One number has at most 15 digits. */
const TWO_NUMBERS = /^\s?(?:(\+?\d(?:[ .]?\d){7,12})\s?[-–/|]\s?\+?\d(?:[ .]?\d){7,12}|(\d{9}) \d{9})\s?$/;

/** Maximum characters of one number; two that a space or dash separates are longer. */
const MAX_SINGLE_CHARS = 16;
const PLAIN_INTERNATIONAL = /^\+[1-9][\d .-]*$/;

/** Returns the digits of a number with its calling code and nothing else: "+1 501-393-3931"; undefined for other texts. */
export function plainDigits(text: string): string | undefined {
  return PLAIN_INTERNATIONAL.test(text) ? text.replace(/\D/g, "") : undefined;
}

/** Returns `plainDigits` of a text that is too short for two numbers. */
export function internationalDigits(phone: string): string | undefined {
  return phone.length <= MAX_SINGLE_CHARS ? plainDigits(phone) : undefined;
}

/** Returns the first of several numbers in one text. */
export function firstNumber(phone: string): string {
  const first = phone.split(/[,;\n]|\s\/\s/, 1)[0] ?? "";
  // "0086 0571-88888888" is one number with its country.
  const isPair = first.length > MAX_SINGLE_CHARS && !first.trim().startsWith("00");
  const [, beforeSign, beforeSpace] = (isPair && TWO_NUMBERS.exec(first)) || [];
  return beforeSign ?? beforeSpace ?? first;
}

/** Tells whether a spreadsheet program rounded the number: "4.41132E+11". */
export function isRoundedNumber(text: string): boolean {
  return /^\s*\d(?:[.,]\d{0,20})?e\+?\d{1,3}\s*$/i.test(text);
}

/**
 * Returns what is dialled to call the business: its E.164 number, else the digits as written where the country is unknown. undefined for a
 * text without a number, and for a number that is invalid in its country.
 */
export function dialledNumber(business: Pick<Business, "phone" | "phoneE164" | "country">): string | undefined {
  const { phone, phoneE164, country } = business;
  if (phoneE164 !== null) return phoneE164;
  return phone === null || country !== "" ? undefined : dialledDigits(phone);
}

/** E.164 allows 15 digits. Numbers with fewer than 7 lack an area code or are not phone numbers. */
const MIN_DIGITS = 7;
const MAX_DIGITS = 15;
const RUNS = /(?<![\p{L}\p{N}.,-])[+(\d][\d ()./-]*/gu;
/** Matches dates, and years from one to another. */
const OTHER_NUMBER = /^(?:\d{4}([-/.])\d\d?\1\d\d?|\d\d?([-/.])\d\d?\2\d{4}|(?:19|20)\d\d ?- ?(?:19|20)\d\d)$/;

/** Returns the digits of the first phone number in a text, after "+" if it has one; undefined if it has none. */
export function dialledDigits(phone: string): string | undefined {
  const text = firstNumber(phone).replace(/\u202f|\u00a0/g, " ");
  if (isRoundedNumber(text)) return undefined;
  const vanity = vanityDigits(text)[0];
  if (vanity !== undefined) return vanity;
  for (const [run] of text.matchAll(RUNS)) {
    const digits = run.replace(/\(0\)/, "").replace(/\D/g, "");
    if (digits.length < MIN_DIGITS) continue;
    if (digits.length > MAX_DIGITS || OTHER_NUMBER.test(run.trim())) return undefined;
    return run.startsWith("+") ? `+${digits}` : digits;
  }
  return undefined;
}

/** Returns the digits of an extension at the end: "x136", "ext. 22", ";ext=7", "#5"; "" for none. */
export function phoneExtension(phone: string): string {
  return /(?:\bext(?:ension|n)?|\dx| x|#)[.:=\s]{0,3}(\d{1,7})\)?\s*$/i.exec(phone.slice(-40))?.[1] ?? "";
}
