import { foldText } from "../../text/fold.ts";

/** E.164 allows 15 digits. Numbers of fewer than 7 are years, postcodes and house numbers. */
const MIN_DIGITS = 7;
const MAX_DIGITS = 15;
const LABELS =
  /(?<![\p{L}\p{N}])(?:tel(?:efon|efono|ephone)?|phone|call|mobile?|fax|ph|t)\b[.:]?|(?:ext|x|#)\.? ?\d{1,5}$/gu;
const NUMBER = /(?<![\p{L}\p{N}.,-])\+?[(\d][\d ()./+-]{0,60}\d(?![\p{L}\p{N}])/gu;
/** Matches postcodes, dates and years: "12345-6789", "01310-100", "2026-11-22", "22/11/2026", "2019-2026". */
const OTHER_NUMBERS =
  /^(?:\d{5}-\d{3,4}|\d{4}([-/.])\d\d?\1\d\d?|\d\d?([-/.])\d\d?\2\d{4}|(?:19|20)\d\d ?- ?(?:19|20)\d\d|\d+\.\d+)$/;
/** Matches text that is a phone number even among words: a plus, an area code, a trunk 0, three groups of 3 and 4 digits. */
const UNAMBIGUOUS = /^\+|^\(|^0\d|^(?:1[ .-])?\d{3}[ .-]\d{3}[ .-]\d{4}$|^\d{9,}$/;
/** Matches calling codes of two digits; others have three, except 1 and 7. */
const TWO_DIGIT_CODES = /^(?:2[07]|3[0-469]|4[013-9]|5[1-8]|6[0-6]|8[1246]|9[0-58])/;

/**
 * Finds the digits of the phone number in a query, as `phoneDigits` has them: with the calling code, or the national number without
 * its 0. Seven digits alone are a phone number; among words they must look like nothing else.
 */
export function phoneQuery(text: string): string | undefined {
  const foldedText = foldText(text.slice(0, 400)).replace(LABELS, " ").trim();
  for (const [span] of foldedText.matchAll(NUMBER)) {
    if (OTHER_NUMBERS.test(span) || (span !== foldedText && !UNAMBIGUOUS.test(span))) continue;
    const digits = digitsOf(span);
    if (digits !== undefined) return digits;
  }
  return undefined;
}

/** Returns the index terms of a phone number: the international and the national digits. */
export function phoneDigits(phoneE164: string | null, phone: string | null): string[] {
  if (phoneE164 === null) {
    const digits = phone === null ? undefined : digitsOf(foldText(phone.split(/[,;\n]|\s\/\s/, 1)[0] ?? ""));
    return digits === undefined ? [] : [digits];
  }
  const international = /^\+\d+$/.test(phoneE164) ? phoneE164.slice(1) : phoneE164.replace(/\D/g, "");
  const codeLength = /^[17]/.test(international) ? 1 : TWO_DIGIT_CODES.test(international) ? 2 : 3;
  const national = international.slice(codeLength).replace(/^0/, "");
  return [international, national];
}

function digitsOf(span: string): string | undefined {
  const digits = span.replace(/\(0\)/, "").replace(/\D/g, "").replace(/^00?/, "");
  return digits.length >= MIN_DIGITS && digits.length <= MAX_DIGITS ? digits : undefined;
}
