import { type CountryCode, parsePhoneNumberFromString } from "libphonenumber-js/min";
import { countryOfAddressEnd, countryOfCityAmong } from "../address/address.ts";
import { nameOfCountry } from "../address/country.ts";
import { isRoundedNumber } from "../business/phones/dialled-number.ts";
import { knownCity } from "../cities/gazetteer.ts";
import { memoize } from "../text/memoize.ts";
import { countriesOfPoint } from "./countries-of-point.ts";
import { countriesOfZone } from "./zone-countries.ts";

/** Evidence of a row's country beside a country column. */
export interface CountryEvidence {
  phone: string;
  /** IANA name or "". */
  timeZone: string;
  latitude: number | null;
  longitude: number | null;
  fullAddress: string;
  /** Cell of the city column. */
  city?: string;
}

/** Number of digits that decide the country if several share a calling code, and of the shortest number with one. */
const PREFIX_DIGITS = 7;
const MIN_DIGITS = 7;
/** Matches North American numbers that belong to no country. */
const TOLL_FREE = /^1(?:8(?:00|22|33|44|55|66|77|88)|900)/;

/**
 * Decides the country by phone prefix, time zone, coordinates and the address's end, in this order. Two that agree win over one that
 * differs, and an address whose city lies in the country at its end wins over the phone. If several countries share the zone, or a border
 * is near, coordinates alone leave it to the city. Returns an English short name; "" without evidence.
 */
export function countryOfEvidence(evidence: CountryEvidence): string {
  const { fullAddress, city: cell = "", latitude, longitude } = evidence;
  const phone = countryOfPhone(evidence.phone);
  const zone = countriesOfZone(evidence.timeZone);
  const point = countriesOfPoint(latitude, longitude);
  const { code: end, city } = countryOfAddressEnd(fullAddress);
  const location = point.codes.length > 0 ? point.codes : zone;
  const sureCodes = [
    zone.length === 1 ? zone[0] : "",
    point.isLikely && point.codes.length === 1 ? point.codes[0] : "",
  ];
  const codesInOrder = [phone, ...sureCodes, end].filter((code) => code !== undefined && code !== "");
  const agreedCode = codesInOrder.find((code) => votes(code as string, phone, location, end) >= 2);
  const isInCountry = end !== "" && city !== "" && knownCity(end, city) !== undefined;
  const code = agreedCode ?? (isInCountry ? end : codesInOrder[0]);
  if (code !== undefined) return nameOfCountry(code);
  const cityCountry = location.length > 1 ? countryOfCityAmong(location, fullAddress, cell) : "";
  return nameOfCountry(cityCountry || (point.isLikely ? (point.codes[0] as string) : ""));
}

function votes(code: string, phone: string, location: readonly string[], end: string): number {
  return Number(phone === code) + Number(location.includes(code)) + Number(end === code);
}

/** Returns the country of a number with its calling code. */
function countryOfPhone(phone: string): string {
  const first = (phone.split(/[,;\n]|\s\/\s/, 1)[0] ?? "").slice(0, 40).replace(/^\D*?00(?=[1-9])/, "+");
  if (!first.includes("+") || isRoundedNumber(first)) return "";
  const digits = first.replace(/\D/g, "");
  if (digits.length < MIN_DIGITS || TOLL_FREE.test(digits)) return "";
  return countryOfPrefix(`${digits.length} ${digits.slice(0, PREFIX_DIGITS)}`);
}

/** Numbers of one length and area belong to one country. `key` is the number of digits, and the first digits. */
const countryOfPrefix = memoize((key): CountryCode | "" => {
  const [length = "", prefix = ""] = key.split(" ");
  const number = parsePhoneNumberFromString(`+${prefix.padEnd(Number(length), "2")}`);
  return number?.isPossible() ? (number.country ?? "") : "";
});
