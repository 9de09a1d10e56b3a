const EARTH_RADIUS_KM = 6371.0088;
const KM_PER_DEGREE = (EARTH_RADIUS_KM * Math.PI) / 180;

export interface Spot {
  latitude: number;
  longitude: number;
}

/** Kilometres along the surface of the earth (haversine; within 0.6 % of the truth). */
export function distanceKm(from: Spot, to: Spot): number {
  const north = radians(to.latitude - from.latitude);
  const east = radians(to.longitude - from.longitude);
  const a =
    Math.sin(north / 2) ** 2 +
    Math.cos(radians(from.latitude)) * Math.cos(radians(to.latitude)) * Math.sin(east / 2) ** 2;
  return 2 * EARTH_RADIUS_KM * Math.asin(Math.min(1, Math.sqrt(a)));
}

/** Degrees that hold every spot within the radius, and some more; all the way round near a pole or the date line. */
export function boundingBox(centre: Spot, radiusKm: number) {
  const height = radiusKm / KM_PER_DEGREE + 1e-6;
  const south = centre.latitude - height;
  const north = centre.latitude + height;
  const poleward = Math.min(90, Math.max(Math.abs(south), Math.abs(north)));
  const width = height / Math.cos(radians(poleward));
  const west = centre.longitude - width;
  const east = centre.longitude + width;
  const round = poleward === 90 || west < -180 || east > 180;
  return { south, north, west: round ? -180 : west, east: round ? 180 : east };
}

function radians(degrees: number): number {
  return (degrees * Math.PI) / 180;
}
