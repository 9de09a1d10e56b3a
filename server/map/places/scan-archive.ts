import { setImmediate as nextTurn } from "node:timers/promises";
import { tileIdToZxy } from "pmtiles";
import type { MapPlace } from "#domain/search/landmarks/map-places";
import { AppError } from "../../errors.ts";
import { damagedMap, isDamagedMap } from "../archive/damaged-map.ts";
import { layersOf, type OpenArchive } from "../archive/open-archive.ts";
import { PlaceCollector } from "./place-collector.ts";
import { readPlaceLabels } from "./read-place-labels.ts";

export interface ScanOptions {
  signal?: AbortSignal | undefined;
  /** Called with the share of tiles that were read, from 0 to 1. */
  onProgress?: ((fraction: number) => void) | undefined;
}

/**
 * Verifies that every tile of an archive can be read, and returns the places among its labels. Errors: AppError `unreadable` for a damaged
 * tile, `cancelled`.
 */
export function verifyArchive(archive: OpenArchive, options: ScanOptions = {}): Promise<MapPlace[]> {
  return scan(archive, options, 0);
}

/** Returns the places among the labels of an archive; a damaged tile is skipped. Errors: AppError `cancelled`, `storage`. */
export function readPlaces(archive: OpenArchive, options: ScanOptions = {}): Promise<MapPlace[]> {
  return scan(archive, { ...options, skipsDamaged: true }, archive.maxZoom);
}

async function scan(
  archive: OpenArchive,
  { signal, onProgress, skipsDamaged = false }: ScanOptions & { skipsDamaged?: boolean },
  minZoom: number,
): Promise<MapPlace[]> {
  const collector = new PlaceCollector();
  const seenOffsets = new Set<number>();
  const total = Math.max(1, archive.header.numTileEntries);
  let count = 0;
  for await (const { tileId, offset } of archive.entries()) {
    count++;
    const [zoom, x, y] = tileIdToZxy(tileId);
    if (zoom < minZoom || seenOffsets.has(offset)) continue;
    seenOffsets.add(offset);
    if (signal?.aborted) throw new AppError("cancelled", "The map was not finished; the same command goes on with it.");
    try {
      const tile = await archive.readTile(zoom, x, y);
      if (tile === undefined)
        throw damagedMap(`The tile ${zoom}/${x}/${y} of the map is not where its directory says.`);
      layersOf(tile);
      // The last zoom has every label.
      if (zoom === archive.maxZoom) for (const place of readPlaceLabels(tile, zoom, x, y)) collector.add(place);
    } catch (error) {
      if (!skipsDamaged || !isDamagedMap(error)) throw error;
    }
    onProgress?.(count / total);
    // Requests are answered between two tiles.
    await nextTurn();
  }
  return collector.places();
}
