import type { CategorySummary } from "#contract/business";
import type { Facets } from "#contract/facets";
import { isGroup } from "#domain/categories/all-groups";
import type { ColumnStore } from "../../columns/column-store.ts";
import { countFacets, DAYS_OF_WEEK, type IdCount, sumInBitmap } from "../../columns/facet-counts.ts";
import {
  CACHED_VALUES,
  type FacetCounts,
  facetCacheKey,
  facetFilters,
  facetsOf,
  facetVersion,
  MAX_CACHED_FILTERS,
  MAX_VALUES,
  NO_COUNTS,
} from "../../columns/facets.ts";
import { selectPositions } from "../../columns/predicates.ts";
import type { BusinessFilter, ChosenFacets } from "../../port/search.ts";
import { createAsyncVersionCache } from "../../version-cache.ts";
import type { Transaction } from "../connection/transaction.ts";
import type { ReadAttributes } from "./attributes.ts";
import type { CategoryDictionary, ReadCategories } from "./category-dictionary.ts";
import type { ColumnFilters } from "./column-filters.ts";
import type { PatternBitmaps } from "./opening-patterns.ts";

const CITY_NAMES = "SELECT id, name FROM cities WHERE id = ANY($1)";

interface FacetParts {
  filters: ColumnFilters;
  readCategories: ReadCategories;
  openingPatterns: PatternBitmaps;
  readAttributes: ReadAttributes;
}

/** Counts facets from the columns, cached per revision and minute. Call it while the columns are in use. */
export function openFacets({ filters, readCategories, openingPatterns, readAttributes }: FacetParts) {
  const cache = createAsyncVersionCache(MAX_CACHED_FILTERS, CACHED_VALUES);

  async function count(tx: Transaction, columns: ColumnStore, filter: BusinessFilter, at: Date): Promise<FacetCounts> {
    const resolvedFilter = await filters.resolve(tx, columns, filter);
    if (resolvedFilter === undefined) return NO_COUNTS;
    const openBitmaps = {
      now: await openingPatterns.openAt(tx, at),
      days: await Promise.all(DAYS_OF_WEEK.map((day) => openingPatterns.openAtTime(tx, day, at))),
    };
    const attributeDictionary = await readAttributes(tx);
    const { categories, cities, attributes, ...counts } = countFacets(
      columns,
      selectPositions(columns, resolvedFilter),
      openBitmaps,
      attributeDictionary.ownIds,
    );
    const dictionary = await readCategories(tx);
    const largestCities = cities.slice(0, MAX_VALUES);
    const names = new Map(await tx.arrays<[number, string]>(CITY_NAMES, [largestCities.map(({ id }) => id)]));
    return {
      ...counts,
      categories: categories
        .slice(0, MAX_VALUES)
        .flatMap((value) => summaryOf(value, categories, dictionary))
        .sort((a, b) => b.businessCount - a.businessCount),
      cities: largestCities.map(({ id, count: businessCount }) => ({ name: names.get(id) ?? "", businessCount })),
      attributes: attributeDictionary.facetsOf(attributes),
      isAtLeast: false,
    };
  }

  return async (
    tx: Transaction,
    columns: ColumnStore,
    fixedFilter: BusinessFilter | undefined,
    chosenFacets: ChosenFacets,
    at: Date,
  ): Promise<Facets> => {
    const version = facetVersion(tx.counter("revision"), at);
    const filters = facetFilters(fixedFilter, chosenFacets);
    const counts = new Map<BusinessFilter | undefined, FacetCounts>();
    for (const filter of new Set(filters.values())) {
      if (filter === undefined) continue;
      counts.set(filter, await cache(version, facetCacheKey(filter), () => count(tx, columns, filter, at)));
    }
    return facetsOf(filters, counts);
  };
}

/** A category with the name of a group counts the businesses of the group (docs/decisions/0012-category-groups.md). */
function summaryOf(
  { id, count }: IdCount,
  counts: readonly IdCount[],
  dictionary: CategoryDictionary,
): CategorySummary[] {
  const entry = dictionary.get(id);
  if (entry === undefined) return [];
  const { category, slug, group } = entry;
  const businessCount = isGroup(slug) ? sumInBitmap(dictionary.bitmapOfGroup(slug), counts) : count;
  return [{ category, slug, group, businessCount }];
}
