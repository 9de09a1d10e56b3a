import { readBounds } from "#contract/lists/bounds";
import type { BusinessQuery, BusinessSort } from "#contract/queries";
import { cityKey } from "#domain/address/city-key";
import { countryName } from "#domain/address/country";
import { attributeSlugs } from "#domain/attributes/chosen-attributes";
import { categorySlug } from "#domain/business/business-keys";
import { FURTHER_GROUPS } from "#domain/categories/all-groups";
import { CATEGORY_GROUPS } from "#domain/categories/category-group-names";
import { addressOf } from "#domain/categories/kind";
import { foldText } from "#domain/text/fold";
import { type BusinessFilter, type ChosenFacets, combineFilters } from "../../store/port/search.ts";
import type { Store } from "../../store/store.ts";
import { isAtLandmark } from "./places/near-landmark.ts";
import { stateKeyOf } from "./places/place-names.ts";

/** The conditions of a query: those that visitors choose from facets, and all others. */
export interface BusinessCriteria {
  chosen: ChosenFacets;
  /** Undefined if the conditions contradict each other, so that nothing matches. */
  fixed: BusinessFilter | undefined;
}

/** Combines the conditions of a query with the conditions that its texts imply. */
export async function criteriaOf(
  store: Pick<Store, "directory" | "search">,
  query: BusinessQuery,
  textFilter: BusinessFilter,
  now: Date,
): Promise<BusinessCriteria> {
  const base = await fixedFilter(store, query);
  const conditions = { ...base, ...textFilter };
  return {
    chosen: await chosenFacets(store, query, now),
    fixed: conflicts(base, conditions, ["stateKey", "countryKey"]) ? undefined : conditions,
  };
}

/** Combines all conditions in one filter; returns undefined if nothing can match. */
export function combinedFilter({ chosen, fixed }: BusinessCriteria): BusinessFilter | undefined {
  const allConditions = combineFilters(chosen, fixed ?? {});
  return fixed === undefined || conflicts(chosen, allConditions, ["cityKey"]) ? undefined : allConditions;
}

/**
 * Returns the sort order. Without words there is no best match: distance replaces it around a landmark, and "recommended" elsewhere, such
 * as in a large district.
 */
export function sortOf({ terms, near }: BusinessFilter, chosenSort: BusinessSort | undefined): BusinessSort {
  const sort = chosenSort ?? "best";
  if (sort !== "best" || terms !== undefined) return sort;
  return near !== undefined && isAtLandmark(near) ? "distance" : "recommended";
}

export interface FoundCategory {
  name: string;
  slug: string;
  filter: Pick<BusinessFilter, "categorySlug" | "group">;
}

/** Finds a kind or a group by any name or slug. A group beside the eight is known while it has businesses. */
export async function findCategory(
  { directory }: Pick<Store, "directory">,
  name: string,
): Promise<FoundCategory | undefined> {
  const address = addressOf(name);
  const group = CATEGORY_GROUPS.find(({ slug }) => slug === address);
  if (group !== undefined) return { ...group, filter: { group: group.slug } };
  const furtherGroup = FURTHER_GROUPS.find(({ slug }) => slug === address);
  if (furtherGroup !== undefined && (await directory.categories()).some((each) => each.group === furtherGroup.slug))
    return { ...furtherGroup, filter: { group: furtherGroup.slug } };
  const category = (await directory.category(name)) ?? (await directory.category(categorySlug(name)));
  return category && { name: category.category, slug: category.slug, filter: { categorySlug: category.slug } };
}

/** Makes the filter of a kind or of a group, by any name or slug. */
export async function categoryFilter(store: Pick<Store, "directory">, name: string): Promise<FoundCategory["filter"]> {
  return (await findCategory(store, name))?.filter ?? { categorySlug: categorySlug(name) };
}

async function chosenFacets(store: Pick<Store, "directory">, query: BusinessQuery, now: Date): Promise<ChosenFacets> {
  const chosenFacets: ChosenFacets = query.category === "" ? {} : await categoryFilter(store, query.category);
  if (query.city !== "") chosenFacets.cityKey = cityKey(query.city);
  if (query.status !== undefined) chosenFacets.verified = query.status === "verified";
  if (query.minRating !== undefined) chosenFacets.minRating = query.minRating;
  if (query.price !== undefined) chosenFacets.priceLevel = Number(query.price);
  if (query.has !== "") chosenFacets.attributes = attributeSlugs(query.has);
  if (query.openNow) chosenFacets.openNow = now;
  if (query.openAt !== undefined) chosenFacets.openAt = { times: [query.openAt], now };
  return chosenFacets;
}

async function fixedFilter(store: Pick<Store, "directory" | "search">, query: BusinessQuery): Promise<BusinessFilter> {
  const fixedFilter: BusinessFilter = {};
  if (query.state !== "") fixedFilter.stateKey = await stateKeyOf(store, query.state);
  if (query.country !== "") fixedFilter.countryKey = foldText(countryName(query.country) || query.country);
  if (query.lat !== undefined && query.lng !== undefined) {
    fixedFilter.near = { latitude: query.lat, longitude: query.lng };
    if (query.radiusKm !== undefined) fixedFilter.near.radiusKm = query.radiusKm;
  }
  const bounds = query.bounds === undefined ? undefined : readBounds(query.bounds);
  if (bounds !== undefined) fixedFilter.bounds = bounds;
  return fixedFilter;
}

/** Tells whether `mergedFilter` overwrote one of these keys of `filter`. No business has two cities, states or countries. */
function conflicts(
  filter: BusinessFilter,
  mergedFilter: BusinessFilter,
  keys: ("cityKey" | "stateKey" | "countryKey")[],
) {
  return keys.some((key) => filter[key] !== undefined && filter[key] !== mergedFilter[key]);
}
