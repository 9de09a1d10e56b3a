import { LRUCache } from "lru-cache";
import type { Business, BusinessList } from "#contract/business";
import type { BusinessQuery, BusinessSort, SearchQuery } from "#contract/queries";
import type { SearchResult } from "#contract/search-result";
import type { MapPlaces } from "#domain/search/landmarks/map-places";
import { typedText } from "#domain/search/phrases/written-words";
import { kindsNamed } from "#domain/search/understanding/concepts";
import { filterLabels } from "#domain/search/understanding/filter-label";
import { highlightedWords } from "#domain/search/understanding/highlighted-words";
import { textsWithoutFilters } from "#domain/search/understanding/without-filter";
import type { Page } from "../../store/port/directory.ts";
import type { BusinessFilter } from "../../store/port/search.ts";
import type { Store } from "../../store/store.ts";
import { type BusinessCriteria, combinedFilter, criteriaOf, sortOf } from "./conditions.ts";
import type { SearchPlan } from "./expanded-plan.ts";
import { openLexicon } from "./lexicon.ts";
import { nearestResult } from "./nearest-result.ts";
import { openPlaceLookups } from "./places/match-location.ts";
import { planSearch } from "./plan-search.ts";
import { contentWords } from "./resolve-query.ts";

/** Finds a page of the list that a filter and a sort order make. */
export type FindList<Details> = (
  filter: BusinessFilter,
  sort: BusinessSort,
  page: Page,
) => Promise<BusinessList<Details>>;

type Named = Pick<Business, "name" | "category" | "city">;

/** The plan of a query and all its conditions. */
export interface PlannedSearch {
  plan: SearchPlan;
  criteria: BusinessCriteria;
}

type Query = BusinessQuery & Partial<Pick<SearchQuery, "q" | "location" | "exact">>;

const MAX_CACHED_PLANS = 500;
const MINUTE_MS = 60_000;

/** Returns the places among the labels of the current map; undefined without a map. */
export type FindMapPlaces = () => Promise<{ version: string; places: MapPlaces } | undefined>;

export type Searcher = ReturnType<typeof createSearcher>;

/** Searches businesses by text. Plans are cached per version of the data, since a page reads its list and its facets. */
export function createSearcher(
  store: Pick<Store, "directory" | "search">,
  now: () => Date,
  mapPlaces: FindMapPlaces = async () => undefined,
) {
  const loadLexicon = openLexicon(store);
  const plans = new LRUCache<string, Promise<SearchPlan>>({ max: MAX_CACHED_PLANS });

  function cachedPlan(key: string, make: () => Promise<SearchPlan>): Promise<SearchPlan> {
    const cachedPlan = plans.get(key);
    if (cachedPlan) return cachedPlan;
    const plan = make();
    plans.set(key, plan);
    plan.catch(() => plans.delete(key));
    return plan;
  }

  /** Plans a query. `count` is first called with the filter of the words as typed. */
  async function planQuery(query: Query, count: (filter: BusinessFilter) => Promise<number>): Promise<PlannedSearch> {
    const at = now();
    const lexicon = await loadLexicon();
    const map = await mapPlaces();
    const version = [await store.directory.dataVersion(), lexicon.vocabulary.size, map?.version];
    const text = [query.search, query.q ?? ""].filter((part) => part !== "").join(" ");
    const search = { text, location: query.location ?? "", exact: query.exact ?? false };
    const { state, country, lat, lng, radiusKm, bounds } = query;
    const minute = Math.floor(at.getTime() / MINUTE_MS);
    const key = JSON.stringify([version, search, state, country, lat, lng, radiusKm, bounds, minute]);
    const plan = await cachedPlan(key, () =>
      planSearch(
        {
          store,
          lexicon,
          ...openPlaceLookups(store, lexicon.vocabulary, map?.places),
          now: at,
          count: async (filter) => {
            const { fixed } = await criteriaOf(store, query, filter, at);
            return fixed === undefined ? 0 : count(fixed);
          },
        },
        search,
      ),
    );
    return { plan, criteria: await criteriaOf(store, query, plan.filter, at) };
  }

  const countAll = async (filter: BusinessFilter): Promise<number> =>
    (await store.search.businessCards(filter, "recommended", { limit: 1, offset: 0 })).totalCount;

  return {
    lexicon: loadLexicon,
    plan: (query: Query) => planQuery(query, countAll),

    async search<Details extends Named>(
      query: Query,
      find: FindList<Details>,
      emptyList: BusinessList<Details>,
    ): Promise<SearchResult<Details>> {
      const lists = new Map<string, Promise<BusinessList<Details>>>();
      const listOf = (filter: BusinessFilter, sort: BusinessSort) => {
        const key = JSON.stringify([filter, sort]);
        const list = lists.get(key) ?? find(filter, sort, query);
        lists.set(key, list);
        return list;
      };
      // Counting loads the list, which is usually the one that is returned.
      const { plan, criteria } = await planQuery(
        query,
        async (filter) => (await listOf(filter, sortOf(filter, query.sort))).totalCount,
      );
      const filter = combinedFilter(criteria);
      const { correctedTo, didYouMean, widened } = plan;
      const { parsed, understood, location } = plan.query;
      const isDefaultSort = query.sort === undefined || query.sort === "best";
      const isAround = widened?.place !== undefined && filter?.near !== undefined && isDefaultSort;
      const sort = isAround ? "distance" : filter && sortOf(filter, query.sort);
      const list = filter === undefined || sort === undefined ? emptyList : await listOf(filter, sort);
      const isKindMissing = list.totalCount === 0 && understood.kinds.length === 0;
      const missingKinds = isKindMissing ? kindsNamed(contentWords(plan.query).map(({ word }) => word)) : [];
      const nearestInfo = isAround && query.offset === 0 ? nearestResult(list.businesses) : {};
      return {
        ...list,
        place: understood.place,
        understood: {
          ...understood,
          ...(missingKinds.length > 0 && { missingKinds }),
          labels: filterLabels(understood.filters, plan.query.openAt),
          without: {
            ...textsWithoutFilters(parsed.text, understood.filters),
            ...(plan.query.split && { place: typedText(plan.query.split.words) }),
          },
          marked: query.q === undefined ? [] : highlightsIn(list.businesses, understood.words, query.q),
        },
        correctedTo,
        didYouMean,
        widened: widened && { ...widened, ...nearestInfo },
        placeChoices: location?.choices ?? [],
      };
    },
  };
}

function highlightsIn(businesses: readonly Named[], words: readonly string[], q: string): string[] {
  return highlightedWords(
    words,
    q,
    businesses.flatMap(({ name, category }) => [name, category]),
  );
}
