import { regionOfPostcode } from "../address/address-regions.ts";
import { STREET_WORDS } from "../address/country-shapes-data.ts";
import { countriesOfCity, knownCity } from "../cities/gazetteer.ts";
import { AREA_CODES } from "./area-codes-data.ts";

/** Cells of a row that names no country. */
export interface LocalEvidence {
  phone: string;
  postalCode: string;
  fullAddress: string;
  city: string;
}

/** Matches a number as North Americans write it: "(603) 555-0141", "603.555.0141"; "603 555 0141" is an Italian mobile too. */
const NATIONAL =
  /^[^\d+(]{0,12}(?:1[-. ])?(?:\(([2-9]\d\d)\)[-. ]{0,2}[2-9]\d\d[-. ]\d{4}|([2-9]\d\d)([-.])[2-9]\d\d\3\d{4})(?!\d)/;
const ZIP = /(?<!\d)(\d{3,5})(?:[\s–-]{1,3}\d{4})?$/;
const AMERICAN_WORD =
  /\s(?:st|street|ave|avenue|rd|road|dr|drive|ln|lane|blvd|boulevard|hwy|pkwy|ct|pl|way)\.?(?:\s|,|$)/i;

const stateByAreaCode = new Map(
  Object.entries(AREA_CODES).flatMap(([state, codes]) => codes.split(" ").map((code) => [code, state] as const)),
);

/**
 * Returns "United States" for a row whose phone number, without its calling code, and ZIP code, perhaps without its zero, tell the same
 * state; "" if they do not, or if its city or street is one of another country.
 */
export function countryOfAreaCode({ phone, postalCode, fullAddress, city }: LocalEvidence): string {
  const number = NATIONAL.exec(phone);
  const state = number === null ? undefined : stateByAreaCode.get((number[1] ?? number[2]) as string);
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
