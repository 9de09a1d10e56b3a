import type { ColumnStore } from "../../columns/column-store.ts";
import type { FilterWithCells } from "../../columns/filter-conditions.ts";
import { selectPositions } from "../../columns/predicates.ts";
import { idsAt, pageByDistance, pageByRank } from "../../columns/query.ts";
import { EMPTY_PAGE, type IdPage, type IndexedSort, type ListSort } from "../../lists/id-page.ts";
import { fromNearerEnd } from "../../lists/nearer-end.ts";
import { pageByValue, type ValueOrder } from "../../lists/value-order.ts";
import type { Page } from "../../port/directory.ts";
import type { Transaction } from "../connection/transaction.ts";
import { type BestMatchParts, membership, openBestMatches } from "../full-text/best-matches.ts";
import { ORDER, REVERSE_ORDER } from "../read/indexed-lists.ts";

/** Sorting one selected listing costs as much as this many steps along the index of the sort order. */
const STEPS_PER_ROW = 3;
/** Number of listings read at least along an index. */
const MIN_CHUNK_LISTINGS = 500;
/** Listings that are read beyond the expected ones: most walks then need one query. */
const MARGIN = 1.1;

export type ColumnLists = ReturnType<typeof openColumnLists>;

/** Returns pages of ids for any filter and sort: selects in the columns, then sorts. Call it while the columns are in use. */
export function openColumnLists(parts: BestMatchParts) {
  const { filters } = parts;
  const bestPage = openBestMatches(parts);

  async function find(
    tx: Transaction,
    columns: ColumnStore,
    filter: FilterWithCells,
    sort: ListSort,
    page: Page,
  ): Promise<IdPage> {
    const { terms, near } = filter;
    const resolvedFilter = await filters.resolve(tx, columns, filter, sort === "best");
    if (resolvedFilter === undefined) return EMPTY_PAGE;
    const positions = selectPositions(columns, resolvedFilter);
    // The positions are copied, since another request's selection overwrites them while this one waits for the database.
    if (sort === "best" && terms) return bestPage(tx, columns, positions.slice(), { ...filter, terms }, page);
    const totalCount = positions.length;
    if (page.offset >= totalCount || page.limit === 0) return { ids: [], totalCount };
    if (sort === "distance" && near) return { ids: pageByDistance(columns, positions, near, page), totalCount };
    if (sort === "distance" || sort === "recommended" || sort === "best")
      return { ids: pageByRank(columns, positions, page), totalCount };
    return { ids: await pageInOrder(tx, columns, positions, sort, page), totalCount };
  }

  /** Returns a page in the order of a value that many share. */
  async function byValue(
    tx: Transaction,
    columns: ColumnStore,
    filter: FilterWithCells,
    order: ValueOrder,
    page: Page,
  ): Promise<IdPage> {
    const resolvedFilter = await filters.resolve(tx, columns, filter);
    if (resolvedFilter === undefined) return EMPTY_PAGE;
    const positions = selectPositions(columns, resolvedFilter);
    const totalCount = positions.length;
    const isPast = page.offset >= totalCount || page.limit === 0;
    return { ids: isPast ? [] : pageByValue(columns, positions, order, page), totalCount };
  }

  return { find, byValue };
}

/**
 * Walks along the index of the sort order from the nearer end, or sorts the selected rows, whichever reads less. A walk that finds too few, as
 * those of one import by date, gives up.
 */
async function pageInOrder(
  tx: Transaction,
  columns: ColumnStore,
  positions: Uint32Array,
  sort: IndexedSort,
  page: Page,
): Promise<number[]> {
  const total = positions.length;
  const { isReversed, page: nearPage } = fromNearerEnd(page, total);
  const steps = ((nearPage.offset + nearPage.limit) * columns.size) / total;
  const maxSteps = total * STEPS_PER_ROW;
  // Another request's selection overwrites the positions while this one waits for the database.
  const selectedPositions = positions.slice();
  const isSelected = membership(columns, positions);
  const order = isReversed ? REVERSE_ORDER[sort] : ORDER[sort];
  const ids =
    steps > maxSteps ? undefined : await walk(tx, order, isSelected, nearPage, { expected: steps, max: maxSteps });
  if (ids === undefined)
    return tx.values(sortedSql(sort), [idsAt(columns, selectedPositions), page.limit, page.offset]);
  return isReversed ? ids.reverse() : ids;
}

/**
 * Walks the index and returns the ids of the page, which must exist. Returns undefined after `max` listings, since most matches are then at
 * the other end. `expected` estimates the number of listings passed. The ids of a chunk come as one text: as rows they take five times as
 * long.
 */
async function walk(
  tx: Transaction,
  order: string,
  isWanted: (id: number) => boolean,
  { limit, offset }: Page,
  { expected, max }: { expected: number; max: number },
): Promise<number[] | undefined> {
  const sql = `SELECT string_agg(w.id::text, ',') FROM (
    SELECT l.id FROM listings l ORDER BY ${order} LIMIT $1 OFFSET $2) w`;
  const ids: number[] = [];
  let skippedCount = 0;
  let chunk = Math.max(MIN_CHUNK_LISTINGS, Math.ceil(expected * MARGIN));
  for (let passedCount = 0; ids.length < limit; ) {
    if (passedCount > max) return undefined;
    const text = await tx.value<string | null>(sql, [chunk, passedCount]);
    if (!text) break;
    for (const part of text.split(",")) {
      const id = Number(part);
      if (!isWanted(id) || ++skippedCount <= offset) continue;
      ids.push(id);
      if (ids.length === limit) break;
    }
    passedCount += chunk;
    chunk *= 2;
  }
  return ids;
}

function sortedSql(sort: IndexedSort): string {
  return `SELECT l.id FROM unnest($1::bigint[]) AS ids (id) JOIN listings l ON l.id = ids.id
    ORDER BY ${ORDER[sort]} LIMIT $2 OFFSET $3`;
}
