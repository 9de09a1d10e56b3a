import type { Coordinates } from "#domain/geography/distance";
import { pointAt, worldPosition } from "#domain/map/mercator";
import { TILE_PX } from "#domain/map/tile-size";

/** Zoom of the map under the pin: a pixel is less than a metre wide. */
export const PIN_ZOOM = 16.5;
const WORLD_PX = TILE_PX * 2 ** PIN_ZOOM;

/** Returns the point so many pixels of the map to the right of and below another, to a tenth of a metre. */
export function movedPin(point: Coordinates, right: number, down: number): Coordinates {
  const { x, y } = worldPosition(point, WORLD_PX);
  const { latitude, longitude } = pointAt({ x: x + right, y: y + down }, WORLD_PX);
  return { latitude: rounded(latitude), longitude: rounded(longitude) };
}

function rounded(degrees: number): number {
  return Math.round(degrees * 1e6) / 1e6;
}
