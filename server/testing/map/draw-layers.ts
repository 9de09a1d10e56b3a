import { drawMap, type MapDrawingOptions } from "#domain/map/drawing/draw-map";
import { tilesOfView, tileView } from "#domain/map/drawing/map-view";
import { line, type MadeUpFeature, type MadeUpLayers, madeUpTile } from "./made-up-tile.ts";

export const LEVELS = { minZoom: 0, maxZoom: 15 };

export function drawLayers(
  layers: MadeUpLayers,
  zoom = 14,
  options: Partial<MapDrawingOptions> = {},
  x = 3,
  y = 5,
): string {
  const view = tileView({ zoom, x, y });
  const tiles = tilesOfView(view, LEVELS).map((tile) => ({ ...tile, data: madeUpTile(layers) }));
  return drawMap(view, tiles, { labels: { language: "en" }, ...options });
}

export function road(properties: MadeUpFeature["properties"], y = 256): MadeUpFeature {
  return line(
    [
      [40, y],
      [470, y],
    ],
    properties,
  );
}

export function square(kind: string, size: number, properties: MadeUpFeature["properties"] = {}): MadeUpFeature {
  const [near, far] = [256 - size / 2, 256 + size / 2];
  return {
    type: "polygon",
    parts: [
      [
        [near, near],
        [far, near],
        [far, far],
        [near, far],
      ],
    ],
    properties: { kind, ...properties },
  };
}

/** Tags of a drawing with this class. */
export const tagsOf = (svg: string, look: string) =>
  svg.match(new RegExp(`<[a-z]+ [^>]*class="${look}"[^>]*>`, "g")) ?? [];
export const textsOf = (svg: string) => Array.from(svg.matchAll(/>([^<>]+)<\/text/g), ([, text]) => text);
