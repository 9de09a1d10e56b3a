import type { Coordinates } from "#domain/geography/distance";
import type { ViewTile } from "#domain/map/drawing/collect-content";
import { drawMap, type MapDrawingOptions } from "#domain/map/drawing/draw-map";
import type { MapTheme } from "#domain/map/drawing/map-palette-data";
import { type MapView, type TileAddress, tilesOfView, tileView, viewAround } from "#domain/map/drawing/map-view";
import { SMALL_MAPS, type SmallMap, type SmallMapView, zoomOfScale } from "#domain/map/small-maps";
import { MAX_OVERZOOM } from "#domain/map/tile-size";
import type { MapArchive } from "./map-archive.ts";

/** Language of the site's pages, so of the labels where the archive has it. */
const LANGUAGE = "en";
/** Keeps names of one street in neighbouring tiles apart. */
const STREET_MARGIN_PX = 70;
/** Maximum length of the SVG: a tile has near 20 kB compressed, a small map below 12 kB. */
const MAX_CHARS = { tile: 60_000, small: 24_000 };
const CARD_METRES_PER_PX = 2;
/** Scripts of the font of social cards. */
const CARD_LETTERS = /^[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{M}\p{N}\p{P}\p{Zs}]+$/u;
/** Radius of a pin with the room around it. */
const PIN_RADIUS_PX = 15;

/** Draws a tile; undefined where the archive has none. Throws what `readTile` throws. */
export async function drawTile(map: MapArchive, address: TileAddress, theme: MapTheme | undefined) {
  if (address.zoom > map.maxZoom + MAX_OVERZOOM) return undefined;
  return drawView(map, tileView(address), { theme, streetMargin: STREET_MARGIN_PX, maxChars: MAX_CHARS.tile });
}

/** Draws the streets around a place for a page, with labels that leave its pins free; undefined where the archive has none. Throws what `readTile` throws. */
export async function drawSmallMap(
  map: MapArchive,
  kind: SmallMap,
  { centre, zoom }: SmallMapView,
  { theme, pins }: { theme: MapTheme | undefined; pins: readonly { x: number; y: number }[] },
) {
  const occupied = pins.map(({ x, y }) => ({
    left: x - PIN_RADIUS_PX,
    right: x + PIN_RADIUS_PX,
    top: y - PIN_RADIUS_PX,
    bottom: y + PIN_RADIUS_PX,
  }));
  return drawView(map, viewAround(centre, zoom, SMALL_MAPS[kind]), { theme, occupied, maxChars: MAX_CHARS.small });
}

/** Draws the streets around a place for the picture of a shared link, without names that its font cannot write. */
export async function drawCardMap(map: MapArchive, centre: Coordinates): Promise<string | undefined> {
  const { width, height } = SMALL_MAPS.card;
  const pin = { left: width / 2 - 16, right: width / 2 + 16, top: height / 2 - 40, bottom: height / 2 };
  const view = viewAround(centre, zoomOfScale(CARD_METRES_PER_PX, centre.latitude), { width, height });
  return drawView(map, view, { theme: "light", occupied: [pin], maxChars: MAX_CHARS.small }, CARD_LETTERS);
}

async function drawView(
  map: MapArchive,
  view: MapView,
  options: Omit<MapDrawingOptions, "labels">,
  letters?: RegExp,
): Promise<string | undefined> {
  const tiles = await Promise.all(
    tilesOfView(view, map).map(async (tile): Promise<ViewTile | undefined> => {
      const data = await map.readTile(tile.zoom, tile.x, tile.y);
      return data && { ...tile, data };
    }),
  );
  const knownTiles = tiles.filter((tile) => tile !== undefined);
  return knownTiles.length === 0
    ? undefined
    : drawMap(view, knownTiles, { ...options, labels: { language: LANGUAGE, ...(letters && { letters }) } });
}
