import type {
  BusinessList,
  CardDetails,
  CategoryBusinessList,
  CategorySummary,
  CitySummary,
  DetailedBusiness,
  NamedBusinessList,
  StateSummary,
  Statistics,
  Suggestion,
  WithDistance,
} from "#contract/business";
import type { ListFacets } from "#contract/facets";
import type { PublicApi } from "#contract/public-api";
import type { BusinessQuery, CitiesQuery, NamedListQuery, SearchQuery } from "#contract/queries";
import type { SearchResult } from "#contract/search-result";
import { apiPath } from "./api-path.ts";
import { type CardBusiness, cardBusiness, describedCard, type ShownBusiness, shownBusiness } from "./shown-business.ts";

/**
 * Query options of TanStack Query. Their keys are the paths of the API, and the only keys there are. The result type of
 * `queryOptions()` is invariant in the data: queries of different data could not stand in one list of pages.
 */
export interface PublicQuery<Data> {
  queryKey: readonly [path: string];
  queryFn: () => Promise<Data>;
}

export type Cards<List> = Omit<List, "businesses"> & { businesses: CardBusiness[] };

export interface PublicQueries {
  statistics(): PublicQuery<Statistics>;
  popularCities(): PublicQuery<CitySummary[]>;
  cities(query: CitiesQuery): PublicQuery<{ cities: CitySummary[]; totalCount: number }>;
  /** The hundred with the most businesses. */
  topStates(): PublicQuery<StateSummary[]>;
  recommended(): PublicQuery<CardBusiness[]>;
  latest(): PublicQuery<CardBusiness[]>;
  businesses(query: Partial<BusinessQuery>): PublicQuery<Cards<BusinessList>>;
  business(id: number): PublicQuery<ShownBusiness>;
  businessBySlug(slug: string): PublicQuery<ShownBusiness>;
  /** Four alternatives, nearest first, each with `distanceKm`. */
  nearby(id: number): PublicQuery<CardBusiness[]>;
  nearbyBySlug(slug: string): PublicQuery<CardBusiness[]>;
  city(name: string, query: NamedListQuery): PublicQuery<Cards<NamedBusinessList>>;
  category(name: string, query: NamedListQuery): PublicQuery<Cards<CategoryBusinessList>>;
  /** The twenty with the most businesses. */
  topCategories(): PublicQuery<CategorySummary[]>;
  search(query: Partial<SearchQuery>): PublicQuery<Cards<SearchResult>>;
  /** Facets of the list with the same query. Leave out page and order: they play no part. */
  facets(query: Partial<SearchQuery>): PublicQuery<ListFacets>;
  /** A search, categories, cities and businesses for what is typed, in the location that is typed: eight at most. */
  suggest(q: string, location: string): PublicQuery<Suggestion[]>;
}

const POPULAR_CITIES = 12;
const HOME_CARDS = 6;
const TOP_CATEGORIES = 20;
/** Enough for all states of most directories. */
export const TOP_STATES = 100;
const NEARBY_CARDS = 4;

/** The defaults of the API. */
const ANY_BUSINESS: SearchQuery = {
  limit: 20,
  offset: 0,
  search: "",
  category: "",
  city: "",
  state: "",
  country: "",
  openNow: false,
  q: "",
  location: "",
  exact: false,
};

function wholeQuery(asked: Partial<SearchQuery>): SearchQuery {
  const given = Object.entries(asked).filter(([, value]) => value !== undefined);
  return { ...ANY_BUSINESS, ...Object.fromEntries(given) };
}

/**
 * All queries of the public pages. `api` answers them: by fetch in the browser, in process on the server. `now` decides
 * what is open.
 */
export function publicQueries(api: PublicApi<CardDetails>, now: () => Date): PublicQueries {
  const query = <Data>(path: string, queryFn: () => Promise<Data>): PublicQuery<Data> => ({
    queryKey: [path],
    queryFn,
  });
  const shown = (business: DetailedBusiness) => shownBusiness(business, now());
  const cards = (businesses: WithDistance<CardDetails>[]) =>
    businesses.map((business) => cardBusiness(business, now()));
  const withCards = <List extends { businesses: WithDistance<CardDetails>[] }>(list: List) => ({
    ...list,
    businesses: cards(list.businesses),
  });
  const withDescriptions = <List extends { businesses: WithDistance<CardDetails>[] }>(list: List) => ({
    ...list,
    businesses: list.businesses.map((business) => describedCard(business, now())),
  });
  return {
    statistics: () => query(apiPath.statistics, () => api.statistics()),
    popularCities: () => query(apiPath.popularCities(POPULAR_CITIES), () => api.popularCities(POPULAR_CITIES)),
    cities: (asked) => query(apiPath.cities(asked), () => api.cities(asked)),
    topStates: () => query(apiPath.states(TOP_STATES), () => api.states(TOP_STATES)),
    recommended: () => query(apiPath.recommended(HOME_CARDS), () => api.recommended(HOME_CARDS).then(cards)),
    latest: () => query(apiPath.latest(HOME_CARDS), () => api.latest(HOME_CARDS).then(cards)),
    businesses: (asked) => {
      const whole = wholeQuery(asked);
      // City and category pages show descriptions, filtered lists included.
      const shownAs = whole.city === "" && whole.category === "" ? withCards : withDescriptions;
      return query(apiPath.businesses(whole), () => api.businesses(whole).then(shownAs));
    },
    business: (id) => query(apiPath.business(id), () => api.business(id).then(shown)),
    businessBySlug: (slug) => query(apiPath.businessBySlug(slug), () => api.businessBySlug(slug).then(shown)),
    nearby: (id) => query(apiPath.nearby(id, NEARBY_CARDS), () => api.nearby(id, NEARBY_CARDS).then(cards)),
    nearbyBySlug: (slug) =>
      query(apiPath.nearbyBySlug(slug, NEARBY_CARDS), () => api.nearbyBySlug(slug, NEARBY_CARDS).then(cards)),
    city: (name, asked) => query(apiPath.city(name, asked), () => api.city(name, asked).then(withDescriptions)),
    category: (name, asked) =>
      query(apiPath.category(name, asked), () => api.category(name, asked).then(withDescriptions)),
    topCategories: () => query(apiPath.categories, async () => (await api.categories()).slice(0, TOP_CATEGORIES)),
    search: (asked) => {
      const whole = wholeQuery(asked);
      return query(apiPath.search(whole), () => api.search(whole).then(withCards));
    },
    facets: (asked) => {
      const whole = wholeQuery(asked);
      return query(apiPath.facets(whole), () => api.facets(whole));
    },
    suggest: (q, location) => query(apiPath.suggest(q, location), () => api.suggest(q, location)),
  };
}
