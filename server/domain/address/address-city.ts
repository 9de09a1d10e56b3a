import { findCityAfterStreet } from "../cities/run-on-line.ts";
import {
  BRITISH_COUNTIES,
  CITIES_WITH_DISTRICTS,
  CITY_ALIAS_LINES,
  LUXEMBOURG_COMMUNES,
} from "./address-cities-data.ts";
import { placeKey } from "./place-key.ts";

/** Matches a Google plus code: "8RQ3+QVQ". */
const PLUS_CODE = /^[23456789CFGHJMPQRVWX]{2,8}\+[23456789CFGHJMPQRVWX]{0,4}(?:\s+|$)/;

/** Matches the last word of an English street name; a unit or the city follows it. */
const STREET_WORD =
  /^(?:street|st|avenue|ave|av|road|rd|drive|dr|lane|ln|boulevard|blvd|court|ct|circle|cir|place|pl|plaza|plz|parkway|pkwy|highway|hwy|terrace|ter|trail|trl|way|square|sq|pike|turnpike|loop|broadway|row|alley|crescent|cres|close)\.?$/i;
/** Matches words that French puts before the name of a street. */
const FRENCH_STREET_WORD = /^(?:avenue|av|boulevard|place)\.?$/i;
const AFTER_STREET = /^(?:n|s|e|w|ne|nw|se|sw|north|south|east|west)\.?$/i;
const UNIT_WORD = /^(?:#.*|suite|ste|unit|apt|apartment|floor|fl|room|rm|bldg|building)\.?$/i;

const communeNames = new Map<string, string>();
const countyKeys = new Set<string>();
const aliases = new Map<string, Map<string, string>>();

/** Finds the city in its part of an address, and the length of the street before it. `code` is ISO alpha-2 or "". */
export function findCity(code: string, part: string): { city: string; streetLength: number } {
  let start = PLUS_CODE.exec(part)?.[0].length ?? 0;
  if (start === part.length) return { city: "", streetLength: start };
  if (code === "US" || code === "CA" || code === "AU") start = Math.max(start, streetEnd(part, code));
  let city = part.slice(start);
  // Chinese and Japanese names have no spaces: the street follows the first one.
  if (/^[\u3400-\u9fff]/.test(city)) city = city.split(" ")[0] as string;
  // Example: "Seoul 서초2동 …".
  if (code === "KR") city = /^([A-Z][a-z]+) \S*[\uac00-\ud7af]/.exec(city)?.[1] ?? city;
  if (code === "LU") city = communeAtEnd(city);
  const alias = findAliasAtEnd(code, city);
  if (alias) return { city: alias.city, streetLength: start + alias.at };
  const atEnd = findCityAfterStreet(code, city);
  if (atEnd) return { city: atEnd.city, streetLength: start + atEnd.at };
  city = withoutDistrict(code, city.replace(/^[\s.,;-]+|(?<![\s,;-])[\s,;-]+$/g, ""));
  return { city: aliasesOf(code).get(placeKey(city)) ?? city, streetLength: start };
}

/** Tells whether the part is a British county, which postal addresses leave out. */
export function isBritishCounty(part: string): boolean {
  if (countyKeys.size === 0) for (const county of BRITISH_COUNTIES.split("|")) countyKeys.add(placeKey(county));
  return countyKeys.has(placeKey(part));
}

/** Returns the index of "Springfield" in "123 Main St Springfield"; 0 without a street before a city. */
function streetEnd(part: string, code: string): number {
  if (!/^\d/.test(part) || part.length > 200) return 0;
  const words = part.split(" ");
  let city = words.findLastIndex((word) => STREET_WORD.test(word)) + 1;
  if (city <= 1) return 0;
  // In French order the name follows the kind: "1031 Avenue Victoria".
  if (city === 2 && code === "CA" && FRENCH_STREET_WORD.test(words[1] as string)) return 0;
  // Example: "12 Main St St Louis".
  if (city < words.length && STREET_WORD.test(words[city - 2] as string) && /^st\.?$/i.test(words[city - 1] as string))
    city--;
  if (city < words.length && AFTER_STREET.test(words[city] as string)) city++;
  if (city < words.length && UNIT_WORD.test(words[city] as string)) city += /^#./.test(words[city] as string) ? 1 : 2;
  if (city >= words.length) return 0;
  return words.slice(0, city).join(" ").length + 1;
}

/** Reduces "Fennange Bettembourg" to the commune "Bettembourg"; returns other texts unchanged. */
function communeAtEnd(text: string): string {
  if (communeNames.size === 0) {
    for (const commune of LUXEMBOURG_COMMUNES.split("|")) communeNames.set(placeKey(commune), commune);
    for (const [alias, commune] of aliasesOf("LU")) communeNames.set(alias, commune);
  }
  const words = text.split(" ");
  if (words.length > 20) return text;
  for (let from = 0; from < words.length; from++) {
    const commune = communeNames.get(placeKey(words.slice(from).join(" ")));
    if (commune) return commune;
  }
  return text;
}

/** Finds a city alias after a street: "73 Kanlaon St brgy Lourdes Quezon" means Quezon City. */
function findAliasAtEnd(code: string, text: string): { city: string; at: number } | undefined {
  const cityByAlias = aliasesOf(code);
  if (cityByAlias.size === 0 || (text.split(" ", 4).length < 4 && !/^\d/.test(text))) return undefined;
  for (let words = 3, at = 0; words > 0; words--, at = 0) {
    at = text.length;
    for (let remaining = words; remaining > 0 && at > 0; remaining--) at = text.lastIndexOf(" ", at - 1);
    const city = at > 0 ? cityByAlias.get(placeKey(text.slice(at))) : undefined;
    if (city) return { city, at };
  }
  return undefined;
}

function withoutDistrict(code: string, city: string): string {
  for (const name of CITIES_WITH_DISTRICTS[code]?.split("|") ?? []) {
    if (!city.startsWith(name)) continue;
    const rest = city.slice(name.length);
    if (/^(?:[\s-]+(?:\d|[A-ZŠŽČŘØÆ](?:$|\s)|[IVX]+\.)|-)/.test(rest)) return name;
  }
  return city;
}

function aliasesOf(code: string): Map<string, string> {
  let cityByAlias = aliases.get(code);
  if (!cityByAlias) {
    cityByAlias = new Map();
    for (const line of CITY_ALIAS_LINES[code]?.split("\n") ?? []) {
      const [city = "", others = ""] = line.split(": ");
      for (const name of [city, ...others.split("|")]) cityByAlias.set(placeKey(name), city);
    }
    aliases.set(code, cityByAlias);
  }
  return cityByAlias;
}
