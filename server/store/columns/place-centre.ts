import { type Coordinates, distanceKm } from "#domain/geography/distance";
import type { ColumnStore } from "./column-store.ts";
import { idBitmap } from "./positions/id-bitmap.ts";

/** Centre and radius of a place's businesses. */
export interface PlaceCentre extends Coordinates {
  /** Radius around the centre that contains 90 % of the positions. */
  radiusKm: number;
}

/** Number of businesses sampled of a large place. */
const MAX_SAMPLED_BUSINESSES = 10_000;
const SHARE_WITHIN = 0.9;

/** Returns the median coordinates of the positions; undefined without any. */
export function centreOf(
  { latitude, longitude }: ColumnStore,
  positions: ArrayLike<number> & Iterable<number>,
): PlaceCentre | undefined {
  const step = Math.max(1, Math.floor(positions.length / MAX_SAMPLED_BUSINESSES));
  const spots: Coordinates[] = [];
  for (let index = 0; index < positions.length; index += step) {
    const position = positions[index] as number;
    const spot = { latitude: latitude[position] as number, longitude: longitude[position] as number };
    if (!Number.isNaN(spot.latitude)) spots.push(spot);
  }
  const [first] = spots;
  if (first === undefined) return undefined;
  // Longitudes are relative to the first one: a place may lie on both sides of the date line.
  const east = quantile(
    spots.map((spot) => wrap(spot.longitude - first.longitude)),
    0.5,
  );
  const centre = {
    latitude: quantile(
      spots.map((spot) => spot.latitude),
      0.5,
    ),
    longitude: wrap(first.longitude + east),
  };
  const distances = spots.map((spot) => distanceKm(centre, spot));
  return { ...centre, radiusKm: quantile(distances, SHARE_WITHIN) };
}

/** Returns positions with coordinates for each of the ids in a column, in the order of the ids. */
export function positionsById(
  columns: ColumnStore,
  column: "postcodeId",
  ids: readonly number[],
  isWanted: (position: number) => boolean,
): number[][] {
  const groups = new Map(ids.map((id) => [id, [] as number[]]));
  const bitmap = idBitmap(ids);
  const values = columns[column];
  for (let position = 0; position < columns.size; position++) {
    const id = values[position] as number;
    if (bitmap[id] === 1 && !Number.isNaN(columns.latitude[position]) && isWanted(position))
      groups.get(id)?.push(position);
  }
  return [...groups.values()];
}

function quantile(values: number[], share: number): number {
  const sortedValues = Float64Array.from(values).sort();
  return sortedValues[Math.ceil(share * sortedValues.length) - 1] as number;
}

/** Normalizes degrees to -180 to 180, to the centimetre. */
function wrap(degrees: number): number {
  const wholeDegrees = ((((degrees + 180) % 360) + 360) % 360) - 180;
  return Math.round(wholeDegrees * 1e7) / 1e7;
}
