import { hasRegionWord, isDistrict } from "../address/address-regions.ts";
import { countryName } from "../address/country.ts";
import { countriesOfCity, knownCity } from "./gazetteer.ts";
import { HOUSE_NUMBER } from "./street-name.ts";

/** Countries whose postal order is from large to small, in the language that is written in Cyrillic letters. */
const COUNTRIES = ["RU", "UA", "BY", "KZ", "KG", "UZ", "TJ", "MD"];
const CYRILLIC = /^[\d\s.]{0,10}\p{Script=Cyrillic}/u;
const POSTCODE = /^\d{5,6}$/;
/** Matches words for "city", "town" or "village" before its name. */
const CITY_WORD =
  /^(?:г(?:ород)?|м(?:істо)?|пгт|смт|пос(?:[её]лок)?|с(?:ело)?|дер(?:евня)?|ст-ца|станица)[.\s]\s?(?=\p{Lu})/u;
/** Matches a house number, perhaps with the word for it: "90А", "д. 12", "43-45 литера Б". */
const HOUSE =
  /^(?:д(?:ом)?\.?\s?|буд\.?\s?|№\s?|зд\.?\s?|стр(?:оение)?\.?\s?)?\d{1,4}(?:[\s/-]?[\p{L}\d.]{1,10}){0,4}$/iu;
const STREET_WORD =
  /(?:^|\s)(?:ул|улица|вул|вулиця|пр|пр-т|пр-кт|просп|проспект|пер|переулок|провулок|б-р|бул|бульвар|наб|набережная|набережна|пл|площадь|площа|ш|шоссе|тракт|проезд|проїзд|мкр|микрорайон|аллея|вул)(?:\.|\s|$)/iu;
const ENDS_WITH_NUMBER = /\p{L}\s\d{1,4}[\p{L}\d/-]{0,6}$/u;
const MAX_PARTS = 12;

/**
 * Puts the parts of an address that is written from large to small in the order of others: "198096, Россия, Санкт-Петербург, проспект Стачек, 90А"
 * becomes street, house, city, region, country and postcode. Returns other addresses unchanged.
 */
export function fromSmallToLarge(parts: readonly string[]): readonly string[] {
  if (parts.length < 2 || parts.length > MAX_PARTS || !parts.some((part) => CYRILLIC.test(part))) return parts;
  const large: string[] = [];
  let at = 0;
  for (; at < parts.length && isLarge(parts[at] as string); at++) large.unshift(parts[at] as string);
  const city = cityOf(parts[at] ?? "");
  if (city !== undefined) at++;
  // The country or region may also follow the city: "Минск, Беларусь, ул. Ленина, 5".
  for (; city !== undefined && at < parts.length && isLarge(parts[at] as string); at++) large.push(parts[at] as string);
  const street = parts.slice(at);
  // "Ленина, 52" is a street with the name of a village, and its number. "Казань, 5" has no street.
  if (
    city !== undefined &&
    city === parts[0] &&
    parts.length === 2 &&
    countriesOfCity(city).length === 0 &&
    HOUSE_NUMBER.test(parts[1] as string)
  )
    return parts;
  const isLocated = city !== undefined || large.length > 1;
  const last = street.at(-1) ?? "";
  if (!isLocated || !street.some(isStreetPart) || isLarge(last) || cityOf(last) !== undefined) return parts;
  return [...street, ...(city === undefined ? [] : [city]), ...large];
}

function isLarge(part: string): boolean {
  return POSTCODE.test(part) || countryName(part) !== "" || hasRegionWord(part) || isDistrict("RU", part);
}

/** Returns the city without the word for it; undefined for other parts. */
function cityOf(part: string): string | undefined {
  const name = part.replace(CITY_WORD, "");
  if (name !== part) return name;
  if (/\d/.test(part) || STREET_WORD.test(part)) return undefined;
  return countriesOfCity(part).some(({ code }) => COUNTRIES.includes(code)) || knownCity("RU", part) !== undefined
    ? part
    : undefined;
}

function isStreetPart(part: string): boolean {
  return HOUSE.test(part) || STREET_WORD.test(part) || ENDS_WITH_NUMBER.test(part);
}
