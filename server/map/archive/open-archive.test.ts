import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { VectorTile } from "@mapbox/vector-tile";
import Pbf from "pbf";
import { Compression, PMTiles, TileType, tileIdToZxy, zxyToTileId } from "pmtiles";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { tileAt } from "#domain/map/map-box";
import { seededRandom } from "#domain/text/seeded-random";
import { archiveOfTiles, LAKESIDE, LAKESIDE_STATION, madeUpArchive } from "../../testing/map/made-up-archive.ts";
import { isDamagedMap } from "./damaged-map.ts";
import { openFileSource } from "./file-source.ts";
import { openArchive } from "./open-archive.ts";

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "mainstreet-maps-"));
});
afterAll(() => rmSync(folder, { recursive: true }));

function write(bytes: Uint8Array): string {
  const file = join(folder, "map.pmtiles");
  writeFileSync(file, bytes);
  return file;
}

/** Opens an archive and returns why it is refused. */
async function refusal(bytes: Uint8Array): Promise<string> {
  const error = await openArchive(write(bytes)).then(
    () => undefined,
    (reason: unknown) => reason,
  );
  expect(isDamagedMap(error)).toBe(true);
  return (error as Error).message.replace(join(folder, "map.pmtiles"), "FILE");
}

function changed(at: number, ...bytes: number[]): Buffer {
  const archive = madeUpArchive();
  Buffer.from(bytes).copy(archive, at);
  return archive;
}

/** An archive with so many tiles that the directory has leaves. */
function manyTiles(): Buffer {
  // Lengths without a pattern make a directory that packing does not shrink.
  const random = seededRandom("tiles");
  const tiles = Array.from({ length: 9_000 }, (_, index) => ({
    id: zxyToTileId(9, 0, 0) + index * 20 + Math.floor(random() * 20),
    bytes: Buffer.alloc(1 + Math.floor(random() * 3_000), `${index} `),
  }));
  return archiveOfTiles(tiles, { tileCompression: Compression.None });
}

describe("openArchive", () => {
  it("reads tiles, zoom, bounds and the credit as plain text", async () => {
    const archive = await openArchive(write(madeUpArchive()));
    const { x, y } = tileAt(LAKESIDE_STATION, 12);
    const tile = await archive.readTile(12, x, y);
    expect(new VectorTile(new Pbf(tile)).layers["roads"]?.feature(0).properties["name"]).toBe(`Road 12/${x}/${y}`);
    const { west, south, east, north } = LAKESIDE;
    expect(archive).toMatchObject({
      minZoom: 0,
      maxZoom: 12,
      bounds: [west, south, east, north],
      attribution: "© OpenStreetMap",
      missingLayers: [],
    });
    await archive.close();
  });

  it("has no tile outside of the archive, nor at impossible addresses", async () => {
    const archive = await openArchive(write(madeUpArchive()));
    for (const [zoom, x, y] of [
      [12, 0, 0],
      [13, 1, 1],
      [-1, 0, 0],
      [2, 9, 0],
      [2, -1, 0],
      [2, 0.5, 0],
      [99, 0, 0],
    ] as const)
      expect(await archive.readTile(zoom, x, y)).toBeUndefined();
    await archive.close();
  });

  it("changes its version with any byte, and not with the time", async () => {
    const version = async (bytes: Uint8Array) => {
      const archive = await openArchive(write(bytes));
      await archive.close();
      return archive.version;
    };
    const bytes = madeUpArchive();
    expect(await version(bytes)).toBe(await version(bytes));
    const other = Buffer.from(bytes);
    other[other.length - 1] = (other.at(-1) ?? 0) ^ 1;
    expect(await version(other)).not.toBe(await version(bytes));
  });

  it("finds every tile through leaf directories, as the library does", async () => {
    const file = write(manyTiles());
    const archive = await openArchive(file);
    expect(archive.header.leafDirectoryLength).toBeGreaterThan(0);
    const source = await openFileSource(file);
    const library = new PMTiles(source);
    let count = 0;
    for await (const { tileId } of archive.entries()) {
      if (count++ % 500 !== 0) continue;
      const [zoom, x, y] = tileIdToZxy(tileId);
      const tile = await archive.readTile(zoom, x, y);
      expect(tile).toEqual(new Uint8Array((await library.getZxy(zoom, x, y))?.data ?? new ArrayBuffer()));
    }
    expect(count).toBe(9_000);
    await Promise.all([archive.close(), source.close()]);
  });

  it("closes its file only when the reads are done", async () => {
    const archive = await openArchive(write(madeUpArchive()));
    const { x, y } = tileAt(LAKESIDE_STATION, 12);
    const reads = Array.from({ length: 20 }, () => archive.readTile(12, x, y));
    await archive.close();
    for (const tile of await Promise.all(reads)) expect(tile).toBeDefined();
    const error = await archive.readTile(12, x, y).catch((reason: unknown) => reason);
    expect(isDamagedMap(error)).toBe(true);
  });

  it("takes the layers of tiles when the metadata lists none", async () => {
    const archive = await openArchive(write(madeUpArchive({ metadata: {} })));
    expect(archive.missingLayers).toContain("water");
    expect(archive.attribution).toBe("© OpenStreetMap contributors");
    await archive.close();
  });
});

describe("archives that are refused", () => {
  it.each([
    ["another file", Buffer.from("PK\u0003\u0004 a workbook".padEnd(500)), "FILE is no map"],
    ["an empty file", Buffer.alloc(0), "FILE is no map"],
    ["version 2", Buffer.concat([Buffer.from([0x50, 0x4d, 2, 0]), Buffer.alloc(600)]), "of version 2, not 3"],
    ["version 1", Buffer.concat([Buffer.from([0x50, 0x4d, 1, 0]), Buffer.alloc(600)]), "of version 1, not 3"],
    ["a later version", changed(7, 4), "of version 4, not 3"],
    ["a header alone", madeUpArchive().subarray(0, 100), "cut off within its header"],
    ["half of the file", madeUpArchive().subarray(0, madeUpArchive().length >> 1), "FILE is cut off: it should have"],
    ["pictures", changed(99, TileType.Png), "FILE has PNG pictures, not vector tiles"],
    ["another compression", changed(98, 3), "packed in another way than gzip"],
    ["a damaged directory", changed(130, 9, 9, 9, 9, 9, 9), "is damaged"],
    ["sections of impossible size", changed(16, 255, 255, 255, 255, 255, 255, 255, 255), "impossible sizes"],
    ["a zoom that ends before it begins", changed(100, 9, 2), "zoom goes from 9 to 2"],
    ["bounds beyond the earth", changed(102, 0, 0, 0, 0x80), "bounds that are no place on the earth"],
    ["metadata that is no JSON object", madeUpArchive({ metadata: [] }), "its metadata is no JSON object"],
    [
      "another schema",
      madeUpArchive({ metadata: { vector_layers: [{ id: "transportation" }, { id: "water" }] } }),
      "not in Protomaps' basemap schema: it lacks the layer roads and has the layers transportation, water",
    ],
  ])("%s", async (_, bytes, sentence) => {
    const message = await refusal(bytes);
    expect(message).toContain(sentence);
    expect(message).toMatch(/\.$/);
  });

  it("a missing file and a folder", async () => {
    await expect(openArchive(join(folder, "none"))).rejects.toThrow(/cannot be read: it does not exist/);
    await expect(openArchive(folder)).rejects.toThrow(/is no file|it is a folder/);
  });

  it("reads no tile of 20 MB, packed or not, and none that cannot be unpacked", async () => {
    const tileOf = (bytes: Buffer) => archiveOfTiles([{ id: 0, bytes }]);
    for (const [bytes, sentence] of [
      [gzipSync(Buffer.alloc(20 * 1024 * 1024)), "larger than 8 MB"],
      [Buffer.alloc(20 * 1024 * 1024), "larger than 8 MB"],
      [Buffer.from("no gzip at all"), "cannot be unpacked"],
    ] as const) {
      const archive = await openArchive(write(tileOf(bytes)));
      const error = await archive.readTile(0, 0, 0).catch((reason: unknown) => reason);
      expect(isDamagedMap(error)).toBe(true);
      expect((error as Error).message).toContain(sentence);
      await archive.close();
    }
  });
});
