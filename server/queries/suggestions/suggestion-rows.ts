import type { CategorySummary, Place } from "#contract/business";
import type { Suggestion } from "#contract/suggestions";
import { businessUrl, categoryUrl, searchUrl } from "#domain/publishing/page-url";
import { typedText } from "#domain/search/phrases/written-words";
import { foldText } from "#domain/text/fold";
import type { SuggestedBusiness } from "../../store/port/search.ts";
import { placeFilterOf } from "../search/places/place-names.ts";
import type { ExpandedQuery } from "../search/resolve-query.ts";

/** Suggests a category. In a place it is a search; its location is the typed one if that names more than the place ("Portland, Oregon"). */
export function categorySuggestion(
  { slug, category }: CategorySummary,
  location: string,
  { understood: { place }, filter }: ExpandedQuery,
): Suggestion {
  if (place === null) return { kind: "category", label: category, href: categoryUrl(slug) };
  const isWithin = location !== "" && Object.keys(placeFilterOf(filter)).length > 1;
  const href = searchUrl({ q: category, location: isWithin ? location : place.name });
  return { kind: "category", label: `${category} ${inPlace(place)}`, href };
}

export function searchSuggestion(
  location: string,
  { parsed, understood: { place }, words }: ExpandedQuery,
): Suggestion {
  const q = parsed.text;
  const searchText = location === "" ? typedText(words) : q;
  const label = place === null || searchText === "" ? q : `${searchText} ${inPlace(place)}`;
  return { kind: "search", label, href: searchUrl({ q, ...(location !== "" && { location }) }) };
}

function inPlace({ kind, name }: Place): string {
  return `${kind === "landmark" ? "near" : "in"} ${name}`;
}

/** Suggests a business. Its label has the city, and the address if another business there has the same name. */
export function businessSuggestion(
  { name, slug, address, city }: SuggestedBusiness,
  businesses: readonly SuggestedBusiness[],
): Suggestion {
  const isAmbiguous = businesses.some(
    (other) => other.slug !== slug && other.city === city && foldText(other.name) === foldText(name),
  );
  const parts = [name, isAmbiguous ? address : "", city];
  return { kind: "business", label: parts.filter(Boolean).join(", "), href: businessUrl(slug) };
}
