import { cityKey } from "../address/city-key.ts";
import { CITY_LINES } from "./cities-data.ts";

/** A city of the gazetteer. */
export interface KnownCity {
  /** `cityKey` of its main name: equal for all of its names. */
  key: string;
  /** 0 for under 2,000 inhabitants; each step doubles them. */
  size: number;
}

/** A country that has a city of some name. */
export interface CountryOfCity {
  /** ISO alpha-2. */
  code: string;
  size: number;
}

/** Smaller cities say nothing of a country: their names are names of streets and quarters elsewhere. */
const MIN_SIZE_OF_COUNTRY = 4;
const FIRST_LETTER = "a".charCodeAt(0);

const citiesByCountry = new Map<string, ReadonlyMap<string, KnownCity>>();
let countriesByCity: ReadonlyMap<string, readonly CountryOfCity[]> | undefined;

/** The city over 5,000 people that the country knows by this name, in any language; undefined for others. `code`: ISO alpha-2. */
export function knownCity(code: string, name: string): KnownCity | undefined {
  if (name.length > 60) return undefined;
  const cities = citiesOf(code);
  return cities.size === 0 ? undefined : cities.get(cityKey(name));
}

/** Countries with a city over 16,000 people of this name, the largest first. */
export function countriesOfCity(name: string): readonly CountryOfCity[] {
  if (name.length > 60) return [];
  countriesByCity ??= readCountries();
  return countriesByCity.get(cityKey(name)) ?? [];
}

/** Keys of the names of all cities of a country with their city. */
export function citiesOf(code: string): ReadonlyMap<string, KnownCity> {
  let cities = citiesByCountry.get(code);
  if (cities === undefined) {
    cities = readCities(code);
    citiesByCountry.set(code, cities);
  }
  return cities;
}

function readCities(code: string): Map<string, KnownCity> {
  const cities = new Map<string, KnownCity>();
  const lines = (CITY_LINES[code] ?? "").split("\n").filter((line) => line !== "");
  const aliases: [string, KnownCity][] = [];
  for (const line of lines) {
    const [key = "", ...others] = line.slice(1).split("|");
    const city = { key, size: line.charCodeAt(0) - FIRST_LETTER };
    if (!cities.has(key)) cities.set(key, city);
    for (const other of others) aliases.push([other, city]);
  }
  for (const [key, city] of aliases) if ((cities.get(key)?.size ?? -1) < city.size) cities.set(key, city);
  return cities;
}

function readCountries(): Map<string, CountryOfCity[]> {
  const countries = new Map<string, CountryOfCity[]>();
  for (const code of Object.keys(CITY_LINES)) {
    for (const [key, { size }] of readCities(code)) {
      if (size < MIN_SIZE_OF_COUNTRY) continue;
      const known = countries.get(key);
      if (known === undefined) countries.set(key, [{ code, size }]);
      else known.push({ code, size });
    }
  }
  for (const known of countries.values()) known.sort((a, b) => b.size - a.size);
  return countries;
}
