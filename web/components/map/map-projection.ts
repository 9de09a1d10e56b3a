import { type Coordinates, type DistanceUnit, roundDistance } from "#domain/geography/distance";
import { westernEdge } from "./map-extent.ts";

/** Size of a map in SVG units; `padding` stays free on all sides. */
export interface MapFrame {
  width: number;
  height: number;
  padding: number;
}

export interface MapPosition {
  x: number;
  y: number;
}

/** A Mercator projection with north up. */
export interface MapProjection {
  /** Projects a coordinate, rounded to 0.1 so that server and browser render the same. */
  position(spot: Coordinates): MapPosition;
  centre: Coordinates;
  unitsPerKm: number;
  /** Zoom level of web maps: 0 is the world, each level doubles the scale. */
  zoom: number;
}

const EARTH_RADIUS_KM = 6371.0088;
/** Limit of Web Mercator in degrees of latitude. */
const MAX_LATITUDE_DEGREES = 85;
/** Smallest extent of a map, for businesses in one building. */
const MIN_EXTENT_KM = 0.3;
const TILE_UNITS = 256;
const CLOSEST_ZOOM = 18;

/** Fits all points into the frame, across the antimeridian when that is shorter. Needs at least one point. */
export function mapProjection(spots: readonly Coordinates[], { width, height, padding }: MapFrame): MapProjection {
  const west = westernEdge(spots);
  const eastOf = (longitude: number) => radians(longitude < west ? longitude + 360 : longitude);
  const xs = extent(spots.map(({ longitude }) => eastOf(longitude)));
  const ys = extent(spots.map(({ latitude }) => mercator(latitude)));
  const latitude = inverseMercator(ys.middle);
  const minExtent = MIN_EXTENT_KM / kmPerRadian(latitude);
  const scale = Math.min(
    (width - 2 * padding) / Math.max(xs.size, minExtent),
    (height - 2 * padding) / Math.max(ys.size, minExtent),
  );
  const longitude = degrees(xs.middle);
  return {
    position: (spot) => ({
      x: tenths(width / 2 + (eastOf(spot.longitude) - xs.middle) * scale),
      y: tenths(height / 2 - (mercator(spot.latitude) - ys.middle) * scale),
    }),
    centre: { latitude, longitude: longitude > 180 ? longitude - 360 : longitude },
    unitsPerKm: scale / kmPerRadian(latitude),
    zoom: Math.min(CLOSEST_ZOOM, Math.max(0, Math.floor(Math.log2((2 * Math.PI * scale) / TILE_UNITS)))),
  };
}

/** Returns the longest round distance that fits in `maxUnits`. */
export function scaleBar({ unitsPerKm }: MapProjection, maxUnits: number, unit: DistanceUnit) {
  const km = roundDistance(maxUnits / unitsPerKm, unit);
  return { km, length: tenths(km * unitsPerKm) };
}

function extent(values: number[]): { middle: number; size: number } {
  const min = Math.min(...values);
  const max = Math.max(...values);
  return { middle: (min + max) / 2, size: max - min };
}

function mercator(latitude: number): number {
  const clampedLatitude = Math.min(MAX_LATITUDE_DEGREES, Math.max(-MAX_LATITUDE_DEGREES, latitude));
  return Math.log(Math.tan(Math.PI / 4 + radians(clampedLatitude) / 2));
}

function inverseMercator(y: number): number {
  return degrees(2 * Math.atan(Math.exp(y)) - Math.PI / 2);
}

function kmPerRadian(latitude: number): number {
  return EARTH_RADIUS_KM * Math.cos(radians(latitude));
}

function radians(angle: number): number {
  return (angle * Math.PI) / 180;
}

function degrees(angle: number): number {
  return (angle * 180) / Math.PI;
}

function tenths(value: number): number {
  return Math.round(value * 10) / 10;
}
