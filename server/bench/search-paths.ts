import { categorySlug } from "#domain/business/business-keys";
import { readBusinessRow } from "#domain/import-row/business-row";
import { matchHeader } from "#domain/import-row/columns/match-header";
import { seededRandom } from "#domain/text/seeded-random";
import { MADE_UP_COLUMNS, madeUpRow } from "./made-up-businesses.ts";
import { CATEGORIES, NAME_AFTER, NAME_BEFORE } from "./made-up-businesses-data.ts";

/** Limits in milliseconds at a million businesses with one client. */
export interface SearchLimits {
  p50: number;
  p99: number;
}
const USUAL: SearchLimits = { p50: 5, p99: 25 };
const HARD: SearchLimits = { p50: 5, p99: 40 };

export interface SearchClass {
  name: string;
  limits: SearchLimits;
  /** Returns the path of request `number` of a round; no two are the same. */
  path(number: number, round: number): string;
}

interface Row {
  name: string;
  category: string;
  city: string;
  state: string;
  latitude: number;
  longitude: number;
}

/** Page size of the first round. The next has 19, which gives other addresses for the same work. */
const PER_PAGE = 20;
export const COMMON_WORDS = [
  ...new Set(
    [...CATEGORIES, ...NAME_BEFORE, ...NAME_AFTER].flatMap((text) => text.toLowerCase().match(/[a-z]{3,}/g) ?? []),
  ),
];

/** Returns the classes of searches, in words of the first `rows` made-up businesses. */
export function searchClasses(rows: number): SearchClass[] {
  const random = seededRandom("searches");
  const row = memoized((): Row => rowAt(Math.floor(random() * rows)));
  const word = (number: number) => COMMON_WORDS[number % COMMON_WORDS.length] ?? "";
  const search = (q: string, round: number, parameters: Record<string, string> = {}) =>
    `/api/search?${new URLSearchParams({ q, limit: String(PER_PAGE - round), ...parameters })}`;
  const list = (parameters: Record<string, string>, round: number) =>
    `/api/businesses?${new URLSearchParams({ ...parameters, limit: String(PER_PAGE - round) })}`;
  /** Picks the row of a request, another one in each round and class. */
  const pick = (classNumber: number, number: number, round: number) => row(`${classNumber} ${round} ${number}`);
  const around = ({ latitude, longitude }: Row) => ({
    lat: latitude.toFixed(4),
    lng: longitude.toFixed(4),
    radiusKm: "25",
  });

  const paths: [name: string, path: (number: number, round: number, from: Row) => string, limits?: SearchLimits][] = [
    ["common word", (number, round) => search(word(number), round)],
    ["two common words", (number, round) => search(`${word(number)} ${word(number * 3 + 1)}`, round)],
    ["exact name", (_, round, { name }) => search(name, round)],
    ["typo", (_, round, { name }) => search(withTypo(name), round), HARD],
    ["prefix", (number, round, { name }) => search(namePrefix(name, number), round)],
    ["word + city", (number, round, { city }) => search(`${word(number)} ${city}`, round)],
    ["category + city", (_, round, { category, city }) => list({ category: categorySlug(category), city }, round)],
    ["one box", (_, round, { category, city }) => search(`${category} in ${city}`, round)],
    [
      "two boxes",
      (_, round, { category, city, state }) => search(category, round, { location: `${city}, ${state}` }),
      HARD,
    ],
    ["no match", (number, round) => search(`${nonsense(number, round)} ${nonsense(round, number)}`, round)],
    [
      "suggest",
      (number, round, { name }) =>
        `/api/suggest?${new URLSearchParams({ q: inOtherCase(namePrefix(name, number), number * 8 + round) })}`,
    ],
    ["facets", (number, round, { city }) => search(word(number), round, { city }).replace("/search", "/facets")],
    ["open now + word", (number, round) => search(word(number), round, { openNow: "true" })],
    ["distance", (_, round, from) => list({ ...around(from), sort: "distance" }, round)],
    ["distance + word", (number, round, from) => search(word(number), round, { ...around(from), sort: "distance" })],
    ["deep page", (number, round) => search(word(number), round, { offset: String(200 + number * 10) })],
    [
      "HTML search page",
      (number, _, { city }) => `/search?${new URLSearchParams({ q: word(number), location: city })}`,
    ],
  ];
  return paths.map(([name, path, limits = USUAL], classNumber) => ({
    name,
    limits,
    path: (number, round) => path(number, round, pick(classNumber, number, round)),
  }));
}

/** Returns the searched fields of made-up business `index`. */
export function rowAt(index: number): Row {
  const header = matchHeader(MADE_UP_COLUMNS);
  if (header === undefined) throw new Error("The made-up header is not recognised");
  const parsedRow = readBusinessRow(madeUpRow(index), header, { country: "" });
  if ("problems" in parsedRow) throw new Error(JSON.stringify(parsedRow.problems));
  const { name, category, city, state, latitude, longitude } = parsedRow.business;
  return { name, category, city, state, latitude: latitude ?? 0, longitude: longitude ?? 0 };
}

/** Swaps two letters inside the first word, which no list of words has like that. */
function withTypo(name: string): string {
  const splitIndex = Math.min(3, (name.split(" ")[0] ?? "").length - 2);
  return name.slice(0, splitIndex) + name.charAt(splitIndex + 1) + name.charAt(splitIndex) + name.slice(splitIndex + 2);
}

/** Returns three to eight letters. */
function namePrefix(name: string, number: number): string {
  return name.slice(0, 3 + (number % 6));
}

/** Changes the case, which gives another address for the same letters. */
function inOtherCase(text: string, bits: number): string {
  return [...text]
    .map((letter, index) => (((bits * 40_503) >> index) & 1 ? letter.toUpperCase() : letter.toLowerCase()))
    .join("");
}

function nonsense(one: number, other: number): string {
  return [...`${one}${other}`].map((digit) => "qxzjvwkypf"[Number(digit)]).join("") + "xqzj";
}

function memoized<Value>(make: (key: string) => Value): (key: string) => Value {
  const cache = new Map<string, Value>();
  return (key) => {
    const value = cache.get(key) ?? make(key);
    cache.set(key, value);
    return value;
  };
}
