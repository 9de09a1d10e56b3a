import type {
  CardDetails,
  CategoryBusinessList,
  DetailedBusiness,
  NamedBusinessList,
  WithDistance,
} from "#contract/business";
import type { BusinessBatch } from "#contract/business-batch";
import { SEARCH_DEFAULTS } from "#contract/lists/list-parameters";
import type { PublicApi } from "#contract/public-api";
import type { BusinessQuery, CitiesQuery, NamedListQuery, SearchQuery } from "#contract/queries";
import { apiPath } from "./api-path.ts";
import { type CardBusiness, cardBusiness, describedCard, shownBusiness } from "./shown-business.ts";
import { type ShownFacets, unfoldedFacets } from "./shown-facets.ts";
import { usefulFirst } from "./useful-first.ts";

/**
 * Query options of TanStack Query. Their keys are paths of the API, with the name of the used part of a response. There are no other keys.
 * This type hides the data's type: the result of `queryOptions()` is invariant in it, so that queries of different data could not share a
 * page's list.
 */
export interface PublicQuery<Data> {
  queryKey: readonly [path: string, part?: string];
  queryFn: () => Promise<Data>;
}

export type Cards<List> = Omit<List, "businesses"> & { businesses: CardBusiness[] };

export type PublicQueries = ReturnType<typeof publicQueries>;

const POPULAR_CITIES = 12;
const HOME_CARDS = 6;
const LATEST_CANDIDATES = 24;
const TOP_CATEGORIES = 20;
/** Covers all states of most directories. */
export const TOP_STATES = 100;
const NEARBY_CARDS = 4;

/** Page for the name and the count of a list without its businesses. */
export const SINGLE_ROW = { limit: 1, offset: 0 };

function wholeQuery(filter: Partial<SearchQuery>): SearchQuery {
  const definedValues = Object.entries(filter).filter(([, value]) => value !== undefined);
  return { ...SEARCH_DEFAULTS, ...Object.fromEntries(definedValues) };
}

/**
 * Creates all queries of the public pages. `api` answers them: by fetch in the browser, in process on the server. `now` decides what is
 * open.
 */
export function publicQueries(api: PublicApi<CardDetails>, now: () => Date) {
  const query = <Data>(path: string, queryFn: () => Promise<Data>): PublicQuery<Data> => ({
    queryKey: [path],
    queryFn,
  });
  const addOpening = (business: DetailedBusiness) => shownBusiness(business, now());
  const cards = (businesses: WithDistance<CardDetails>[], toCard = cardBusiness) =>
    businesses.map((business) => toCard(business, now()));
  const listOf =
    (toCard: typeof cardBusiness) =>
    <List extends { businesses: WithDistance<CardDetails>[] }>(list: List) => ({
      ...list,
      businesses: cards(list.businesses, toCard),
    });
  const toCards = listOf(cardBusiness);
  const toDescribedCards = listOf(describedCard);
  return {
    statistics: () => query(apiPath.statistics, () => api.statistics()),
    popularCities: () => query(apiPath.popularCities(POPULAR_CITIES), () => api.popularCities(POPULAR_CITIES)),
    featuredCities: () => query(apiPath.featuredCities, () => api.featuredCities()),
    cities: (page: CitiesQuery) => query(apiPath.cities(page), () => api.cities(page)),
    /** Fetches the hundred states with the most businesses. */
    topStates: () => query(apiPath.states(TOP_STATES), () => api.states(TOP_STATES)),
    recommended: () => query(apiPath.recommended(HOME_CARDS), () => api.recommended(HOME_CARDS).then(cards)),
    /** Fetches the newest businesses of those with enough facts to be worth a visit. */
    latest: () =>
      query(apiPath.latest(LATEST_CANDIDATES), async () =>
        cards(usefulFirst(await api.latest(LATEST_CANDIDATES)).slice(0, HOME_CARDS)),
      ),
    popular: () => query(apiPath.popular(HOME_CARDS), () => api.popular(HOME_CARDS).then(toCards)),
    businesses: (filter: Partial<BusinessQuery>) => {
      const fullQuery = wholeQuery(filter);
      // City and category pages show descriptions, also in filtered lists.
      const shownAs = fullQuery.city === "" && fullQuery.category === "" ? toCards : toDescribedCards;
      return query(apiPath.businesses(fullQuery), () => api.businesses(fullQuery).then(shownAs));
    },
    business: (id: number) => query(apiPath.business(id), () => api.business(id).then(addOpening)),
    businessBySlug: (slug: string) =>
      query(apiPath.businessBySlug(slug), () => api.businessBySlug(slug).then(addOpening)),
    /** Fetches businesses by ids; `read` converts them to the data of the page. */
    batch: <Places>(ids: readonly number[], read: (batch: BusinessBatch, at: Date) => Places) =>
      query(apiPath.batch(ids), () => api.batch(ids).then((batch) => read(batch, now()))),
    /** Fetches four alternatives, nearest first, each with `distanceKm`. */
    nearby: (id: number) => query(apiPath.nearby(id, NEARBY_CARDS), () => api.nearby(id, NEARBY_CARDS).then(cards)),
    nearbyBySlug: (slug: string) =>
      query(apiPath.nearbyBySlug(slug, NEARBY_CARDS), () => api.nearbyBySlug(slug, NEARBY_CARDS).then(cards)),
    city: (name: string, page: NamedListQuery) =>
      query(apiPath.city(name, page), () => api.city(name, page).then(toDescribedCards)),
    /** Fetches the name of a city, without its businesses. */
    cityName: (name: string): PublicQuery<Cards<NamedBusinessList>> => ({
      queryKey: [apiPath.city(name, SINGLE_ROW), "name"],
      queryFn: async () => ({ ...(await api.city(name, SINGLE_ROW)), businesses: [] }),
    }),
    category: (name: string, page: NamedListQuery) =>
      query(apiPath.category(name, page), () => api.category(name, page).then(toDescribedCards)),
    /** Fetches the name of a category, without its businesses. */
    categoryName: (name: string): PublicQuery<Cards<CategoryBusinessList>> => ({
      queryKey: [apiPath.category(name, SINGLE_ROW), "name"],
      queryFn: async () => ({ ...(await api.category(name, SINGLE_ROW)), businesses: [] }),
    }),
    /** Fetches the twenty categories with the most businesses. */
    topCategories: () => query(apiPath.categories, async () => (await api.categories()).slice(0, TOP_CATEGORIES)),
    search: (filter: Partial<SearchQuery>) => {
      const fullQuery = wholeQuery(filter);
      return query(apiPath.search(fullQuery), () => api.search(fullQuery).then(toCards));
    },
    /**
     * Fetches facets of the list with the same query, without the attributes that are folded. Leave out page and order, which do not affect
     * them.
     */
    facets: (filter: Partial<SearchQuery>): PublicQuery<ShownFacets> => {
      const fullQuery = wholeQuery(filter);
      return {
        queryKey: [apiPath.facets(fullQuery), "unfolded"],
        queryFn: () => api.facets(fullQuery).then((facets) => unfoldedFacets(facets, filter.has)),
      };
    },
    /** Fetches the same facets with all attributes. */
    allFacets: (filter: Partial<SearchQuery>): PublicQuery<ShownFacets> => {
      const fullQuery = wholeQuery(filter);
      return query(apiPath.facets(fullQuery), async () => ({ ...(await api.facets(fullQuery)), isFolded: false }));
    },
    /** Suggests a search, categories, cities and businesses for the typed text and location: eight at most. */
    suggest: (q: string, location: string) => query(apiPath.suggest(q, location), () => api.suggest(q, location)),
    suggestPlaces: (q: string) => query(apiPath.suggestPlaces(q), () => api.suggestPlaces(q)),
  };
}
