import { type CountryCode, Metadata, parsePhoneNumberFromString } from "libphonenumber-js/min";
import { countryCode } from "../address/country.ts";
import { memoize } from "../text/memoize.ts";

/**
 * Returns the number as E.164 ("+14155550123"), or null if it is not recognised. A number with its country code needs a possible length;
 * one without needs the country (English short name) and must match its numbering plan. Of several numbers, the first counts.
 */
export function phoneToE164(phone: string, country: string): string | null {
  const first = phone.split(/[,;\n]|\s\/\s/, 1)[0] ?? "";
  const text = first.replace(/^\D*?00(?=[1-9])/, "+").replace(/^(\d+)\.0$/, "$1");
  const plain = plainInternational(text);
  if (plain) return plain;
  const region = countryCode(country) as CountryCode | undefined;
  const number = parsePhoneNumberFromString(text, region);
  if (!number) return null;
  const isUsable = text.includes("+") ? number.isPossible() : number.isValid();
  return isUsable ? number.number : null;
}

/**
 * A fast path for the commonest form, "+1 501-393-3931", since the library's parser costs more than the rest of a row. It takes no trunk
 * prefix, no extension, and only a possible length.
 */
function plainInternational(text: string): string | undefined {
  if (!/^\+[1-9][\d .-]*$/.test(text)) return undefined;
  const digits = text.replace(/\D/g, "");
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
