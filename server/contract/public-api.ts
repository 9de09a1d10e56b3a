import type {
  Business,
  BusinessList,
  CategoryBusinessList,
  CitySummary,
  CountrySummary,
  DetailedBusiness,
  DrawnCategory,
  FeaturedCities,
  NamedBusinessList,
  NearbyBusiness,
  PopularBusinesses,
  StateSummary,
  Statistics,
} from "./business.ts";
import type { BusinessBatch } from "./business-batch.ts";
import type { ListFacets } from "./facets.ts";
import type { MapPoints } from "./lists/map-points.ts";
import type { BusinessQuery, CitiesQuery, MapQuery, NamedListQuery, SearchQuery } from "./queries.ts";
import type { SearchResult } from "./search-result.ts";
import type { PlaceSuggestion, Suggestion } from "./suggestions.ts";

/**
 * The reads of public pages: by fetch in the browser, in process on the server. Errors: AppError `not-found` and `gone`; in the browser,
 * ApiError with their status. `Details` are the fields of each business in a list.
 */
export interface PublicApi<Details = Business> {
  statistics(): Promise<Statistics>;
  popularCities(limit: number): Promise<CitySummary[]>;
  featuredCities(): Promise<FeaturedCities>;
  cities(query: CitiesQuery): Promise<{ cities: CitySummary[]; totalCount: number }>;
  /** Returns states with cities, most businesses first. */
  states(limit: number): Promise<StateSummary[]>;
  recommended(limit: number): Promise<Details[]>;
  latest(limit: number): Promise<Details[]>;
  popular(limit: number): Promise<PopularBusinesses<Details>>;
  businesses(query: BusinessQuery): Promise<BusinessList<Details>>;
  business(id: number): Promise<DetailedBusiness>;
  /**
   * Finds a business by its current or a former slug, or by a link with the end of its place id; the `slug` of the result is the canonical
   * one.
   */
  businessBySlug(slug: string): Promise<DetailedBusiness>;
  /** Reads at most `MAX_BUSINESS_IDS` businesses at once. */
  batch(ids: readonly number[]): Promise<BusinessBatch>;
  /** Returns the nearest businesses of the same category or group; without coordinates the best of the category in the city. */
  nearby(id: number, limit: number): Promise<NearbyBusiness[]>;
  /** `slug` may be any that `businessBySlug` takes. */
  nearbyBySlug(slug: string, limit: number): Promise<NearbyBusiness[]>;
  city(name: string, query: NamedListQuery): Promise<NamedBusinessList<Details>>;
  category(name: string, query: NamedListQuery): Promise<CategoryBusinessList<Details>>;
  categories(): Promise<DrawnCategory[]>;
  countries(): Promise<CountrySummary[]>;
  search(query: SearchQuery): Promise<SearchResult<Details>>;
  /** Counts facets for the list of the same query, whatever its page and order. */
  facets(query: SearchQuery): Promise<ListFacets>;
  /** Returns the points of the businesses of a list or search for a map. */
  map(query: MapQuery): Promise<MapPoints>;
  /** `location` is the text of the location box. */
  suggest(q: string, location?: string): Promise<Suggestion[]>;
  /** Completes the text of the location box. */
  suggestPlaces(q: string): Promise<PlaceSuggestion[]>;
}
