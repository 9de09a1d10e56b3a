import { type Coordinates, distanceKm } from "#domain/geography/distance";

/** Returns the diagonal of the bounding box in kilometres. */
export function extentKm(spots: readonly Coordinates[]): number {
  const west = westernEdge(spots);
  const easts = spots.map(({ longitude }) => (longitude < west ? longitude + 360 : longitude) - west);
  const latitudes = spots.map(({ latitude }) => latitude);
  const corner = { latitude: Math.min(...latitudes), longitude: 0 };
  // Beyond half the globe, distances are measured the other way round.
  return distanceKm(corner, { latitude: Math.max(...latitudes), longitude: Math.min(180, Math.max(...easts)) });
}

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
