import { type boundingBox, type Coordinates, distanceKm } from "#domain/geography/distance";
import { PositionIndex } from "./position-index.ts";

/** Cells measure half a degree. */
const CELLS_PER_DEGREE = 2;
const ROWS = 180 * CELLS_PER_DEGREE;
const COLUMNS = 360 * CELLS_PER_DEGREE;
export const CELLS = ROWS * COLUMNS;
const UNKNOWN_DISTANCE = -1;
/** Fewer points than this are cheaper to measure one by one than cell by cell. */
export const MIN_FOR_CELLS = 5_000;
/** Maximum distance of a point of a cell from its middle. */
export const CELL_RADIUS_KM = 40;

/** A spatial index: finds the positions in an area without a scan of all. */
export class SpatialGrid {
  readonly #index: PositionIndex;

  /** Positions without coordinates (NaN) lie in no cell. */
  constructor(latitude: Float64Array, longitude: Float64Array, size: number) {
    const cells = new Uint32Array(size);
    for (let position = 0; position < size; position++)
      cells[position] = cellAt(latitude[position] as number, longitude[position] as number);
    this.#index = new PositionIndex(cells, CELLS);
  }

  /** Writes the positions of all cells that the box (degrees) touches; returns their number. */
  write({ south, north, west, east }: ReturnType<typeof boundingBox>, positions: Uint32Array): number {
    let count = 0;
    for (let row = rowAt(south); row <= rowAt(north); row++) {
      const rowPositions = this.#index.between(row * COLUMNS + columnAt(west), row * COLUMNS + columnAt(east));
      positions.set(rowPositions, count);
      count += rowPositions.length;
    }
    return count;
  }
}

/** This array is reused, since one of a megabyte takes ten times as long to allocate as to fill. */
const distances = new Float32Array(CELLS);

/**
 * Returns a function for distances in kilometres from a point to the middles of cells, each computed once, so that most points need no
 * distance of their own. It is valid until the next call.
 */
export function cellDistances(centre: Coordinates): (cell: number) => number {
  distances.fill(UNKNOWN_DISTANCE);
  return (cell) => {
    const cachedDistance = distances[cell] as number;
    if (cachedDistance !== UNKNOWN_DISTANCE) return cachedDistance;
    const distance = distanceKm(centre, middleOf(cell));
    distances[cell] = distance;
    return distance;
  };
}

/** Returns the number of the cell that contains a point; `CELLS` for NaN. */
export function cellAt(latitude: number, longitude: number): number {
  return Number.isNaN(latitude) ? CELLS : rowAt(latitude) * COLUMNS + columnAt(longitude);
}

function middleOf(cell: number): Coordinates {
  return {
    latitude: (Math.floor(cell / COLUMNS) + 0.5) / CELLS_PER_DEGREE - 90,
    longitude: ((cell % COLUMNS) + 0.5) / CELLS_PER_DEGREE - 180,
  };
}

function rowAt(latitude: number): number {
  return Math.min(ROWS - 1, Math.max(0, Math.floor((latitude + 90) * CELLS_PER_DEGREE)));
}

function columnAt(longitude: number): number {
  return Math.min(COLUMNS - 1, Math.max(0, Math.floor((longitude + 180) * CELLS_PER_DEGREE)));
}
