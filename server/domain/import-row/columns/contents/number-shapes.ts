import { phoneToE164 } from "../../../business/phones/phone.ts";

const DATE = /^(?:\d{4}[./-]\d{1,2}[./-]\d{1,2}|\d{1,2}[./-]\d{1,2}[./-]\d{2,4})$/;
const PHONE = /^(?:tel\.?:?\s?|ph\.?:?\s?)?[+(]{0,2}\d[\d\s\u00a0()./‐–-]{4,24}\d(?:\s?(?:x|ext|#)\.?\s?\d{1,6})?$/i;
/** ZIP+4, and American tax numbers of companies and persons. */
const OTHER_NUMBER = /^(?:\d{5}-\d{4}|\d{2}-\d{7}|\d{3}-\d{2}-\d{4})$/;
/** Number of values of a column whose validity is tested, since the test takes 20 µs. */
const MAX_TESTED_PHONES = 20;
/** Countries whose numbering plans a column without international numbers is compared with, by the first digit of their local numbers. */
const COUNTRIES_WITH_ZERO =
  "United Kingdom|Germany|France|Italy|Netherlands|Belgium|Switzerland|Austria|Sweden|Ireland|Australia|New Zealand|India|Japan|South Africa|Serbia|Romania|Türkiye|Brazil|Indonesia|Argentina|Croatia|Ukraine|Philippines|Thailand|South Korea".split(
    "|",
  );
const COUNTRIES_WITHOUT_ZERO =
  "United States|Spain|Italy|Poland|Czechia|Portugal|Norway|Denmark|Greece|Mexico|India|Brazil|Hungary|Singapore|Hong Kong|Colombia|Chile|Saudi Arabia|Latvia|Estonia".split(
    "|",
  );

/** Tells whether the text has the form of a phone number, and of no date, postcode or tax number. */
export function hasPhoneForm(text: string): boolean {
  if (text.length > 40 || !PHONE.test(text) || DATE.test(text) || OTHER_NUMBER.test(text)) return false;
  const digitCount = text.replace(/\D/g, "").length;
  return digitCount >= 6 && digitCount <= 20;
}

/**
 * Tells whether texts of the form of phone numbers are such: international ones, or valid ones of one country. Bare digits need ten of them,
 * or a leading zero, since ids have digits only. `country` is an English short name or "".
 */
export function arePhones(texts: readonly string[], country: string): boolean {
  const tested = texts.slice(0, MAX_TESTED_PHONES);
  const needed = Math.ceil(tested.length * 0.8);
  const isPlus = (text: string) => /^\D{0,5}(?:\+|00)[1-9]/.test(text);
  const isUsable = (text: string) => /[\s()./-]/.test(text.trim()) || /^(?:0\d{8,11}|[2-9]\d{9})$/.test(text);
  const startsWithZero = tested.filter((text) => /^\D{0,5}0/.test(text)).length > tested.length / 2;
  const countries = country !== "" ? [country] : startsWithZero ? COUNTRIES_WITH_ZERO : COUNTRIES_WITHOUT_ZERO;
  return countries.some((name) => {
    let valid = 0;
    for (const [index, text] of tested.entries()) {
      if ((isPlus(text) || isUsable(text)) && phoneToE164(text, name) !== null) valid++;
      if (valid + tested.length - index - 1 < needed) return false;
    }
    return valid >= needed;
  });
}

/** Reads "4.5", "4,5", "4.5 stars" or "4.5/5"; NaN for other texts. */
export function ratingOf(text: string): number {
  const [, digits = ""] = /^(\d(?:[.,]\d{1,2})?)\s?(?:stars?|★{1,5}|\/\s?5)?$/i.exec(text) ?? [];
  return digits === "" ? Number.NaN : Number(digits.replace(",", "."));
}

/** Reads a whole number without leading zeros, also "1,204", "(56)" or "1.2K"; NaN for other texts. */
export function countOf(text: string): number {
  const bare = text.replace(/^\((.*)\)$/, "$1");
  if (/^(?:0|[1-9]\d{0,8})(?:\.0)?$/.test(bare)) return Number(bare);
  if (/^[1-9]\d{0,2}(?:[,.'’ \u202f]\d{3})+$/.test(bare)) return Number(bare.replace(/\D/g, ""));
  const [, digits = "", unit = ""] = /^(\d{1,3}(?:[.,]\d)?)\s?([km])$/i.exec(bare) ?? [];
  return digits === "" ? Number.NaN : Number(digits.replace(",", ".")) * (unit.toLowerCase() === "k" ? 1e3 : 1e6);
}

/** Reads degrees with three decimals or more; NaN for other texts. */
export function degreesOf(text: string): number {
  return /^-?\d{1,3}[.,]\d{3,20}$/.test(text) ? Number(text.replace(",", ".")) : Number.NaN;
}

/** Tells whether the text is latitude and longitude in one cell. */
export function isPoint(text: string): boolean {
  const pair = /^(?:point\s?)?[([{]?\s?(-?\d{1,3}\.\d{3,20})[,;\s]{1,3}(-?\d{1,3}\.\d{3,20})\s?[)\]}]?$/i.exec(text);
  if (pair === null) return false;
  const [first, second] = [Math.abs(Number(pair[1])), Math.abs(Number(pair[2]))];
  return Math.min(first, second) <= 90 && Math.max(first, second) <= 180;
}
