import type { Database } from "better-sqlite3";
import type { ColumnStore } from "../../columns/column-store.ts";
import { type FilterWithCells, filterConditions } from "../../columns/filter-conditions.ts";
import { type Bitset, filterByBit } from "../../columns/positions/bitset.ts";
import { type ColumnFilter, selectPositions } from "../../columns/predicates.ts";
import type { AlternativeExpressions } from "../full-text/fts-expression.ts";
import type { CompileFtsQuery, FtsQuery } from "../full-text/fts-query.ts";
import type { PostingsCache } from "../full-text/postings-cache.ts";
import { ID_OF_ROWID } from "../full-text/search-index.ts";
import type { ReadAttributes } from "./attributes.ts";
import type { FilterKeys } from "./filter-keys.ts";
import type { PatternBitmaps } from "./opening-patterns.ts";

const UNLIMITED_POSTINGS = 2 ** 32;
/** Maximum postings to read for the first selected ones of a tier: some milliseconds. */
const MAX_SCANNED_POSTINGS = 20_000;

export type ColumnFilters = ReturnType<typeof openColumnFilters>;

export interface ResolvedFilter {
  filter: ColumnFilter;
  fts: FtsQuery;
  /** The words have more postings than were read. */
  hasMore: boolean;
}

interface ColumnFilterParts {
  keys: FilterKeys;
  compileFtsQuery: CompileFtsQuery;
  openingPatterns: PatternBitmaps;
  readAttributes: ReadAttributes;
  postingsCache: PostingsCache;
  /** Returns the columns if they match the current data. */
  currentColumns: () => ColumnStore | undefined;
}

/** Resolves filters for the column store: keys to ids, words to postings of the search index. Call it within a transaction. */
export function openColumnFilters(
  db: Database,
  { keys, compileFtsQuery, openingPatterns, readAttributes, postingsCache, currentColumns }: ColumnFilterParts,
) {
  const postings = db
    .prepare<[string, number], number>(
      `SELECT rowid & ${ID_OF_ROWID} FROM search WHERE search MATCH ? ORDER BY rowid LIMIT ?`,
    )
    .pluck();

  /** Returns ids, most selective first; undefined when a key is unknown. */
  function idsOf({ zipKey, cityKey, categorySlug, stateKey, countryKey }: FilterWithCells) {
    const lookups = [
      ["postcodeId", zipKey, (key: string) => keys.place("postcode", key)],
      ["cityId", cityKey, keys.city],
      ["categoryId", categorySlug, keys.category],
      ["stateId", stateKey, (key: string) => keys.place("state", key)],
      ["countryId", countryKey, (key: string) => keys.place("country", key)],
    ] as const;
    const ids: ColumnFilter["ids"][number][] = [];
    for (const [column, key, find] of lookups) {
      if (key === undefined) continue;
      const id = find(key)?.id;
      if (id === undefined) return undefined;
      ids.push([column, id]);
    }
    return ids;
  }

  /** Returns all conditions but the words; undefined when a key or attribute is unknown. */
  function conditionsWithoutWords(filter: FilterWithCells): ColumnFilter | undefined {
    const { group, openNow, openAt, alwaysOpen, attributes = [] } = filter;
    const ids = idsOf(filter);
    const attributeIds = attributes.length === 0 ? [] : readAttributes().idsOf(attributes);
    if (ids === undefined || attributeIds === undefined) return undefined;
    return filterConditions(filter, {
      ids,
      attributeIds,
      groupCategories: group && keys.categoriesOf(group),
      openPatterns: openNow && openingPatterns.openAt(openNow),
      openAtPatterns: openAt?.times.map((time) => openingPatterns.openAtTime(time, openAt.now)),
      alwaysOpenPatterns: alwaysOpen && openingPatterns.alwaysOpen(),
    });
  }

  /** Returns the positions that match the words; undefined without words, or if their postings are not cached. */
  function cachedMatches(columns: ColumnStore, { terms, facets, isComplete }: FtsQuery): Bitset | undefined {
    // The search index counts a single term nearly as quickly.
    const isCombined = !isComplete || facets.sql.length > 0 || (terms?.length ?? 0) > 1;
    return terms && postingsCache.matching(terms, columns, isCombined);
  }

  /** Returns undefined without cached postings of the words, or when nothing can match. */
  function resolveWithCached(columns: ColumnStore, filter: FilterWithCells, fts: FtsQuery): ResolvedFilter | undefined {
    const matches = cachedMatches(columns, fts);
    const conditions = matches && conditionsWithoutWords(filter);
    return conditions && { filter: { ...conditions, matches }, fts, hasMore: false };
  }

  return {
    /** Returns undefined when nothing can match. Without cached postings, reads at most `maxPostings`, the best ranks first. */
    resolve(
      columns: ColumnStore,
      filter: FilterWithCells,
      maxPostings = UNLIMITED_POSTINGS,
    ): ResolvedFilter | undefined {
      const fts = compileFtsQuery(filter);
      const conditions = conditionsWithoutWords(filter);
      if (fts === undefined || conditions === undefined) return undefined;
      if (fts.terms === undefined) return { filter: conditions, fts, hasMore: false };
      const matches = cachedMatches(columns, fts);
      if (matches !== undefined) return { filter: { ...conditions, matches }, fts, hasMore: false };
      const postingIds = postings.all(fts.match, maxPostings + 1);
      const hasMore = postingIds.length > maxPostings;
      if (hasMore) postingIds.pop();
      return { filter: { ...conditions, postings: postingIds }, fts, hasMore };
    },
    /** Returns undefined for a filter without facets, and unless the postings of its words are cached. */
    resolveCached(columns: ColumnStore, filter: FilterWithCells): ResolvedFilter | undefined {
      const fts = compileFtsQuery(filter);
      return fts && fts.facets.sql.length > 0 ? resolveWithCached(columns, filter, fts) : undefined;
    },
    /** Counts matches of words without facets; undefined unless the columns are current and the postings cached. */
    count(filter: FilterWithCells, fts: FtsQuery): number | undefined {
      // With facets, `resolveCached` found nothing in the cache just before.
      if (fts.facets.sql.length > 0) return undefined;
      const columns = currentColumns();
      const conditions = columns && resolveWithCached(columns, filter, fts);
      return conditions && selectPositions(columns, conditions.filter).length;
    },
    /** Returns those of the positions that match the terms; undefined unless their postings are cached. */
    retain(columns: ColumnStore, positions: Uint32Array, terms: AlternativeExpressions): Uint32Array | undefined {
      const matches = postingsCache.matching(terms, columns);
      return matches && filterByBit(positions, matches);
    },
    /** Returns the first of the selected ids that match an FTS expression, best rank first, among its best ranks. */
    first(match: string, isSelected: (id: number) => boolean, limit: number): number[] {
      const ids: number[] = [];
      for (const id of postings.iterate(match, MAX_SCANNED_POSTINGS)) {
        if (isSelected(id) && ids.push(id) === limit) break;
      }
      return ids;
    },
  };
}
