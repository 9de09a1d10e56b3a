import { bytesToHeader, Compression, type Header, TileType } from "pmtiles";
import { damagedMap } from "./damaged-map.ts";
import { MAX_INDEX_BYTES } from "./unpack.ts";

export const HEADER_BYTES = 127;
/** Header and root directory lie within the first bytes of an archive, so that one request reads both. */
export const ROOT_BYTES = 16_384;
const MAX_ZOOM = 22;
const PICTURE_TYPES: Readonly<Record<number, string>> = {
  [TileType.Png]: "PNG pictures",
  [TileType.Jpeg]: "JPEG pictures",
  [TileType.Webp]: "WebP pictures",
  [TileType.Avif]: "AVIF pictures",
  [TileType.Mlt]: "MapLibre tiles",
};

/** A header whose sections have known lengths. */
export type ArchiveHeader = Header & { leafDirectoryLength: number; tileDataLength: number };

/**
 * Parses and checks the first bytes of an archive of vector tiles, PMTiles version 3. `name` begins the sentences of errors; `bytes` is the size
 * of the whole archive. Errors: AppError `unreadable`.
 */
export function readArchiveHeader(head: Uint8Array, name: string, bytes: number): ArchiveHeader {
  const refuse = (reason: string) => damagedMap(`${name} ${reason}`);
  if (head[0] !== 0x50 || head[1] !== 0x4d) throw refuse("is no map: it does not begin as a PMTiles archive does.");
  const isNamed = Buffer.from(head.subarray(0, 7)).toString("latin1") === "PMTiles";
  const version = isNamed ? head[7] : (head[2] ?? 0) + (head[3] ?? 0) * 256;
  if (version !== 3)
    throw refuse(
      `is a PMTiles archive of version ${version}, not 3: convert it with a newer program, or take another.`,
    );
  if (head.length < HEADER_BYTES) throw refuse("is cut off within its header.");
  const header = sectionsKnown(bytesToHeader(Uint8Array.from(head.subarray(0, HEADER_BYTES)).buffer));
  if (header.tileType !== TileType.Mvt)
    throw refuse(`has ${PICTURE_TYPES[header.tileType] ?? "tiles of an unknown kind"}, not vector tiles (MVT).`);
  for (const compression of [header.internalCompression, header.tileCompression]) {
    if (compression !== Compression.Gzip && compression !== Compression.None)
      throw refuse("is packed in another way than gzip, which is not read here.");
  }
  requireSections(header, bytes, refuse);
  if (header.minZoom > header.maxZoom || header.maxZoom > MAX_ZOOM)
    throw refuse(`says that its zoom goes from ${header.minZoom} to ${header.maxZoom}, so it is damaged.`);
  const { minLon, minLat, maxLon, maxLat } = header;
  const isOnEarth = minLon >= -180 && maxLon <= 180 && minLat >= -90 && maxLat <= 90;
  if (!isOnEarth || minLon >= maxLon || minLat >= maxLat)
    throw refuse(`has bounds that are no place on the earth: ${[minLon, minLat, maxLon, maxLat].join(", ")}.`);
  return header;
}

function requireSections(header: ArchiveHeader, bytes: number, refuse: (reason: string) => Error): void {
  const { rootDirectoryOffset, rootDirectoryLength, jsonMetadataOffset, jsonMetadataLength } = header;
  const { leafDirectoryOffset, leafDirectoryLength, tileDataOffset, tileDataLength } = header;
  const end = Math.max(
    rootDirectoryOffset + rootDirectoryLength,
    jsonMetadataOffset + jsonMetadataLength,
    leafDirectoryOffset + leafDirectoryLength,
    tileDataOffset + tileDataLength,
  );
  if (!Number.isSafeInteger(end)) throw refuse("is damaged: its header names impossible sizes.");
  if (end > bytes) throw refuse(`is cut off: it should have ${end} bytes, and has ${bytes}.`);
  const isInHead = rootDirectoryOffset >= HEADER_BYTES && rootDirectoryOffset + rootDirectoryLength <= ROOT_BYTES;
  if (!isInHead || rootDirectoryLength === 0 || jsonMetadataLength > MAX_INDEX_BYTES)
    throw refuse("is damaged: its header and its directory do not agree.");
}

const sectionsKnown = (header: Header): ArchiveHeader => ({
  ...header,
  leafDirectoryLength: header.leafDirectoryLength ?? 0,
  tileDataLength: header.tileDataLength ?? 0,
});
