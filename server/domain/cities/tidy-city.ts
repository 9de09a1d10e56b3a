import { cityKey } from "../address/city-key.ts";
import { countryName } from "../address/country.ts";
import { memoizeByCode } from "../text/memoize.ts";
import { isCityName, isRegionOnly, isUnit } from "./city-name.ts";
import { isKnownPlace, knownCity } from "./gazetteer.ts";
import { isStreet } from "./street-name.ts";
import { type CityEvidence, townOfNames } from "./town-of-names.ts";

/** Matches words for "city" or "municipality" before a name, and "CEDEX" of French post offices after it. */
const CITY_WORD: Readonly<Record<string, RegExp>> = {
  "": / cedex(?: \d{1,2})?$/iu,
  FR: / cedex(?: \d{1,2})?$/iu,
  ID: /^Kota\s+(?=\p{Lu})/u,
  RU: /^(?:г\.|город|г)\s*(?=\p{Lu})/u,
  UA: /^(?:м\.|місто|г\.)\s*(?=\p{Lu})/u,
  TH: /^(?:Amphoe|Khet|อำเภอ|เขต)\s?|\sDistrict$/u,
  BG: /^(?:гр\.|град|gr\.)\s*(?=\p{Lu})/u,
  RS: /^(?:Grad|Град)\s+(?=\p{Lu})/u,
};
/** Matches "Praha 5", "Dublin 2", "Colombo 07", "Budapest XIII.", "Paris 8e". */
const NUMBERED = /^(\D{3,60}?)[\s-]+(?:\d{1,3}(?:st|nd|rd|th|er|e|ème|\.)?|[IVX]{1,6}\.?)$/iu;
/** Matches a postcode at the start, and the next one at the end: "11000 Beograd", "Beograd 11000", "75004 Paris", "3-12 W1T 5DU". */
const CODE_FIRST = /^(?:[A-Z]{1,3}-)?\d[\d-]{2,9}(?:\s\d{2,3})?(?:\s[A-Z]{2}(?=\s))?[\s,-]*(?=\p{L})/u;
const CODE_LAST = /(?<![\s,])[\s,]+(?:[A-Z]{1,3}-)?\d[\d-]{2,9}(?:\s\d{2,3})?$/u;
/** Matches "1 Antananarivo". */
const NUMBER_FIRST = /^\d{1,2}\s+(?=\p{L})/u;

/** Maximum length of a cell; the rest is dropped. */
const MAX_CELL_CHARS = 300;
const CELL_SEPARATOR = /[,،、，;|\n]|\s\/\s|\s[-–—]\s/;
const TIGHT_SEPARATOR = /\s?[/()]/;

/**
 * Returns the name of a city without postcode, number of a quarter and word for "city"; "" if the text is no city. `code` is ISO alpha-2 or
 * "".
 */
export const tidyCity = memoizeByCode((code, text): string => {
  if (text.length > 120) return "";
  const line = text.replace(/^[\s·•⋅∙|]+/u, "");
  if (isUnit(line)) return "";
  let city = line
    .replace(CODE_FIRST, "")
    .replace(CODE_LAST, "")
    .replace(/^[\s.,;-]+|(?<![\s,;-])[\s,;-]+$/g, "")
    .replace(/(?<=\p{L}{4})\.$/u, "");
  const word = CITY_WORD[code];
  if (word) city = city.replace(word, "");
  const cityWithoutNumber = NUMBERED.exec(city)?.[1];
  if (cityWithoutNumber !== undefined && (code === "" || knownCity(code, cityWithoutNumber) !== undefined))
    city = cityWithoutNumber;
  const nameWithoutNumber = city.replace(NUMBER_FIRST, "");
  if (nameWithoutNumber !== city && knownCity(code, nameWithoutNumber) !== undefined) city = nameWithoutNumber;
  return isCityName(code, city) ? city : "";
});

/**
 * Returns the city that a cell names. In "A, B" it is the one that the country knows as a city, else the one in the address, else the last.
 * "" if none is a city, or if several are and nothing proves one.
 */
export function cityOfCell(code: string, cell: string, evidence: CityEvidence): string {
  // Nearly every cell is one name.
  if (!CELL_SEPARATOR.test(cell)) {
    const text = cell.slice(0, MAX_CELL_CHARS).trim();
    const joined = TIGHT_SEPARATOR.test(text) ? joinedCities(code, text) : [];
    return (joined.length > 1 ? townOfNames(code, joined, evidence) : undefined) ?? tidyCity(code, text);
  }
  // "Le Touquet - Paris-Plage" is one name.
  if (/\s[-–]\s/.test(cell) && cell.length < 60 && isKnownPlace(code, cell)) return cell;
  const names = namesOfCell(code, cell);
  if (names.length < 2) return names[0] ?? "";
  const cities = citiesOf(code, names);
  const town = townOfNames(code, cities, evidence);
  if (town !== undefined) return town;
  const keys = new Set(evidence.parts.map(cityKey));
  return cities.find((name) => keys.has(cityKey(name))) ?? cities.at(-1) ?? names.at(-1) ?? "";
}

/** Tells whether a cell names several known cities, and neither their distance nor their order says which one is meant. */
export function namesSeveralCities(code: string, cell: string): boolean {
  const names = CELL_SEPARATOR.test(cell) ? citiesOf(code, namesOfCell(code, cell)) : joinedCities(code, cell);
  return names.length > 1 && townOfNames(code, names, { parts: [] }) === "";
}

/** Splits "Fürth/Nürnberg" and "Fürth (Nürnberg)"; returns [] for "Halle/Saale" and other texts that are not cities alone. */
function joinedCities(code: string, cell: string): string[] {
  if (cell.length > 120 || (cell.length < 60 && isKnownPlace(code, cell))) return [];
  const names = cell.split(TIGHT_SEPARATOR).filter((name) => name !== "");
  return names.every((name) => knownCity(code, name) !== undefined) ? names : [];
}

function namesOfCell(code: string, cell: string): string[] {
  return splitCell(cell)
    .map((name) => tidyCity(code, name))
    .filter((name) => name !== "");
}

/** Leaves out regions, countries and streets. */
function citiesOf(code: string, names: readonly string[]): string[] {
  const isPlace = (name: string) => !isStreet(name) || isKnownPlace(code, name);
  return names.filter((name) => !isRegionOnly(code, name) && countryName(name) === "" && isPlace(name));
}

function splitCell(cell: string): string[] {
  return cell
    .slice(0, MAX_CELL_CHARS)
    .split(CELL_SEPARATOR)
    .map((name) => name.trim())
    .filter((name) => name !== "");
}
