import { exactCount } from "../text/count-label.ts";

/** Mean radius, which makes the earth a sphere. */
export const EARTH_RADIUS_KM = 6371.0088;
const KM_PER_DEGREE = (EARTH_RADIUS_KM * Math.PI) / 180;

export interface Coordinates {
  latitude: number;
  longitude: number;
}

/** Returns kilometres along the surface of the earth (haversine formula; error up to 0.6 %). */
export function distanceKm(from: Coordinates, to: Coordinates): number {
  const north = radians(to.latitude - from.latitude);
  const east = radians(to.longitude - from.longitude);
  const a =
    Math.sin(north / 2) ** 2 +
    Math.cos(radians(from.latitude)) * Math.cos(radians(to.latitude)) * Math.sin(east / 2) ** 2;
  return 2 * EARTH_RADIUS_KM * Math.asin(Math.min(1, Math.sqrt(a)));
}

/** Returns bounds in degrees with every point within the radius; all longitudes near a pole or the date line. */
export function boundingBox(centre: Coordinates, radiusKm: number) {
  const height = radiusKm / KM_PER_DEGREE + 1e-6;
  const south = centre.latitude - height;
  const north = centre.latitude + height;
  const poleward = Math.min(90, Math.max(Math.abs(south), Math.abs(north)));
  const width = height / Math.cos(radians(poleward));
  const west = centre.longitude - width;
  const east = centre.longitude + width;
  const spansAllLongitudes = poleward === 90 || west < -180 || east > 180;
  return { south, north, west: spansAllLongitudes ? -180 : west, east: spansAllLongitudes ? 180 : east };
}

export type DistanceUnit = "km" | "mi";

const KM_PER_MILE = 1.609344;
const FEET_PER_MILE = 5280;
const METRES_PER_KM = 1000;
/** Countries and territories with road signs in miles, by English short name; Puerto Rico's are in kilometres. */
const COUNTRIES_OF_MILES: ReadonlySet<string> = new Set(
  `United States|United Kingdom|Liberia|Myanmar|American Samoa|Guam|Northern Mariana Islands|U.S. Virgin Islands|Anguilla
British Virgin Islands|Cayman Islands|Falkland Islands|Guernsey|Isle of Man|Jersey|Montserrat|Saint Helena
Turks and Caicos Islands`.split(/[|\n]/),
);

/** Returns the unit of distance in use in a country. */
export function distanceUnit(country: string): DistanceUnit {
  return COUNTRIES_OF_MILES.has(country) ? "mi" : "km";
}

/** Examples: `80 m`, `1.2 km`, `12 km` or `300 ft`, `0.3 mi`, `1,200 mi`. */
export function distanceLabel(km: number, unit: DistanceUnit): string {
  if (unit === "km") return km < 0.995 ? `${roundToStep(km * METRES_PER_KM, 10)} m` : `${shortNumber(km)} km`;
  const miles = km / KM_PER_MILE;
  return miles < 0.095 ? `${roundToStep(miles * FEET_PER_MILE, 50)} ft` : `${shortNumber(miles)} mi`;
}

/** Rounds down to 1, 2, 5, 10, 20 … metres or feet, then kilometres or miles; the result is in km. */
export function roundDistance(km: number, unit: DistanceUnit): number {
  if (unit === "km") return roundNumber(km * METRES_PER_KM) / METRES_PER_KM;
  const miles = km / KM_PER_MILE;
  const roundMiles = miles < 0.1 ? roundNumber(miles * FEET_PER_MILE) / FEET_PER_MILE : roundNumber(miles);
  return roundMiles * KM_PER_MILE;
}

/** Rounds down to 1, 2 or 5 times a power of ten. */
function roundNumber(max: number): number {
  const power = 10 ** Math.floor(Math.log10(max) + 1e-9);
  const leadingDigit = [5, 2, 1].find((digit) => digit * power <= max * (1 + 1e-9)) ?? 1;
  return leadingDigit * power;
}

function roundToStep(value: number, step: number): number {
  return Math.max(step, Math.round(value / step) * step);
}

function shortNumber(value: number): string {
  return value < 9.95 ? String(Number(value.toFixed(1))) : exactCount(Math.round(value));
}

export function radians(degrees: number): number {
  return (degrees * Math.PI) / 180;
}
