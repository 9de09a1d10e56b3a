import { boundingBox, type Coordinates } from "../geography/distance.ts";
import { MAX_LATITUDE_DEGREES, worldPosition } from "./mercator.ts";

/** A box in degrees; `west` is smaller than `east`, so that no box crosses the date line. */
export interface MapBox {
  west: number;
  south: number;
  east: number;
  north: number;
}

/** Tiles of a zoom, both ends included. */
export interface TileRange {
  zoom: number;
  minX: number;
  maxX: number;
  minY: number;
  maxY: number;
}

/** Returns the tiles that a box touches. */
export function tilesOfBox({ west, south, east, north }: MapBox, zoom: number): TileRange {
  const northWest = tileAt({ longitude: west, latitude: north }, zoom);
  const southEast = tileAt({ longitude: east, latitude: south }, zoom);
  return { zoom, minX: northWest.x, maxX: southEast.x, minY: northWest.y, maxY: southEast.y };
}

/** Returns the tile of a zoom that a point lies in; points beyond the poles of the projection are in its first or last row. */
export function tileAt(point: Coordinates, zoom: number): { x: number; y: number } {
  const size = 2 ** zoom;
  const { x, y } = worldPosition(point, size);
  const index = (position: number) => Math.min(size - 1, Math.max(0, Math.floor(position)));
  return { x: index(x), y: index(y) };
}

/** Returns the smallest box around boxes. */
export function boxAround([first, ...others]: readonly [MapBox, ...MapBox[]]): MapBox {
  const box = { ...first };
  for (const { west, south, east, north } of others) {
    box.west = Math.min(box.west, west);
    box.south = Math.min(box.south, south);
    box.east = Math.max(box.east, east);
    box.north = Math.max(box.north, north);
  }
  return box;
}

/** Returns the part that two boxes have in common; undefined if there is none. */
export function commonBox(one: MapBox, other: MapBox): MapBox | undefined {
  const box = {
    west: Math.max(one.west, other.west),
    south: Math.max(one.south, other.south),
    east: Math.min(one.east, other.east),
    north: Math.min(one.north, other.north),
  };
  return box.west < box.east && box.south < box.north ? box : undefined;
}

/** Widens a box by a distance on each side, within the world. */
export function widenBox(box: MapBox, km: number): MapBox {
  const southWest = boundingBox({ latitude: box.south, longitude: box.west }, km);
  const northEast = boundingBox({ latitude: box.north, longitude: box.east }, km);
  return {
    west: Math.max(-180, southWest.west),
    south: Math.max(-MAX_LATITUDE_DEGREES, southWest.south),
    east: Math.min(180, northEast.east),
    north: Math.min(MAX_LATITUDE_DEGREES, northEast.north),
  };
}

/** Parses "W,S,E,N" in degrees. Returns undefined for any other text. */
export function parseBox(text: string): MapBox | undefined {
  const parts = text.split(",").map((part) => part.trim());
  if (parts.length !== 4 || parts.some((part) => !/^[+-]?\d{1,3}(\.\d+)?$/.test(part))) return undefined;
  const [west = 0, south = 0, east = 0, north = 0] = parts.map(Number);
  const isOnEarth = west >= -180 && east <= 180 && south >= -90 && north <= 90;
  return isOnEarth && west < east && south < north ? { west, south, east, north } : undefined;
}

/** Writes a box for people, to some hundred metres: "7.405,43.716,7.445,43.756". */
export const boxText = ({ west, south, east, north }: MapBox): string =>
  [west, south, east, north].map((degrees) => String(Number(degrees.toFixed(3)))).join(",");
