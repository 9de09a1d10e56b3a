import { writeFileSync } from "node:fs";
import { gzipSync } from "node:zlib";
import { Compression, type Entry, zxyToTileId } from "pmtiles";
import { type MapBox, tileAt, tilesOfBox } from "#domain/map/map-box";
import { makeArchiveHead } from "../../map/cutting/archive-head.ts";
import { line, type MadeUpLayers, madeUpTile, point } from "./made-up-tile.ts";

export interface MadeUpArchive {
  box?: MapBox;
  minZoom?: number;
  maxZoom?: number;
  /** Content of each tile; undefined for a tile that the archive lacks. */
  layersAt?: (zoom: number, x: number, y: number) => MadeUpLayers | undefined;
  metadata?: object;
}

/** Some square kilometres of a made-up town, Lakeside. */
export const LAKESIDE: MapBox = { west: 8.4, south: 47.3, east: 8.6, north: 47.4 };
/** Its station, which labels of the archive and businesses of tests lie at. */
export const LAKESIDE_STATION = { latitude: 47.35, longitude: 8.5 };

const LAYERS = ["earth", "landcover", "landuse", "water", "roads", "buildings", "boundaries", "places", "pois"];
const METADATA = {
  name: "Lakeside",
  attribution: '<a href="https://www.openstreetmap.org/copyright">&copy; OpenStreetMap</a>',
  vector_layers: LAYERS.map((id) => ({ id, fields: {} })),
};

/** Every tile has a road of its own, so that no two contents are equal. */
const ownRoad = (zoom: number, x: number, y: number): MadeUpLayers => ({
  roads: [
    line(
      [
        [0, 256],
        [512, 256],
      ],
      { kind: "minor_road", name: `Road ${zoom}/${x}/${y}` },
    ),
  ],
});

/** Makes an archive of every tile in a box. */
export function madeUpArchive({
  box = LAKESIDE,
  minZoom = 0,
  maxZoom = 12,
  layersAt = ownRoad,
  metadata = METADATA,
}: MadeUpArchive = {}): Buffer {
  const tiles: { id: number; bytes: Buffer }[] = [];
  for (let zoom = minZoom; zoom <= maxZoom; zoom++) {
    const { minX, maxX, minY, maxY } = tilesOfBox(box, zoom);
    for (let x = minX; x <= maxX; x++)
      for (let y = minY; y <= maxY; y++) {
        const layers = layersAt(zoom, x, y);
        if (layers !== undefined) tiles.push({ id: zxyToTileId(zoom, x, y), bytes: gzipSync(madeUpTile(layers)) });
      }
  }
  return archiveOfTiles(tiles, { box, metadata });
}

/** Makes an archive of tiles, packed by gzip unless told otherwise; equal contents are stored once. */
export function archiveOfTiles(
  tiles: readonly { id: number; bytes: Buffer }[],
  {
    box = LAKESIDE,
    metadata = METADATA,
    tileCompression = Compression.Gzip,
  }: Pick<MadeUpArchive, "box" | "metadata"> & { tileCompression?: Compression } = {},
): Buffer {
  const entries: Entry[] = [];
  const contents: Buffer[] = [];
  const offsets = new Map<string, number>();
  let length = 0;
  for (const { id, bytes } of tiles.toSorted((a, b) => a.id - b.id)) {
    const key = bytes.toString("latin1");
    const offset = offsets.get(key) ?? length;
    if (offset === length) {
      offsets.set(key, offset);
      contents.push(bytes);
      length += bytes.length;
    }
    entries.push({ tileId: id, runLength: 1, offset, length: bytes.length });
  }
  const head = makeArchiveHead({
    entries,
    contents: contents.length,
    bytes: length,
    metadata: JSON.stringify(metadata),
    tileCompression,
    box,
  });
  return Buffer.concat([head, ...contents]);
}

/** Writes the archive of Lakeside, with labels of its station, a district and a square. Returns the path. */
export function writeLakeside(file: string, archive: MadeUpArchive = {}): string {
  const maxZoom = archive.maxZoom ?? 12;
  const station = tileAt(LAKESIDE_STATION, maxZoom);
  writeFileSync(
    file,
    madeUpArchive({
      ...archive,
      layersAt: (zoom, x, y) => ({
        ...ownRoad(zoom, x, y),
        ...(zoom === maxZoom && x === station.x && y === station.y && LAKESIDE_LABELS),
      }),
    }),
  );
  return file;
}

const LAKESIDE_LABELS: MadeUpLayers = {
  places: [point(250, 250, { kind: "neighbourhood", name: "Reedbank", "name:fr": "Rive des Roseaux", min_zoom: 11 })],
  pois: [
    point(256, 256, { kind: "station", name: "Lakeside Central", min_zoom: 10 }),
    point(262.5, 262.5, { kind: "square", name: "<b>Heron</b> Square\u0007", min_zoom: 12 }),
    point(262.5, 262.5, { kind: "cafe", name: "Café Reedbank", min_zoom: 12 }),
  ],
};
