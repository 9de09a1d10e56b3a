import type { CategorySummary } from "#contract/business";
import type { AttributeFacet, Facets } from "#contract/facets";
import type { BusinessFilter, ChosenFacets } from "../port/search.ts";
import { PRICE_LEVELS, RATINGS } from "./facet-counts.ts";
import { FLAG_NAMES, type Flag, mapFlags } from "./flags.ts";

/** Maximum values per facet. */
export const MAX_VALUES = 10;
const MINUTE_MS = 60_000;

/** Facet counts of one filter. */
export interface FacetCounts {
  openNow: number;
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
  flags: mapFlags(() => 0),
  ratings: RATINGS.map(() => 0),
  prices: PRICE_LEVELS.map(() => 0),
  categories: [],
  cities: [],
  attributes: [],
  isAtLeast: false,
};

const FACETS = ["openAt", ...FLAG_NAMES, "minRating", "priceLevel", "cityKey", "categorySlug", "attributes"] as const;
type Facet = (typeof FACETS)[number];

/**
 * Returns the filter under which each facet's values are counted: everything but the facet's own choice. A chosen group remains when
 * categories are counted, since they refine it, and chosen attributes remain, since a business must have all. Undefined where nothing can match; facets may share a filter.
 */
export function facetFilters(
  fixed: BusinessFilter,
  chosen: ChosenFacets,
): ReadonlyMap<Facet, BusinessFilter | undefined> {
  const filterOf = (choice: ChosenFacets) => {
    const isElsewhere = choice.cityKey !== undefined && choice.cityKey !== (fixed.cityKey ?? choice.cityKey);
    return isElsewhere ? undefined : { ...choice, ...fixed };
  };
  const sharedFilter = filterOf(chosen);
  const own = (facet: Facet) => {
    if (facet === "attributes" || !Object.hasOwn(chosen, facet)) return sharedFilter;
    const { [facet]: _, ...others } = chosen;
    return filterOf(others);
  };
  return new Map(FACETS.map((facet) => [facet, own(facet)]));
}

/** Builds the facets from the counts of their filters; a filter without counts matches nothing. */
export function facetsOf(
  filters: ReturnType<typeof facetFilters>,
  counts: ReadonlyMap<BusinessFilter | undefined, FacetCounts>,
): Facets {
  const of = (facet: Facet) => counts.get(filters.get(facet)) ?? NO_COUNTS;
  return {
    openNow: of("openAt").openNow,
    ...mapFlags((name) => of(name).flags[name]),
    ratings: RATINGS.map((minRating, step) => ({
      minRating,
      businessCount: of("minRating").ratings[step] ?? 0,
    })).filter(({ businessCount }) => businessCount > 0),
    prices: PRICE_LEVELS.map((priceLevel, step) => ({
      priceLevel,
      businessCount: of("priceLevel").prices[step] ?? 0,
    })).filter(({ businessCount }) => businessCount > 0),
    categories: of("categorySlug").categories,
    cities: of("cityKey").cities,
    attributes: of("attributes").attributes,
    isAtLeast: FACETS.some((facet) => of(facet).isAtLeast),
  };
}

/** The facets of a list that nothing can match. */
export const NO_FACETS = facetsOf(new Map(), new Map());

/** Returns the version of cached counts: the data and the minute. */
export function facetVersion(revision: number, at: Date): string {
  return `${revision}@${Math.floor(at.getTime() / MINUTE_MS)}`;
}

/** Returns the key of a filter in a cache of counts. `openAt` is left out: it is the minute for which everything is cached. */
export function facetCacheKey({ near, openAt, ...values }: BusinessFilter): string {
  // Without a radius, `near` only sorts.
  const circle = near?.radiusKm === undefined ? null : [near.latitude, near.longitude, near.radiusKm];
  const inOrder = Object.entries(values).toSorted(([a], [b]) => (a < b ? -1 : 1));
  return JSON.stringify([openAt !== undefined, circle, inOrder]);
}
