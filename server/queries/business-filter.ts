import type { Place } from "#contract/business";
import type { BusinessQuery, SearchQuery } from "#contract/queries";
import { cityKey } from "#domain/address/city-key";
import { countryName } from "#domain/address/country";
import { categorySlug } from "#domain/business/business-keys";
import { CATEGORY_GROUPS } from "#domain/categories/category-group-names";
import { foldText } from "#domain/text/fold";
import type { BusinessFilter, ChosenFacets } from "../store/port/search.ts";
import type { Store } from "../store/store.ts";
import { findPlace, findStateKey } from "./find-place.ts";

/** What a query asks for: what visitors choose from lists of values, and everything else. */
export interface RequestedBusinesses {
  chosen: ChosenFacets;
  /** undefined: contradicts itself, so that nothing can match. */
  fixed: BusinessFilter | undefined;
  /** What the location was understood as. */
  place: Place | null;
}

/** What the parameters of /api/businesses and, with `q` and `location`, of /api/search mean to the store. */
export async function readBusinessQuery(
  store: Store,
  query: BusinessQuery & Partial<SearchQuery>,
  now: Date,
): Promise<RequestedBusinesses> {
  const { location = "", q = "" } = query;
  const found = location === "" ? undefined : await findPlace(store, location);
  // a location that no business has is searched for as text, rather than answered with everything or nothing
  const typed = [query.search, q, found === undefined ? location : ""];
  const asked = await fixedPart(store, query);
  const words = typed.filter((text) => text !== "").join(" ");
  if (words !== "") asked.words = words;
  const fixed = { ...asked, ...found?.filter };
  return {
    chosen: chosenPart(query, now),
    fixed: contradict(asked, fixed, ["stateKey", "countryKey"]) ? undefined : fixed,
    place: found?.place ?? null,
  };
}

/** Both parts as one; undefined when nothing can match. */
export function wholeFilter({ chosen, fixed }: RequestedBusinesses): BusinessFilter | undefined {
  return fixed === undefined || contradict(chosen, { ...chosen, ...fixed }, ["cityKey"])
    ? undefined
    : { ...chosen, ...fixed };
}

/** A category's name or slug, or one of the eight groups. */
export function categoryFilter(name: string): Pick<BusinessFilter, "categorySlug" | "group"> {
  const slug = categorySlug(name);
  const group = CATEGORY_GROUPS.find((its) => its.slug === slug)?.slug;
  return group === undefined ? { categorySlug: slug } : { group };
}

function chosenPart(query: BusinessQuery, now: Date): ChosenFacets {
  const chosen: ChosenFacets = query.category === "" ? {} : categoryFilter(query.category);
  if (query.city !== "") chosen.cityKey = cityKey(query.city);
  if (query.status !== undefined) chosen.verified = query.status === "verified";
  if (query.minRating !== undefined) chosen.minRating = query.minRating;
  if (query.openNow) chosen.openAt = now;
  return chosen;
}

async function fixedPart(store: Store, query: BusinessQuery): Promise<BusinessFilter> {
  const fixed: BusinessFilter = {};
  if (query.state !== "") fixed.stateKey = await findStateKey(store, query.state);
  if (query.country !== "") fixed.countryKey = foldText(countryName(query.country) || query.country);
  if (query.lat !== undefined && query.lng !== undefined) {
    fixed.near = { latitude: query.lat, longitude: query.lng };
    if (query.radiusKm !== undefined) fixed.near.radiusKm = query.radiusKm;
  }
  return fixed;
}

/** No business has two values of one key: what asks for both has no answer. */
function contradict(asked: BusinessFilter, both: BusinessFilter, keys: ("cityKey" | "stateKey" | "countryKey")[]) {
  return keys.some((key) => asked[key] !== undefined && asked[key] !== both[key]);
}
