import type { CategorySummary } from "#contract/business";
import type { FilterWithCells } from "../columns/filter-conditions.ts";
import { NOWHERE, packPoints, placedBusinesses } from "../columns/positions/map-points.ts";
import { selectPositions } from "../columns/predicates.ts";
import { EMPTY_PAGE, type IdPage } from "../lists/id-page.ts";
import { isValueSort, valueKeys } from "../lists/value-order.ts";
import type { Page } from "../port/directory.ts";
import type { AdministratorFilter, AdministratorSort, BusinessFilter, ListQuery, Search } from "../port/search.ts";
import { openAttributes } from "./columns/attributes.ts";
import { openCityStates } from "./columns/city-states.ts";
import { openColumnFilters } from "./columns/column-filters.ts";
import { openColumnLists } from "./columns/column-lists.ts";
import { openFacets } from "./columns/facets.ts";
import { openKindsInCities } from "./columns/kinds-in-cities.ts";
import { openNearby } from "./columns/nearby.ts";
import { openOpeningPatterns } from "./columns/opening-patterns.ts";
import { openPlaceCentres } from "./columns/place-centres.ts";
import { openValueOrders } from "./columns/value-orders.ts";
import type { Engine } from "./engine.ts";
import { openCitylessCells } from "./full-text/cityless-cells.ts";
import { openFtsCompiler } from "./full-text/fts-query.ts";
import { openMatchFacts } from "./full-text/match-facts.ts";
import { openPostingsCache } from "./full-text/postings-cache.ts";
import { openSuggestions } from "./full-text/suggestions.ts";
import { openVocabulary } from "./full-text/vocabulary.ts";
import { openDistinctBusinesses } from "./history/likely-duplicates.ts";
import { openSynonyms } from "./history/synonyms.ts";
import { openIdTests } from "./imports/id-tests.ts";
import { type FindListed, openAdministratorList } from "./read/administrator-list.ts";
import { openClosedRows } from "./read/closed-rows.ts";
import { openDirectoryFigures } from "./read/directory-figures.ts";
import { openIndexedLists } from "./read/indexed-lists.ts";
import { openMapNames } from "./read/map-names.ts";
import { openThinLists } from "./read/thin-lists.ts";

type AdministratorQuery = [filter: AdministratorFilter, sort: AdministratorSort, page: Page];

export function createSearch(engine: Engine): Search {
  const { db, counters, transactions, columns, keys, businesses, cities, categories, places } = engine;
  const { read } = transactions;
  const administratorList = openAdministratorList(db);
  const closedRows = openClosedRows(db, counters, read);
  const compileFtsQuery = openFtsCompiler(keys, counters);
  const openingPatterns = openOpeningPatterns(db, counters);
  const readAttributes = openAttributes(db, counters);
  const postingsCache = openPostingsCache(db, counters, read);
  const filters = openColumnFilters(db, {
    keys,
    compileFtsQuery,
    openingPatterns,
    readAttributes,
    postingsCache,
    currentColumns: columns.current,
  });
  const indexedLists = openIndexedLists(db, { compileFtsQuery, counters, countInColumns: filters.count });
  const columnLists = openColumnLists(db, filters, counters);
  const facets = openFacets(db, { keys, filters, openingPatterns, readAttributes, counters });
  const nearby = openNearby({
    filters,
    businesses,
    lists: indexedLists,
    distinct: openDistinctBusinesses(db),
  });
  const suggestions = openSuggestions(db, compileFtsQuery);
  const placeCentre = openPlaceCentres(db, { filters, keys, counters });
  const matchFacts = openMatchFacts(db, counters);
  const cityStates = openCityStates(db, keys, counters);
  const citylessCells = openCitylessCells(db, counters);
  const vocabulary = openVocabulary(db, counters, read);
  const mapNames = openMapNames(db);
  const thinLists = openThinLists(db);
  const kindsInCities = openKindsInCities(db);
  const synonyms = openSynonyms(db);
  const figures = openDirectoryFigures(db, counters, read);
  const idTests = openIdTests(db, counters, {
    read,
    loadRows: () => closedRows().then(() => columns.use(() => undefined)),
  });
  const valueOrder = openValueOrders(db, counters);
  const findIndexed: FindListed = (filter, sort, page) =>
    isValueSort(sort) ? undefined : indexedLists.find(filter, sort, page);

  /** Adds the cells around the city, where businesses without a city may lie. */
  async function addCityCells(filter: BusinessFilter): Promise<FilterWithCells> {
    const { cityKey, withCityless } = filter;
    if (cityKey === undefined || !withCityless || !(await read(citylessCells.exist))) return filter;
    const cityCells = await columns.use((currentColumns) =>
      citylessCells.cellsAround(placeCentre(currentColumns, { cityKey })),
    );
    return cityCells.length === 0 ? filter : { ...filter, cityCells };
  }

  /** Uses cached postings or the indexes if they can answer, otherwise the column store. */
  async function list<Details>(get: (ids: readonly number[]) => Details[], [filter, sort, page]: ListQuery) {
    const query: ListQuery = [await addCityCells(filter), sort, page];
    const toList = ({ ids, totalCount }: IdPage) => ({ businesses: get(ids), totalCount });
    const indexedResult = await read(() => {
      const currentColumns = columns.current();
      const ids = (currentColumns && columnLists.findCached(currentColumns, ...query)) ?? indexedLists.find(...query);
      return ids && toList(ids);
    });
    return indexedResult ?? columns.use((currentColumns) => toList(columnLists.find(currentColumns, ...query)));
  }

  async function listForAdministrator<Result>(toResult: (page: IdPage) => Result, query: AdministratorQuery) {
    const [unresolvedFilter, sort, page] = query;
    const closedBusinesses = await closedRows();
    const filter = await idTests.resolve(unresolvedFilter);
    if (isValueSort(sort)) {
      return columns.use((currentColumns) => {
        const order = valueOrder(sort);
        const find: FindListed = (part, _, page) => columnLists.findByValue(currentColumns, part, order, page);
        const keysOf = (ids: readonly number[]) => valueKeys(currentColumns, ids, order);
        return toResult(administratorList(find, closedBusinesses, filter, sort, page, keysOf) ?? EMPTY_PAGE);
      });
    }
    const indexedResult = await read(() => {
      const idPage = administratorList(findIndexed, closedBusinesses, filter, sort, page);
      return idPage && toResult(idPage);
    });
    if (indexedResult !== undefined) return indexedResult;
    return columns.use((currentColumns) => {
      const find: FindListed = (part, order, page) =>
        isValueSort(order) ? undefined : columnLists.find(currentColumns, part, order, page);
      return toResult(administratorList(find, closedBusinesses, filter, sort, page) ?? EMPTY_PAGE);
    });
  }

  return {
    businesses: (...query) => list(businesses.getAll, query),
    businessCards: (...query) => list(businesses.getCards, query),
    async mapPoints(filter, limit, namedLimit) {
      const filterWithCells = await addCityCells(filter);
      return columns.use((currentColumns) => {
        const resolvedFilter = filters.resolve(currentColumns, filterWithCells);
        const mappedBusinesses = resolvedFilter
          ? placedBusinesses(currentColumns, selectPositions(currentColumns, resolvedFilter.filter), limit)
          : NOWHERE;
        return packPoints(currentColumns, mappedBusinesses, mapNames(mappedBusinesses, namedLimit));
      });
    },
    matchFacts: (ids, filter) => read(() => matchFacts(ids, filter)),
    async administratorList(...query) {
      const toList = ({ ids, totalCount }: IdPage) => ({ businesses: businesses.getAll(ids), totalCount });
      const list = await listForAdministrator(toList, query);
      idTests.prefetch();
      return list;
    },
    administratorIds: (...query) => listForAdministrator((page) => page, query),
    async facets(fixedFilter, chosenFacets, at) {
      const filter = fixedFilter && (await addCityCells(fixedFilter));
      return columns.use((currentColumns) => facets(currentColumns, filter, chosenFacets, at));
    },
    nearby: (to, limit) => columns.use((currentColumns) => nearby(currentColumns, to, limit)),
    async suggest(terms, place, limit) {
      const filter = await addCityCells(place);
      return read(() => suggestions.businesses(terms, filter, limit));
    },
    async complete(text, place, kinds, limit) {
      const filter = await addCityCells(place);
      const isInPlace = ({ slug }: CategorySummary) => suggestions.hasAny({ ...filter, categorySlug: slug });
      return read(() => ({
        categories: firstOf(categories.complete(text, kinds), isInPlace, limit),
        cities: cities.complete(text, limit),
      }));
    },
    synonyms: () => read(synonyms.all),
    cityStates: (cityKey) => columns.use((currentColumns) => cityStates(currentColumns, cityKey)),
    placeCentre: (place) => columns.use((currentColumns) => placeCentre(currentColumns, place)),
    vocabulary,
    placeName: (kind, key) => read(() => places.name(kind, key)),
    postcodes: (prefix, limit) => read(() => places.postcodes(prefix, limit)),
    thinLists: (minBusinesses, page) => read(() => thinLists(minBusinesses, page)),
    kindsInCities: (...limits) => columns.use((currentColumns) => kindsInCities(currentColumns, ...limits)),
    figures,
    load: columns.load,
    prefetchForAdministrator: idTests.prefetch,
  };
}

function firstOf<Item>(items: readonly Item[], isWanted: (item: Item) => boolean, limit: number): Item[] {
  const firstItems: Item[] = [];
  for (const item of items) {
    if (firstItems.length >= limit) break;
    if (isWanted(item)) firstItems.push(item);
  }
  return firstItems;
}
