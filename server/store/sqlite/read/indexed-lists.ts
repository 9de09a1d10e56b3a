import type { Database } from "better-sqlite3";
import { EMPTY_PAGE, type IdPage, type IndexedSort, type ListSort } from "../../lists/id-page.ts";
import { columnName, mapOrders, type OrderStep, reverseOrder } from "../../lists/list-orders.ts";
import { fromNearerEnd } from "../../lists/nearer-end.ts";
import type { Page } from "../../port/directory.ts";
import type { BusinessFilter } from "../../port/search.ts";
import type { Value } from "../../records/business-record.ts";
import { createVersionCache } from "../../version-cache.ts";
import { openStatements } from "../connection/statements.ts";
import { type Matches, openBestMatches } from "../full-text/best-matches.ts";
import type { CompileFtsQuery, FtsQuery } from "../full-text/fts-query.ts";
import { ALL_ROWIDS, ID_OF_ROWID, idOf } from "../full-text/search-index.ts";
import type { Counters } from "../write/counters.ts";

/** SQL of the ids of a page, from the first and from the last listing. Parameters: limit, offset. */
export const pageSql = mapOrders((order) => ({ first: pageBy(order), last: pageBy(reverseOrder(order)) }));

function pageBy(order: readonly OrderStep[]): string {
  return `SELECT l.id FROM listings l ORDER BY ${orderBy(order)} LIMIT ? OFFSET ?`;
}

/** SQL after ORDER BY, for listings `l`. */
export function orderBy(order: readonly OrderStep[], prefix = "l."): string {
  return order.map(({ key, isDescending }) => `${prefix}${columnName(key)}${isDescending ? " DESC" : ""}`).join(", ");
}

const MAX_CACHED_COUNTS = 2_000;
const NO_IDS: ReadonlySet<number> = new Set();

export type IndexedLists = ReturnType<typeof openIndexedLists>;

interface IndexedListParts {
  compileFtsQuery: CompileFtsQuery;
  counters: Counters;
  /** Counts the matches of words faster, if possible. */
  countInColumns: (filter: BusinessFilter, fts: FtsQuery) => number | undefined;
}

/**
 * Returns pages of ids that indexes can answer: the search index is in the recommended order and has every facet; the other sorts have an
 * index for the unfiltered list only. Call it within a transaction.
 */
export function openIndexedLists(db: Database, { compileFtsQuery, counters, countInColumns }: IndexedListParts) {
  const { numbers, number } = openStatements(db);
  const countCache = createVersionCache(MAX_CACHED_COUNTS);
  const bestPage = openBestMatches(db, counters);

  /** Returns undefined when only the column store can answer. */
  function find(filter: BusinessFilter, sort: ListSort, page: Page): IdPage | undefined {
    const fts = compileFtsQuery(filter);
    if (fts === undefined) return EMPTY_PAGE;
    const order = sort === "distance" && filter.near === undefined ? "recommended" : sort;
    const isRanked = order === "recommended" || order === "best";
    if (!fts.isComplete || order === "distance" || (fts.match !== "" && !isRanked)) return undefined;
    const { terms } = fts;
    if (order === "best" && terms) return bestPage({ ...fts, terms }, filter, matchesOf(fts, filter), page);
    const totalCount = fts.knownCount ?? count(fts, filter);
    if (page.offset >= totalCount || page.limit === 0) return { ids: [], totalCount };
    const { isReversed, page: nearPage } = fromNearerEnd(page, totalCount);
    const ids = isRanked ? rankedIds(fts.match, nearPage, { isReversed }) : pageInOrder(order, nearPage, isReversed);
    return { ids: isReversed ? ids.reverse() : ids, totalCount };
  }

  function pageInOrder(sort: IndexedSort, { limit, offset }: Page, isReversed: boolean): number[] {
    const { first, last } = pageSql[sort];
    return numbers(isReversed ? last : first, [limit, offset]);
  }

  /** Returns ids in the order of the index: best rank first, or last if `isReversed`, without `excludedIds`. */
  function rankedIds(
    match: string,
    { limit, offset }: Page,
    { excludedIds = NO_IDS, isReversed = false }: { excludedIds?: ReadonlySet<number>; isReversed?: boolean } = {},
  ): number[] {
    const direction = isReversed ? "DESC" : "ASC";
    if (match === "")
      return numbers(`SELECT id FROM ${ALL_ROWIDS} ORDER BY id ${direction} LIMIT ? OFFSET ?`, [limit, offset]).map(
        idOf,
      );
    const conditions = ["search MATCH ?"];
    const values: Value[] = [match];
    if (excludedIds.size > 0) {
      conditions.push(`(rowid & ${ID_OF_ROWID}) NOT IN (SELECT value FROM json_each(?))`);
      values.push(JSON.stringify([...excludedIds]));
    }
    const sql = `SELECT rowid FROM search ${whereAll(conditions)} ORDER BY rowid ${direction} LIMIT ? OFFSET ?`;
    return numbers(sql, [...values, limit, offset]).map(idOf);
  }

  /** Counts matches. Counts are cached, since counting takes longer than finding the page. */
  function count(fts: FtsQuery, filter: BusinessFilter): number {
    return countCache(
      String(counters.get("revision")),
      fts.match,
      () => countInColumns(filter, fts) ?? number("SELECT count(*) FROM search WHERE search MATCH ?", [fts.match]),
    );
  }

  function matchesOf(fts: FtsQuery, filter: BusinessFilter): Matches {
    return {
      count: () => count(fts, filter),
      first: ({ match }, limit) => rankedIds(match, { limit, offset: 0 }),
      retain: (ids) => idsWithFacets(ids, fts.facets),
      pageExcluding: (excludedIds, page) => rankedIds(fts.match, page, { excludedIds }),
    };
  }

  function idsWithFacets(ids: readonly number[], facets: FtsQuery["facets"]): Set<number> {
    const whereClause = whereAll(["l.id IN (SELECT value FROM json_each(?))", ...facets.sql]);
    return new Set(numbers(`SELECT l.id FROM listings l ${whereClause}`, [JSON.stringify(ids), ...facets.values]));
  }

  return { find };
}

function whereAll(conditions: string[]): string {
  return conditions.length === 0 ? "" : `WHERE ${conditions.join(" AND ")}`;
}
