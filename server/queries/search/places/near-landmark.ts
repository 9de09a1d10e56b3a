import type { Coordinates } from "#domain/geography/distance";

/** The distance that halves the points of distance is this share of the landmark's radius, within these bounds. */
const SHARE_OF_RADIUS = 0.5;
const MIN_HALF_KM = 0.75;
const MAX_HALF_KM = 4;

/** Makes the point to rank from. Around a station a kilometre is far; around a whole district it is not. */
export function nearLandmark({ latitude, longitude }: Coordinates, radiusKm: number) {
  const halfDistanceKm = Math.min(MAX_HALF_KM, Math.max(MIN_HALF_KM, SHARE_OF_RADIUS * radiusKm));
  return { latitude, longitude, radiusKm, halfDistanceKm };
}

/** Tells whether a point is a landmark, such as a station or square, and neither a large district nor a visitor's place. */
export function isAtLandmark({ halfDistanceKm }: { halfDistanceKm?: number }): boolean {
  return halfDistanceKm === MIN_HALF_KM;
}
