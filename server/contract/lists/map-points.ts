/**
 * GET /api/map: businesses with a place on the map, as columns of the same order, which compress better than rows. `ids`, `latitudes` and
 * `longitudes` are packed: each number is the difference to the one before.
 */
export interface MapPoints {
  /** Number of all matches. */
  totalCount: number;
  /** Number of matches with coordinates; the columns hold the best of them. */
  placedCount: number;
  /** Ascending. */
  ids: number[];
  /** Hundred-thousandths of a degree, about a metre. */
  latitudes: number[];
  longitudes: number[];
  /** Tenths of a star; 0 without ratings. */
  ratings: number[];
  /** 1 to 4; 0 if unknown. */
  prices: number[];
  /** Absent where there are too many. */
  names?: string[];
  /** The towns with the most points, each in the middle of its own. */
  towns: Town[];
}

export interface Town {
  name: string;
  latitude: number;
  longitude: number;
}

export const UNITS_PER_DEGREE = 100_000;

/** Replaces each number by its difference to the one before. */
export function toDifferences(numbers: readonly number[]): number[] {
  return numbers.map((number, index) => number - (numbers[index - 1] ?? 0));
}

/** Unpacks the coordinates of points, in degrees. */
export function coordinatesOf({ latitudes, longitudes }: Pick<MapPoints, "latitudes" | "longitudes">) {
  const longitudeUnits = fromDifferences(longitudes);
  return fromDifferences(latitudes).map((latitudeUnits, index) => ({
    latitude: latitudeUnits / UNITS_PER_DEGREE,
    longitude: (longitudeUnits[index] ?? 0) / UNITS_PER_DEGREE,
  }));
}

/** Restores what `toDifferences` packed. */
export function fromDifferences(differences: readonly number[]): number[] {
  let sum = 0;
  return differences.map((difference) => (sum += difference));
}
