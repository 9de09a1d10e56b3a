import type { CategorySummary, CitySummary } from "#contract/business";
import { otherNamesOf } from "#domain/categories/kind";
import { tokenize } from "#domain/search/words/tokenize";
import type { CityWithKey } from "../port/directory.ts";
import { prefixEnd } from "../prefix-end.ts";

/** A shorter text must equal an alias of a city and does not complete it: "rom" is Rome, but "an" begins thousands. */
const MIN_ALIAS_CHARS = 4;
/** Number of the largest cities, in whose names later words complete too ("york" completes New York). */
export const LARGEST_CITIES = 3_000;

/** A single Latin letter completes only a kind's English name, since it begins some name in another language. */
const ONE_LATIN_LETTER = /^[a-z0-9]$/;

/** A category with a space before each word of its name, and of its names in other languages. */
export interface TokenizedCategory {
  category: CategorySummary;
  words: string;
  otherWords: string;
}

export function tokenizeCategories(categories: readonly CategorySummary[]): TokenizedCategory[] {
  const wordsOf = (name: string) => ` ${tokenize(name).join(" ")}`;
  return categories.map((category) => ({
    category,
    words: wordsOf(category.category),
    otherWords: otherNamesOf(category.category).map(wordsOf).join("\n"),
  }));
}

/**
 * Returns categories with these slugs; then those with the text as the prefix of a word, in the order of `categories`; then those that have
 * it so in another language.
 */
export function completeCategories(
  categories: readonly TokenizedCategory[],
  text: string,
  slugs: readonly string[],
): CategorySummary[] {
  const prefix = tokenize(text).join(" ");
  const begins = (words: string) => prefix !== "" && words.includes(` ${prefix}`);
  const completedCategories = [
    ...categories.filter(({ words }) => begins(words)),
    ...(ONE_LATIN_LETTER.test(prefix) ? [] : categories.filter(({ otherWords }) => begins(otherWords))),
  ];
  const categoriesWithSlugs = slugs.flatMap((slug) => categories.find(({ category }) => category.slug === slug) ?? []);
  return [...new Set([...categoriesWithSlugs, ...completedCategories])].map(({ category }) => category);
}

/** Returns the ranges that a prefix completes to: city keys below `until`, and aliases up to `aliasUntil` inclusive. */
export function completionRange(prefix: string): { from: string; until: string; aliasUntil: string } {
  const end = prefixEnd(prefix);
  return { from: prefix, until: end, aliasUntil: prefix.length < MIN_ALIAS_CHARS ? prefix : end };
}

/** Fills `cities` up to `limit` with those of `largestCities` in which a word other than the first begins with the key. */
export function completeByLaterWords(
  cities: readonly CitySummary[],
  largestCities: readonly CityWithKey[],
  key: string,
  limit: number,
): CitySummary[] {
  const ids = new Set(cities.map(({ id }) => id));
  const matchingCities = largestCities.filter(
    ({ cityKey: ownKey }) => ownKey.includes(` ${key}`) && !ownKey.startsWith(key),
  );
  const otherCities = matchingCities.slice(0, limit).filter(({ id }) => !ids.has(id));
  return [...cities, ...otherCities.map(({ cityKey: _, ...city }) => city)].slice(0, limit);
}
