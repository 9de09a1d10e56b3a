/** Keys of the letters from A to Z (ITU-T E.161). */
const KEYPAD_DIGITS = "22233344455566677778889999";
/** Matches a number that ends in letters: "1-800-FLOWERS", "(512) 555-CAKE", "13 CABS". */
const VANITY =
  /^\s*(?:(?:call|phone|ph|tel|toll[ -]free)[.:]?\s{1,3})?(\+?[\d(][\d ().-]{0,14}?)([a-z][a-z\d.-]*(?: [a-z][a-z\d.-]*){0,2})\s*$/i;
/** Matches prefixes of toll-free numbers, whose words may be longer than the number. */
const TOLL_FREE = /^\+?(?:1?8(?:00|33|44|55|66|77|88)|0?[58]0[08]|1[38]00|13)$/;
const NORTH_AMERICAN_TOLL_FREE = /^\+?1?8(?:00|33|44|55|66|77|88)$/;
/** Letters of local numbers are capitals; lower-case words do not belong to the number. */
const CAPITALS = /^[A-Z\d-]+$/;
const MIN_LETTERS = 3;
/** Digits of a North American number without its 1. */
const NATIONAL_DIGITS = 10;
/** E.164 allows 15 digits. */
const MAX_DIGITS = 15;
const MAX_EXTRA_LETTERS = 6;

/**
 * Returns the digits that a number with letters may dial, the likeliest first; [] for any other text. Letters beyond the length of a number
 * are not dialled, so the result also holds every shorter reading.
 */
export function vanityDigits(text: string): string[] {
  const [, start = "", letters = ""] = VANITY.exec(text.trimEnd().replace(/\([^()]{0,40}\)$/, "")) ?? [];
  const prefix = start.replace(/[^\d+]/g, "");
  if (letters.replace(/[^A-Za-z]/g, "").length < MIN_LETTERS) return [];
  const isFree = TOLL_FREE.test(prefix);
  if (!isFree && (prefix.length < MIN_LETTERS || !CAPITALS.test(letters))) return [];
  const digits = prefix + keypadDigits(letters);
  if (!isFree) return digits.length >= NATIONAL_DIGITS && digits.length <= MAX_DIGITS ? [digits] : [];
  const shorter = Array.from({ length: MAX_EXTRA_LETTERS }, (_, more) => digits.slice(0, digits.length - more));
  const northAmerican = NORTH_AMERICAN_TOLL_FREE.test(prefix)
    ? [digits.slice(0, prefix.length - 3 + NATIONAL_DIGITS)]
    : [];
  return [...northAmerican, ...shorter].filter(
    (candidate) => candidate.length > prefix.length && candidate.length <= MAX_DIGITS,
  );
}

function keypadDigits(text: string): string {
  return text
    .toUpperCase()
    .replace(/[^A-Z\d]/g, "")
    .replace(/[A-Z]/g, (letter) => KEYPAD_DIGITS.charAt(letter.charCodeAt(0) - 65));
}
