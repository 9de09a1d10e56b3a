import { CITY_COUNTRIES, NAMESAKE_CAPITALS, SOVEREIGNS } from "./address-formats-data.ts";
import { regionName } from "./address-regions.ts";
import { countryCode, countryName } from "./country.ts";

/** The country of an address, and the parts without it. */
export interface AddressCountry {
  /** English short name or "". */
  country: string;
  /** A territory named beside its country: Curaçao beside the Netherlands; "" without one. */
  territory: string;
  parts: string[];
}

const POSTCODE_ALONE = /^(?:[A-Z]{1,3}-)?\d[\d\s-]{2,9}$/i;

const COUNTRY_AND_POSTCODE = /^(?:(\d{3,6}) (\D{3,40})|(\D{3,40}) (\d{3,6}))$/;

/** Splits the country off the end (or, as in China, the start) of an address. `given`, if not "", wins. */
export function splitCountry(all: readonly string[], given: string): AddressCountry {
  const parts = [...all];
  const names: string[] = [];
  if (parts.length > 1 && parts.at(-1) === "Channel Islands") parts.pop();
  const countryAndPostcode = COUNTRY_AND_POSTCODE.exec((parts.at(-1) ?? "").slice(0, 60));
  // "Taipei City, Taiwan 110", "1075 Hungary"
  const named = countryAndPostcode
    ? countryOfPart((countryAndPostcode[2] ?? countryAndPostcode[3] ?? "").trim(), given)
    : "";
  if (countryAndPostcode && named !== "" && !NAMESAKE_CAPITALS.has(countryCode(named) ?? "")) {
    parts.splice(-1, 1, named, (countryAndPostcode[1] ?? countryAndPostcode[4]) as string);
  }
  let at = parts.length - 1;
  if (at > 0 && POSTCODE_ALONE.test(parts[at] as string)) at--;
  for (; at >= 0 && names.length < 2; at--) {
    const name = countryOfPart(parts[at] as string, names[0] ?? given);
    if (name === "" || (at === 0 && names.length === 0 && parts.length === 1 && name !== given)) break;
    // "Guatemala, Guatemala": the first is the city
    if (names.includes(name)) break;
    names.push(name);
    parts.splice(at, 1);
  }
  if (names.length === 0) return splitCountryInside(parts, given);
  const country = given || (names[0] as string);
  const territory = names.find((name) => name !== country && !SOVEREIGNS.has(countryCode(name) ?? ""));
  return { country, territory: territory ?? "", parts };
}

function countryOfPart(part: string, country: string): string {
  // a code of two letters, as in "N.L.", is more often a state
  if (part.length < 2 || (/^[A-Za-z]\.?\s?[A-Za-z]\.?$/.test(part) && !/^U\.?[KS]\.?$/.test(part))) {
    return countryCode(country) === part ? country : "";
  }
  const name = countryName(part);
  if (name === "") return "";
  const code = countryCode(country);
  return code !== undefined && regionName(code, part) !== "" ? "" : name;
}

/** "10117 Berlin Germany", without a comma, and "860000 China, Tibet, Nyingchi", with the country first. */
function splitCountryInside(parts: string[], given: string): AddressCountry {
  const first = parts[0] ?? "";
  const head = countryName(first.replace(/^\d{3,6}\s+/, ""));
  if (parts.length > 1 && head !== "" && (given === "" || head === given)) {
    const postcode = /^\d{3,6}/.exec(first)?.[0];
    const rest = parts.slice(1).reverse();
    return { country: head, territory: "", parts: postcode ? [...rest, postcode] : rest };
  }
  const code = countryCode(given);
  const words = (parts.at(-1) ?? "").split(" ", 60);
  if (code === undefined || words.length === 60 || CITY_COUNTRIES[code] !== undefined || NAMESAKE_CAPITALS.has(code)) {
    return { country: given, territory: "", parts };
  }
  for (let count = Math.min(4, words.length - 1); count > 0; count--) {
    const tail = words.slice(-count).join(" ");
    if (tail.length < 3 || countryName(tail) !== given || regionName(code, tail) !== "") continue;
    const before = words.slice(0, -count).join(" ");
    if (/\p{L}/u.test(before)) return { country: given, territory: "", parts: [...parts.slice(0, -1), before] };
  }
  return { country: given, territory: "", parts };
}
