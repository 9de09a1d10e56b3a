import { memoize } from "../text/memoize.ts";
import { COUNTRY_LINES } from "./country-data.ts";
import { COUNTRY_NAME_LINES } from "./country-names-data.ts";
import { computePlaceKey, computePlaceKeys, placeKey } from "./place-key.ts";

interface Countries {
  nameByKey: Map<string, string>;
  codeByName: Map<string, string>;
  /** Keys of ISO codes that are not also names, as "us" is for "U.S.". */
  codeKeys: Set<string>;
}

/** Matches "Republic of", "Sultanate of" and similar words before the name. */
const FORMAL =
  /^(?:the )?(?:(?:federal|federated|federative|democratic|socialist|people[’']s|islamic|hashemite) )*(?:republic|kingdom|sultanate|commonwealth|principality|states) of (?:the )?|^(?:(?:bundes)?republika?|república (?:de|del|do|da)|république (?:de|du)|repubblica di|royaume de|reino (?:de|do)|kraljevina|република|республика|سلطنة|جمهورية|مملكة|دولة) /iu;
/** Matches an ISO code. "s/n", "n/a" and "c/o" have the letters of a code but other meanings. */
const ISO_CODE = /^(?:[a-z]{2,3}|u\.\s?(?:s\.?(?:\s?a\.?)?|k\.?|a\.\s?e\.?))$/i;
/** Matches "s/n" and "n/a", which are not country codes. */
const NO_CODE = /^[a-z]{1,2} ?[/|\\_-] ?[a-z]{1,2}$/i;
const ACCENTED = /[\u00c0-\u024f]/;
/** Minimum letters that identify a name which lost its accented letters. */
const MIN_DAMAGED = 7;

let cachedCountries: Countries | undefined;

/**
 * Returns the English short name ("United States", "Czechia") of a country in any common spelling: its names in English and other
 * languages, also without their accented letters ("Sjedinjene Drave"), ISO alpha-2 or alpha-3. "" when unknown.
 */
export function countryName(text: string): string {
  // Most other parts of an address hold a digit.
  return text.length > 80 || /\d/.test(text) ? "" : nameOf(text);
}

/** Tells whether the letters of the text only look like the code of this country, as "s/n" does like Senegal's. `code` is ISO alpha-2. */
export function looksLikeCode(text: string, code: string): boolean {
  return NO_CODE.test(text) && text.replace(/\P{L}/gu, "").toUpperCase() === code;
}

const nameOf = memoize((text) => {
  const { nameByKey, codeKeys } = countries();
  const key = placeKey(text);
  const name = nameByKey.get(key);
  if (name !== undefined) return codeKeys.has(key) && !ISO_CODE.test(text) ? "" : name;
  return FORMAL.test(text) ? (nameByKey.get(computePlaceKey(text.replace(FORMAL, ""))) ?? "") : "";
});

/** Returns the ISO alpha-2 code ("XK" for Kosovo) of an English short name from `countryName`; undefined when unknown. */
export function countryCode(name: string): string | undefined {
  return countries().codeByName.get(name);
}

/** Returns the ISO alpha-2 codes of all countries. */
export function countryCodes(): Iterable<string> {
  return countries().codeByName.values();
}

/** Returns the English short name of an ISO alpha-2 code; "" when unknown. */
export function nameOfCountry(code: string): string {
  return code.length === 2 ? nameOf(code) : "";
}

function countries(): Countries {
  if (cachedCountries) return cachedCountries;
  const nameByKey = new Map<string, string>();
  const codeByName = new Map<string, string>();
  const codeKeys = new Set<string>();
  for (const line of COUNTRY_LINES.trim().split("\n")) {
    const [english = ""] = line.slice(7).split("|", 1);
    codeByName.set(english, line.slice(0, 2));
    const keys = computePlaceKeys(line.slice(7));
    for (const key of keys) nameByKey.set(key, english);
    for (const code of [line.slice(0, 2), line.slice(3, 6)].map(computePlaceKey)) {
      nameByKey.set(code, english);
      if (!keys.includes(code)) codeKeys.add(code);
    }
  }
  const englishByCode = new Map([...codeByName].map(([name, code]) => [code, name]));
  for (const line of COUNTRY_NAME_LINES.trim().split("\n")) {
    const english = englishByCode.get(line.slice(0, 2)) as string;
    for (const key of computePlaceKeys(line.slice(3))) nameByKey.set(key, english);
  }
  addDamaged(nameByKey);
  cachedCountries = { nameByKey, codeByName, codeKeys };
  return cachedCountries;
}

/** Adds names without accented letters, which exports in a wrong encoding lose: "États-Unis" becomes "?tats-Unis". */
function addDamaged(nameByKey: Map<string, string>): void {
  for (const lines of [COUNTRY_LINES, COUNTRY_NAME_LINES]) {
    for (const line of lines.trim().split("\n")) {
      const english = nameByKey.get(line.slice(0, 2).toLowerCase()) as string;
      for (const name of ACCENTED.test(line) ? line.slice(3).split("|") : []) {
        if (!ACCENTED.test(name)) continue;
        const key = computePlaceKey(name.replace(/[^\x20-\x7e]/g, ""));
        if (key.length >= MIN_DAMAGED && !nameByKey.has(key)) nameByKey.set(key, english);
      }
    }
  }
}
