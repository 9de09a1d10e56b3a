import type { CategorySummary } from "#contract/business";
import type { Facets } from "#contract/facets";
import type { BusinessFilter, ChosenFacets } from "../port/search.ts";
import { RATINGS } from "./facet-counts.ts";

/** Facet counts of one filter. */
export interface FacetCounts {
  openNow: number;
  verified: number;
  /** One for each of RATINGS. */
  ratings: number[];
  categories: CategorySummary[];
  cities: Facets["cities"];
  /** Lower bounds: only the best matches were counted. */
  isAtLeast: boolean;
}

/** Of a filter that nothing can match. */
export const NO_COUNTS: FacetCounts = {
  openNow: 0,
  verified: 0,
  ratings: RATINGS.map(() => 0),
  categories: [],
  cities: [],
  isAtLeast: false,
};

const FACETS = ["openAt", "verified", "minRating", "cityKey", "categorySlug"] as const;
type Facet = (typeof FACETS)[number];

/**
 * The filter under which each facet's values are counted: everything but the facet's own choice. A chosen group remains
 * when categories are counted, since they refine it. Undefined where nothing can match; facets may share a filter.
 */
export function facetFilters(
  fixed: BusinessFilter,
  chosen: ChosenFacets,
): ReadonlyMap<Facet, BusinessFilter | undefined> {
  const filterOf = (choice: ChosenFacets) => {
    const isElsewhere = choice.cityKey !== undefined && choice.cityKey !== (fixed.cityKey ?? choice.cityKey);
    return isElsewhere ? undefined : { ...choice, ...fixed };
  };
  const shared = filterOf(chosen);
  const own = (facet: Facet) => {
    if (!Object.hasOwn(chosen, facet)) return shared;
    const { [facet]: _, ...others } = chosen;
    return filterOf(others);
  };
  return new Map(FACETS.map((facet) => [facet, own(facet)]));
}

/** The facets from the counts of their filters; a filter without counts matches nothing. */
export function facetsOf(
  filters: ReturnType<typeof facetFilters>,
  counts: ReadonlyMap<BusinessFilter | undefined, FacetCounts>,
): Facets {
  const of = (facet: Facet) => counts.get(filters.get(facet)) ?? NO_COUNTS;
  return {
    openNow: of("openAt").openNow,
    verified: of("verified").verified,
    ratings: RATINGS.map((minRating, step) => ({
      minRating,
      businessCount: of("minRating").ratings[step] ?? 0,
    })).filter(({ businessCount }) => businessCount > 0),
    categories: of("categorySlug").categories,
    cities: of("cityKey").cities,
    isAtLeast: FACETS.some((facet) => of(facet).isAtLeast),
  };
}
