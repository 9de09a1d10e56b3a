import { isFillerWord } from "../understanding/fillers.ts";
import { tokenize } from "../words/tokenize.ts";

/** A numbered district of a city, with the postcodes that locate it. */
export interface NumberedDistrict {
  /** Example: "Paris 11". */
  name: string;
  /** Country in English; other countries have the same postcodes. */
  country: string;
  postcodes: readonly string[];
}

interface NumberedCity {
  name: string;
  country: string;
  /** Names in several languages, as `tokenize` writes them. */
  names: readonly string[];
  /** Words for a district of this city. */
  words: readonly string[];
  districtCount: number;
  postcodesOf: (number: number) => readonly string[];
}

const ARRONDISSEMENT = ["arrondissement", "arrdt", "arr", "district"];
const twoDigits = (number: number) => String(number).padStart(2, "0");
const DIGITS = [..."0123456789"];

const CITIES: readonly NumberedCity[] = [
  {
    name: "Paris",
    country: "France",
    names: ["paris", "parigi"],
    words: ARRONDISSEMENT,
    districtCount: 20,
    postcodesOf: (number) => [`750${twoDigits(number)}`, ...(number === 16 ? ["75116"] : [])],
  },
  {
    name: "Lyon",
    country: "France",
    names: ["lyon", "lione"],
    words: ARRONDISSEMENT,
    districtCount: 9,
    postcodesOf: (number) => [`6900${number}`],
  },
  {
    name: "Marseille",
    country: "France",
    names: ["marseille", "marsella", "marsiglia"],
    words: ARRONDISSEMENT,
    districtCount: 16,
    postcodesOf: (number) => [`130${twoDigits(number)}`],
  },
  {
    name: "Wien",
    country: "Austria",
    names: ["wien", "vienna", "vienne", "viena", "viyana", "bec"],
    words: ["bezirk", "gemeindebezirk", "district"],
    districtCount: 23,
    postcodesOf: (number) => [`1${twoDigits(number)}0`],
  },
  {
    name: "Budapest",
    country: "Hungary",
    names: ["budapest", "budapeste", "budimpesta"],
    words: ["kerulet", "ker", "bezirk", "district"],
    districtCount: 23,
    postcodesOf: (number) => DIGITS.map((digit) => `1${twoDigits(number)}${digit}`),
  },
  {
    name: "Praha",
    country: "Czechia",
    names: ["praha", "prague", "prag", "praga"],
    words: ["district"],
    districtCount: 10,
    postcodesOf: (number) => DIGITS.map((digit) => `1${number % 10}${digit}00`),
  },
];
const CITY_NAMES: ReadonlySet<string> = new Set(CITIES.flatMap(({ names }) => names));
const DISTRICT_WORDS: ReadonlySet<string> = new Set(CITIES.flatMap(({ words }) => words));
/** Words for districts that several cities use; they need the name of the city. */
const COMMON_WORDS: ReadonlySet<string> = new Set(["district", "arr", "ker"]);

/** Matches "11", "11e", "1er", "11th". */
const NUMBER = /^(\d{1,2})(?:er|ere|e|eme|st|nd|rd|th)?$/;
const ROMAN_NUMBERS = "i ii iii iv v vi vii viii ix x xi xii xiii xiv xv xvi xvii xviii xix xx xxi xxii xxiii".split(
  " ",
);

/**
 * Reads words as a numbered district: "11e arrondissement", "1. Bezirk", "VII. kerület", "Praha 5". Without a city it may match several
 * cities. A bare number is not a district.
 */
export function numberedDistricts(typedWords: readonly string[]): NumberedDistrict[] {
  const words = tokenize(typedWords.join(" "));
  const cityName = words.find((word) => CITY_NAMES.has(word));
  const districtWord = words.find((word) => DISTRICT_WORDS.has(word));
  const rest = words.filter((word) => word !== cityName && word !== districtWord && !isFillerWord(word));
  const [numeral] = rest;
  if (numeral === undefined || rest.length > 1 || (cityName === undefined && isTooCommon(districtWord))) return [];
  return CITIES.filter(
    ({ names, words: ownWords }) =>
      (cityName === undefined || names.includes(cityName)) &&
      (districtWord === undefined || ownWords.includes(districtWord)),
  ).flatMap((city) => {
    const number = numberOf(numeral, city.name === "Budapest" || districtWord !== undefined);
    if (number === undefined || number < 1 || number > city.districtCount) return [];
    return [{ name: `${city.name} ${number}`, country: city.country, postcodes: city.postcodesOf(number) }];
  });
}

/** Words before the number of a district in the table of districts. */
const TABLE_WORDS: ReadonlySet<string> = new Set(["kreis", "sector"]);

/** Tells whether words name a district by its number, with a word that leaves no doubt: "Kreis 4", "Paris 11". */
export function mayNameNumberedDistrict(typedWords: readonly string[]): boolean {
  const words = tokenize(typedWords.join(" "));
  const isInTable = words.some((word, index) => TABLE_WORDS.has(word) && /^\d{1,2}$/.test(words[index + 1] ?? ""));
  return isInTable || numberedDistricts(typedWords).length > 0;
}

const isTooCommon = (word: string | undefined) => word === undefined || COMMON_WORDS.has(word);

/** A Roman numeral needs a word for districts, except in Budapest: "Paris X" is not a district. */
function numberOf(numeral: string, mayBeRoman: boolean): number | undefined {
  const [, digits] = NUMBER.exec(numeral) ?? [];
  if (digits !== undefined) return Number(digits);
  const index = mayBeRoman ? ROMAN_NUMBERS.indexOf(numeral) : -1;
  return index < 0 ? undefined : index + 1;
}
