import { VectorTile } from "@mapbox/vector-tile";
import Pbf from "pbf";
import { type Cache, type DecompressFunc, type Entry, PMTiles, type Source, tileIdToZxy, zxyToTileId } from "pmtiles";
import type { TileAddress } from "#domain/map/drawing/map-view";
import { MAX_TILE_BYTES } from "#domain/map/drawing/read-map-tile";
import type { MapArchive } from "../map-archive.ts";
import { type ArchiveHeader, ROOT_BYTES, readArchiveHeader } from "./archive-header.ts";
import { readArchiveMetadata, requireSchema } from "./archive-metadata.ts";
import { contentVersion } from "./content-version.ts";
import { damagedMap, isDamagedMap } from "./damaged-map.ts";
import { createDirectoryCache, type DirectoryCache } from "./directory-cache.ts";
import { type FileSource, openFileSource } from "./file-source.ts";
import { findEntry, MAX_DEPTH, parseDirectory } from "./pmtiles-directory.ts";
import { MAX_INDEX_BYTES, tooLarge, unpack } from "./unpack.ts";

/** An archive in an open file. */
export interface OpenArchive extends MapArchive {
  name: string;
  bytes: number;
  header: ArchiveHeader;
  /** Layers of Protomaps' schema that the archive lacks. */
  missingLayers: readonly string[];
  /** Changes when another file gets the name. */
  fileIdentity: string;
  /** Yields the entries of tiles by ascending tile id. Errors: AppError `unreadable`. */
  entries(): AsyncGenerator<Entry>;
  /** Closes the file once the pending reads are done. Later reads fail as those of a damaged map do. */
  close(): Promise<void>;
}

/** Parts that identify an archive before its content is read. */
export interface ArchiveHead {
  header: ArchiveHeader;
  name: string;
  attribution: string;
  missingLayers: readonly string[];
  metadata: Uint8Array;
}

/** Number of tiles whose layers are read when the metadata lists none. */
const SAMPLED_TILES = 20;

/** Opens and checks an archive. Errors: AppError `unreadable` with a sentence that says why, `storage`. */
export async function openArchive(file: string): Promise<OpenArchive> {
  const source = await openFileSource(file);
  try {
    const head = await readArchiveHead(source, source.bytes, file);
    const version = await contentVersion(source, source.bytes, head.header);
    return archiveOf(source, head, version);
  } catch (error) {
    await source.close();
    throw error;
  }
}

/** Reads and checks header, metadata and layers of an archive of this size. `name` begins the sentences. Errors: AppError `unreadable`. */
export async function readArchiveHead(source: Source, bytes: number, name: string): Promise<ArchiveHead> {
  const head = new Uint8Array((await source.getBytes(0, ROOT_BYTES)).data);
  const header = readArchiveHeader(head, name, bytes);
  const { jsonMetadataOffset, jsonMetadataLength, internalCompression } = header;
  const packed =
    jsonMetadataLength === 0
      ? new Uint8Array()
      : new Uint8Array((await source.getBytes(jsonMetadataOffset, jsonMetadataLength)).data);
  const metadata =
    packed.length === 0 ? packed : await unpack(packed, internalCompression, MAX_INDEX_BYTES, `${name}: its metadata`);
  const { layers, ...texts } = readArchiveMetadata(metadata, name);
  const tiles = openTiles(source, header);
  await tiles.directories.read(header.rootDirectoryOffset, header.rootDirectoryLength);
  const missingLayers = requireSchema(layers ?? (await sampledLayers(tiles)), name);
  return { header, ...texts, missingLayers, metadata };
}

interface Tiles {
  header: ArchiveHeader;
  /** Ranges of the archive, no tile above `MAX_TILE_BYTES`. */
  source: Source;
  directories: DirectoryCache;
}

function openTiles(source: Source, header: ArchiveHeader): Tiles {
  const limitedSource: Source = {
    getKey: () => source.getKey(),
    async getBytes(offset, length, ...others) {
      if (offset >= header.tileDataOffset && length > MAX_TILE_BYTES)
        throw tooLarge("A tile of the map", MAX_TILE_BYTES);
      return source.getBytes(offset, length, ...others);
    },
  };
  return { header, source: limitedSource, directories: createDirectoryCache(source, header) };
}

const decompress: DecompressFunc = async (packed, compression) =>
  bufferOf(await unpack(new Uint8Array(packed), compression, MAX_TILE_BYTES, "A tile of the map"));

/** Passes the library only the directory entry that leads to a tile: all ten thousand would become garbage. */
const entriesOfTile = ({ header, directories }: Tiles, tileId: number): Cache => ({
  getHeader: async () => header,
  async getDirectory(_source, offset, length) {
    const entry = findEntry(await directories.read(offset, length), tileId);
    return entry === undefined ? [] : [entry];
  },
  // Files do not change under their handle, and changed files are opened anew.
  invalidate: async () => undefined,
});

function bufferOf(bytes: Uint8Array): ArrayBuffer {
  const isWhole = bytes.buffer instanceof ArrayBuffer && bytes.byteLength === bytes.buffer.byteLength;
  return isWhole ? bytes.buffer : Uint8Array.from(bytes).buffer;
}

function archiveOf(source: FileSource, head: ArchiveHead, version: string): OpenArchive {
  const { header, name, attribution, missingLayers } = head;
  const tiles = openTiles(source, header);
  let pendingReads = 0;
  let isClosing = false;
  const closed = Promise.withResolvers<void>();
  const closeFile = () => source.close().then(closed.resolve, closed.reject);

  /** Keeps the file open until the read is done. */
  async function whileOpen<Value>(read: () => Promise<Value>): Promise<Value> {
    if (isClosing) throw damagedMap("The map was replaced meanwhile.");
    pendingReads++;
    try {
      return await read();
    } finally {
      pendingReads--;
      if (pendingReads === 0 && isClosing) await closeFile();
    }
  }

  return {
    name,
    version,
    attribution,
    missingLayers,
    header,
    bytes: source.bytes,
    fileIdentity: source.identity,
    minZoom: header.minZoom,
    maxZoom: header.maxZoom,
    bounds: [header.minLon, header.minLat, header.maxLon, header.maxLat],
    readTile: (zoom, x, y) => whileOpen(() => readTile(tiles, { zoom, x, y })),
    entries: () => readEntries(tiles, whileOpen),
    async close() {
      const isFirst = !isClosing;
      isClosing = true;
      if (isFirst && pendingReads === 0) await closeFile();
      await closed.promise;
    },
  };
}

async function readTile(tiles: Tiles, { zoom, x, y }: TileAddress) {
  const { minZoom, maxZoom } = tiles.header;
  const isTile = [zoom, x, y].every(Number.isInteger) && zoom >= minZoom && zoom <= maxZoom;
  if (!isTile || x < 0 || y < 0 || x >= 2 ** zoom || y >= 2 ** zoom) return undefined;
  try {
    const cache = entriesOfTile(tiles, zxyToTileId(zoom, x, y));
    const tile = await new PMTiles(tiles.source, cache, decompress).getZxy(zoom, x, y);
    return tile && new Uint8Array(tile.data);
  } catch (error) {
    throw isDamagedMap(error) ? error : damagedMap(`The tile ${zoom}/${x}/${y} of the map is damaged.`, error);
  }
}

type WhileOpen = <Value>(read: () => Promise<Value>) => Promise<Value>;

async function* readEntries({ header, directories }: Tiles, whileOpen: WhileOpen): AsyncGenerator<Entry> {
  async function* walk(offset: number, length: number, depth: number): AsyncGenerator<Entry> {
    if (depth > MAX_DEPTH) throw damagedMap("The directories of the map lead in a circle.");
    const directory = await whileOpen(() => directories.read(offset, length));
    for (const entry of parseDirectory(directory)) {
      if (entry.runLength > 0) yield entry;
      else yield* walk(header.leafDirectoryOffset + entry.offset, entry.length, depth + 1);
    }
  }
  yield* walk(header.rootDirectoryOffset, header.rootDirectoryLength, 0);
}

/** Reads the layers of the first tiles. */
async function sampledLayers(tiles: Tiles): Promise<string[]> {
  const layers = new Set<string>();
  let count = 0;
  for await (const { tileId } of readEntries(tiles, (read) => read())) {
    if (count++ >= SAMPLED_TILES) break;
    const [zoom, x, y] = tileIdToZxy(tileId);
    const tile = await readTile(tiles, { zoom, x, y });
    if (tile !== undefined) for (const layer of layersOf(tile)) layers.add(layer);
  }
  return [...layers];
}

/** Returns the names of a tile's layers. Errors: AppError `unreadable`. */
export function layersOf(tile: Uint8Array): string[] {
  try {
    return Object.keys(new VectorTile(new Pbf(tile)).layers);
  } catch (error) {
    throw damagedMap("A tile of the map is damaged: it is no vector tile.", error);
  }
}
