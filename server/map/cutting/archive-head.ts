import { gzipSync } from "node:zlib";
import { Compression, type Entry, TileType, tileIdToZxy } from "pmtiles";
import type { MapBox } from "#domain/map/map-box";
import { HEADER_BYTES, ROOT_BYTES } from "../archive/archive-header.ts";
import { serializeDirectory } from "../archive/pmtiles-directory.ts";

export interface ArchiveHeadParts {
  /** Entries in ascending order of tile ids. */
  entries: readonly Entry[];
  /** Number of different contents of tiles, and their size. */
  contents: number;
  bytes: number;
  /** JSON object. */
  metadata: string;
  tileCompression: Compression;
  box: MapBox;
}

const SPEC_VERSION = 3;
const FIRST_LEAF_ENTRIES = 4096;

/** Encodes the part of a PMTiles archive before its tiles: header, root directory, metadata and leaf directories. */
export function makeArchiveHead(parts: ArchiveHeadParts): Uint8Array {
  const { root, leaves } = makeDirectories(parts.entries);
  const metadata = gzipSync(parts.metadata);
  const metadataOffset = HEADER_BYTES + root.length;
  const leavesOffset = metadataOffset + metadata.length;
  const tilesOffset = leavesOffset + leaves.length;
  const header = new DataView(new ArrayBuffer(HEADER_BYTES));
  const sections = [
    [HEADER_BYTES, root.length],
    [metadataOffset, metadata.length],
    [leavesOffset, leaves.length],
    [tilesOffset, parts.bytes],
  ];
  const addressed = parts.entries.reduce((sum, { runLength }) => sum + runLength, 0);
  const numbers = [...sections.flat(), addressed, parts.entries.length, parts.contents];
  for (const [index, byte] of [...Buffer.from("PMTiles"), SPEC_VERSION].entries()) header.setUint8(index, byte);
  for (const [index, number] of numbers.entries()) header.setBigUint64(8 + index * 8, BigInt(number), true);
  const [minZoom] = tileIdToZxy(parts.entries[0]?.tileId ?? 0);
  const [maxZoom] = tileIdToZxy(parts.entries.at(-1)?.tileId ?? 0);
  const bytes = [1, Compression.Gzip, parts.tileCompression, TileType.Mvt, minZoom, maxZoom];
  for (const [index, byte] of bytes.entries()) header.setUint8(96 + index, byte);
  const { west, south, east, north } = parts.box;
  for (const [index, degrees] of [west, south, east, north].entries()) setDegrees(header, 102 + index * 4, degrees);
  header.setUint8(118, maxZoom);
  setDegrees(header, 119, (west + east) / 2);
  setDegrees(header, 123, (south + north) / 2);
  return Buffer.concat([new Uint8Array(header.buffer), root, metadata, leaves]);
}

/** Makes the root and leaf directories. The root must fit into the first 16 kB, so with many tiles it only lists leaf directories. */
function makeDirectories(entries: readonly Entry[]): { root: Uint8Array; leaves: Uint8Array } {
  const root = gzipSync(serializeDirectory(entries));
  if (HEADER_BYTES + root.length <= ROOT_BYTES) return { root, leaves: new Uint8Array() };
  for (let size = FIRST_LEAF_ENTRIES; ; size *= 2) {
    const leaves: Uint8Array[] = [];
    const rootEntries: Entry[] = [];
    let offset = 0;
    for (let start = 0; start < entries.length; start += size) {
      const leaf = gzipSync(serializeDirectory(entries.slice(start, start + size)));
      rootEntries.push({ tileId: entries[start]?.tileId ?? 0, offset, length: leaf.length, runLength: 0 });
      leaves.push(leaf);
      offset += leaf.length;
    }
    const root = gzipSync(serializeDirectory(rootEntries));
    if (HEADER_BYTES + root.length <= ROOT_BYTES) return { root, leaves: Buffer.concat(leaves) };
  }
}

const setDegrees = (header: DataView, offset: number, degrees: number) =>
  header.setInt32(offset, Math.round(degrees * 1e7), true);
