import type { CategorySummary } from "#contract/business";
import type { AttributeFacet, Facets } from "#contract/facets";
import { type BusinessFilter, type ChosenFacets, combineFilters } from "../port/search.ts";
import type { CacheSize } from "../version-cache.ts";
import { DAYS_OF_WEEK, PRICE_LEVELS, RATINGS } from "./facet-counts.ts";
import { FLAG_NAMES, type Flag, mapFlags } from "./flags.ts";

/** Maximum values per facet. */
export const MAX_VALUES = 10;
const MINUTE_MS = 60_000;

/** Facet counts of one filter. */
export interface FacetCounts {
  openNow: number;
  /** Counts for each of DAYS_OF_WEEK. */
  openDays: number[];
  flags: Record<Flag, number>;
  /** Counts for each of RATINGS. */
  ratings: number[];
  /** Counts for each of PRICE_LEVELS. */
  prices: number[];
  categories: CategorySummary[];
  cities: Facets["cities"];
  attributes: AttributeFacet[];
  /** Lower bounds: only the best matches were counted. */
  isAtLeast: boolean;
}

/** Counts of a filter that nothing can match. */
export const NO_COUNTS: FacetCounts = {
  openNow: 0,
  openDays: DAYS_OF_WEEK.map(() => 0),
  flags: mapFlags(() => 0),
  ratings: RATINGS.map(() => 0),
  prices: PRICE_LEVELS.map(() => 0),
  categories: [],
  cities: [],
  attributes: [],
  isAtLeast: false,
};

/** Maximum number of filters whose counts are cached. */
export const MAX_CACHED_FILTERS = 2_000;
/** Size charged to the cache for the counts of a filter besides named values, in values. */
const OTHER_VALUES = 20;
/** Limits cached counts to 6 MB: a value takes some 60 bytes, and names are shared. */
export const CACHED_VALUES: CacheSize<FacetCounts> = {
  max: 100_000,
  of: ({ categories, cities, attributes }) => OTHER_VALUES + categories.length + cities.length + attributes.length,
};

const FACETS = [
  "openNow",
  "openAt",
  ...FLAG_NAMES,
  "minRating",
  "priceLevel",
  "cityKey",
  "categorySlug",
  "attributes",
] as const;
type Facet = (typeof FACETS)[number];

/**
 * Returns for each facet the filter under which its values are counted: everything but the facet's own choice. A chosen group remains when
 * categories are counted, since they refine it, and chosen attributes remain, since a business must have all. The filter is undefined or
 * absent if nothing can match; facets may share a filter.
 */
export function facetFilters(
  fixedFilter: BusinessFilter | undefined,
  chosenFacets: ChosenFacets,
): ReadonlyMap<Facet, BusinessFilter | undefined> {
  if (fixedFilter === undefined) return new Map();
  const filterOf = (choice: ChosenFacets) => {
    const isElsewhere = choice.cityKey !== undefined && choice.cityKey !== (fixedFilter.cityKey ?? choice.cityKey);
    return isElsewhere ? undefined : combineFilters(choice, fixedFilter);
  };
  const sharedFilter = filterOf(chosenFacets);
  const ownFilter = (facet: Facet) => {
    if (facet === "attributes" || !Object.hasOwn(chosenFacets, facet)) return sharedFilter;
    const { [facet]: _, ...otherFacets } = chosenFacets;
    return filterOf(otherFacets);
  };
  return new Map(FACETS.map((facet) => [facet, ownFilter(facet)]));
}

/** Builds the facets from the counts of their filters; a filter without counts matches nothing. */
export function facetsOf(
  filters: ReturnType<typeof facetFilters>,
  counts: ReadonlyMap<BusinessFilter | undefined, FacetCounts>,
): Facets {
  const countsOf = (facet: Facet) => counts.get(filters.get(facet)) ?? NO_COUNTS;
  return {
    openNow: countsOf("openNow").openNow,
    openDays: DAYS_OF_WEEK.map((openAt, step) => ({
      openAt,
      businessCount: countsOf("openAt").openDays[step] ?? 0,
    })).filter(({ businessCount }) => businessCount > 0),
    ...mapFlags((name) => countsOf(name).flags[name]),
    ratings: RATINGS.map((minRating, step) => ({
      minRating,
      businessCount: countsOf("minRating").ratings[step] ?? 0,
    })).filter(({ businessCount }) => businessCount > 0),
    prices: PRICE_LEVELS.map((priceLevel, step) => ({
      priceLevel,
      businessCount: countsOf("priceLevel").prices[step] ?? 0,
    })).filter(({ businessCount }) => businessCount > 0),
    categories: countsOf("categorySlug").categories,
    cities: countsOf("cityKey").cities,
    attributes: countsOf("attributes").attributes,
    isAtLeast: FACETS.some((facet) => countsOf(facet).isAtLeast),
  };
}

/** Returns the version of cached counts: the data and the minute. */
export function facetVersion(revision: number, at: Date): string {
  return `${revision}@${Math.floor(at.getTime() / MINUTE_MS)}`;
}

/** Returns the key of a filter in a cache of counts. The current time is left out: it is the minute for which everything is cached. */
export function facetCacheKey({ near, openNow, openAt, ...values }: BusinessFilter): string {
  // Without a radius, `near` only sorts.
  const circle = near?.radiusKm === undefined ? null : [near.latitude, near.longitude, near.radiusKm];
  const entriesInOrder = Object.entries(values).toSorted(([a], [b]) => (a < b ? -1 : 1));
  return JSON.stringify([openNow !== undefined, openAt?.times ?? null, circle, entriesInOrder]);
}
