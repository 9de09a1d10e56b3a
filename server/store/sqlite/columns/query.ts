import type { Database, Statement } from "better-sqlite3";
import type { BusinessSort } from "#contract/queries";
import type { Coordinates } from "#domain/geography/distance";
import type { SearchWords } from "../../../domain/search/search-words.ts";
import type { Page } from "../../port/directory.ts";
import type { BusinessFilter } from "../../port/search.ts";
import type { FtsQueries, FtsQuery } from "../read/fts-query.ts";
import { openLeadingNames } from "../read/leading-names.ts";
import { type Found, type IndexedSort, NONE_FOUND, ORDER } from "../read/listings.ts";
import { idOf } from "../read/search-index.ts";
import type { ColumnStore } from "./columns.ts";
import { nearest } from "./nearest.ts";
import type { Selection } from "./selection.ts";

/** Taking a listing's place in an order from its row costs as much as this many steps along the order's index. */
const STEPS_FOR_ROW = 3;
/** Listings read at once along an order; one by one they take three times as long. */
const SHORTEST_STRETCH = 500;
const LONGEST_STRETCH = 100_000;
const HALF_ROUND_THE_EARTH = 20_100;

/** Finds the ids of a page of businesses, whatever is asked, by selecting in the columns and then taking the page in order. */
export function openColumnQueries(db: Database, { narrow, selection }: { narrow: FtsQuery; selection: Selection }) {
  const leadingNames = openLeadingNames(db);
  const orders = ordersOf(db);

  function find(columns: ColumnStore, filter: BusinessFilter, sort: BusinessSort, page: Page): Found {
    const narrowing = narrow(filter);
    if (narrowing === undefined) return NONE_FOUND;
    const { positions } = selection.select(columns, filter);
    const totalCount = positions.length;
    if (page.offset >= totalCount || page.limit === 0) return { ids: [], totalCount };
    const { near } = filter;
    if (sort === "distance" && near !== undefined) {
      return { ids: byDistance(columns, positions, near, page), totalCount };
    }
    if (sort !== "distance" && sort !== "recommended")
      return { ids: inOrder(columns, positions, sort, page), totalCount };
    const ids =
      narrowing.words === undefined
        ? byRank(columns, positions, page)
        : byRelevance(columns, positions, narrowing, narrowing.words, page);
    return { ids, totalCount };
  }

  /** Names that begin as typed, then names that hold the words, then everything that holds them; each by rank. */
  function byRelevance(
    { firstId }: ColumnStore,
    positions: Uint32Array,
    narrowing: FtsQueries,
    words: SearchWords,
    { limit, offset }: Page,
  ): number[] {
    const selected = new Set(Array.from(positions, (at) => at + firstId));
    const leading = new Set(leadingNames(words, (ids) => new Set(ids.filter((id) => selected.has(id)))).map(idOf));
    const named = selection.namesWith(narrowing).filter((id) => selected.has(id) && !leading.has(id));
    const before = [...leading, ...named];
    if (before.length < offset + limit) {
      const known = new Set(before);
      for (const id of selected) if (!known.has(id)) before.push(id);
    }
    return before.slice(offset, offset + limit);
  }

  /** Along the order's index from the nearer end, or sorted by the listings' own rows: whichever looks at less. */
  function inOrder(columns: ColumnStore, positions: Uint32Array, sort: IndexedSort, { limit, offset }: Page): number[] {
    const { firstId, size } = columns;
    const { forwards, backwards, some } = orders[sort];
    const total = positions.length;
    const count = Math.min(limit, total - offset);
    const after = total - offset - count;
    const isNearEnd = after < offset;
    const passed = isNearEnd ? after : offset;
    const steps = ((passed + count) * size) / total;
    if (steps > total * STEPS_FOR_ROW) {
      return some.all(JSON.stringify(Array.from(positions, (at) => at + firstId)), limit, offset);
    }
    const isSelected = new Uint8Array(size);
    for (const at of positions) isSelected[at] = 1;
    const isWanted = (id: number) => isSelected[id - firstId] === 1;
    const ids = walk(isNearEnd ? backwards : forwards, isWanted, { limit: count, offset: passed }, steps);
    return isNearEnd ? ids.reverse() : ids;
  }

  return { find };
}

/** `steps`: how many it will pass, as far as one can tell. The page must be there. */
function walk(along: Walk, isWanted: (id: number) => boolean, { limit, offset }: Page, steps: number): number[] {
  const ids: number[] = [];
  let passed = 0;
  let stretch = Math.min(LONGEST_STRETCH, Math.max(SHORTEST_STRETCH, Math.ceil(steps)));
  for (let from = 0; ids.length < limit; ) {
    const found = along.all(stretch, from);
    if (found.length === 0) break;
    for (const id of found) {
      if (!isWanted(id) || ++passed <= offset) continue;
      ids.push(id);
      if (ids.length === limit) break;
    }
    from += stretch;
    stretch = Math.min(LONGEST_STRETCH, stretch * 2);
  }
  return ids;
}

/** All ids in an order; limit, offset. */
type Walk = Statement<[number, number], number>;

interface Order {
  forwards: Walk;
  backwards: Walk;
  /** Ids as JSON, limit, offset. */
  some: Statement<[string, number, number], number>;
}

function ordersOf(db: Database): Record<IndexedSort, Order> {
  const along = (columns: string): Walk =>
    db.prepare<[number, number], number>(`SELECT l.id FROM listings l ORDER BY ${columns} LIMIT +? OFFSET +?`).pluck();
  const orderBy = (columns: string): Order => ({
    forwards: along(columns),
    backwards: along(reversed(columns)),
    // the signs keep the engine from walking along an index of the order
    some: db
      .prepare<[string, number, number], number>(
        `SELECT l.id FROM listings l WHERE l.id IN (SELECT value FROM json_each(?))
         ORDER BY ${columns.replaceAll("l.", "+l.")} LIMIT ? OFFSET ?`,
      )
      .pluck(),
  });
  const { latest, rating, reviews, name } = ORDER;
  return { latest: orderBy(latest), rating: orderBy(rating), reviews: orderBy(reviews), name: orderBy(name) };
}

function reversed(columns: string): string {
  const turned = (column: string) => (column.endsWith(" DESC") ? column.slice(0, -" DESC".length) : `${column} DESC`);
  return columns.split(", ").map(turned).join(", ");
}

/** Best first; those of one rank by id. */
function byRank({ rank, firstId }: ColumnStore, positions: Uint32Array, { limit, offset }: Page): number[] {
  const counts = new Uint32Array(2 ** 16);
  for (const at of positions) counts[rank[at] as number] = (counts[rank[at] as number] as number) + 1;
  let before = 0;
  let first = 0;
  while (before + (counts[first] as number) <= offset) before += counts[first++] as number;
  let last = first;
  for (let upTo = before + (counts[last] as number); upTo < offset + limit && last < counts.length - 1; ) {
    upTo += counts[++last] as number;
  }
  const candidates = positions.filter((at) => (rank[at] as number) >= first && (rank[at] as number) <= last);
  const sorted = Array.from(candidates).sort((a, b) => (rank[a] as number) - (rank[b] as number) || a - b);
  return sorted.slice(offset - before, offset - before + limit).map((at) => at + firstId);
}

/** Nearest first; what has no coordinates comes last. */
function byDistance(
  columns: ColumnStore,
  positions: Uint32Array,
  centre: Coordinates,
  { limit, offset }: Page,
): number[] {
  const { firstId, latitude } = columns;
  const known = positions.filter((at) => !Number.isNaN(latitude[at]));
  const near = nearest(columns, known, centre, Math.min(offset + limit, known.length), HALF_ROUND_THE_EARTH);
  const ids = near.slice(offset, offset + limit).map(({ at }) => at + firstId);
  if (ids.length === limit) return ids;
  const unknown = Array.from(positions.filter((at) => Number.isNaN(latitude[at]))).sort((a, b) => a - b);
  const passed = Math.max(0, offset - known.length);
  return [...ids, ...unknown.slice(passed, passed + limit - ids.length).map((at) => at + firstId)];
}
