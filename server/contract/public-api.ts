import type {
  Business,
  BusinessList,
  CategoryBusinessList,
  CategorySummary,
  CitySummary,
  CountrySummary,
  DetailedBusiness,
  NamedBusinessList,
  NearbyBusiness,
  SearchResult,
  StateSummary,
  Statistics,
  Suggestion,
} from "./business.ts";
import type { ListFacets } from "./facets.ts";
import type { BusinessQuery, CitiesQuery, NamedListQuery, SearchQuery } from "./queries.ts";

/**
 * Every read of a public page. The browser answers it by fetch, the server in process. What does not exist is an
 * error with the code `not-found`, what was deleted one with `gone`; in the browser both arrive as ApiError by status.
 * `Details`: what lists hold of each business.
 */
export interface PublicApi<Details = Business> {
  statistics(): Promise<Statistics>;
  popularCities(limit: number): Promise<CitySummary[]>;
  cities(query: CitiesQuery): Promise<{ cities: CitySummary[]; totalCount: number }>;
  /** States that cities are in, most businesses first. */
  states(limit: number): Promise<StateSummary[]>;
  recommended(limit: number): Promise<Details[]>;
  latest(limit: number): Promise<Details[]>;
  businesses(query: BusinessQuery): Promise<BusinessList<Details>>;
  business(id: number): Promise<DetailedBusiness>;
  /** Any of the forms of contract §4; the answer's `slug` is the true one. */
  businessBySlug(slug: string): Promise<DetailedBusiness>;
  /** The nearest of its category or group; without coordinates the best of its category in its city. */
  nearby(id: number, limit: number): Promise<NearbyBusiness[]>;
  /** `slug`: as in `businessBySlug`. */
  nearbyBySlug(slug: string, limit: number): Promise<NearbyBusiness[]>;
  city(name: string, query: NamedListQuery): Promise<NamedBusinessList<Details>>;
  category(name: string, query: NamedListQuery): Promise<CategoryBusinessList<Details>>;
  categories(): Promise<CategorySummary[]>;
  countries(): Promise<CountrySummary[]>;
  search(query: SearchQuery): Promise<SearchResult<Details>>;
  /** What the list of the same query can be narrowed to; its page and order play no part. */
  facets(query: SearchQuery): Promise<ListFacets>;
  suggest(q: string): Promise<Suggestion[]>;
}
