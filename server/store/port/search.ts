import type { Overview, Synonym } from "#contract/admin-api";
import type { MissingFilter } from "#contract/admin-table";
import type { CategoryGroup, CategorySummary, CitySummary, StoredCard } from "#contract/business";
import type { Facets } from "#contract/facets";
import type { Bounds } from "#contract/lists/bounds";
import type { MapPoints } from "#contract/lists/map-points";
import type { BusinessSort } from "#contract/queries";
import type { Coordinates } from "#domain/geography/distance";
import type { MatchFacts } from "#domain/search/match-score";
import type { SearchTerms } from "#domain/search/search-terms";
import type { Vocabulary } from "#domain/search/words/vocabulary";
import type { IdPage, IndexedSort } from "../lists/id-page.ts";
import type { BusinessRecord, Page } from "./directory.ts";

/** A business must meet all conditions that are set. Keys are folded by `domain/text/fold`. */
export interface BusinessFilter {
  /** A business must match every term; a text without words matches none. */
  terms?: SearchTerms;
  categorySlug?: string;
  group?: CategoryGroup;
  cityKey?: string;
  /** With `cityKey`, also includes businesses without a city in or near the grid cells of 90 % of the city's businesses. */
  withCityless?: true;
  stateKey?: string;
  zipKey?: string;
  countryKey?: string;
  verified?: boolean;
  minRating?: number;
  /** 1 to 4. */
  priceLevel?: number;
  /** Slugs of required attributes. */
  attributes?: readonly string[];
  /** Open now, at this time. */
  openNow?: Date;
  /** Open at each of these values of the parameter `openAt`, seen from `now`. */
  openAt?: { times: readonly string[]; now: Date };
  /** Open at every minute of the week. */
  alwaysOpen?: true;
  /** Without a radius it is only the centre of `distance` and `best` sorts. */
  near?: { latitude: number; longitude: number; radiusKm?: number; halfDistanceKm?: number };
  /** Rectangle of the map that contains the business. */
  bounds?: Bounds;
  missing?: MissingFilter;
  /** false means temporarily closed. */
  isOperational?: boolean;
  /** Limits the businesses to those with these ids. */
  ids?: readonly number[];
  /** Tests ids for conditions that no column has; the store makes it. */
  idTest?: (id: number) => boolean;
}

/** The conditions of the administrator's list. */
export interface AdministratorFilter
  extends Pick<
    BusinessFilter,
    | "terms"
    | "categorySlug"
    | "group"
    | "cityKey"
    | "stateKey"
    | "countryKey"
    | "verified"
    | "missing"
    | "isOperational"
    | "ids"
    | "idTest"
  > {
  /** true for permanently closed businesses only, false for all others. */
  isClosedForGood?: boolean;
  /** True for businesses with a field that was edited by hand only, false for all others. */
  isEdited?: boolean;
  /** Id of the import that added it or changed it last; 0 for businesses that no import touched. */
  importId?: number;
  /** Source that the files of that import prove, such as "Google Maps". */
  source?: string;
  /** Part of the address of the website, in lower case. */
  website?: string;
}

/** The orders of the administrator's list. */
export type AdministratorSort = "recommended" | IndexedSort | ValueSort;
/** Orders of values that many businesses share; "-" reverses one. Businesses without the value come last, or first in reverse. */
export type ValueSort = `${"" | "-"}${"category" | "city" | "country" | "verified"}`;

/** The conditions that visitors choose from lists of values. */
export type ChosenFacets = Pick<
  BusinessFilter,
  "categorySlug" | "group" | "cityKey" | "verified" | "minRating" | "priceLevel" | "attributes" | "openNow" | "openAt"
>;

/** Combines two filters with AND. The caller must compare conditions on the same place or kind. */
export function combineFilters(chosen: ChosenFacets, fixed: BusinessFilter): BusinessFilter {
  const filter: BusinessFilter = { ...chosen, ...fixed };
  if (chosen.openAt !== undefined && fixed.openAt !== undefined)
    filter.openAt = { ...fixed.openAt, times: [...fixed.openAt.times, ...chosen.openAt.times] };
  return filter;
}

/** Conditions for a place named in words. */
export type PlaceFilter = Pick<BusinessFilter, "cityKey" | "stateKey" | "zipKey" | "countryKey">;

/** The place of suggestions. */
export type SuggestionPlace = PlaceFilter & Pick<BusinessFilter, "withCityless">;

export interface SuggestedBusiness {
  name: string;
  slug: string;
  /** Street and number. */
  address: string;
  city: string;
}

export type ListQuery = [filter: BusinessFilter, sort: BusinessSort, page: Page];

/** A page of businesses; `totalCount` is the exact number of matches. */
export interface ListResult<Details> {
  businesses: Details[];
  totalCount: number;
}

/** `isNeighbourhood` means that the postcode itself has no businesses but its neighbours by number do. */
export interface LocatedPlace extends Coordinates {
  /** Radius that holds 90 % of the businesses. */
  radiusKm: number;
  isNeighbourhood: boolean;
}

/** Part of a city's businesses. An unknown name is "". */
export interface CityState {
  state: string;
  country: string;
  businessCount: number;
}

/** A city's or category's list of businesses; `slug` is the last segment of a category's URL. */
export interface ListSummary {
  kind: "city" | "category";
  name: string;
  slug: string;
  businessCount: number;
}

/** Name of a city, and slug of a category or group. */
export interface KindInCity {
  city: string;
  slug: string;
}

/** Figures of all businesses that are not permanently closed. */
export interface DirectoryFigures {
  /** Businesses added per day (UTC), oldest first; days without any are left out. */
  added: { date: string; businesses: number }[];
  /** Number of businesses with each kind of data. */
  quality: Overview["quality"];
}

/** The business whose alternatives are read. */
export type NearbyOrigin = Omit<BusinessRecord, "ownValues">;

/** Finds and counts businesses. Permanently closed ones are left out, except by `administratorList`. */
export interface Search {
  businesses(...query: ListQuery): Promise<ListResult<BusinessRecord>>;
  /** Returns ranking features of these businesses for the `best` order, by id; see `matchScore`. */
  matchFacts(ids: readonly number[], filter: BusinessFilter): Promise<ReadonlyMap<number, MatchFacts>>;
  /** Returns the same list as `businesses`, with the fields of a card only. */
  businessCards(...query: ListQuery): Promise<ListResult<StoredCard>>;
  /**
   * Returns the points of the businesses that the filter matches, the best `limit` of them, ascending by id. Up to `namedLimit` have their
   * names.
   */
  mapPoints(filter: BusinessFilter, limit: number, namedLimit: number): Promise<MapPoints>;
  /** Lists all businesses that are not deleted, with permanently closed ones in their place of the order. */
  administratorList(
    filter: AdministratorFilter,
    sort: AdministratorSort,
    page: Page,
  ): Promise<ListResult<BusinessRecord>>;
  /** Returns the ids of a page of the same list. */
  administratorIds(filter: AdministratorFilter, sort: AdministratorSort, page: Page): Promise<IdPage>;
  /**
   * Counts facets: the number of businesses for each value, with `fixedFilter` and the other chosen values applied. Without a filter nothing
   * can match.
   */
  facets(fixedFilter: BusinessFilter | undefined, chosenFacets: ChosenFacets, at: Date): Promise<Facets>;
  /**
   * Returns other operational businesses of the same category or group within 100 km, nearest first; of near-equal distances the same
   * category first. `distance` is in kilometres. Without coordinates it returns the best of its city, with `distance` null.
   */
  nearby(to: NearbyOrigin, limit: number): Promise<{ business: BusinessRecord; distance: number | null }[]>;
  /**
   * Returns at most `limit` businesses in the place whose names begin with the text or have all terms, best first; with `lastIsPrefix` the
   * last word may be incomplete. For a phone number it returns those that have it.
   */
  suggest(terms: SearchTerms, place: SuggestionPlace, limit: number): Promise<SuggestedBusiness[]>;
  /**
   * Returns at most `limit` of each: categories with businesses in the place, first those with the slugs `kinds`, then those that have the
   * text as the prefix of a word; cities that have it as the prefix of a word.
   */
  complete(
    text: string,
    place: SuggestionPlace,
    kinds: readonly string[],
    limit: number,
  ): Promise<{ categories: CategorySummary[]; cities: CitySummary[] }>;
  /** Returns the administrator's synonyms; the data version changes with them. */
  synonyms(): Promise<Synonym[]>;
  /** Returns the name of the place with this key; undefined when no business is in it. */
  placeName(kind: "state" | "postcode" | "country", key: string): Promise<string | undefined>;
  /** Lists postcodes whose key begins with the text, most businesses first. */
  postcodes(prefix: string, limit: number): Promise<{ name: string; businessCount: number }[]>;
  /** Returns states and countries of a city's businesses, most first; several if cities share the name. */
  cityStates(cityKey: string): Promise<CityState[]>;
  /**
   * Returns the median coordinates of the businesses of a place; for a postcode without any, of the nearest postcodes by number. undefined
   * when none has coordinates.
   */
  placeCentre(place: PlaceFilter): Promise<LocatedPlace | undefined>;
  /** Returns all indexed words. In a large directory they may be stale. */
  vocabulary(): Promise<Vocabulary>;
  /** Lists known categories, groups with any category, and cities with fewer than `minBusinesses`, by key. */
  thinLists(minBusinesses: number, page: Page): Promise<{ lists: ListSummary[]; totalCount: number }>;
  /**
   * Lists the categories and groups with at least `minBusinesses` in a city: largest cities first, at most `maxCities`; in a city the most
   * frequent first.
   */
  kindsInCities(minBusinesses: number, maxCities: number): Promise<KindInCity[]>;
  /** Scans all businesses in chunks, between which other reads run. */
  figures(): Promise<DirectoryFigures>;
  /** Loads the columns and everything else that the first list would wait for, between other reads. Ends early once aborted. */
  load(signal: AbortSignal): Promise<void>;
  /**
   * Starts to load the data that only filters of `administratorList` need, in the background. They stay in memory for ten minutes after
   * use.
   */
  prefetchForAdministrator(): void;
}
