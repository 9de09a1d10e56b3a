import { describe, expect, it } from "vitest";
import { isTileAddress, tilesOfView, tileView, viewAround, zoomOf } from "./map-view.ts";

const ARCHIVE = { minZoom: 2, maxZoom: 15 };

describe("the tiles of a view", () => {
  it("are the tile itself up to the archive's zoom, then the part of an ancestor", () => {
    expect(tilesOfView(tileView({ zoom: 14, x: 3, y: 5 }), ARCHIVE)).toEqual([
      { zoom: 14, x: 3, y: 5, left: 0, top: 0, side: 512 },
    ]);
    expect(tilesOfView(tileView({ zoom: 17, x: 30, y: 41 }), ARCHIVE)).toEqual([
      { zoom: 15, x: 7, y: 10, left: -1024, top: -512, side: 2048 },
    ]);
    expect(tilesOfView(tileView({ zoom: 1, x: 0, y: 0 }), ARCHIVE)).toEqual([]);
  });

  it("cover it without gaps", () => {
    const view = viewAround({ latitude: 47.4, longitude: 8.5 }, 14.47, { width: 1240, height: 300 });
    const tiles = tilesOfView(view, ARCHIVE);
    expect(new Set(tiles.map(({ zoom }) => zoom))).toEqual(new Set([15]));
    expect(Math.min(...tiles.map(({ left }) => left))).toBeLessThanOrEqual(0);
    expect(Math.max(...tiles.map(({ left, side }) => left + side))).toBeGreaterThanOrEqual(1240);
    expect(Math.max(...tiles.map(({ top, side }) => top + side))).toBeGreaterThanOrEqual(300);
  });

  it("are few for any place and zoom, at the poles and the date line too", () => {
    for (const latitude of [-90, -85.05, 0, 47, 89])
      for (const longitude of [-180, -179.99, 0, 179.99, 180])
        for (const zoom of [2, 2.24, 9.3, 14.26, 15.9, 19]) {
          const tiles = tilesOfView(viewAround({ latitude, longitude }, zoom, { width: 1240, height: 300 }), ARCHIVE);
          expect(tiles.length).toBeLessThanOrEqual(15);
          for (const tile of tiles) expect(isTileAddress(tile)).toBe(true);
        }
  });
});

it("A view around a place has it in its middle", () => {
  const view = viewAround({ latitude: 0, longitude: 90 }, 3, { width: 400, height: 360 });
  expect(zoomOf(view)).toBe(3);
  expect(view.left + 200).toBeCloseTo(view.worldSize * 0.75, 6);
  expect(view.top + 180).toBeCloseTo(view.worldSize / 2, 6);
});
