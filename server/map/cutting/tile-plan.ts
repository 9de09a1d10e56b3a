import type { Entry } from "pmtiles";
import { MAX_TILE_BYTES } from "#domain/map/drawing/read-map-tile";
import type { ArchiveHeader } from "../archive/archive-header.ts";
import { damagedMap } from "../archive/damaged-map.ts";
import { MAX_DEPTH, parseDirectory } from "../archive/pmtiles-directory.ts";
import { MAX_INDEX_BYTES, tooLarge, unpack } from "../archive/unpack.ts";
import { type Blob, mergeRanges } from "./merge-ranges.ts";
import type { RangeReader } from "./range-reader.ts";
import { firstFrom, type TileIds } from "./wanted-tiles.ts";

/** Tiles to copy from an archive, with the position of their content in the new one. */
export interface TilePlan {
  /** Entries of the new archive by ascending tile id; offsets are within its tiles. */
  entries: Entry[];
  /** Contents of tiles, each once, in the order of the new archive. */
  blobs: Blob[];
  /** Size of all contents. */
  bytes: number;
}

/**
 * Reads the directories that may have the wanted tiles, in merged ranges, and plans the new archive. Equal contents, which share an offset,
 * stay shared. Errors: AppError `unreadable`; those of the reader.
 */
export async function planTiles(reader: RangeReader, header: ArchiveHeader, wanted: TileIds): Promise<TilePlan> {
  const sourceEntries: Entry[] = [];
  const { rootDirectoryOffset, rootDirectoryLength, leafDirectoryOffset } = header;
  let directories: Blob[] = [{ from: rootDirectoryOffset, to: 0, length: rootDirectoryLength }];
  for (let depth = 0; directories.length > 0; depth++) {
    if (depth > MAX_DEPTH) throw damagedMap("The directories of the archive lead in a circle.");
    const leaves: Blob[] = [];
    for (const range of mergeRanges(directories)) {
      const bytes = await reader.read(range.from, range.length);
      for (const { from, length } of range.blobs) {
        const packed = bytes.subarray(from - range.from, from - range.from + length);
        const unpacked = await unpack(
          packed,
          header.internalCompression,
          MAX_INDEX_BYTES,
          "A directory of the archive",
        );
        const directory = parseDirectory(unpacked);
        for (const [index, entry] of directory.entries()) {
          const end = entry.runLength > 0 ? entry.tileId + entry.runLength : (directory[index + 1]?.tileId ?? Infinity);
          const first = firstFrom(wanted, entry.tileId);
          if (first === wanted.length || (wanted[first] ?? 0) >= end) continue;
          if (entry.runLength === 0 && entry.length > MAX_INDEX_BYTES)
            throw tooLarge("A directory of the archive", MAX_INDEX_BYTES);
          if (entry.runLength > 0) for (const run of wantedRuns(entry, wanted, first)) sourceEntries.push(run);
          else leaves.push({ from: leafDirectoryOffset + entry.offset, to: 0, length: entry.length });
        }
      }
    }
    directories = leaves;
  }
  return arrange(
    sourceEntries.sort((a, b) => a.tileId - b.tileId),
    header,
  );
}

/** Cuts the wanted tiles out of a run of equal ones. */
function wantedRuns({ tileId, runLength, offset, length }: Entry, wanted: TileIds, first: number): Entry[] {
  const runs: Entry[] = [];
  for (let index = first; index < wanted.length; index++) {
    const id = wanted[index] ?? 0;
    if (id >= tileId + runLength) break;
    const last = runs.at(-1);
    if (last !== undefined && last.tileId + last.runLength === id) last.runLength++;
    else runs.push({ tileId: id, runLength: 1, offset, length });
  }
  return runs;
}

/** Contents follow each other in the order of the tiles that first need them: the new archive is clustered. */
function arrange(sourceEntries: readonly Entry[], { tileDataOffset, tileDataLength }: ArchiveHeader): TilePlan {
  const entries: Entry[] = [];
  const blobs: Blob[] = [];
  const offsets = new Map<number, number>();
  let bytes = 0;
  for (const { tileId, runLength, offset, length } of sourceEntries) {
    if (length > MAX_TILE_BYTES) throw tooLarge("A tile of the archive", MAX_TILE_BYTES);
    if (offset + length > tileDataLength)
      throw damagedMap("A directory of the archive is damaged: a tile lies beyond its end.");
    let newOffset = offsets.get(offset);
    if (newOffset === undefined) {
      newOffset = bytes;
      offsets.set(offset, newOffset);
      blobs.push({ from: tileDataOffset + offset, to: newOffset, length });
      bytes += length;
    }
    const last = entries.at(-1);
    if (last !== undefined && last.offset === newOffset && last.tileId + last.runLength === tileId)
      last.runLength += runLength;
    else entries.push({ tileId, runLength, offset: newOffset, length });
  }
  return { entries, blobs, bytes };
}
