import type { Coordinates } from "#domain/geography/distance";
import type { Page } from "../port/directory.ts";
import type { ColumnStore } from "./column-store.ts";
import { nearest } from "./nearest.ts";
import { bitsetFor, filterByBit, setBits } from "./positions/bitset.ts";

const HALF_EARTH_CIRCUMFERENCE_KM = 20_100;
/** Counts of listings by rank. The array is reused, since one of 256 kB takes longer to allocate than to clear. */
const rankCounts = new Uint32Array(2 ** 16);

export function idsAt({ firstId }: ColumnStore, positions: Uint32Array): number[] {
  return Array.from(positions, (position) => position + firstId);
}

/** Returns the positions without the listings that have these ids. */
export function removeIds(
  { firstId, size }: ColumnStore,
  positions: Uint32Array,
  ids: ReadonlySet<number>,
): Uint32Array {
  const excludedBits = bitsetFor(size);
  const excludedPositions = Uint32Array.from(ids, (id) => id - firstId);
  setBits(excludedBits, excludedPositions);
  return filterByBit(positions, excludedBits, false);
}

/** Returns ids of a page in the recommended order: best rank first, then by id. The page must begin within the positions. */
export function pageByRank({ rank, firstId }: ColumnStore, positions: Uint32Array, { limit, offset }: Page): number[] {
  const counts = rankCounts.fill(0);
  for (const position of positions) counts[rank[position] as number] = (counts[rank[position] as number] as number) + 1;
  let countBefore = 0;
  let firstRank = 0;
  while (countBefore + (counts[firstRank] as number) <= offset) countBefore += counts[firstRank++] as number;
  let lastRank = firstRank;
  for (
    let countUpTo = countBefore + (counts[lastRank] as number);
    countUpTo < offset + limit && lastRank < counts.length - 1;
  ) {
    countUpTo += counts[++lastRank] as number;
  }
  const candidates = positions.filter(
    (position) => (rank[position] as number) >= firstRank && (rank[position] as number) <= lastRank,
  );
  const sortedPositions = Array.from(candidates).sort((a, b) => (rank[a] as number) - (rank[b] as number) || a - b);
  return sortedPositions
    .slice(offset - countBefore, offset - countBefore + limit)
    .map((position) => position + firstId);
}

/** Returns ids of a page, nearest first; those without coordinates come last, by id. */
export function pageByDistance(
  columns: ColumnStore,
  positions: Uint32Array,
  centre: Coordinates,
  { limit, offset }: Page,
): number[] {
  const { firstId, latitude } = columns;
  const nearestPositions = nearest(columns, positions, centre, offset + limit, HALF_EARTH_CIRCUMFERENCE_KM);
  const ids = nearestPositions.slice(offset, offset + limit).map(({ id }) => id);
  if (ids.length === limit) return ids;
  const positionsWithoutPlace = positions.filter((position) => Number.isNaN(latitude[position])).sort();
  const skip = Math.max(0, offset - nearestPositions.length);
  return [
    ...ids,
    ...Array.from(positionsWithoutPlace.subarray(skip, skip + limit - ids.length), (position) => position + firstId),
  ];
}
