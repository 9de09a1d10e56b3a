import { hasPostcodeShape } from "../address/postcode-shape.ts";
import { isKnownPlace, knownCity } from "./gazetteer.ts";
import { endsWithStreet } from "./street-name.ts";

/** Maximum length of a line that is searched for a city. */
const MAX_LINE_CHARS = 300;
const MAX_CITY_WORDS = 4;
/** Minimum words of a line, and minimum size class of a city at its end that needs no house number before it. */
const MIN_WORDS_OF_LINE = 6;
const MIN_SIZE_AT_END = 5;
const CONNECTING = /^(?:d[aeiou]|d[ao]s|del|des|el|la|las|le|les|los|of|the|al|san|santa|new|near)$/iu;
const HOUSE_NUMBER = /^(?:#|nº|n°|no\.?|nr\.?|br\.?)?\d{1,5}(?:[/-]?[a-z\d]{1,4}){0,3}\.?$|^(?:bb|b\.b\.|s\/n|snc)$/iu;
/** Matches names of cities that are rather parts of the street after a number: "Calle 5 Norte". */
const DIRECTION =
  /^(?:norte|sur|este|oeste|oriente|occidente|poniente|nord|sud|est|ouest|ost|west|north|south|east|n|s|e|w|centro)$/iu;

interface CityAfterStreet {
  city: string;
  /** Index of the city in the text. */
  at: number;
  /** Tells whether a house number ends right before it. */
  isAfterNumber: boolean;
}

/**
 * Finds a known city after a street without a comma: "Autoput za Zagreb 18 Beograd", "12 High Street London". Returns undefined unless a
 * house number or the word for a street ends before it, or the city is large and the line is long or begins with a street and its number.
 * `code` is ISO alpha-2.
 */
export function findCityAfterStreet(code: string, text: string): CityAfterStreet | undefined {
  if (text.length > MAX_LINE_CHARS) return undefined;
  const words = text.split(" ");
  if (words.length < 3 || knownCity(code, text) !== undefined) return undefined;
  for (let count = Math.min(MAX_CITY_WORDS, words.length - 2); count > 0; count--) {
    const city = words.slice(-count).join(" ");
    const cityEntry = knownCity(code, city);
    if (cityEntry === undefined || DIRECTION.test(city)) continue;
    const before = words.slice(0, -count);
    const isLarge = cityEntry.size >= MIN_SIZE_AT_END;
    const isLong = words.length >= MIN_WORDS_OF_LINE && isLarge;
    const isBehindDistrict = isLarge && hasNumberedStreet(before);
    if (isWholeStreet(before) || ((isLong || isBehindDistrict) && !CONNECTING.test(before.at(-1) as string)))
      return { city, at: text.length - city.length, isAfterNumber: HOUSE_NUMBER.test(before.at(-1) as string) };
  }
  return undefined;
}

/** Tells whether a street with its number first stands before a district: "5 Kirk Road Templeton". */
function hasNumberedStreet(words: readonly string[]): boolean {
  if (words.length > 8 || !HOUSE_NUMBER.test(words[0] as string)) return false;
  return words.some((_, end) => end > 1 && endsWithStreet(words.slice(1, end + 1).join(" ")));
}

/** Tells whether the words end with a house number, or with a street as in "12 High Street". */
function isWholeStreet(words: readonly string[]): boolean {
  const last = words.at(-1) as string;
  if (HOUSE_NUMBER.test(last)) return /\p{L}{2}/u.test(words.slice(0, -1).join(" "));
  const name = words.join(" ").replace(/^\d[\w/-]*\s/, "");
  return endsWithStreet(name);
}

/**
 * Separates a postcode and its known place from the street before them: "Hauptstr. 5 80331 München" gives two parts. After the postcode of
 * the row, `postal`, the place may be unknown.
 */
export function splitBeforePostcode(code: string, part: string, postal: string): string[] {
  if (part.length > MAX_LINE_CHARS || !/\d{2}/.test(part)) return [part];
  const words = part.split(" ");
  const postalIndex = postal === "" ? -1 : words.lastIndexOf(postal);
  const isPlaceAfter =
    postalIndex > 0 &&
    /^\p{L}{2}/u.test(words[postalIndex + 1] ?? "") &&
    words.length - postalIndex - 1 <= MAX_CITY_WORDS;
  if (isPlaceAfter && !/\d/.test(words.slice(postalIndex + 1).join(" ")))
    return [
      words
        .slice(0, postalIndex)
        .join(" ")
        .replace(/[.,-]$/, ""),
      words.slice(postalIndex).join(" "),
    ];
  for (let count = Math.min(MAX_CITY_WORDS, words.length - 2); count > 0; count--) {
    const place = words.slice(-count).join(" ");
    const codeWords = [2, 1].find((length) => hasPostcodeShape(code, words.slice(-count - length, -count).join(" ")));
    if (codeWords === undefined || codeWords + count >= words.length || !isKnownPlace(code, place)) continue;
    const street = words
      .slice(0, -count - codeWords)
      .join(" ")
      .replace(/[.,-]$/, "");
    return [street, words.slice(-count - codeWords).join(" ")];
  }
  return [part];
}

/** Returns the words after a house number inside a line: "Beograd" of "Autoput za Zagreb 18 Beograd"; undefined without one. */
export function wordsAfterNumber(line: string): string | undefined {
  const words = line.slice(0, MAX_LINE_CHARS).split(" ");
  const numberIndex = words.findLastIndex((word) => /^\d{1,4}[a-z]?$/i.test(word));
  const rest = words.slice(numberIndex + 1).join(" ");
  return numberIndex > 0 && rest.length > 2 && !/\d/.test(rest) && !DIRECTION.test(rest) ? rest : undefined;
}
