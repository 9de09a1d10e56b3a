import type { Database, Statement } from "better-sqlite3";
import type { ColumnStore } from "../../columns/column-store.ts";
import { bitsetFor, bitsetLength, hasBit, setBits } from "../../columns/positions/bitset.ts";
import { selectPositions } from "../../columns/predicates.ts";
import { idsAt, pageByDistance, pageByRank, removeIds } from "../../columns/query.ts";
import { EMPTY_PAGE, type IdPage, type IndexedSort, type ListSort } from "../../lists/id-page.ts";
import { mapOrders, type OrderStep, reverseOrder } from "../../lists/list-orders.ts";
import { fromNearerEnd } from "../../lists/nearer-end.ts";
import { pageByValue, type ValueOrder } from "../../lists/value-order.ts";
import type { Page } from "../../port/directory.ts";
import type { BusinessFilter } from "../../port/search.ts";
import { type Matches, openBestMatches } from "../full-text/best-matches.ts";
import { orderBy } from "../read/indexed-lists.ts";
import type { Counters } from "../write/counters.ts";
import type { ColumnFilters, ResolvedFilter } from "./column-filters.ts";

/** Sorting one listing by its row costs as much as this many steps along the index of the order. */
const STEPS_PER_ROW = 3;
/** Number of listings read at once along an index; one by one takes three times as long. */
const MIN_CHUNK_LISTINGS = 500;
const MAX_CHUNK_LISTINGS = 100_000;

/** Returns pages of ids for any filter and sort: selected in the columns, then put in order. Call it within a transaction. */
export function openColumnLists(db: Database, filters: ColumnFilters, counters: Counters) {
  const bestPage = openBestMatches(db, counters);
  const orders = ordersOf(db);

  function find(columns: ColumnStore, filter: BusinessFilter, sort: ListSort, page: Page): IdPage {
    const resolvedFilter = filters.resolve(columns, filter);
    return resolvedFilter === undefined ? EMPTY_PAGE : pageOf(columns, resolvedFilter, filter, sort, page);
  }

  function pageOf(
    columns: ColumnStore,
    { filter: columnFilter, fts }: ResolvedFilter,
    filter: BusinessFilter,
    sort: ListSort,
    page: Page,
  ): IdPage {
    const positions = selectPositions(columns, columnFilter);
    const { terms } = fts;
    if (sort === "best" && terms)
      return bestPage({ ...fts, terms }, filter, matchesOf(columns, positions, fts.match), page);
    const totalCount = positions.length;
    if (page.offset >= totalCount || page.limit === 0) return { ids: [], totalCount };
    const ids = () => {
      if (sort === "distance" && filter.near) return pageByDistance(columns, positions, filter.near, page);
      if (sort !== "distance" && sort !== "recommended" && sort !== "best")
        return pageInOrder(columns, positions, sort, page);
      return pageByRank(columns, positions, page);
    };
    return { ids: ids(), totalCount };
  }

  function matchesOf(columns: ColumnStore, positions: Uint32Array, match: string): Matches {
    let isMember: ((id: number) => boolean) | undefined;
    const isSelected = (id: number) => {
      isMember ??= membership(columns, positions);
      return isMember(id);
    };
    return {
      count: () => positions.length,
      first(tier, limit) {
        const tierPositions = tier.match === match ? positions : filters.retain(columns, positions, tier.terms);
        if (tierPositions === undefined) return filters.first(tier.match, isSelected, limit);
        return tierPositions.length === 0 ? [] : pageByRank(columns, tierPositions, { limit, offset: 0 });
      },
      retain: (ids) => new Set(ids.filter(isSelected)),
      pageExcluding(excludedIds, page) {
        const remainingPositions = removeIds(columns, positions, excludedIds);
        return page.offset >= remainingPositions.length ? [] : pageByRank(columns, remainingPositions, page);
      },
    };
  }

  /**
   * Walks along the index of the order from its nearer end, or sorts the selected rows, whichever reads less. A walk that finds too few, as
   * those of one import by date, gives up.
   */
  function pageInOrder(columns: ColumnStore, positions: Uint32Array, sort: IndexedSort, page: Page): number[] {
    const { forwards, backwards, selected } = orders[sort];
    const total = positions.length;
    const { isReversed, page: nearPage } = fromNearerEnd(page, total);
    const steps = ((nearPage.offset + nearPage.limit) * columns.size) / total;
    const maxSteps = total * STEPS_PER_ROW;
    const isSelected = membership(columns, positions);
    const ids =
      steps > maxSteps
        ? undefined
        : walk(isReversed ? backwards : forwards, isSelected, nearPage, { expected: steps, max: maxSteps });
    if (ids === undefined) return selected.all(JSON.stringify(idsAt(columns, positions)), page.limit, page.offset);
    return isReversed ? ids.reverse() : ids;
  }

  return {
    find,
    /** Returns a page in the order of a value that many share. */
    findByValue(columns: ColumnStore, filter: BusinessFilter, order: ValueOrder, page: Page): IdPage {
      const resolvedFilter = filters.resolve(columns, filter);
      if (resolvedFilter === undefined) return EMPTY_PAGE;
      const positions = selectPositions(columns, resolvedFilter.filter);
      const totalCount = positions.length;
      const isPast = page.offset >= totalCount || page.limit === 0;
      return { ids: isPast ? [] : pageByValue(columns, positions, order, page), totalCount };
    },
    /** Finds words in a place or category if their postings are cached. The search index, which intersects lists, is slower. */
    findCached(columns: ColumnStore, filter: BusinessFilter, sort: ListSort, page: Page): IdPage | undefined {
      if (filter.terms === undefined || (sort !== "best" && sort !== "recommended")) return undefined;
      const resolvedFilter = filters.resolveCached(columns, filter);
      return resolvedFilter && pageOf(columns, resolvedFilter, filter, sort, page);
    },
  };
}

/** This bitset is reused, since arrays of this size are slow to allocate. */
let selectedBits = bitsetFor(0);

/** Tells whether the listing of an id is at one of the positions. Valid until the next call. */
function membership({ firstId, size }: ColumnStore, positions: Uint32Array): (id: number) => boolean {
  if (selectedBits.length === bitsetLength(size)) selectedBits.fill(0);
  else selectedBits = bitsetFor(size);
  setBits(selectedBits, positions);
  return (id) => id >= firstId && id < firstId + size && hasBit(selectedBits, id - firstId);
}

/**
 * Walks the index and returns the ids of the page, which must exist. Returns undefined after `max` listings, since most matches are then at
 * the other end. `expected` estimates the number of listings passed.
 */
function walk(
  index: Walk,
  isWanted: (id: number) => boolean,
  { limit, offset }: Page,
  { expected, max }: { expected: number; max: number },
): number[] | undefined {
  const ids: number[] = [];
  let skippedCount = 0;
  let chunk = Math.min(MAX_CHUNK_LISTINGS, Math.max(MIN_CHUNK_LISTINGS, Math.ceil(expected)));
  for (let offsetInIndex = 0; ids.length < limit; ) {
    if (offsetInIndex > max) return undefined;
    const passedIds = index.all(chunk, offsetInIndex);
    if (passedIds.length === 0) break;
    for (const id of passedIds) {
      if (!isWanted(id) || ++skippedCount <= offset) continue;
      ids.push(id);
      if (ids.length === limit) break;
    }
    offsetInIndex += chunk;
    chunk = Math.min(MAX_CHUNK_LISTINGS, chunk * 2);
  }
  return ids;
}

/** Selects all ids in an order. Parameters: limit, offset. */
type Walk = Statement<[number, number], number>;

interface Order {
  forwards: Walk;
  backwards: Walk;
  /** Parameters: ids as JSON, limit, offset. */
  selected: Statement<[string, number, number], number>;
}

function ordersOf(db: Database): Record<IndexedSort, Order> {
  const prepareWalk = (order: readonly OrderStep[]): Walk =>
    db
      .prepare<[number, number], number>(`SELECT l.id FROM listings l ORDER BY ${orderBy(order)} LIMIT +? OFFSET +?`)
      .pluck();
  return mapOrders((order) => ({
    forwards: prepareWalk(order),
    backwards: prepareWalk(reverseOrder(order)),
    // Unary plus keeps SQLite from walking along an index of the order.
    selected: db
      .prepare<[string, number, number], number>(
        `SELECT l.id FROM listings l WHERE l.id IN (SELECT value FROM json_each(?))
         ORDER BY ${orderBy(order, "+l.")} LIMIT ? OFFSET ?`,
      )
      .pluck(),
  }));
}
