import { memoize } from "../text/memoize.ts";
import { COUNTRY_LINES } from "./country-data.ts";
import { placeKey } from "./place-key.ts";

interface Countries {
  nameByKey: Map<string, string>;
  codeByName: Map<string, string>;
}

let cachedCountries: Countries | undefined;

/**
 * English short name ("United States", "Czechia") of a country in any common spelling: its names in English and other
 * languages, ISO alpha-2 or alpha-3. "" when unknown.
 */
export function countryName(text: string): string {
  // most other parts of an address hold a digit
  return text.length > 80 || /\d/.test(text) ? "" : nameOf(text);
}

const nameOf = memoize((text) => countries().nameByKey.get(placeKey(text)) ?? "");

/** ISO alpha-2 code ("XK" for Kosovo) of an English short name from `countryName`; undefined when unknown. */
export function countryCode(name: string): string | undefined {
  return countries().codeByName.get(name);
}

/** ISO alpha-2 codes of all countries. */
export function countryCodes(): Iterable<string> {
  return countries().codeByName.values();
}

/** English short name of an ISO alpha-2 code; "" when unknown. */
export function nameOfCountry(code: string): string {
  return code.length === 2 ? nameOf(code) : "";
}

function countries(): Countries {
  if (cachedCountries) return cachedCountries;
  const nameByKey = new Map<string, string>();
  const codeByName = new Map<string, string>();
  for (const line of COUNTRY_LINES.trim().split("\n")) {
    const names = line.slice(7).split("|");
    const english = names[0] as string;
    codeByName.set(english, line.slice(0, 2));
    for (const name of [line.slice(0, 2), line.slice(3, 6), ...names]) nameByKey.set(placeKey(name), english);
  }
  cachedCountries = { nameByKey, codeByName };
  return cachedCountries;
}
