import type { Database } from "better-sqlite3";
import type { ColumnFilter } from "../../columns/predicates.ts";
import type { BusinessFilter } from "../../port/search.ts";
import type { CompileFtsQuery, FtsQuery } from "../read/fts-query.ts";
import { ID_OF_ROWID } from "../read/search-index.ts";
import type { FilterKeys } from "./filter-keys.ts";
import type { OpenPatternsAt } from "./opening-patterns.ts";

const UNLIMITED = 2 ** 32;

export type ColumnFilters = ReturnType<typeof openColumnFilters>;

interface ResolvedFilter {
  filter: ColumnFilter;
  fts: FtsQuery;
  /** The words have more postings than were read. */
  hasMore: boolean;
}

interface ColumnFilterParts {
  keys: FilterKeys;
  compileFtsQuery: CompileFtsQuery;
  openPatternsAt: OpenPatternsAt;
}

/** Resolves filters for the column store: keys to ids, words to postings of the search index. Within a transaction. */
export function openColumnFilters(db: Database, { keys, compileFtsQuery, openPatternsAt }: ColumnFilterParts) {
  const postings = db.prepare<[string, number], number>(
    `SELECT rowid & ${ID_OF_ROWID} FROM search WHERE search MATCH ? ORDER BY rowid LIMIT ?`,
  );
  postings.pluck();

  /** Most selective first; undefined when a key is unknown. */
  function idsOf({ zipKey, cityKey, categorySlug, stateKey, countryKey }: BusinessFilter) {
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

  return {
    /** Undefined when nothing can match. At most `maxPostings` postings are read, the best ranks first. */
    resolve(filter: BusinessFilter, maxPostings = UNLIMITED): ResolvedFilter | undefined {
      const { group, openAt, verified, minRating = 0, near, missing } = filter;
      const ids = idsOf(filter);
      const fts = compileFtsQuery(filter);
      if (ids === undefined || fts === undefined) return undefined;
      const ofWords = fts.words && postings.all(fts.match, maxPostings + 1);
      const hasMore = ofWords !== undefined && ofWords.length > maxPostings;
      if (hasMore) ofWords.pop();
      const resolved: ColumnFilter = { ids, minRating };
      if (verified !== undefined) resolved.verified = verified;
      if (near !== undefined) resolved.near = near;
      if (missing !== undefined) resolved.missing = missing;
      if (group !== undefined) resolved.groupCategories = keys.categoriesOf(group);
      if (openAt !== undefined) resolved.openPatterns = openPatternsAt(openAt);
      if (ofWords !== undefined) resolved.postings = ofWords;
      return { filter: resolved, fts, hasMore };
    },
    /** Ids of the businesses that match an FTS expression, best rank first. */
    postings: (match: string) => postings.all(match, UNLIMITED),
  };
}
