import { type CountryCode, parsePhoneNumberFromString } from "libphonenumber-js/min";
import { firstNumber, internationalDigits, isRoundedNumber } from "../business/phones/dialled-number.ts";
import { memoize } from "../text/memoize.ts";

/** Countries of a phone number with its calling code. */
export interface CountriesOfPhone {
  /** Possible countries as ISO alpha-2 codes, the likeliest first; [] if none is known. */
  codes: readonly string[];
  /** True if the first country is assumed unless the city lies in another one; false if the number proves none of them. */
  isLikely: boolean;
}

/** Number of digits that decide the country if several share a calling code, and of the shortest number with one. */
const PREFIX_DIGITS = 7;
const MIN_DIGITS = 7;
const NO_COUNTRIES: CountriesOfPhone = { codes: [], isLikely: false };

/** Matches North American numbers that belong to no country: toll-free, personal, satellite. */
const NO_COUNTRY = /^1(?:8(?:00|22|33|44|55|66|77|88)|900|5(?:00|2[1-9]|33|44|66|77|88)|600|622|700|710)/;

/** Numbers that several countries use and dial alike, by their first digits; they prove none of them. */
const SHARED_PREFIXES: readonly (readonly [codes: string, prefix: RegExp])[] = [
  // Palestinian networks and area codes are reached by Israel's calling code too.
  ["PS IL", /^972(?:5[69]|22[2-47-9]|42[45]|82[014-68]|92[3569])/],
  ["GP BL MF", /^590/],
  ["GB GG JE IM", /^44(?:3|[89]|70)/],
  // Regions with networks of the country that occupies them.
  ["UA RU", /^7(?:365|869|949|959|978)/],
  ["GE RU", /^7(?:840|850|940)/],
  ["CY TR", /^90(?:392|5(?:33|42|48)8)/],
  ["AZ AM", /^374[49]7/],
  // Kosovo had numbers of three other countries before its calling code.
  ["XK RS", /^381(?:2[89]|3[89])/],
  ["XK MC", /^3774[45]/],
  ["XK SI", /^3864[39]/],
  ["SM IT", /^390549/],
];

/** Mobile and national numbers of a country that its islands with a code of their own use too. */
const USED_BY_ISLANDS: readonly (readonly [codes: string, prefix: RegExp])[] = [
  ["FI AX", /^358(?!18)/],
  ["NO SJ", /^47(?!79)/],
  ["GB GG JE IM", /^447/],
  ["RE YT", /^262/],
  ["AU CX CC", /^614/],
];

/** Returns the countries of a phone number by its calling code and first digits. */
export function countriesOfPhone(phone: string): CountriesOfPhone {
  return countriesOfDigits(internationalDigits(phone) ?? digitsOfFirst(phone));
}

/** Returns the digits of the first number in a text with a calling code; "" without one. */
function digitsOfFirst(phone: string): string {
  const first = firstNumber(phone)
    .slice(0, 40)
    .replace(/^\D*?00(?=[1-9])/, "+");
  if (!first.includes("+") || isRoundedNumber(first)) return "";
  return first.slice(first.indexOf("+")).replace(/\(0\)|\D/g, "");
}

function countriesOfDigits(digits: string): CountriesOfPhone {
  if (digits.length < MIN_DIGITS || NO_COUNTRY.test(digits)) return NO_COUNTRIES;
  return countriesOfPrefix(`${digits.length} ${digits.slice(0, PREFIX_DIGITS)}`);
}

/** Numbers of one length and area belong to the same countries. `key` is the number of digits, and the first digits. */
const countriesOfPrefix = memoize((key): CountriesOfPhone => {
  const [length = "", prefix = ""] = key.split(" ");
  const number = parsePhoneNumberFromString(`+${prefix.padEnd(Number(length), "2")}`);
  if (!number?.isPossible()) return NO_COUNTRIES;
  const shared = codesOf(SHARED_PREFIXES, prefix);
  if (shared !== undefined) return { codes: shared, isLikely: false };
  const country: CountryCode | undefined = number.country;
  if (country === undefined) return NO_COUNTRIES;
  const islands = codesOf(USED_BY_ISLANDS, prefix) ?? [];
  return { codes: [...new Set([country, ...islands])], isLikely: true };
});

function codesOf(table: typeof SHARED_PREFIXES, prefix: string): string[] | undefined {
  return table.find(([, pattern]) => pattern.test(prefix))?.[0].split(" ");
}
