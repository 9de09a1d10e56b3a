import type { Suggestion } from "#contract/business";
import { businessUrl, categoryUrl, cityUrl, searchUrl } from "#domain/publishing/page-url";
import { buildTerms, type Lexicon } from "#domain/search/build-terms";
import { parseQuery } from "#domain/search/understanding/parse-query";
import { foldText } from "#domain/text/fold";
import type { Store } from "../../store/store.ts";
import { correctText } from "./correct-text.ts";
import { type ParsedSearch, parseSearch } from "./parse-search.ts";
import { type FindPlace, openPlaceNames, placeFilterOf } from "./place-names.ts";

const MAX_SUGGESTIONS = 8;
/** Of categories and of cities. */
const MAX_OF_KIND = 2;
/** Where there are other suggestions too. */
const MAX_BUSINESSES = 3;

interface SuggestParts {
  store: Pick<Store, "directory" | "search">;
  lexicon: Lexicon;
}

/**
 * Completes a text while it is typed: the search itself, then categories and cities, then businesses in the place. Without
 * any, those of the corrected text.
 */
export async function suggest(parts: SuggestParts, q: string, location: string): Promise<Suggestion[]> {
  if (q === "") return [];
  const findPlace = openPlaceNames(parts.store, parts.lexicon.vocabulary);
  const suggestions = await complete({ ...parts, findPlace }, q, location);
  if (suggestions.length > 1) return suggestions;
  const corrected = correctText(q, parts.lexicon) ?? correctText(q, parts.lexicon, true);
  const better = corrected === undefined ? [] : await complete({ ...parts, findPlace }, corrected, location);
  return better.length > 1 ? better : suggestions;
}

async function complete(
  { store, lexicon, findPlace }: SuggestParts & { findPlace: FindPlace },
  q: string,
  location: string,
): Promise<Suggestion[]> {
  const parsed = await parseSearch({ store, lexicon, findPlace }, { text: q, location }, { isTyping: true });
  const { terms } = parsed.filter;
  const place = placeFilterOf(parsed.filter);
  // what is typed may be the name of a city as well
  const typed = buildTerms(parseQuery(q).words, foldText(q), lexicon, true).terms;
  const completions = await store.search.suggest(terms ?? typed, place, MAX_SUGGESTIONS);
  const { cities } = parsed.isPlaceImplied ? await store.search.suggest(typed, {}, MAX_OF_KIND) : completions;
  const categoryNames = new Map(completions.categories.map((each) => [each.slug, each.category]));
  for (const kind of parsed.kinds) if (!categoryNames.has(kind.slug)) categoryNames.set(kind.slug, kind.category);
  const kinds = [...categoryNames]
    .slice(0, MAX_OF_KIND)
    .map(([slug, label]) => categorySuggestion(slug, label, parsed));
  const places = location === "" ? cities.slice(0, MAX_OF_KIND) : [];
  const others: Suggestion[] = [
    ...kinds,
    ...places.map(({ name }) => ({ kind: "city" as const, label: name, href: cityUrl(name) })),
  ];
  const maxBusinesses = others.length === 0 ? MAX_SUGGESTIONS - 1 : MAX_BUSINESSES;
  const businesses = completions.businesses.slice(0, maxBusinesses).map(({ name, slug, city }) => ({
    kind: "business" as const,
    label: city === "" ? name : `${name}, ${city}`,
    href: businessUrl(slug),
  }));
  return [searchSuggestion(q, location, parsed), ...others, ...businesses].slice(0, MAX_SUGGESTIONS);
}

/** In a place, a kind is a search. */
function categorySuggestion(slug: string, label: string, { place }: ParsedSearch): Suggestion {
  if (place === null) return { kind: "category", label, href: categoryUrl(slug) };
  return { kind: "category", label: `${label} in ${place.name}`, href: searchUrl({ q: label, location: place.name }) };
}

function searchSuggestion(q: string, location: string, { place, words }: ParsedSearch): Suggestion {
  const what = location === "" ? words.map(({ typed }) => typed).join(" ") : q;
  const label = place === null || what === "" ? q : `${what} in ${place.name}`;
  return { kind: "search", label, href: searchUrl({ q, ...(location !== "" && { location }) }) };
}
