/** A typed number: its value, or why it has none, in words that follow the name of the field. */
export type NumberReading = { value: number; problem?: undefined } | { value?: undefined; problem: string };

/** Matches digits with at most one kind of separator between groups of three, or of two before the last three as in India. */
const WHOLE_NUMBER =
  /^(?:\d+|[1-9]\d{0,2}(?:(?:,\d{3})+|(?:\.\d{3})+|(?:'\d{3})+|(?: \d{3})+)|[1-9]\d?(?:,\d{2})+,\d{3})$/;

/** Reads "2000", "2,000", "2.000", "2’000", "2 000" and "1,23,000", and nothing that is not a whole number. */
export function readWholeNumber(text: string): NumberReading {
  const { sign, rest } = signAndRest(text);
  const digits = wholeDigits(rest);
  if (digits !== undefined) return reading(sign + digits);
  const decimal = decimalDigits(rest);
  return { problem: `must be a whole number, ${decimal === undefined ? "such as 2000" : `not ${sign}${decimal}`}` };
}

/** Returns only the value of `readWholeNumber`, so that public pages do not load the sentences of problems. */
export function wholeNumberOf(text: string): number | undefined {
  const { sign, rest } = signAndRest(text);
  return valueOf(sign, wholeDigits(rest));
}

/**
 * Reads a number with a decimal point or comma, and with group separators. A comma before three digits could be either, so it is a problem;
 * a point alone is the decimal point, as the panel and the API write it.
 */
export function readDecimal(text: string): NumberReading {
  const { sign, rest } = signAndRest(text);
  const { decimal, whole, isAmbiguous } = decimalReadings(rest);
  if (isAmbiguous) return { problem: `can be read as ${sign}${decimal} or as ${sign}${whole}; write one of the two` };
  const digits = decimal ?? whole;
  return digits === undefined ? { problem: "must be a number, such as 4.5" } : reading(sign + digits);
}

/** Returns only the value of `readDecimal`, as `wholeNumberOf` does. */
export function decimalOf(text: string): number | undefined {
  const { sign, rest } = signAndRest(text);
  const { decimal, whole, isAmbiguous } = decimalReadings(rest);
  return isAmbiguous ? undefined : valueOf(sign, decimal ?? whole);
}

function decimalReadings(digitText: string) {
  const decimal = decimalDigits(digitText);
  const digits = wholeDigits(digitText);
  return {
    decimal,
    whole: digits,
    isAmbiguous: decimal !== undefined && digits !== undefined && digitText.includes(","),
  };
}

/** Normalises separators and the minus sign. */
function signAndRest(text: string): { sign: "-" | ""; rest: string } {
  const plainText = text
    .trim()
    .replace(/^\u2212/, "-")
    .replaceAll("’", "'")
    .replace(/[\u00a0\u2007\u2009\u202f]/g, " ");
  return plainText.startsWith("-") ? { sign: "-", rest: plainText.slice(1) } : { sign: "", rest: plainText };
}

/** Returns only the digits; undefined if it is not a whole number. */
function wholeDigits(text: string): string | undefined {
  return WHOLE_NUMBER.test(text) ? text.replace(/\D/g, "") : undefined;
}

/** Returns the digits with a decimal point: the last point or comma is the decimal mark, and separates no groups before it. */
function decimalDigits(text: string): string | undefined {
  const decimalMark = Math.max(text.lastIndexOf("."), text.lastIndexOf(","));
  const [whole, mark, fraction] = [
    text.slice(0, Math.max(0, decimalMark)),
    text.charAt(decimalMark),
    text.slice(decimalMark + 1),
  ];
  if (decimalMark === -1 || !/^\d+$/.test(fraction) || whole.includes(mark)) return undefined;
  const digits = whole === "" ? "0" : wholeDigits(whole);
  return digits && `${digits}.${fraction}`;
}

/** Larger numbers would lose digits. */
function valueOf(sign: string, digits: string | undefined): number | undefined {
  const value = digits === undefined ? Number.NaN : Number(sign + digits) + 0;
  return Math.abs(value) <= Number.MAX_SAFE_INTEGER ? value : undefined;
}

function reading(digits: string): NumberReading {
  const value = valueOf("", digits);
  return value === undefined ? { problem: "is too large" } : { value };
}
