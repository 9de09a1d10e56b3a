import type { Database } from "better-sqlite3";
import { qualityScore } from "#domain/business/quality-score";
import { foldText } from "#domain/text/fold";
import type { Page } from "../../port/directory.ts";
import type { AdministratorFilter, AdministratorSort } from "../../port/search.ts";
import type { IdPage } from "../full-text/best-matches.ts";
import { rankOf } from "../full-text/search-index.ts";
import type { ClosedRow } from "./closed-rows.ts";
import { openRowFilter } from "./row-filter.ts";

/** What businesses are sorted by. */
interface SortKeys {
  id: number;
  rank: number;
  rating: number;
  reviewCount: number;
  /** Milliseconds. */
  createdAt: number;
  sortName: string;
}

/** Finds a page of the businesses that are not permanently closed; undefined when another way must be taken. */
export type FindListed = (filter: AdministratorFilter, sort: AdministratorSort, page: Page) => IdPage | undefined;

/** The same orders as those of listings. */
const COMPARE: Record<AdministratorSort, (a: SortKeys, b: SortKeys) => number> = {
  latest: (a, b) => b.createdAt - a.createdAt || b.id - a.id,
  recommended: (a, b) => a.rank - b.rank || a.id - b.id,
  rating: (a, b) => b.rating - a.rating || b.reviewCount - a.reviewCount || a.id - b.id,
  reviews: (a, b) => b.reviewCount - a.reviewCount || b.rating - a.rating || a.id - b.id,
  name: (a, b) => (a.sortName < b.sortName ? -1 : a.sortName > b.sortName ? 1 : a.id - b.id),
};

/**
 * Lists of all businesses: a page of the listed ones, merged with the permanently closed ones, all of which are tested and
 * sorted. Within a transaction.
 */
export function openAdministratorList(db: Database) {
  const keysOf = db.prepare<[string], SortKeys>(
    `SELECT l.id, rank, rating, review_count AS reviewCount, created_at AS createdAt, sort_name AS sortName
     FROM json_each(?) ids CROSS JOIN listings l ON l.id = ids.value ORDER BY ids.key`,
  );
  const rowFilter = openRowFilter(db);

  function matching(rows: readonly ClosedRow[], filter: AdministratorFilter, sort: AdministratorSort): SortKeys[] {
    if (filter.isClosedForGood === false || filter.isOperational !== undefined) return [];
    const passes = rowFilter(filter);
    const keys = rows.filter(passes).map((row) => sortKeys(row, sort));
    return keys.sort(COMPARE[sort]);
  }

  /** `rows`: all permanently closed businesses. Undefined when `findListed` cannot answer. */
  return (
    findListed: FindListed,
    rows: readonly ClosedRow[],
    filter: AdministratorFilter,
    sort: AdministratorSort,
    { limit, offset }: Page,
  ): IdPage | undefined => {
    const closed = matching(rows, filter, sort);
    if (filter.isClosedForGood) return { ids: idsOf(closed.slice(offset, offset + limit)), totalCount: closed.length };
    // Listed ones before this one stand before the page, wherever the closed ones belong.
    const from = Math.max(0, offset - closed.length);
    const listed = findListed(filter, sort, { limit: offset + limit - from, offset: from });
    if (listed === undefined || closed.length === 0) return listed;
    const merged = merge(keysOf.all(JSON.stringify(listed.ids)), closed, COMPARE[sort], offset + limit - from);
    return { ids: idsOf(merged.slice(offset - from)), totalCount: listed.totalCount + closed.length };
  };
}

/** `rank` and `sortName` only where they are sorted by. */
function sortKeys(row: ClosedRow, sort: AdministratorSort): SortKeys {
  const { id, rating, reviewCount, createdAt } = row;
  const sortName = sort === "name" ? foldText(row.name) : "";
  return { id, rating, reviewCount, createdAt, sortName, rank: sort === "recommended" ? closedRank(row) : 0 };
}

function closedRank({ rating, reviewCount, hasPhoto, hasHours, phone }: ClosedRow): number {
  return rankOf(
    qualityScore({
      rating,
      reviewCount,
      phone,
      photos: hasPhoto ? [""] : [],
      openingHours: hasHours ? {} : null,
      businessStatus: "CLOSED_PERMANENTLY",
    }),
  );
}

/** The first `limit` of two sorted lists. */
function merge<Item>(
  first: readonly Item[],
  second: readonly Item[],
  compare: (a: Item, b: Item) => number,
  limit: number,
): Item[] {
  const merged: Item[] = [];
  for (let a = 0, b = 0; merged.length < limit && (a < first.length || b < second.length); ) {
    const isFirst = b === second.length || (a < first.length && compare(first[a] as Item, second[b] as Item) <= 0);
    merged.push((isFirst ? first[a++] : second[b++]) as Item);
  }
  return merged;
}

function idsOf(keys: readonly SortKeys[]): number[] {
  return keys.map(({ id }) => id);
}
