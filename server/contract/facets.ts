import type { CategorySummary } from "./business.ts";
import type { FlagFilter } from "./lists/list-parameters.ts";

/**
 * Facet counts of a list: the number of businesses for each value, with all other conditions applied. A condition of the same facet, such
 * as a rating, does not count. Values without businesses are left out.
 */
export interface Facets extends Record<FlagFilter, number> {
  /** Counts by day of the week from Monday: businesses that are open at some time of the next such day. */
  openDays: OpenDayFacet[];
  verified: number;
  /** Counts for at least 4.5, 4 and 3. */
  ratings: RatingFacet[];
  /** Counts by price level, ascending. */
  prices: PriceFacet[];
  /** Lists at most 10, most businesses first; only those of the chosen group, if any. */
  categories: CategorySummary[];
  /** Lists at most 10, most businesses first. */
  cities: CityFacet[];
  /**
   * Attributes that at least ten businesses of the directory have, and any of the list: the most useful of the kind first. A chosen one
   * counts the list itself.
   */
  attributes: AttributeFacet[];
  /** The words match so many businesses that only the best ones were counted: the numbers are lower bounds, else exact. */
  isAtLeast: boolean;
}

/** The response of GET /api/facets. */
export interface ListFacets extends Facets {
  /** The requested category or group, otherwise the kind that a search for food means: "pizza places"; null if unknown. */
  kind: ListedKind | null;
  /** The requested attributes. */
  chosenAttributes: ChosenAttribute[];
  /** The requested time in a sentence: "open Sunday"; "" without one. */
  openAtPhrase: string;
}

export interface ChosenAttribute {
  slug: string;
  label: string;
  /** The label inside a sentence: "outdoor seating", "Wi-Fi". */
  phrase: string;
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

export interface OpenDayFacet {
  /** A value of the parameter: "mon". */
  openAt: string;
  businessCount: number;
}

export interface PriceFacet {
  priceLevel: number;
  businessCount: number;
}

export interface CityFacet {
  name: string;
  businessCount: number;
}

export interface AttributeFacet {
  slug: string;
  label: string;
  /** Example: "Accessibility". */
  group: string;
  businessCount: number;
}
