import { type MapPoints, toDifferences, UNITS_PER_DEGREE } from "#contract/lists/map-points";
import type { ColumnStore } from "../column-store.ts";
import { centreOf } from "../place-centre.ts";
import { idsAt, pageByRank } from "../query.ts";

/** Businesses on a map, whose names the engine looks up. */
export interface PlacedBusinesses {
  /** Ids in ascending order. */
  ids: number[];
  /** Ids of the cities with the most of them. */
  cityIds: number[];
  /** Number before the limit. */
  placedCount: number;
  totalCount: number;
}

interface Names {
  /** Names of businesses in the order of the ids; undefined if there are too many. */
  businesses: string[] | undefined;
  cities: ReadonlyMap<number, string>;
}

const MAX_TOWNS = 100;

export const NOWHERE: PlacedBusinesses = { ids: [], cityIds: [], placedCount: 0, totalCount: 0 };

/** Returns the positions with coordinates, the best `limit` of them. */
export function placedBusinesses(columns: ColumnStore, positions: Uint32Array, limit: number): PlacedBusinesses {
  const { latitude, cityId, firstId } = columns;
  const placedPositions = positions.filter((position) => !Number.isNaN(latitude[position]));
  const placedCount = placedPositions.length;
  const ids =
    placedCount > limit ? pageByRank(columns, placedPositions, { limit, offset: 0 }) : idsAt(columns, placedPositions);
  const counts = new Map<number, number>();
  for (const id of ids) {
    const city = cityId[id - firstId] as number;
    counts.set(city, (counts.get(city) ?? 0) + 1);
  }
  counts.delete(0);
  const cityIds = [...counts]
    .sort(([one, oneCount], [other, otherCount]) => otherCount - oneCount || one - other)
    .slice(0, MAX_TOWNS)
    .map(([city]) => city);
  return { ids: ids.sort((a, b) => a - b), cityIds, placedCount, totalCount: positions.length };
}

/** Packs the points of these businesses. */
export function packPoints(columns: ColumnStore, businesses: PlacedBusinesses, names: Names): MapPoints {
  const { ids, cityIds, ...counts } = businesses;
  const { latitude, longitude, rating, priceLevel, cityId, firstId } = columns;
  const degrees = (column: Float64Array) =>
    toDifferences(ids.map((id) => Math.round((column[id - firstId] as number) * UNITS_PER_DEGREE)));
  const positionsByCity = new Map(cityIds.map((city): [number, number[]] => [city, []]));
  for (const id of ids) positionsByCity.get(cityId[id - firstId] as number)?.push(id - firstId);
  return {
    ...counts,
    ids: toDifferences(ids),
    latitudes: degrees(latitude),
    longitudes: degrees(longitude),
    ratings: ids.map((id) => Math.round((rating[id - firstId] as number) * 10)),
    prices: ids.map((id) => priceLevel[id - firstId] as number),
    ...(names.businesses && { names: names.businesses }),
    towns: [...positionsByCity].flatMap(([city, positions]) => {
      const centre = centreOf(columns, positions);
      const name = names.cities.get(city);
      return centre === undefined || name === undefined
        ? []
        : [{ name, latitude: roundedDegrees(centre.latitude), longitude: roundedDegrees(centre.longitude) }];
    }),
  };
}

function roundedDegrees(degrees: number): number {
  return Math.round(degrees * UNITS_PER_DEGREE) / UNITS_PER_DEGREE;
}
