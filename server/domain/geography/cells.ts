import { boundingBox, type Coordinates } from "./distance.ts";

/** Cells measure 0.02 degrees: 2.2 km from south to north. */
const CELLS_PER_DEGREE = 50;
const CELLS_PER_ROW = 360 * CELLS_PER_DEGREE;
const HALF_CELL_DEGREES = 0.5 / CELLS_PER_DEGREE;

/** Returns the number of the grid cell with these coordinates. */
export function cellOf({ latitude, longitude }: Coordinates): number {
  return (
    Math.floor((latitude + 90) * CELLS_PER_DEGREE) * CELLS_PER_ROW + Math.floor((longitude + 180) * CELLS_PER_DEGREE)
  );
}

/** Returns the cell of a business; null without coordinates. */
export function cellOfPoint({ latitude, longitude }: Nullable<Coordinates>): number | null {
  return latitude === null || longitude === null ? null : cellOf({ latitude, longitude });
}

type Nullable<Value> = { [Key in keyof Value]: Value[Key] | null };

/** Returns the cells in the bounding box of a circle, nearest first, at most `max`. */
export function cellsAround(cells: readonly number[], centre: Coordinates, radiusKm: number, max: number): number[] {
  const { south, north, west, east } = boundingBox(centre, radiusKm);
  const nearCells: { cell: number; distance: number }[] = [];
  for (const cell of cells) {
    const latitude = Math.floor(cell / CELLS_PER_ROW) / CELLS_PER_DEGREE - 90 + HALF_CELL_DEGREES;
    const longitude = (cell % CELLS_PER_ROW) / CELLS_PER_DEGREE - 180 + HALF_CELL_DEGREES;
    const isNear =
      latitude >= south - HALF_CELL_DEGREES &&
      latitude <= north + HALF_CELL_DEGREES &&
      longitude >= west - HALF_CELL_DEGREES &&
      longitude <= east + HALF_CELL_DEGREES;
    if (isNear)
      nearCells.push({ cell, distance: (latitude - centre.latitude) ** 2 + (longitude - centre.longitude) ** 2 });
  }
  return nearCells
    .sort((a, b) => a.distance - b.distance || a.cell - b.cell)
    .slice(0, max)
    .map(({ cell }) => cell);
}
