import { type Coordinates, distanceKm } from "#domain/geography/distance";

/** Returns the western edge of the narrowest range with all points, which follows the widest gap. */
export function westernEdge(spots: readonly Coordinates[]): number {
  const sortedLongitudes = spots.map(({ longitude }) => longitude).toSorted((a, b) => a - b);
  let west = sortedLongitudes[0] ?? 0;
  let widestGap = west + 360 - (sortedLongitudes.at(-1) ?? 0);
  sortedLongitudes.forEach((longitude, index) => {
    const gap = longitude - (sortedLongitudes[index - 1] ?? longitude);
    if (gap > widestGap) [west, widestGap] = [longitude, gap];
  });
  return west;
}

/** Fewer points than this have no outliers. */
const MIN_FOR_OUTLIERS = 5;
/** Outliers are this many times as far from the middle as four fifths of the points, so they are never more than a fifth. */
const OUTLIER_FACTOR = 6;
const MIN_OUTLIER_KM = 3;

/**
 * Splits points into those that a map should fit and a few outliers. `distancesKm` has the distance of each point to fit from the middle of
 * all; `radiusKm` is the largest one.
 */
export function mainPoints<Point extends Coordinates>(points: readonly Point[]) {
  const west = westernEdge(points);
  const middle = {
    latitude: quantile(points.map(({ latitude }) => latitude)),
    longitude: quantile(points.map(({ longitude }) => (longitude < west ? longitude + 360 : longitude))),
  };
  const distances = points.map((point) => distanceKm(middle, point));
  const limit =
    points.length < MIN_FOR_OUTLIERS
      ? Number.POSITIVE_INFINITY
      : Math.max(MIN_OUTLIER_KM, OUTLIER_FACTOR * quantile(distances, 0.8));
  const isMain = (index: number) => (distances[index] as number) <= limit;
  const distancesKm = distances.filter((distance) => distance <= limit);
  return {
    main: points.filter((_, index) => isMain(index)),
    outliers: points.filter((_, index) => !isMain(index)),
    distancesKm,
    radiusKm: Math.max(0, ...distancesKm),
  };
}

function quantile(values: readonly number[], share = 0.5): number {
  return values.toSorted((a, b) => a - b)[Math.floor((values.length - 1) * share)] ?? 0;
}
