import { boundingBox, type Coordinates } from "./distance.ts";

/** Cells measure 0.02 degrees: 2.2 km from south to north. */
const CELLS_PER_DEGREE = 50;
const PER_ROW = 360 * CELLS_PER_DEGREE;
const HALF = 0.5 / CELLS_PER_DEGREE;

/** Returns the number of the grid cell with these coordinates. */
export function cellOf({ latitude, longitude }: Coordinates): number {
  return Math.floor((latitude + 90) * CELLS_PER_DEGREE) * PER_ROW + Math.floor((longitude + 180) * CELLS_PER_DEGREE);
}

/** Returns the cells in the bounding box of a circle, nearest first, at most `max`. */
export function cellsAround(cells: readonly number[], centre: Coordinates, radiusKm: number, max: number): number[] {
  const { south, north, west, east } = boundingBox(centre, radiusKm);
  const near: { cell: number; distance: number }[] = [];
  for (const cell of cells) {
    const latitude = Math.floor(cell / PER_ROW) / CELLS_PER_DEGREE - 90 + HALF;
    const longitude = (cell % PER_ROW) / CELLS_PER_DEGREE - 180 + HALF;
    const isNear =
      latitude >= south - HALF && latitude <= north + HALF && longitude >= west - HALF && longitude <= east + HALF;
    if (isNear) near.push({ cell, distance: (latitude - centre.latitude) ** 2 + (longitude - centre.longitude) ** 2 });
  }
  return near
    .sort((a, b) => a.distance - b.distance || a.cell - b.cell)
    .slice(0, max)
    .map(({ cell }) => cell);
}
