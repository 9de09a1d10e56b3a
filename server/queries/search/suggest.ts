import type { Suggestion } from "#contract/business";
import { businessUrl, categoryUrl, cityUrl, searchUrl } from "#domain/publishing/page-url";
import { buildTerms, type DirectoryWords } from "#domain/search/build-terms";
import { understandQuery } from "#domain/search/understanding/understand-query";
import { foldText } from "#domain/text/fold";
import type { Store } from "../../store/store.ts";
import { correctText } from "./correct-text.ts";
import { type FindPlace, openPlaceNames } from "./place-names.ts";
import { type Reading, readSearch } from "./read-search.ts";

const MAX_SUGGESTIONS = 8;
/** Of categories and of cities. */
const MAX_OF_KIND = 2;
/** Where there are other suggestions too. */
const MAX_BUSINESSES = 3;

interface SuggestParts {
  store: Pick<Store, "directory" | "search">;
  directory: DirectoryWords;
}

/**
 * Completes a text while it is typed: the search itself, then categories and cities, then businesses in the place. Without
 * any, those of the corrected text.
 */
export async function suggest(parts: SuggestParts, q: string, location: string): Promise<Suggestion[]> {
  if (q === "") return [];
  const findPlace = openPlaceNames(parts.store, parts.directory.vocabulary);
  const suggestions = await complete({ ...parts, findPlace }, q, location);
  if (suggestions.length > 1) return suggestions;
  const corrected = correctText(q, parts.directory) ?? correctText(q, parts.directory, true);
  const better = corrected === undefined ? [] : await complete({ ...parts, findPlace }, corrected, location);
  return better.length > 1 ? better : suggestions;
}

async function complete(
  { store, directory, findPlace }: SuggestParts & { findPlace: FindPlace },
  q: string,
  location: string,
): Promise<Suggestion[]> {
  const reading = await readSearch({ store, directory, findPlace }, { text: q, location }, { isTyping: true });
  const { cityKey, stateKey, zipKey, countryKey, terms } = reading.filter;
  const place = Object.fromEntries(
    Object.entries({ cityKey, stateKey, zipKey, countryKey }).filter(([, key]) => key !== undefined),
  );
  // what is typed may be the name of a city as well
  const typed = buildTerms(understandQuery(q).words, foldText(q), directory, true).terms;
  const found = await store.search.suggest(terms ?? typed, place, MAX_SUGGESTIONS);
  const { cities } = reading.isPlaceImplied ? await store.search.suggest(typed, {}, MAX_OF_KIND) : found;
  const named = new Map(found.categories.map((each) => [each.slug, each.category]));
  for (const kind of reading.kinds) if (!named.has(kind.slug)) named.set(kind.slug, kind.category);
  const kinds = [...named].slice(0, MAX_OF_KIND).map(([slug, label]) => categorySuggestion(slug, label, reading));
  const places = location === "" ? cities.slice(0, MAX_OF_KIND) : [];
  const others: Suggestion[] = [
    ...kinds,
    ...places.map(({ name }) => ({ kind: "city" as const, label: name, href: cityUrl(name) })),
  ];
  const maxBusinesses = others.length === 0 ? MAX_SUGGESTIONS - 1 : MAX_BUSINESSES;
  const businesses = found.businesses.slice(0, maxBusinesses).map(({ name, slug, city }) => ({
    kind: "business" as const,
    label: city === "" ? name : `${name}, ${city}`,
    href: businessUrl(slug),
  }));
  return [searchSuggestion(q, location, reading), ...others, ...businesses].slice(0, MAX_SUGGESTIONS);
}

/** In a place, a kind is a search. */
function categorySuggestion(slug: string, label: string, { place }: Reading): Suggestion {
  if (place === null) return { kind: "category", label, href: categoryUrl(slug) };
  return { kind: "category", label: `${label} in ${place.name}`, href: searchUrl({ q: label, location: place.name }) };
}

function searchSuggestion(q: string, location: string, { place, words }: Reading): Suggestion {
  const what = location === "" ? words.map(({ typed }) => typed).join(" ") : q;
  const label = place === null || what === "" ? q : `${what} in ${place.name}`;
  return { kind: "search", label, href: searchUrl({ q, ...(location !== "" && { location }) }) };
}
