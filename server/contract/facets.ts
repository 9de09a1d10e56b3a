import type { CategorySummary } from "./business.ts";
import type { FlagFilter } from "./lists/list-parameters.ts";

/**
 * Facet counts of a list: how many businesses each value would give, with all other conditions applied. A condition of the
 * same facet, such as a rating, does not count. Values with no businesses are left out.
 */
export interface Facets extends Record<FlagFilter, number> {
  verified: number;
  /** At least 4.5, 4 and 3. */
  ratings: RatingFacet[];
  /** At most 10, most businesses first; of the chosen group, if any. */
  categories: CategorySummary[];
  /** At most 10, most businesses first. */
  cities: CityFacet[];
  /** The words match so many businesses that only the best ones were counted: the numbers are lower bounds, else exact. */
  isAtLeast: boolean;
}

/** The response of GET /api/facets. */
export interface ListFacets extends Facets {
  /** The requested category or group; null without one, or for an unknown one. */
  kind: ListedKind | null;
}

/** Nouns for the businesses of a category or group. */
export interface ListedKind {
  /** Canonical spelling. */
  category: string;
  /** Noun inside a sentence: `bakery`, `Italian restaurant`. */
  one: string;
  many: string;
}

export interface RatingFacet {
  minRating: number;
  businessCount: number;
}

export interface CityFacet {
  name: string;
  businessCount: number;
}
