import type { Coordinates } from "#domain/geography/distance";
import type { Page } from "../port/directory.ts";
import type { ColumnStore } from "./column-store.ts";
import { nearest } from "./nearest.ts";
import { bitsetFor, filterByBit, setBits } from "./positions/bitset.ts";

const HALF_EARTH_CIRCUMFERENCE_KM = 20_100;
/** Counts of listings by rank. The array is reused, since one of 256 kB takes longer to allocate than to clear. */
const rankCounts = new Uint32Array(2 ** 16);

export function idsAt({ firstId }: ColumnStore, positions: Uint32Array): number[] {
  return Array.from(positions, (at) => at + firstId);
}

/** Returns the positions without the listings that have these ids. */
export function withoutIds(
  { firstId, size }: ColumnStore,
  positions: Uint32Array,
  ids: ReadonlySet<number>,
): Uint32Array {
  const excluded = bitsetFor(size);
  const excludedPositions = Uint32Array.from(ids, (id) => id - firstId);
  setBits(excluded, excludedPositions);
  return filterByBit(positions, excluded, false);
}

/** Returns ids of a page in the recommended order: best rank first, then by id. The page must begin within the positions. */
export function pageByRank({ rank, firstId }: ColumnStore, positions: Uint32Array, { limit, offset }: Page): number[] {
  const counts = rankCounts.fill(0);
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

/** Returns ids of a page, nearest first; those without coordinates come last, by id. */
export function pageByDistance(
  columns: ColumnStore,
  positions: Uint32Array,
  centre: Coordinates,
  { limit, offset }: Page,
): number[] {
  const { firstId, latitude } = columns;
  const near = nearest(columns, positions, centre, offset + limit, HALF_EARTH_CIRCUMFERENCE_KM);
  const ids = near.slice(offset, offset + limit).map(({ id }) => id);
  if (ids.length === limit) return ids;
  const unknown = positions.filter((at) => Number.isNaN(latitude[at])).sort();
  const skip = Math.max(0, offset - near.length);
  return [...ids, ...Array.from(unknown.subarray(skip, skip + limit - ids.length), (at) => at + firstId)];
}
