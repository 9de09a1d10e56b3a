import { COMMON_WORDS, rowAt } from "./search-paths.ts";

/** Number of rows whose cities are searched. */
const ROWS = 1000;
const CITIES = [...new Set(Array.from({ length: ROWS }, (_, index) => rowAt(index).city))];

/** Returns the address of search `number`, for a word or two in a city. No two numbers below some millions have the same one. */
export function uniqueSearchPath(number: number): string {
  const cityNumber = Math.floor(number / COMMON_WORDS.length);
  const round = Math.floor(cityNumber / CITIES.length);
  const word = textAt(COMMON_WORDS, number);
  const q = number % 4 === 0 ? `${word} ${textAt(COMMON_WORDS, number + round + 1)}` : word;
  const params = new URLSearchParams({ q, location: textAt(CITIES, cityNumber) });
  if (round > 0) params.set("minRating", (round / 1000).toFixed(3));
  return `/search?${params}`;
}

function textAt(texts: readonly string[], index: number): string {
  return texts[index % texts.length] ?? "";
}
