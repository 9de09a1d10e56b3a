import type { Database } from "better-sqlite3";
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
import { createVersionCache } from "../../version-cache.ts";
import type { Counters } from "../write/counters.ts";
import type { ReadAttributes } from "./attributes.ts";
import type { ColumnFilters } from "./column-filters.ts";
import type { FilterKeys } from "./filter-keys.ts";
import type { PatternBitmaps } from "./opening-patterns.ts";

/** Words whose postings are not cached count their best matches up to this number. */
const MAX_POSTINGS = 20_000;

interface FacetParts {
  keys: FilterKeys;
  filters: ColumnFilters;
  openingPatterns: PatternBitmaps;
  readAttributes: ReadAttributes;
  counters: Counters;
}

/** Counts facets from the columns, cached per revision and minute. Call it within a transaction. */
export function openFacets(db: Database, { keys, filters, openingPatterns, readAttributes, counters }: FacetParts) {
  const cache = createVersionCache(MAX_CACHED_FILTERS, CACHED_VALUES);
  const category = db.prepare<[number], Omit<CategorySummary, "businessCount">>(
    "SELECT category, slug, category_group AS 'group' FROM categories WHERE id = ?",
  );
  const city = db.prepare<[number], string>("SELECT name FROM cities WHERE id = ?").pluck();

  function count(columns: ColumnStore, filter: BusinessFilter, at: Date): FacetCounts {
    const resolvedFilter = filters.resolve(columns, filter, MAX_POSTINGS);
    if (resolvedFilter === undefined) return NO_COUNTS;
    const positions = selectPositions(columns, resolvedFilter.filter);
    const dictionary = readAttributes();
    const openBitmaps = {
      now: openingPatterns.openAt(at),
      days: DAYS_OF_WEEK.map((day) => openingPatterns.openAtTime(day, at)),
    };
    const { ownIds } = dictionary;
    const { categories, cities, attributes, ...counts } = countFacets(columns, positions, openBitmaps, ownIds);
    return {
      ...counts,
      categories: categories
        .slice(0, MAX_VALUES)
        .flatMap((value) => summaryOf(value, categories))
        .sort((a, b) => b.businessCount - a.businessCount),
      cities: cities.slice(0, MAX_VALUES).map(({ id, count }) => ({ name: city.get(id) ?? "", businessCount: count })),
      attributes: dictionary.facetsOf(attributes),
      isAtLeast: resolvedFilter.hasMore,
    };
  }

  /** A category with the name of a group counts the businesses of the group (docs/decisions/0012-category-groups.md). */
  function summaryOf({ id, count }: IdCount, counts: readonly IdCount[]): CategorySummary[] {
    const summary = category.get(id);
    if (summary === undefined) return [];
    const businessCount = isGroup(summary.slug) ? sumInBitmap(keys.categoriesOf(summary.slug), counts) : count;
    return [{ ...summary, businessCount }];
  }

  return (
    columns: ColumnStore,
    fixedFilter: BusinessFilter | undefined,
    chosenFacets: ChosenFacets,
    at: Date,
  ): Facets => {
    const version = facetVersion(counters.get("revision"), at);
    const filters = facetFilters(fixedFilter, chosenFacets);
    const counts = new Map<BusinessFilter | undefined, FacetCounts>();
    for (const filter of new Set(filters.values())) {
      if (filter)
        counts.set(
          filter,
          cache(version, facetCacheKey(filter), () => count(columns, filter, at)),
        );
    }
    return facetsOf(filters, counts);
  };
}
