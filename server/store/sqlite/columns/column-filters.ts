import type { Database } from "better-sqlite3";
import type { ColumnFilter } from "../../columns/predicates.ts";
import type { CompileFtsQuery, FilterWithCells, FtsQuery } from "../full-text/fts-query.ts";
import { ID_OF_ROWID } from "../full-text/search-index.ts";
import type { FilterKeys } from "./filter-keys.ts";
import type { PatternBitmaps } from "./opening-patterns.ts";

const UNLIMITED = 2 ** 32;
/** Postings that are read for the first selected ones of a tier: some milliseconds. */
const MAX_SCANNED = 20_000;

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
  openingPatterns: PatternBitmaps;
}

/** Resolves filters for the column store: keys to ids, words to postings of the search index. Within a transaction. */
export function openColumnFilters(db: Database, { keys, compileFtsQuery, openingPatterns }: ColumnFilterParts) {
  const postings = db.prepare<[string, number], number>(
    `SELECT rowid & ${ID_OF_ROWID} FROM search WHERE search MATCH ? ORDER BY rowid LIMIT ?`,
  );
  postings.pluck();

  /** Most selective first; undefined when a key is unknown. */
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

  return {
    /** Undefined when nothing can match. At most `maxPostings` postings are read, the best ranks first. */
    resolve(filter: FilterWithCells, maxPostings = UNLIMITED): ResolvedFilter | undefined {
      const { group, openAt, alwaysOpen, verified, minRating = 0, near, missing } = filter;
      const ids = idsOf(filter);
      const fts = compileFtsQuery(filter);
      if (ids === undefined || fts === undefined) return undefined;
      const ofWords = fts.hasTerms ? postings.all(fts.match, maxPostings + 1) : undefined;
      const hasMore = ofWords !== undefined && ofWords.length > maxPostings;
      if (hasMore) ofWords.pop();
      const resolved: ColumnFilter = { ids, minRating };
      const city = ids.find(([column]) => column === "cityId");
      if (city !== undefined && filter.cityCells !== undefined) {
        resolved.ids = ids.filter((each) => each !== city);
        resolved.cityOrCells = { id: city[1], cells: new Set(filter.cityCells) };
      }
      if (verified !== undefined) resolved.verified = verified;
      if (near !== undefined) resolved.near = near;
      if (missing !== undefined) resolved.missing = missing;
      if (group !== undefined) resolved.groupCategories = keys.categoriesOf(group);
      if (openAt !== undefined) resolved.openPatterns = openingPatterns.openAt(openAt);
      if (alwaysOpen) resolved.alwaysOpenPatterns = openingPatterns.alwaysOpen();
      if (ofWords !== undefined) resolved.postings = ofWords;
      return { filter: resolved, fts, hasMore };
    },
    /** The first of the selected ids that match an FTS expression, best rank first, among its best ranks. */
    first(match: string, selected: ReadonlySet<number>, limit: number): number[] {
      const ids: number[] = [];
      for (const id of postings.iterate(match, MAX_SCANNED)) {
        if (selected.has(id) && ids.push(id) === limit) break;
      }
      return ids;
    },
  };
}
