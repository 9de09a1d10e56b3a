import { type CountryCode, Metadata, parsePhoneNumberFromString } from "libphonenumber-js/min";
import { countryCode } from "../../address/country.ts";
import { memoize } from "../../text/memoize.ts";
import { firstNumber, internationalDigits, isRoundedNumber, plainDigits } from "./dialled-number.ts";
import { vanityDigits } from "./vanity-number.ts";

/**
 * Returns the number as E.164 ("+14155550123"), or null if it is not recognised. A number with its country code needs a possible length;
 * one without needs the country (English short name) and must match its numbering plan. Of several numbers, the first counts. Letters
 * become the digits of their keys ("1-800-FLOWERS"). A number that a spreadsheet program rounded is not recognised.
 */
export function phoneToE164(phone: string, country: string): string | null {
  const usualNumber = numberOfDigits(internationalDigits(phone));
  if (usualNumber) return usualNumber;
  const text = firstNumber(phone)
    .replace(/^\D*?00(?=[1-9])/, "+")
    .replace(/^(\d+)\.0$/, "$1");
  const plainNumber = numberOfDigits(plainDigits(text));
  if (plainNumber) return plainNumber;
  if (isRoundedNumber(text)) return null;
  const region = countryCode(country) as CountryCode | undefined;
  const nationalText = withoutMexicanPrefix(text, region);
  return usableNumber(nationalText, region) ?? vanityNumber(text, region) ?? withoutNote(text, region);
}

/** Mexico dials ten digits since 2019, without the 1 of mobiles and the 01, 044 and 045 before national numbers. */
const MEXICAN_TEN = "(?=[2-9](?:[\\s.()-]{0,3}\\d){9}\\s{0,3}$)";
const MEXICAN_MOBILE = new RegExp(`^\\s{0,3}\\+52[\\s.()-]{0,3}1[\\s.()-]{0,3}${MEXICAN_TEN}`);
const MEXICAN_TRUNK = new RegExp(`^\\s{0,3}\\(?(?:01|04[45]|1)[\\s.()-]{0,3}${MEXICAN_TEN}`);

function withoutMexicanPrefix(text: string, region: CountryCode | undefined): string {
  const international = text.replace(MEXICAN_MOBILE, "+52 ");
  return region === "MX" ? international.replace(MEXICAN_TRUNK, "") : international;
}

/** Parses "800-356-9377 (1-800-FLOWERS)" without the text in brackets. */
function withoutNote(text: string, region: CountryCode | undefined): string | null {
  const number = text.replace(/\s\([^()]{0,60}\)\s*$/, "");
  return number === text ? null : usableNumber(number, region);
}

function usableNumber(text: string, region: CountryCode | undefined): string | null {
  const number = parsePhoneNumberFromString(text, region);
  if (!number) return null;
  const isUsable = text.includes("+") ? number.isPossible() : number.isValid();
  return isUsable ? number.number : null;
}

function vanityNumber(text: string, region: CountryCode | undefined): string | null {
  for (const digits of vanityDigits(text)) {
    const number = usableNumber(digits, region);
    if (number !== null) return number;
  }
  return null;
}

/**
 * Returns the number with this calling code, if its length is possible. It is a fast path for the commonest form, "+1 501-393-3931", since the
 * library's parser costs more than the rest of a row. It takes no trunk prefix and no extension.
 */
function numberOfDigits(digits = ""): string | undefined {
  for (let length = 1; length <= 3; length++) {
    const plan = planOf(digits.slice(0, length));
    if (plan) return plan.test(digits.slice(length)) ? `+${digits}` : undefined;
  }
  return undefined;
}

/** Numbering plans by calling code; the library's own types leave this part out. */
interface Plans {
  hasCallingCode(callingCode: string): boolean;
  selectNumberingPlan(callingCode: string): void;
  numberingPlan: { possibleLengths(): number[]; nationalPrefixForParsing(): string | undefined };
}

const plans = new Metadata() as unknown as Plans;

/** Returns the pattern of a complete national number of this calling code; null if there is no such code. */
const planOf = memoize((callingCode): RegExp | null => {
  if (!plans.hasCallingCode(callingCode)) return null;
  plans.selectNumberingPlan(callingCode);
  const lengths = plans.numberingPlan.possibleLengths().map((length) => `\\d{${length}}`);
  const prefix = plans.numberingPlan.nationalPrefixForParsing();
  return new RegExp(`^${prefix ? `(?!${prefix})` : ""}(?:${lengths.join("|")})$`);
});
