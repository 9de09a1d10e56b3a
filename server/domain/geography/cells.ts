import { boundingBox, type Coordinates } from "./distance.ts";

/** Cells of 0.02 degrees: 2.2 km from south to north. */
const PER_DEGREE = 50;
const PER_ROW = 360 * PER_DEGREE;
const HALF = 0.5 / PER_DEGREE;

/** Number of the grid cell that has these coordinates. */
export function cellOf({ latitude, longitude }: Coordinates): number {
  return Math.floor((latitude + 90) * PER_DEGREE) * PER_ROW + Math.floor((longitude + 180) * PER_DEGREE);
}

/** The cells in the bounding box of a circle, nearest first, at most `max`. */
export function cellsAround(cells: readonly number[], centre: Coordinates, radiusKm: number, max: number): number[] {
  const { south, north, west, east } = boundingBox(centre, radiusKm);
  const near: { cell: number; distance: number }[] = [];
  for (const cell of cells) {
    const latitude = Math.floor(cell / PER_ROW) / PER_DEGREE - 90 + HALF;
    const longitude = (cell % PER_ROW) / PER_DEGREE - 180 + HALF;
    const isNear =
      latitude >= south - HALF && latitude <= north + HALF && longitude >= west - HALF && longitude <= east + HALF;
    if (isNear) near.push({ cell, distance: (latitude - centre.latitude) ** 2 + (longitude - centre.longitude) ** 2 });
  }
  return near
    .sort((a, b) => a.distance - b.distance || a.cell - b.cell)
    .slice(0, max)
    .map(({ cell }) => cell);
}
