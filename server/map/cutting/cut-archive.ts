import { type FileHandle, open } from "node:fs/promises";
import { boxAround, commonBox, type MapBox } from "#domain/map/map-box";
import { AppError, diskError } from "../../errors.ts";
import { contentHash } from "../../output/content-hash.ts";
import type { ArchiveHeader } from "../archive/archive-header.ts";
import { readArchiveHead } from "../archive/open-archive.ts";
import { makeArchiveHead } from "./archive-head.ts";
import { type DownloadFiles, readDownloadState, removeDownload, writeDownloadState } from "./download-state.ts";
import { type MergedRange, mergeRanges } from "./merge-ranges.ts";
import { type RangeReader, sourceOf } from "./range-reader.ts";
import { planTiles, type TilePlan } from "./tile-plan.ts";
import { wantedTiles } from "./wanted-tiles.ts";

export interface Area {
  /** Undefined for the whole archive. */
  boxes: readonly MapBox[] | undefined;
  maxZoom: number;
}

/** A planned extract of an archive. */
export interface Cut {
  name: string;
  attribution: string;
  missingLayers: readonly string[];
  box: MapBox;
  minZoom: number;
  maxZoom: number;
  tiles: number;
  /** Size of the new archive. */
  bytes: number;
  /** Bytes and number of the ranges to read. */
  transferBytes: number;
  requests: number;
  head: Uint8Array;
  ranges: readonly MergedRange[];
  /** Identifies source and plan. */
  plan: string;
}

/**
 * Plans the part of an archive that lies in an area. Errors: AppError `unreadable` for an archive that cannot be used, `not-found` when it has
 * nothing there; those of the reader.
 */
export async function planCut(reader: RangeReader, area: Area): Promise<Cut> {
  const { header, ...archive } = await readArchiveHead(sourceOf(reader), reader.bytes, reader.name);
  const whole = { west: header.minLon, south: header.minLat, east: header.maxLon, north: header.maxLat };
  const boxes = (area.boxes ?? [whole]).flatMap((box) => commonBox(box, whole) ?? []);
  const [first, ...others] = boxes;
  const maxZoom = Math.min(area.maxZoom, header.maxZoom);
  const tileIds = wantedTiles(boxes, header.minZoom, maxZoom);
  const tiles = await planTiles(reader, header, tileIds);
  if (first === undefined || tiles.entries.length === 0) throw nothingThere(reader.name, whole);
  const box = boxAround([first, ...others]);
  const head = makeHead(tiles, { header, metadata: archive.metadata, box });
  const ranges = mergeRanges(tiles.blobs.map((blob) => ({ ...blob, to: blob.to + head.length })));
  return {
    ...archive,
    box,
    minZoom: header.minZoom,
    maxZoom,
    tiles: tiles.entries.reduce((sum, { runLength }) => sum + runLength, 0),
    bytes: head.length + tiles.bytes,
    transferBytes: ranges.reduce((sum, { length }) => sum + length, 0),
    requests: ranges.length,
    head,
    ranges,
    plan: contentHash(`${reader.identity} ${contentHash(head)}`),
  };
}

function nothingThere(name: string, { west, south, east, north }: MapBox): AppError {
  const bounds = [west, south, east, north].map((degrees) => degrees.toFixed(2)).join(",");
  return new AppError(
    "not-found",
    `${name} has no tile in the area that was asked for: it goes from west to east and south to north ${bounds}. Name a part of it with --bbox, or take another archive.`,
  );
}

interface HeadParts {
  header: ArchiveHeader;
  metadata: Uint8Array;
  box: MapBox;
}

function makeHead({ entries, blobs, bytes }: TilePlan, { header, metadata, box }: HeadParts): Uint8Array {
  return makeArchiveHead({
    entries,
    contents: blobs.length,
    bytes,
    metadata: metadata.length === 0 ? "{}" : Buffer.from(metadata).toString("utf8"),
    tileCompression: header.tileCompression,
    box,
  });
}

export interface WriteCutOptions {
  files: DownloadFiles;
  signal?: AbortSignal | undefined;
  /** Called with the bytes that are there. */
  onProgress?: ((bytes: number) => void) | undefined;
}

/**
 * Writes the planned archive to its unfinished file, from where an earlier run of the same plan stopped. Returns the number of bytes that
 * the earlier run had written. Errors: AppError `storage`, `cancelled`; those of the reader.
 */
export async function writeCut(
  reader: RangeReader,
  cut: Cut,
  { files, signal, onProgress }: WriteCutOptions,
): Promise<number> {
  const earlier = await readDownloadState(files);
  const isResumed = earlier?.plan === cut.plan && earlier.ranges <= cut.ranges.length;
  const handle = await openUnfinished(files, isResumed);
  const done = handle.isNew ? 0 : (earlier?.ranges ?? 0);
  let bytes = cut.ranges.slice(0, done).reduce((sum, { length }) => sum + length, 0);
  const resumedBytes = bytes;
  try {
    await writeAt(handle.file, cut.head, 0);
    for (const [index, range] of cut.ranges.entries()) {
      if (index < done) continue;
      if (signal?.aborted)
        throw new AppError("cancelled", "The map was not finished; the same command goes on with it.");
      await writeRange(handle.file, await reader.read(range.from, range.length), range);
      await handle.file.datasync();
      await writeDownloadState(files, { plan: cut.plan, source: reader.name, ranges: index + 1 });
      bytes += range.length;
      onProgress?.(bytes);
    }
    await handle.file.truncate(cut.bytes);
    await handle.file.sync();
  } catch (error) {
    throw diskError(files.archive, "written", error);
  } finally {
    await handle.file.close();
  }
  return resumedBytes;
}

async function openUnfinished(files: DownloadFiles, isResumed: boolean): Promise<{ file: FileHandle; isNew: boolean }> {
  const file = files.archive;
  const existing = isResumed ? await open(file, "r+").catch(() => undefined) : undefined;
  if (existing !== undefined) return { file: existing, isNew: false };
  // The state of another plan must not outlive its file.
  await removeDownload(files);
  const created = await open(file, "w", 0o600).catch((error: unknown) => {
    throw diskError(file, "written", error);
  });
  return { file: created, isNew: true };
}

async function writeRange(handle: FileHandle, bytes: Uint8Array, range: MergedRange): Promise<void> {
  for (const { from, to, length } of range.blobs) {
    const start = from - range.from;
    await writeAt(handle, bytes.subarray(start, start + length), to);
  }
}

async function writeAt(handle: FileHandle, bytes: Uint8Array, position: number): Promise<void> {
  let writtenBytes = 0;
  while (writtenBytes < bytes.length)
    writtenBytes += (await handle.write(bytes, writtenBytes, bytes.length - writtenBytes, position + writtenBytes))
      .bytesWritten;
}
