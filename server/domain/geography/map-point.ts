/** Decimal degrees. */
export interface MapPoint {
  latitude: number;
  longitude: number;
}

const PLACE_ITSELF = /!3d(-?\d{1,2}(?:\.\d+)?)!4d(-?\d{1,3}(?:\.\d+)?)/;
const MIDDLE_OF_MAP = /\/@(-?\d{1,2}\.\d+),(-?\d{1,3}\.\d+)/;

/**
 * Where a Google Maps link of a place points, undefined when it does not say. The 13-column layout has no other
 * source of coordinates. The place's own point goes before the middle of the map that was open.
 */
export function pointOfMapLink(link: string): MapPoint | undefined {
  const [, north, east] = PLACE_ITSELF.exec(link) ?? MIDDLE_OF_MAP.exec(link) ?? [];
  if (north === undefined || east === undefined) return undefined;
  const point = { latitude: Number(north) + 0, longitude: Number(east) + 0 };
  return Math.abs(point.latitude) <= 90 && Math.abs(point.longitude) <= 180 ? point : undefined;
}
