import type { CategorySummary } from "#contract/business";
import type { ColumnStore } from "../columns/column-store.ts";
import type { FilterWithCells } from "../columns/filter-conditions.ts";
import { NOWHERE, packPoints, placedBusinesses } from "../columns/positions/map-points.ts";
import { selectPositions } from "../columns/predicates.ts";
import { EMPTY_PAGE, type IdPage } from "../lists/id-page.ts";
import { isValueSort, valueKeys } from "../lists/value-order.ts";
import type { Page } from "../port/directory.ts";
import type { AdministratorFilter, AdministratorSort, BusinessFilter, ListQuery, Search } from "../port/search.ts";
import { openAttributes } from "./columns/attributes.ts";
import { openCategoriesInPlace } from "./columns/categories-in-place.ts";
import { openCategoryDictionary } from "./columns/category-dictionary.ts";
import { openCityStates } from "./columns/city-states.ts";
import { openColumnFilters } from "./columns/column-filters.ts";
import { openColumnLists } from "./columns/column-lists.ts";
import { openFacets } from "./columns/facets.ts";
import { openFilterKeys } from "./columns/filter-keys.ts";
import { openKindsInCities } from "./columns/kinds-in-cities.ts";
import { openNearby } from "./columns/nearby.ts";
import { openOpeningPatterns } from "./columns/opening-patterns.ts";
import { openPlaceCentres, placeKey } from "./columns/place-centres.ts";
import { openValueOrders } from "./columns/value-orders.ts";
import type { Transaction } from "./connection/transaction.ts";
import type { Engine } from "./engine.ts";
import { openCitylessCells } from "./full-text/cityless-cells.ts";
import { openMatchFacts } from "./full-text/match-facts.ts";
import { openPostingsReader } from "./full-text/postings-reader.ts";
import { openPrefixMatches } from "./full-text/prefix-matches.ts";
import { openSuggestions } from "./full-text/suggestions.ts";
import { openVocabulary } from "./full-text/vocabulary.ts";
import { synonyms } from "./history/synonyms.ts";
import { openIdTests } from "./imports/id-tests.ts";
import { createCachedReads } from "./lookups/cached-reads.ts";
import { administratorList, type FindListed } from "./read/administrator-list.ts";
import { businesses } from "./read/businesses.ts";
import { openClosedRows } from "./read/closed-rows.ts";
import { directoryFigures } from "./read/directory-figures.ts";
import { indexedSort, pageInOrder } from "./read/indexed-lists.ts";
import { mapNames } from "./read/map-names.ts";
import { places } from "./read/places.ts";
import { thinLists } from "./read/thin-lists.ts";

type GetDetails<Details> = (tx: Transaction, ids: readonly number[]) => Promise<Details[]>;

type AdministratorQuery = [filter: AdministratorFilter, sort: AdministratorSort, page: Page];

const MAX_CACHED_PLACES = 2_000;

export function createSearch({
  transactions,
  cachedRead,
  placeLookups,
  listener,
  columns,
  cities,
  categories,
}: Engine): Search {
  const { read } = transactions;
  const cachedUse = createCachedReads(columns.use, listener, MAX_CACHED_PLACES);
  const keys = openFilterKeys();
  const readCategories = openCategoryDictionary();
  const openingPatterns = openOpeningPatterns();
  const readAttributes = openAttributes();
  const postings = openPostingsReader();
  const filters = openColumnFilters({ keys, readCategories, openingPatterns, readAttributes, postings });
  const matchFacts = openMatchFacts(readCategories);
  const prefixMatches = openPrefixMatches();
  const lists = openColumnLists({ filters, matchFacts, prefixMatches });
  const facets = openFacets({ filters, readCategories, openingPatterns, readAttributes });
  const nearby = openNearby({ filters, lists });
  const placeCentre = openPlaceCentres({ filters, keys });
  const cityStates = openCityStates(keys);
  const citylessCells = openCitylessCells();
  const suggest = openSuggestions(filters, prefixMatches);
  const categoriesIn = openCategoriesInPlace(filters, readCategories);
  const kindsInCities = openKindsInCities(readCategories);
  const vocabulary = openVocabulary(read, listener);
  const closedRows = openClosedRows();
  const idTests = openIdTests(read, () =>
    columns.use(async (tx) => {
      await closedRows(tx);
    }),
  );
  const valueOrder = openValueOrders();

  /** Adds the grid cells around the city that hold businesses without a city. */
  async function addCityCells(tx: Transaction, current: ColumnStore, filter: BusinessFilter): Promise<FilterWithCells> {
    const { cityKey, withCityless } = filter;
    const revision = tx.counter("revision");
    if (cityKey === undefined || !withCityless || !citylessCells.exist(current, revision)) return filter;
    const centre = await placeCentre(tx, current, { cityKey });
    const cityCells = citylessCells.cellsAround(current, revision, centre);
    return cityCells.length === 0 ? filter : { ...filter, cityCells };
  }

  /** Uses an index if the filter is empty and the sort has one, otherwise the column store. */
  async function list<Details>(get: GetDetails<Details>, [filter, sort, page]: ListQuery) {
    const toList = async (tx: Transaction, { ids, totalCount }: IdPage) => ({
      businesses: await get(tx, ids),
      totalCount,
    });
    const indexedSortOrder = indexedSort(filter, sort);
    if (indexedSortOrder !== undefined)
      return read(async (tx) => toList(tx, await pageInOrder(tx, indexedSortOrder, page)));
    return columns.use(async (tx, current) => {
      const filterWithCells = await addCityCells(tx, current, filter);
      return toList(tx, await lists.find(tx, current, filterWithCells, sort, page));
    });
  }

  async function listForAdministrator<Result>(
    toResult: (tx: Transaction, page: IdPage) => Promise<Result>,
    query: AdministratorQuery,
  ) {
    const [unresolvedFilter, sort, page] = query;
    const filter = await idTests.resolve(unresolvedFilter);
    return columns.use(async (tx, current) => {
      const closedBusinesses = await closedRows(tx);
      if (isValueSort(sort)) {
        const order = await valueOrder(tx, sort);
        const find: FindListed = (part, _, page) => lists.byValue(tx, current, part, order, page);
        const keysOf = async (ids: readonly number[]) => valueKeys(current, ids, order);
        const idPage = await administratorList(tx, find, closedBusinesses, filter, sort, page, keysOf);
        return toResult(tx, idPage ?? EMPTY_PAGE);
      }
      const find: FindListed = async (part, _, page) => {
        const indexedSortOrder = indexedSort(part, sort);
        return indexedSortOrder === undefined
          ? lists.find(tx, current, part, sort, page)
          : pageInOrder(tx, indexedSortOrder, page);
      };
      return toResult(tx, (await administratorList(tx, find, closedBusinesses, filter, sort, page)) ?? EMPTY_PAGE);
    });
  }

  return {
    businesses: (...query) => list(businesses.getAll, query),
    businessCards: (...query) => list(businesses.getCards, query),
    mapPoints: (filter, limit, namedLimit) =>
      columns.use(async (tx, current) => {
        const resolvedFilter = await filters.resolve(tx, current, await addCityCells(tx, current, filter));
        const mappedBusinesses = resolvedFilter
          ? placedBusinesses(current, selectPositions(current, resolvedFilter), limit)
          : NOWHERE;
        return packPoints(current, mappedBusinesses, await mapNames(tx, mappedBusinesses, namedLimit));
      }),
    matchFacts: (ids, filter) => columns.use((tx, current) => matchFacts(tx, current, ids, filter)),
    async administratorList(...query) {
      const list = await listForAdministrator(
        async (tx, { ids, totalCount }) => ({ businesses: await businesses.getAll(tx, ids), totalCount }),
        query,
      );
      idTests.prefetch();
      return list;
    },
    administratorIds: (...query) => listForAdministrator(async (_, page) => page, query),
    facets: (fixedFilter, chosenFacets, at) =>
      columns.use(async (tx, current) => {
        const filter = fixedFilter && (await addCityCells(tx, current, fixedFilter));
        return facets(tx, current, filter, chosenFacets, at);
      }),
    nearby: (to, limit) => columns.use((tx, current) => nearby(tx, current, to, limit)),
    suggest: (terms, place, limit) =>
      columns.use(async (tx, current) => {
        const filter = await addCityCells(tx, current, place);
        return suggest(tx, current, terms, filter, limit);
      }),
    complete: (text, place, kinds, limit) =>
      columns.use(async (tx, current) => {
        const isInPlace = await categoriesIn(tx, current, await addCityCells(tx, current, place));
        const completions = await categories.complete(tx, text, kinds);
        return {
          categories: completions.filter(({ slug }: CategorySummary) => isInPlace(slug)).slice(0, limit),
          cities: await cities.complete(tx, text, limit),
        };
      }),
    synonyms: () => cachedRead("synonyms", synonyms.all),
    cityStates: (cityKey) => cachedUse(`states ${cityKey}`, (tx, current) => cityStates(tx, current, cityKey)),
    placeCentre: (place) => cachedUse(`centre ${placeKey(place)}`, (tx, current) => placeCentre(tx, current, place)),
    vocabulary,
    async placeName(kind, key) {
      // Every search looks up many words, of which few are states or countries.
      if (kind === "postcode") return placeLookups.postcodeName(key);
      if (listener === undefined) return read((tx) => places.name(tx, kind, key));
      return (await cachedRead("states and countries", places.namesOfStatesAndCountries)).get(`${kind} ${key}`);
    },
    postcodes: (prefix, limit) => read((tx) => places.postcodes(tx, prefix, limit)),
    kindsInCities: (...limits) => columns.use((tx, current) => kindsInCities(tx, current, ...limits)),
    thinLists: (minBusinesses, page) => read((tx) => thinLists(tx, minBusinesses, page)),
    figures: () => read(directoryFigures),
    load: columns.load,
    prefetchForAdministrator: idTests.prefetch,
  };
}
