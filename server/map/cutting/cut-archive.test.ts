import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { PMTiles, zxyToTileId } from "pmtiles";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { type MapBox, tileAt, tilesOfBox } from "#domain/map/map-box";
import { archiveOfTiles, LAKESIDE, LAKESIDE_STATION, madeUpArchive } from "../../testing/map/made-up-archive.ts";
import { openFileSource } from "../archive/file-source.ts";
import { openArchive } from "../archive/open-archive.ts";
import { type Area, planCut, writeCut } from "./cut-archive.ts";
import { downloadFiles } from "./download-state.ts";
import { openFileReader } from "./file-reader.ts";

let folder: string;
let source: string;
let target: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "mainstreet-maps-"));
  source = join(folder, "source.pmtiles");
  target = join(folder, "map.pmtiles");
  writeFileSync(source, madeUpArchive({ maxZoom: 13 }));
});
afterEach(() => rmSync(folder, { recursive: true }));

const CENTRE: MapBox = { west: 8.48, south: 47.34, east: 8.52, north: 47.36 };

async function cut(area: Area) {
  const reader = await openFileReader(source);
  try {
    const plan = await planCut(reader, area);
    await writeCut(reader, plan, { files: downloadFiles(target) });
    return { plan, file: downloadFiles(target).archive };
  } finally {
    await reader.close();
  }
}

/** Returns which tiles of a zoom around Lakeside an archive has. */
async function tilesOf(file: string, zoom: number): Promise<Map<string, Uint8Array>> {
  const archive = await openArchive(file);
  const tiles = new Map<string, Uint8Array>();
  const { minX, maxX, minY, maxY } = tilesOfBox(LAKESIDE, zoom);
  for (let x = minX; x <= maxX; x++)
    for (let y = minY; y <= maxY; y++) {
      const tile = await archive.readTile(zoom, x, y);
      if (tile !== undefined) tiles.set(`${x} ${y}`, tile);
    }
  await archive.close();
  return tiles;
}

describe("planCut and writeCut", () => {
  it("take every tile that the box touches, with the same content, and no other", async () => {
    const { file } = await cut({ boxes: [CENTRE], maxZoom: 13 });
    for (const zoom of [0, 8, 12, 13]) {
      const [all, taken] = [await tilesOf(source, zoom), await tilesOf(file, zoom)];
      const { minX, maxX, minY, maxY } = tilesOfBox(CENTRE, zoom);
      expect(taken.size).toBe((maxX - minX + 1) * (maxY - minY + 1));
      for (const [key, tile] of taken) expect(tile).toEqual(all.get(key));
    }
  });

  it("write what the library reads: header, metadata and tiles", async () => {
    const { file, plan } = await cut({ boxes: [CENTRE], maxZoom: 12 });
    expect(readFileSync(file)).toHaveLength(plan.bytes);
    const source = await openFileSource(file);
    const library = new PMTiles(source);
    expect(await library.getHeader()).toMatchObject({
      specVersion: 3,
      clustered: true,
      minZoom: 0,
      maxZoom: 12,
      minLon: CENTRE.west,
      maxLat: CENTRE.north,
      numAddressedTiles: plan.tiles,
    });
    expect(await library.getMetadata()).toMatchObject({ name: "Lakeside" });
    const { x, y } = tileAt(LAKESIDE_STATION, 12);
    expect(await library.getZxy(12, x, y)).toBeDefined();
    await source.close();
  });

  it("take all of the archive without a box, and several boxes at once", async () => {
    const whole = await cut({ boxes: undefined, maxZoom: 15 });
    expect((await tilesOf(whole.file, 13)).size).toBe((await tilesOf(source, 13)).size);
    expect(whole.plan.maxZoom).toBe(13);
    const corners = [
      { west: 8.4, south: 47.3, east: 8.41, north: 47.31 },
      { west: 8.59, south: 47.39, east: 8.6, north: 47.4 },
    ];
    const two = await cut({ boxes: corners, maxZoom: 13 });
    expect(two.plan.box).toEqual(LAKESIDE);
    expect((await tilesOf(two.file, 13)).size).toBeLessThan((await tilesOf(source, 13)).size);
  });

  it("keep equal tiles shared, and runs of them together", async () => {
    const bytes = Buffer.from(madeUpArchive().subarray(-90));
    const { minX, maxX, minY, maxY } = tilesOfBox(LAKESIDE, 13);
    const tiles = [];
    for (let x = minX; x <= maxX; x++)
      for (let y = minY; y <= maxY; y++) tiles.push({ id: zxyToTileId(13, x, y), bytes });
    writeFileSync(source, archiveOfTiles(tiles));
    const { plan } = await cut({ boxes: [CENTRE], maxZoom: 13 });
    expect(plan.transferBytes).toBe(bytes.length);
    expect(plan.tiles).toBeGreaterThan(1);
  });

  it("say so when the archive has nothing there, and when the area has too many tiles", async () => {
    const nowhere = { west: -74, south: 40, east: -73, north: 41 };
    await expect(cut({ boxes: [nowhere], maxZoom: 13 })).rejects.toThrow(/has no tile in the area/);
    writeFileSync(source, madeUpArchive({ maxZoom: 2, box: { west: -179, south: -80, east: 179, north: 80 } }));
    const world = Buffer.from(readFileSync(source));
    world[101] = 15;
    writeFileSync(source, world);
    await expect(cut({ boxes: undefined, maxZoom: 15 })).rejects.toThrow(/Name a part with --city or --bbox/);
  });
});
