import { type Coordinates, type DistanceUnit, roundDistance } from "#domain/geography/distance";
import { parallelKm, pointAt, worldPosition } from "#domain/map/mercator";
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

/** Smallest extent of a map, for businesses in one building. */
const MIN_EXTENT_KM = 0.3;
const TILE_UNITS = 256;
const CLOSEST_ZOOM = 18;

/** Fits all points into the frame, across the antimeridian when that is shorter. Needs at least one point. */
export function mapProjection(spots: readonly Coordinates[], { width, height, padding }: MapFrame): MapProjection {
  const west = westernEdge(spots);
  const inWorld = ({ latitude, longitude }: Coordinates) =>
    worldPosition({ latitude, longitude: longitude < west ? longitude + 360 : longitude }, 1);
  const positions = spots.map(inWorld);
  const xs = extent(positions.map(({ x }) => x));
  const ys = extent(positions.map(({ y }) => y));
  const { latitude, longitude } = pointAt({ x: xs.middle, y: ys.middle }, 1);
  const worldKm = parallelKm(latitude);
  const minExtent = MIN_EXTENT_KM / worldKm;
  const scale = Math.min(
    (width - 2 * padding) / Math.max(xs.size, minExtent),
    (height - 2 * padding) / Math.max(ys.size, minExtent),
  );
  return {
    position(spot) {
      const { x, y } = inWorld(spot);
      return {
        x: tenths(width / 2 + (x - xs.middle) * scale),
        y: tenths(height / 2 + (y - ys.middle) * scale),
      };
    },
    centre: { latitude, longitude: longitude > 180 ? longitude - 360 : longitude },
    unitsPerKm: scale / worldKm,
    zoom: Math.min(CLOSEST_ZOOM, Math.max(0, Math.floor(Math.log2(scale / TILE_UNITS)))),
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

function tenths(value: number): number {
  return Math.round(value * 10) / 10;
}
