import { stat } from "node:fs/promises";
import { AppError } from "../../errors.ts";
import { openArchive } from "../../map/archive/open-archive.ts";
import { downloadFiles, removeDownload } from "../../map/cutting/download-state.ts";
import { loadPlaces } from "../../map/places/places-file.ts";
import type { SharedFiles } from "../../store/port/cluster.ts";
import { deleteMapFiles, fetchSharedMap, shareRemoval } from "./shared-map.ts";

/** The archive of a directory. */
export interface StoredMap {
  file: string;
  name: string;
  version: string;
  bounds: readonly [number, number, number, number];
  minZoom: number;
  maxZoom: number;
  tiles: number;
  bytes: number;
  attribution: string;
  missingLayers: readonly string[];
  /** Number of places that searches know from it; null until a server has read them. */
  places: number | null;
  addedAt: string;
}

/** Returns the archive of a directory, if it has one. Errors: AppError `unreadable` for a damaged one, `storage`. */
export async function storedMap(file: string, files: SharedFiles | undefined): Promise<StoredMap | undefined> {
  if (files !== undefined) await fetchSharedMap(files, file, await versionOf(file));
  const stats = await stat(file).catch(() => undefined);
  if (stats === undefined) return undefined;
  const archive = await openArchive(file);
  await archive.close();
  const { name, version, bounds, minZoom, maxZoom, header, bytes, attribution, missingLayers } = archive;
  const places = await loadPlaces(file, version);
  return {
    file,
    name,
    version,
    bounds,
    minZoom,
    maxZoom,
    tiles: header.numAddressedTiles,
    bytes,
    attribution,
    missingLayers,
    places: places?.length ?? null,
    addedAt: stats.mtime.toISOString(),
  };
}

/** Removes the archive and what an interrupted `map add` left. Returns whether there was one. Errors: AppError `storage`. */
export async function removeMap(file: string, files: SharedFiles | undefined): Promise<boolean> {
  const shared = (await files?.list("map"))?.some(({ bytes }) => bytes > 0) ?? false;
  const exists = await stat(file).then(
    () => true,
    () => false,
  );
  if (files !== undefined) await shareRemoval(files);
  await deleteMapFiles(file);
  await removeDownload(downloadFiles(file));
  return exists || shared;
}

/** Returns the version of an archive; undefined if it is missing or damaged. */
async function versionOf(file: string): Promise<string | undefined> {
  try {
    const archive = await openArchive(file);
    await archive.close();
    return archive.version;
  } catch (error) {
    if (error instanceof AppError) return undefined;
    throw error;
  }
}
