import { knownCity } from "../cities/gazetteer.ts";
import { memoize } from "../text/memoize.ts";
import { CITY_REGION_LINES } from "./address-cities-data.ts";
import { DISTRICTS } from "./address-formats-data.ts";
import { BRITISH_AREAS, POSTCODE_REGION_LINES } from "./address-postcode-regions-data.ts";
import { REGION_LINES, SOME_REGION_LINES } from "./address-regions-data.ts";
import { placeKey } from "./place-key.ts";

interface PostcodeRange {
  from: string;
  to: string;
  region: string;
}

interface CountryRegions {
  /** Region by the `placeKey` of each spelling. */
  byName: Map<string, string>;
  /** Region by its code in capitals, such as "NY". */
  byCode: Map<string, string>;
  byCity: Map<string, string>;
  byPostcode: PostcodeRange[];
}

/** Matches words that mark a region in countries whose regions are not listed. */
const REGION_WORD =
  /(?:^|[\s-])(?:province|governorate|region|región|regiunea|oblast|prefecture|voivodeship|county|judet|județul|state|département|department|область|край|респ\.|республика|обл\.|resp\.|respublika|kray|provincia|departamento|região|provinsi|województwo|megye|gubernia|parish|m\. sav\.|r\. sav\.)(?:$|\s)/iu;

/** Matches words of places in which a word for a region means an office: "behind the Police Department". */
const OFFICE_WORD = /(?:^|\s)(?:behind|near|opposite|beside|next|police|fire|health|sheriff'?s?)(?:\s|$)/i;

/** Matches words that mark a district, smaller than a region, after the town. */
const DISTRICT_WORD = /(?:^|\s)(?:район|rayon|rayonu|شهرستان)(?:$|\s)/iu;

/** "Alegrete do Piauí" is one name. */
const PREPOSITION = /\s(?:d[aeiou]|d[ao]s|del|della|des|of|the|von|am)$/iu;

const regionsByCountry = new Map<string, CountryRegions>();

/** Returns the canonical name of the region that `text` names, also by code or in another language; "" when unknown. */
export function regionName(code: string, text: string): string {
  const regions = regionsOf(code);
  if (regions.byName.size === 0 || text.length > 60) return "";
  return regions.byCode.get(text) ?? regions.byName.get(placeKey(text)) ?? "";
}

/** Returns the countries with a region of this full name, as ISO alpha-2 codes. A code such as "WA" is not a full name. */
export const countriesOfRegion = memoize((text) =>
  text.length < 4 || text.length > 60
    ? []
    : Object.keys(REGION_LINES).filter((code) => regionsOf(code).byName.has(placeKey(text))),
);

/** Tells whether the regions of the country are listed. Elsewhere words like "Province" mark them. */
export function hasListedRegions(code: string): boolean {
  return REGION_LINES[code] !== undefined;
}

/** Tells whether the text has a word for a region, as in "Samarkand Province" or "Курганская область". */
export function hasRegionWord(text: string): boolean {
  return text.length < 80 && REGION_WORD.test(text) && !OFFICE_WORD.test(text);
}

/** Tells whether this part of an address is a district after the city, smaller than a region. */
export function isDistrict(code: string, text: string): boolean {
  return text.length < 80 && (DISTRICT_WORD.test(text) || (DISTRICTS[code]?.split("|").includes(text) ?? false));
}

/**
 * Splits a region off the end: "Ashbury NSW" becomes Ashbury, New South Wales. Returns undefined without a region or without text before
 * it. `codesOnly` ignores full names, where "New York" may be the city.
 */
export function splitTrailingRegion(
  code: string,
  text: string,
  codesOnly: boolean,
): { before: string; region: string } | undefined {
  // Streets are named after regions of countries with a partial list: "Calle Duarte".
  if (!hasListedRegions(code)) return undefined;
  const regions = regionsOf(code);
  // "New Delhi" is one name.
  if (regions.byName.size === 0 || (!codesOnly && knownCity(code, text) !== undefined)) return undefined;
  let start = text.length;
  for (let words = 1; words <= (codesOnly ? 1 : 4); words++) {
    start = lastSeparator(text, start - 1);
    if (start <= 0) return undefined;
    const tail = text.slice(start).replace(/^[-–/\s(]+|\)$/g, "");
    const before = text.slice(0, start).replace(/(?<![-–/\s(])[-–/\s(]+$/, "");
    if (before === "" || tail === "" || PREPOSITION.test(before.slice(-10))) continue;
    const region = regions.byCode.get(tail) ?? (codesOnly ? undefined : regions.byName.get(placeKey(tail)));
    // In "Bay de", a code in lower case is more often a word.
    if (region && (tail.length > 3 || regions.byCode.has(tail) || tail.includes("."))) return { before, region };
  }
  return undefined;
}

/** Tells whether postcodes of the country determine its states or provinces. */
export function hasPostcodeRegions(code: string): boolean {
  return POSTCODE_REGION_LINES[code] !== undefined;
}

/** Returns the region of a postcode; "" when the postcode does not determine it. */
export function regionOfPostcode(code: string, postcode: string): string {
  const compact = postcode.replace(/[\s-]/g, "").toUpperCase();
  if (compact === "") return "";
  if (code === "GB") return britishNation(compact);
  // "3801" without its zero would be a code of Tennessee.
  if (code === "US" && compact.length < 5) return "";
  const range = regionsOf(code).byPostcode.find(
    ({ from, to }) => compact.slice(0, from.length) >= from && compact.slice(0, to.length) <= to,
  );
  return range?.region ?? "";
}

/** Returns the region of a well-known city or of a city that is also a region; otherwise "". */
export function regionOfCity(code: string, city: string): string {
  return regionsOf(code).byCity.get(placeKey(city)) ?? "";
}

function lastSeparator(text: string, from: number): number {
  for (let at = from; at > 0; at--) if (/[\s/]/.test(text.charAt(at - 1))) return at - 1;
  return -1;
}

function britishNation(postcode: string): string {
  const area = /^[A-Z]{1,2}/.exec(postcode)?.[0];
  if (!area) return "";
  const nation = Object.entries(BRITISH_AREAS).find(([, areas]) => areas.split(" ").includes(area));
  return nation ? nation[0] : "England";
}

function regionsOf(code: string): CountryRegions {
  const cached = regionsByCountry.get(code);
  if (cached) return cached;
  const regions: CountryRegions = { byName: new Map(), byCode: new Map(), byCity: new Map(), byPostcode: [] };
  for (const line of lines(REGION_LINES[code] ?? SOME_REGION_LINES[code])) {
    const [name = "", ...others] = line.split("|");
    for (const spelling of [name, ...others]) {
      if (/^[A-Z]{2,4}$/.test(spelling)) regions.byCode.set(spelling, name);
      for (const key of new Set([placeKey(spelling), placeKey(withoutUmlauts(spelling))]))
        if (!regions.byName.has(key)) regions.byName.set(key, name);
    }
  }
  for (const line of lines(CITY_REGION_LINES[code])) {
    const [region = "", cities = ""] = line.split(": ");
    for (const city of cities.split("|")) regions.byCity.set(placeKey(city), region);
  }
  for (const line of lines(POSTCODE_REGION_LINES[code])) {
    const space = line.indexOf(" ");
    for (const range of line.slice(0, space).split(",")) {
      const [from = "", to = from] = range.split("-");
      regions.byPostcode.push({ from, to, region: line.slice(space + 1) });
    }
  }
  regionsByCountry.set(code, regions);
  return regions;
}

/** Writes umlauts as two letters, "ue" for "ü", as many German programs do. */
function withoutUmlauts(name: string): string {
  return name.replace(/[äöü]/giu, (letter) => `${letter.normalize("NFD").charAt(0)}e`);
}

function lines(table: string | undefined): string[] {
  return table ? table.split("\n") : [];
}
