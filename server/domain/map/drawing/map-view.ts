import type { Coordinates } from "#domain/geography/distance";
import { worldPosition } from "#domain/map/mercator";
import { TILE_PX } from "../tile-size.ts";

/** Above this fraction of a zoom level, the data of the next level are drawn: they cover the view with less waste. */
const NEXT_LEVEL_FRACTION = 0.25;

export interface TileAddress {
  zoom: number;
  x: number;
  y: number;
}

/** A rectangle of the Mercator world, in CSS pixels. */
export interface MapView {
  /** Side of the whole world. */
  worldSize: number;
  left: number;
  top: number;
  width: number;
  height: number;
}

/** A tile of the archive and where it lies in a view, in CSS pixels. */
export interface PlacedTile extends TileAddress {
  left: number;
  top: number;
  side: number;
}

export function isTileAddress({ zoom, x, y }: TileAddress): boolean {
  return [zoom, x, y].every(Number.isSafeInteger) && zoom >= 0 && zoom <= 30 && isOnMap(x, zoom) && isOnMap(y, zoom);
}

const isOnMap = (index: number, zoom: number) => index >= 0 && index < 2 ** zoom;

export function tileView({ zoom, x, y }: TileAddress): MapView {
  return { worldSize: TILE_PX * 2 ** zoom, left: x * TILE_PX, top: y * TILE_PX, width: TILE_PX, height: TILE_PX };
}

/** Returns the view with this middle. The zoom may be a fraction. */
export function viewAround(
  centre: Coordinates,
  zoom: number,
  { width, height }: { width: number; height: number },
): MapView {
  const worldSize = TILE_PX * 2 ** zoom;
  const { x, y } = worldPosition(centre, worldSize);
  return { worldSize, left: x - width / 2, top: y - height / 2, width, height };
}

export function zoomOf({ worldSize }: MapView): number {
  return Math.log2(worldSize / TILE_PX);
}

/** Returns the archive's tiles that a view needs: beyond its largest zoom, parts of tiles; none below its smallest. */
export function tilesOfView(view: MapView, { minZoom, maxZoom }: { minZoom: number; maxZoom: number }): PlacedTile[] {
  const zoom = Math.min(maxZoom, Math.ceil(zoomOf(view) - NEXT_LEVEL_FRACTION));
  if (zoom < minZoom || zoom < 0) return [];
  const count = 2 ** zoom;
  const side = view.worldSize / count;
  const lastX = Math.ceil((view.left + view.width) / side) - 1;
  const lastY = Math.min(count, Math.ceil((view.top + view.height) / side)) - 1;
  const tiles: PlacedTile[] = [];
  for (let y = Math.max(0, Math.floor(view.top / side)); y <= lastY; y++)
    for (let x = Math.floor(view.left / side); x <= lastX; x++)
      tiles.push({
        zoom,
        x: ((x % count) + count) % count,
        y,
        left: x * side - view.left,
        top: y * side - view.top,
        side,
      });
  return tiles;
}
