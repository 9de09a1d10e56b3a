import { type Bounds, isInBounds } from "#contract/lists/bounds";
import { boundingBox, type Coordinates, distanceKm } from "#domain/geography/distance";
import type { ColumnStore } from "../column-store.ts";
import { CELL_RADIUS_KM, CELLS, cellAt, cellDistances, MIN_FOR_CELLS } from "./spatial-grid.ts";

/** Filters the first `count` positions in place; returns the number of the remaining ones. */
export type Predicate = (columns: ColumnStore, positions: Uint32Array, count: number) => number;

/** Wider areas are decided cell by cell, except for the cells of their edge. */
const MIN_RADIUS_OF_CELLS = 200;

/** Keeps positions within the radius. */
export function isWithin(centre: Coordinates, radiusKm: number): Predicate {
  const isNear = isInCircle(centre, radiusKm);
  if (radiusKm < MIN_RADIUS_OF_CELLS) return isNear;
  const isNearByCells = isInWideCircle(centre, radiusKm);
  return (columns, positions, count) => (count < MIN_FOR_CELLS ? isNear : isNearByCells)(columns, positions, count);
}

function isInWideCircle(centre: Coordinates, radiusKm: number): Predicate {
  return ({ latitude, longitude }, positions, count) => {
    const distanceOf = cellDistances(centre);
    let retainedCount = 0;
    for (let index = 0; index < count; index++) {
      const position = positions[index] as number;
      const spot = { latitude: latitude[position] as number, longitude: longitude[position] as number };
      const cell = cellAt(spot.latitude, spot.longitude);
      if (cell === CELLS) continue;
      const distance = distanceOf(cell);
      if (distance > radiusKm + CELL_RADIUS_KM) continue;
      if (distance <= radiusKm - CELL_RADIUS_KM || distanceKm(centre, spot) <= radiusKm)
        positions[retainedCount++] = position;
    }
    return retainedCount;
  };
}

function isInCircle(centre: Coordinates, radiusKm: number): Predicate {
  const { south, north, west, east } = boundingBox(centre, radiusKm);
  return (columns, positions, count) => {
    let retainedCount = 0;
    for (let index = 0; index < count; index++) {
      const position = positions[index] as number;
      const latitude = columns.latitude[position] as number;
      if (!(latitude >= south && latitude <= north)) continue;
      const longitude = columns.longitude[position] as number;
      const isInBox = longitude >= west && longitude <= east;
      if (isInBox && distanceKm(centre, { latitude, longitude }) <= radiusKm) positions[retainedCount++] = position;
    }
    return retainedCount;
  };
}

/** Keeps positions in the rectangle. */
export function isInRectangle(bounds: Bounds): Predicate {
  return ({ latitude, longitude }, positions, count) => {
    let retainedCount = 0;
    for (let index = 0; index < count; index++) {
      const position = positions[index] as number;
      if (isInBounds(bounds, latitude[position] as number, longitude[position] as number))
        positions[retainedCount++] = position;
    }
    return retainedCount;
  };
}
