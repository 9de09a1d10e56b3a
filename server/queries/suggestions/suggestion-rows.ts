import type { CategorySummary, Suggestion } from "#contract/business";
import { businessUrl, categoryUrl, searchUrl } from "#domain/publishing/page-url";
import type { QueryWord } from "#domain/search/understanding/parse-query";
import { foldText } from "#domain/text/fold";
import type { SuggestedBusiness } from "../../store/port/search.ts";
import type { ParsedSearch } from "../search/parse-search.ts";
import { placeFilterOf } from "../search/place-names.ts";

/** In a place, a kind is a search, with the box as it is where it names more than the place ("Portland, Oregon"). */
export function categorySuggestion(
  { slug, category }: CategorySummary,
  location: string,
  { place, filter }: ParsedSearch,
): Suggestion {
  if (place === null) return { kind: "category", label: category, href: categoryUrl(slug) };
  const isWithin = location !== "" && Object.keys(placeFilterOf(filter)).length > 1;
  const href = searchUrl({ q: category, location: isWithin ? location : place.name });
  return { kind: "category", label: `${category} in ${place.name}`, href };
}

export function searchSuggestion(q: string, location: string, { place, words }: ParsedSearch): Suggestion {
  const what = location === "" ? typedText(words) : q;
  const label = place === null || what === "" ? q : `${what} in ${place.name}`;
  return { kind: "search", label, href: searchUrl({ q, ...(location !== "" && { location }) }) };
}

/** With the city, and with the address where others have the same name there. */
export function businessSuggestion(
  { name, slug, address, city }: SuggestedBusiness,
  all: readonly SuggestedBusiness[],
): Suggestion {
  const isAmbiguous = all.some(
    (other) => other.slug !== slug && other.city === city && foldText(other.name) === foldText(name),
  );
  const parts = [name, isAmbiguous ? address : "", city];
  return { kind: "business", label: parts.filter(Boolean).join(", "), href: businessUrl(slug) };
}

export function typedText(words: readonly QueryWord[]): string {
  return words.map(({ typed }) => typed).join(" ");
}
