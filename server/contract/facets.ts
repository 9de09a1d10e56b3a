import type { CategorySummary } from "./business.ts";

/**
 * What a list could be narrowed to further: each number says how many businesses there would be if this value were
 * chosen and everything else stayed as asked. What is chosen of a kind already (say a rating) is left aside when the
 * others of its kind are counted. Values that nothing would be left of are not in the lists.
 */
export interface Facets {
  openNow: number;
  verified: number;
  /** Of at least 4.5, 4 and 3. */
  ratings: RatingFacet[];
  /** At most 10, most businesses first; with a group chosen, those of that group. */
  categories: CategorySummary[];
  /** At most 10, most businesses first. */
  cities: CityFacet[];
  /**
   * The words are found in so many businesses that only the best of them were counted: every number is "at least so
   * many" and must be shown as such. Otherwise all numbers are exact.
   */
  isAtLeast: boolean;
}

/** The answer of GET /api/facets. */
export interface ListFacets extends Facets {
  /** Of the category or group that was asked for; null when none was, or none that is known. */
  kind: ListedKind | null;
}

/** How the businesses of a category or group are called. */
export interface ListedKind {
  /** The category as it is spelled. */
  category: string;
  /** Inside a sentence: `bakery`, `Italian restaurant`. */
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
