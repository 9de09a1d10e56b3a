import { regionName, regionOfPostcode } from "../address/address-regions.ts";
import { nameOfCountry } from "../address/country.ts";
import { STREET_WORDS } from "../address/country-shapes-data.ts";
import { countriesOfCity, knownCity } from "../cities/gazetteer.ts";
import { statesOfNationalNumber } from "./area-code.ts";

/** Cells of a row that names no country. */
export interface LocalEvidence {
  phone: string;
  postalCode: string;
  fullAddress: string;
  city: string;
  state: string;
}

const ZIP = /(?<!\d)(\d{3,5})(?:[\s–-]{1,3}\d{4})?$/;
const NORTH_AMERICA = ["US", "CA"];
const AMERICAN_WORD =
  /\s(?:st|street|ave|avenue|rd|road|dr|drive|ln|lane|blvd|boulevard|hwy|pkwy|ct|pl|way)\.?(?:\s|,|$)/i;

/**
 * Returns the country of a row whose phone number, without its calling code, and ZIP code, perhaps without its zero, or written state tell the
 * same state of North America; "" if they do not, or if its city or street is one of another country.
 */
export function countryOfAreaCode({ phone, postalCode, fullAddress, city, state }: LocalEvidence): string {
  const states = statesOfNationalNumber(phone);
  if (states.length === 0) return "";
  const zip = ZIP.exec((postalCode || fullAddress).slice(-40).trimEnd())?.[1];
  if (zip !== undefined) {
    const isSame = states.includes(regionOfPostcode("US", zip.padStart(5, "0")));
    return isSame && !isElsewhere(city, fullAddress) ? "United States" : "";
  }
  const comma = state === "" ? fullAddress.lastIndexOf(",") : fullAddress.length;
  const named = state || fullAddress.slice(comma + 1).trim();
  const code =
    postalCode === "" && comma >= 0 ? NORTH_AMERICA.find((each) => states.includes(regionName(each, named))) : "";
  if (code === undefined || code === "") return "";
  return code === "CA" || !isElsewhere(city, fullAddress.slice(0, comma)) ? nameOfCountry(code) : "";
}

/** Tells whether only other countries have a city of this name, or a street with such a word. */
function isElsewhere(city: string, fullAddress: string): boolean {
  const name = city || (fullAddress.split(",").at(-1) ?? "").replace(/[\d-]/g, "").trim();
  if (knownCity("US", name) === undefined && countriesOfCity(name).length > 0) return true;
  const street = fullAddress.slice(0, 200);
  return (
    !AMERICAN_WORD.test(street) && STREET_WORDS.some(([codes, word]) => !codes.includes("US") && word.test(street))
  );
}
