import type { SearchTerm } from "#domain/search/search-terms";
import type { AttributeTag } from "#domain/search/understanding/attribute-tags";
import type { Business, BusinessList, Place } from "./business.ts";

/** A filter that the words of a search mean. */
export type UnderstoodFilter = "openNow" | "openAt" | "alwaysOpen" | "nearMe" | AttributeTag;

/** Interpretation of the words of a search. */
export interface Understood {
  /** Every word that results were matched by: as typed, forms, corrections and synonyms. */
  words: string[];
  /** Names of categories that the words mean. */
  kinds: string[];
  /** Names of kinds that the words mean, if nothing matches and no business of the directory has such a kind. */
  missingKinds?: string[];
  place: Place | null;
  filters: UnderstoodFilter[];
  /** Labels of the filters: "Outdoor seating". */
  labels: Partial<Record<UnderstoodFilter, string>>;
  /** The text of the search without the words of each filter, of all, and of its place. */
  without: Partial<Record<UnderstoodFilter | "all" | "place", string>>;
  /** Matching words in the names and categories of this page of results, in their original spelling. */
  marked: string[];
}

/** The query was relaxed in this way because nothing matched. */
export interface Widened {
  /** The place without results; the results are the nearest ones around it. */
  place?: string;
  /** A station, square or other place among the words that nothing has; the results are from all places, or from the one beside it. */
  unknownPlace?: string;
  /** Words that the results need not have. */
  words?: string[];
  /** Distance of the first result from the place's centre, up to 300 km. */
  nearestKm?: number;
  /** Cities of the first results, if these are farther away. */
  foundIn?: string[];
}

/** One of several places that a location may mean. */
export interface PlaceChoice {
  label: string;
  /** Text for the location of a search. */
  location: string;
}

/** GET /api/admin/search explains the rank of each result. */
export interface ExplainedSearch extends SearchResult {
  /** Lists each term with its alternatives, best first. */
  terms: readonly SearchTerm[];
  /** Scores of the results, in their order; higher is better if the sort is `best`. */
  scores: { id: number; name: string; score: number; parts: Record<string, number> }[];
}

export interface SearchResult<Details = Business> extends BusinessList<Details> {
  place: Place | null;
  understood: Understood;
  /** The corrected words, if the typed ones found nothing. */
  correctedTo: string | null;
  /** A suggested correction; the results are for the words as typed. */
  didYouMean: string | null;
  widened: Widened | null;
  /** Several places of one name, or places that an unknown location might mean; else empty. */
  placeChoices: PlaceChoice[];
}
