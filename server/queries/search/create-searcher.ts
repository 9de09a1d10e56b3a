import { LRUCache } from "lru-cache";
import type { Business, BusinessList } from "#contract/business";
import type { BusinessQuery, BusinessSort, SearchQuery } from "#contract/queries";
import type { SearchResult } from "#contract/search-result";
import { markedWords } from "#domain/search/understanding/marked-words";
import { withoutFilters } from "#domain/search/understanding/without-filter";
import type { Page } from "../../store/port/directory.ts";
import type { BusinessFilter } from "../../store/port/search.ts";
import type { Store } from "../../store/store.ts";
import { type BusinessCriteria, combinedFilter, criteriaOf, sortOf } from "./conditions.ts";
import { openDirectoryWords } from "./directory-words.ts";
import { openPlaceNames } from "./place-names.ts";
import { planSearch, type SearchPlan } from "./search-plan.ts";

/** The list of a filter, for a page of a query. */
export type FindList<Details> = (
  filter: BusinessFilter,
  sort: BusinessSort,
  page: Page,
) => Promise<BusinessList<Details>>;

type Named = Pick<Business, "name" | "category">;

/** A query as it is searched. */
export interface PlannedSearch {
  plan: SearchPlan;
  criteria: BusinessCriteria;
}

type Query = BusinessQuery & Partial<Pick<SearchQuery, "q" | "location" | "exact">>;

const MAX_PLANS = 500;
const MINUTE_MS = 60_000;

/** Searches businesses by text. Plans are cached per version of the data: a page asks for its list and its facets. */
export function createSearcher(store: Store, now: () => Date) {
  const directoryWords = openDirectoryWords(store);
  const plans = new LRUCache<string, Promise<SearchPlan>>({ max: MAX_PLANS });

  function cachedPlan(key: string, make: () => Promise<SearchPlan>): Promise<SearchPlan> {
    const cached = plans.get(key);
    if (cached) return cached;
    const plan = make();
    plans.set(key, plan);
    plan.catch(() => plans.delete(key));
    return plan;
  }

  /** `count` of the words as typed is asked first. */
  async function planned(query: Query, count: (filter: BusinessFilter) => Promise<number>): Promise<PlannedSearch> {
    const at = now();
    const directory = await directoryWords();
    const version = [await store.directory.dataVersion(), directory.vocabulary.size];
    const text = [query.search, query.q ?? ""].filter((each) => each !== "").join(" ");
    const search = { text, location: query.location ?? "", exact: query.exact ?? false };
    const { state, country, lat, lng, radiusKm } = query;
    const minute = Math.floor(at.getTime() / MINUTE_MS);
    const key = JSON.stringify([version, search, state, country, lat, lng, radiusKm, minute]);
    const plan = await cachedPlan(key, () =>
      planSearch(
        {
          store,
          directory,
          findPlace: openPlaceNames(store, directory.vocabulary),
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
    directoryWords,
    criteria: (query: Query) => planned(query, countAll),

    async search<Details extends Named>(
      query: Query,
      find: FindList<Details>,
      empty: BusinessList<Details>,
    ): Promise<SearchResult<Details>> {
      const lists = new Map<string, Promise<BusinessList<Details>>>();
      const listOf = (filter: BusinessFilter, sort: BusinessSort) => {
        const key = JSON.stringify([filter, sort]);
        const list = lists.get(key) ?? find(filter, sort, query);
        lists.set(key, list);
        return list;
      };
      // what is counted first is mostly what is listed then
      const { plan, criteria } = await planned(
        query,
        async (filter) => (await listOf(filter, sortOf(filter, query.sort))).totalCount,
      );
      const filter = combinedFilter(criteria);
      const { reading, correctedTo, didYouMean, widened } = plan;
      const isDefaultSort = query.sort === undefined || query.sort === "best";
      const isAround = widened?.place !== undefined && filter?.near !== undefined && isDefaultSort;
      const sort = isAround ? "distance" : filter && sortOf(filter, query.sort);
      const list = filter === undefined || sort === undefined ? empty : await listOf(filter, sort);
      const nearestKm = query.offset === 0 ? list.businesses[0]?.distanceKm : undefined;
      return {
        ...list,
        place: reading.place,
        understood: {
          ...reading.understood,
          without: withoutFilters(reading.text, reading.understood.filters),
          marked: query.q === undefined ? [] : markedIn(list.businesses, reading.understood.words, query.q),
        },
        correctedTo,
        didYouMean,
        widened: widened && { ...widened, ...(isAround && nearestKm != null && { nearestKm }) },
        placeChoices: reading.placeChoices,
      };
    },
  };
}

function markedIn(businesses: readonly Named[], words: readonly string[], q: string): string[] {
  return markedWords(
    words,
    q,
    businesses.flatMap(({ name, category }) => [name, category]),
  );
}
