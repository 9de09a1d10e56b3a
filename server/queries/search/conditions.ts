import type { BusinessQuery, BusinessSort } from "#contract/queries";
import { cityKey } from "#domain/address/city-key";
import { countryName } from "#domain/address/country";
import { attributeSlugs } from "#domain/attributes/chosen-attributes";
import { categorySlug } from "#domain/business/business-keys";
import { CATEGORY_GROUPS } from "#domain/categories/category-group-names";
import { foldText } from "#domain/text/fold";
import type { BusinessFilter, ChosenFacets } from "../../store/port/search.ts";
import type { Store } from "../../store/store.ts";
import { stateKeyOf } from "./places/place-names.ts";

/** The conditions of a query: those that visitors choose from facets, and all others. */
export interface BusinessCriteria {
  chosen: ChosenFacets;
  /** Undefined if the conditions contradict each other, so that nothing matches. */
  fixed: BusinessFilter | undefined;
}

/** Combines the conditions of a query with those that its texts stand for. */
export async function criteriaOf(
  store: Pick<Store, "directory" | "search">,
  query: BusinessQuery,
  fromTexts: BusinessFilter,
  now: Date,
): Promise<BusinessCriteria> {
  const base = await fixedFilter(store, query);
  const fixed = { ...base, ...fromTexts };
  return {
    chosen: chosenFacets(query, now),
    fixed: conflicts(base, fixed, ["stateKey", "countryKey"]) ? undefined : fixed,
  };
}

/** Combines all conditions in one filter; returns undefined if nothing can match. */
export function combinedFilter({ chosen, fixed }: BusinessCriteria): BusinessFilter | undefined {
  const all = { ...chosen, ...fixed };
  return fixed === undefined || conflicts(chosen, all, ["cityKey"]) ? undefined : all;
}

/** Returns the sort order. Without words there is no best match, so "recommended" replaces it. */
export function sortOf({ terms }: BusinessFilter, chosen: BusinessSort | undefined): BusinessSort {
  const sort = chosen ?? "best";
  return sort === "best" && terms === undefined ? "recommended" : sort;
}

/** Makes the filter of a category or of one of the eight groups, by name or slug. */
export function categoryFilter(name: string): Pick<BusinessFilter, "categorySlug" | "group"> {
  const slug = categorySlug(name);
  const group = CATEGORY_GROUPS.find((each) => each.slug === slug)?.slug;
  return group === undefined ? { categorySlug: slug } : { group };
}

function chosenFacets(query: BusinessQuery, now: Date): ChosenFacets {
  const chosen: ChosenFacets = query.category === "" ? {} : categoryFilter(query.category);
  if (query.city !== "") chosen.cityKey = cityKey(query.city);
  if (query.status !== undefined) chosen.verified = query.status === "verified";
  if (query.minRating !== undefined) chosen.minRating = query.minRating;
  if (query.price !== undefined) chosen.priceLevel = Number(query.price);
  if (query.has !== "") chosen.attributes = attributeSlugs(query.has);
  if (query.openNow) chosen.openAt = now;
  return chosen;
}

async function fixedFilter(store: Pick<Store, "directory" | "search">, query: BusinessQuery): Promise<BusinessFilter> {
  const fixed: BusinessFilter = {};
  if (query.state !== "") fixed.stateKey = await stateKeyOf(store, query.state);
  if (query.country !== "") fixed.countryKey = foldText(countryName(query.country) || query.country);
  if (query.lat !== undefined && query.lng !== undefined) {
    fixed.near = { latitude: query.lat, longitude: query.lng };
    if (query.radiusKm !== undefined) fixed.near.radiusKm = query.radiusKm;
  }
  return fixed;
}

/** Tells whether `merged` overwrote one of these keys of `filter`. No business has two cities, states or countries. */
function conflicts(filter: BusinessFilter, merged: BusinessFilter, keys: ("cityKey" | "stateKey" | "countryKey")[]) {
  return keys.some((key) => filter[key] !== undefined && filter[key] !== merged[key]);
}
