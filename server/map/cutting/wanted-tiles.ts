import { zxyToTileId } from "pmtiles";
import { type MapBox, tilesOfBox } from "#domain/map/map-box";
import { AppError } from "../../errors.ts";

/** Maximum tiles of one archive: a large country down to zoom 15. */
const MAX_TILES = 3_000_000;

/** Tile ids by ascending number, each once. */
export type TileIds = Float64Array;

/** Returns the ids of all tiles that the boxes touch from one zoom to another. Errors: AppError `invalid` when they are too many. */
export function wantedTiles(boxes: readonly MapBox[], minZoom: number, maxZoom: number): TileIds {
  const ranges = boxes.flatMap((box) =>
    Array.from({ length: Math.max(0, maxZoom - minZoom + 1) }, (_, index) => tilesOfBox(box, minZoom + index)),
  );
  const count = ranges.reduce((sum, { minX, maxX, minY, maxY }) => sum + (maxX - minX + 1) * (maxY - minY + 1), 0);
  if (count > MAX_TILES)
    throw new AppError(
      "invalid",
      `The map would have ${count.toLocaleString("en")} tiles, more than ${MAX_TILES.toLocaleString("en")}. Name a part with --city or --bbox, or a lower --max-zoom.`,
    );
  const ids = new Float64Array(count);
  let index = 0;
  for (const { zoom, minX, maxX, minY, maxY } of ranges)
    for (let x = minX; x <= maxX; x++) for (let y = minY; y <= maxY; y++) ids[index++] = zxyToTileId(zoom, x, y);
  ids.sort();
  return distinct(ids);
}

function distinct(sorted: TileIds): TileIds {
  let length = 0;
  for (const id of sorted) if (length === 0 || sorted[length - 1] !== id) sorted[length++] = id;
  return sorted.subarray(0, length);
}

/** Returns the index of the first id that is not below `id`. */
export function firstFrom(ids: TileIds, id: number): number {
  let low = 0;
  let high = ids.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((ids[middle] ?? 0) < id) low = middle + 1;
    else high = middle;
  }
  return low;
}
