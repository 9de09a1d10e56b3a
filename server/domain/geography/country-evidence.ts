import { countryOfAddressEnd, countryOfCityAmong } from "../address/address.ts";
import { nameOfCountry } from "../address/country.ts";
import { knownCity } from "../cities/gazetteer.ts";
import { countriesOfPhone } from "./countries-of-phone.ts";
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

/**
 * Decides the country by phone prefix, time zone, coordinates and the address's end, in this order. Two that agree win over one that
 * differs, and an address whose city lies in the country at its end wins over the phone. If several countries share the zone, or a border
 * is near, coordinates alone leave it to the city. Returns an English short name; "" without evidence.
 */
export function countryOfEvidence(evidence: CountryEvidence): string {
  const { fullAddress, city: cell = "", latitude, longitude } = evidence;
  const phone = countryOfPhone(evidence);
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

/** Returns the country of the phone number; if several countries share it, the one that has the city. */
function countryOfPhone({ phone, fullAddress, city = "" }: CountryEvidence): string {
  const { codes, isLikely } = countriesOfPhone(phone);
  if (codes.length < 2) return codes[0] ?? "";
  return countryOfCityAmong(codes, fullAddress, city) || (isLikely ? (codes[0] as string) : "");
}
