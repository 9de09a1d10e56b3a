import { cityKey } from "../address/city-key.ts";
import { CITY_LINES } from "./cities-data.ts";
import { fullCityKeys } from "./city-abbreviations.ts";
import { TOWN_NAMES } from "./towns-data.ts";

/** A city of the gazetteer. */
export interface KnownCity {
  /** `cityKey` of its main name, equal for all of its names. */
  key: string;
  /** Size class: 0 is below 2,000 inhabitants, and each step doubles them. */
  size: number;
}

/** A country that has a city of some name. */
export interface CountryOfCity {
  /** ISO alpha-2 code. */
  code: string;
  size: number;
}

/** Minimum size class of a city that is evidence of a country; names of smaller ones are streets and quarters elsewhere. */
const MIN_SIZE_OF_COUNTRY = 4;
const FEW_PLACES = 12;
const NEW_LINE = "\n".charCodeAt(0);
const FIRST_LETTER = "a".charCodeAt(0);

const citiesByCountry = new Map<string, ReadonlyMap<string, KnownCity>>();
const townsByCountry = new Map<string, ReadonlySet<string>>();
let countriesByCity: ReadonlyMap<string, readonly CountryOfCity[]> | undefined;

/**
 * Returns the city over 5,000 people that the country knows by this name, in any language or abbreviated ("Ft Worth"), or undefined. `code`
 * is ISO alpha-2.
 */
export function knownCity(code: string, name: string): KnownCity | undefined {
  if (name.length > 60) return undefined;
  const cities = citiesOf(code);
  if (cities.size === 0) return undefined;
  const key = cityKey(name);
  const city = cities.get(key);
  if (city?.key === key) return city;
  const others = fullCityKeys(code, key).map((full) => ({ full, other: cities.get(full) }));
  return (
    others.find(({ full, other }) => other?.key === full)?.other ?? city ?? others.find(({ other }) => other)?.other
  );
}

/** Tells whether the country has a city or a smaller town of this name. Names of towns are too often names of streets to decide more. */
export function isKnownPlace(code: string, name: string): boolean {
  if (name.length > 60) return false;
  if (knownCity(code, name) !== undefined) return true;
  const towns = townsOf(code);
  const key = cityKey(name);
  return towns.has(key) || fullCityKeys(code, key).some((full) => towns.has(full));
}

/** Tells whether the gazetteer has too few places of a small country for an unknown name to be none. */
export function knowsFewPlaces(code: string): boolean {
  const cities = CITY_LINES[code]?.split("\n").length ?? 0;
  return code !== "" && cities + townsOf(code).size < FEW_PLACES;
}

/** Reads the towns of a country, whose sorted names leave out the letters that they share with the one before. */
function townsOf(code: string): ReadonlySet<string> {
  let towns = townsByCountry.get(code);
  if (towns === undefined) {
    let last = "";
    towns = new Set(
      (TOWN_NAMES[code]?.split("|") ?? []).map((entry) => {
        last = last.slice(0, entry.charCodeAt(0) - FIRST_LETTER) + entry.slice(1);
        return last;
      }),
    );
    townsByCountry.set(code, towns);
  }
  return towns;
}

/** Returns countries with a city over 16,000 people of this name, the largest city first. */
export function countriesOfCity(name: string): readonly CountryOfCity[] {
  if (name.length > 60) return [];
  countriesByCity ??= readCountries();
  return countriesByCity.get(cityKey(name)) ?? [];
}

/** Maps the keys of all city names of a country to their city. */
function citiesOf(code: string): ReadonlyMap<string, KnownCity> {
  let cities = citiesByCountry.get(code);
  if (cities === undefined) {
    cities = readCities(code);
    citiesByCountry.set(code, cities);
  }
  return cities;
}

function readCities(code: string): Map<string, KnownCity> {
  const cities = new Map<string, KnownCity>();
  const text = CITY_LINES[code] ?? "";
  for (const { key, size } of linesOf(text)) if (!cities.has(key)) cities.set(key, { key, size });
  // An alias belongs to the city of that name, since a city may have two lines.
  for (const { key, size, rest, end } of linesOf(text)) {
    for (let start = rest; start < end; ) {
      const bar = Math.min(end, endOf(text, "|", start));
      const alias = text.slice(start, bar);
      const otherCity = cities.get(alias);
      if (otherCity === undefined || otherCity.size < size) cities.set(alias, { key, size });
      start = bar + 1;
    }
  }
  return cities;
}

/** Yields the lines of a table: key and size of a city, and the span of its other names. */
function* linesOf(text: string): Generator<KnownCity & { rest: number; end: number }> {
  for (let start = 0, end = 0; start < text.length; start = end + 1) {
    end = endOf(text, "\n", start);
    const keyEnd = Math.min(end, endOf(text, "|", start));
    yield { key: text.slice(start + 1, keyEnd), size: text.charCodeAt(start) - FIRST_LETTER, rest: keyEnd + 1, end };
  }
}

function endOf(text: string, mark: string, from: number): number {
  const markIndex = text.indexOf(mark, from);
  return markIndex === -1 ? text.length : markIndex;
}

/** Returns keys of the other names of the city with this key. `code` is ISO alpha-2. */
export function otherNamesOf(code: string, key: string): string[] {
  const text = CITY_LINES[code] ?? "";
  for (let lineStart = text.indexOf(`${key}|`); lineStart > 0; lineStart = text.indexOf(`${key}|`, lineStart + 1)) {
    const isKey = lineStart === 1 || text.charCodeAt(lineStart - 2) === NEW_LINE;
    if (isKey) return text.slice(lineStart + key.length + 1, endOf(text, "\n", lineStart)).split("|");
  }
  return [];
}

function readCountries(): Map<string, CountryOfCity[]> {
  const countries = new Map<string, CountryOfCity[]>();
  for (const code of Object.keys(CITY_LINES)) {
    for (const [key, { size }] of readCities(code)) {
      if (size < MIN_SIZE_OF_COUNTRY) continue;
      const list = countries.get(key);
      if (list === undefined) countries.set(key, [{ code, size }]);
      else list.push({ code, size });
    }
  }
  for (const list of countries.values()) list.sort((a, b) => b.size - a.size);
  return countries;
}
