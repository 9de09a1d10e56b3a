import { regionOfPostcode } from "../address/address-regions.ts";
import { STREET_WORDS } from "../address/country-shapes-data.ts";
import { countriesOfCity, knownCity } from "../cities/gazetteer.ts";
import { statesOfNationalNumber } from "./area-code.ts";

/** Cells of a row that names no country. */
export interface LocalEvidence {
  phone: string;
  postalCode: string;
  fullAddress: string;
  city: string;
}

const ZIP = /(?<!\d)(\d{3,5})(?:[\s–-]{1,3}\d{4})?$/;
const AMERICAN_WORD =
  /\s(?:st|street|ave|avenue|rd|road|dr|drive|ln|lane|blvd|boulevard|hwy|pkwy|ct|pl|way)\.?(?:\s|,|$)/i;

/**
 * Returns "United States" for a row whose phone number, without its calling code, and ZIP code, perhaps without its zero, tell the same
 * state; "" if they do not, or if its city or street is one of another country.
 */
export function countryOfAreaCode({ phone, postalCode, fullAddress, city }: LocalEvidence): string {
  const [state] = statesOfNationalNumber(phone);
  const zip = state === undefined ? undefined : ZIP.exec((postalCode || fullAddress).slice(-40).trimEnd())?.[1];
  if (zip === undefined || regionOfPostcode("US", zip.padStart(5, "0")) !== state) return "";
  return isElsewhere(city, fullAddress) ? "" : "United States";
}

/** Tells whether only other countries have a city of this name, or a street with such a word. */
function isElsewhere(city: string, fullAddress: string): boolean {
  const name = city || (fullAddress.split(",").at(-1) ?? "").replace(/[\d-]/g, "").trim();
  if (countriesOfCity(name).length > 0 && knownCity("US", name) === undefined) return true;
  const street = fullAddress.slice(0, 200);
  return (
    !AMERICAN_WORD.test(street) && STREET_WORDS.some(([codes, word]) => !codes.includes("US") && word.test(street))
  );
}
