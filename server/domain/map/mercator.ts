import { type Coordinates, EARTH_RADIUS_KM, radians } from "../geography/distance.ts";

/** Limit of Web Mercator in degrees of latitude, which makes the world a square. */
export const MAX_LATITUDE_DEGREES = 85.0511287798;

/** Projects to Web Mercator, whose square world is `worldSize` wide. Points beyond the limit are placed at it. */
export function worldPosition({ latitude, longitude }: Coordinates, worldSize: number): { x: number; y: number } {
  const clampedLatitude = Math.min(MAX_LATITUDE_DEGREES, Math.max(-MAX_LATITUDE_DEGREES, latitude));
  return {
    x: ((longitude + 180) / 360) * worldSize,
    y: (0.5 - Math.log(Math.tan(Math.PI / 4 + radians(clampedLatitude) / 2)) / (2 * Math.PI)) * worldSize,
  };
}

/** Returns the point at a position, the inverse of `worldPosition`. */
export function pointAt({ x, y }: { x: number; y: number }, worldSize: number): Coordinates {
  return {
    longitude: (x / worldSize) * 360 - 180,
    latitude: (Math.atan(Math.sinh(Math.PI * (1 - (2 * y) / worldSize))) * 180) / Math.PI,
  };
}

/** Returns the length of the parallel at a latitude: the width of the world there, in kilometres. */
export function parallelKm(latitude: number): number {
  return 2 * Math.PI * EARTH_RADIUS_KM * Math.cos(radians(latitude));
}
