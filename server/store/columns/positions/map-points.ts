import { type MapPoints, toDifferences, UNITS_PER_DEGREE } from "#contract/map-points";
import type { ColumnStore } from "../column-store.ts";
import { idsAt, pageByRank } from "../query.ts";

/** Ids of businesses with coordinates in ascending order, and their number before the limit. */
export interface PlacedIds {
  ids: number[];
  placedCount: number;
  totalCount: number;
}

export const NO_IDS: PlacedIds = { ids: [], placedCount: 0, totalCount: 0 };

/** Returns the ids of the positions with coordinates, the best `limit` of them. */
export function placedIds(columns: ColumnStore, positions: Uint32Array, limit: number): PlacedIds {
  const { latitude } = columns;
  const placedPositions = positions.filter((position) => !Number.isNaN(latitude[position]));
  const placedCount = placedPositions.length;
  const ids =
    placedCount > limit ? pageByRank(columns, placedPositions, { limit, offset: 0 }) : idsAt(columns, placedPositions);
  return { ids: ids.sort((a, b) => a - b), placedCount, totalCount: positions.length };
}

/** Packs the points of these businesses. */
export function packPoints(columns: ColumnStore, { ids, ...counts }: PlacedIds, names?: string[]): MapPoints {
  const { latitude, longitude, rating, priceLevel, firstId } = columns;
  const degrees = (column: Float64Array) =>
    toDifferences(ids.map((id) => Math.round((column[id - firstId] as number) * UNITS_PER_DEGREE)));
  return {
    ...counts,
    ids: toDifferences(ids),
    latitudes: degrees(latitude),
    longitudes: degrees(longitude),
    ratings: ids.map((id) => Math.round((rating[id - firstId] as number) * 10)),
    prices: ids.map((id) => priceLevel[id - firstId] as number),
    ...(names && { names }),
  };
}
