import { randomBytes } from "node:crypto";
import { rename, rm } from "node:fs/promises";
import { dirname } from "node:path";
import { syncFolder } from "../../files/output-file.ts";
import { damagedMap } from "../../map/archive/damaged-map.ts";
import { openArchive } from "../../map/archive/open-archive.ts";
import { placesFile } from "../../map/places/places-file.ts";
import type { SharedFiles } from "../../store/port/cluster.ts";
import { fetchSharedFile, saveSharedFile } from "../transfer-shared-file.ts";

/** Id of the empty file that marks the map as removed for other servers. */
const REMOVED = "removed";

/** Stores an archive for all servers, in place of the one before. Errors: AppError `storage`. */
export async function shareMap(files: SharedFiles, path: string, version: string): Promise<void> {
  try {
    await saveSharedFile(files, { kind: "map", id: version, path }, "map.pmtiles");
  } catch (error) {
    // The unfinished copy may be large. A failure to remove it must not hide the first error.
    await files.remove("map", [version]).catch(() => undefined);
    throw error;
  }
  await removeOthers(files, version);
}

/** Lets all servers remove their copies. */
export async function shareRemoval(files: SharedFiles): Promise<void> {
  await files.begin("map", REMOVED, REMOVED);
  await files.finish("map", REMOVED);
  await removeOthers(files, REMOVED);
}

async function removeOthers(files: SharedFiles, id: string): Promise<void> {
  const others = (await files.list("map")).map((file) => file.id).filter((other) => other !== id);
  if (others.length > 0) await files.remove("map", others);
}

/**
 * Makes the copy of this machine the same as the shared archive. A machine keeps its own archive while none was ever shared. Returns whether
 * something changed. Errors: AppError `storage`, `unreadable`, `not-found` when the archive is replaced meanwhile.
 */
export async function fetchSharedMap(files: SharedFiles, path: string, version: string | undefined): Promise<boolean> {
  const newest = (await files.list("map")).find(({ isComplete }) => isComplete);
  if (newest === undefined || newest.id === version) return false;
  if (newest.id === REMOVED) {
    if (version !== undefined) await deleteMapFiles(path);
    return version !== undefined;
  }
  const partialFile = `${path}.${process.pid}.${randomBytes(6).toString("hex")}.part`;
  try {
    await fetchSharedFile(files, { kind: "map", id: newest.id, path: partialFile });
    const archive = await openArchive(partialFile);
    await archive.close();
    if (archive.version !== newest.id) throw damagedMap("The shared map was damaged on its way here.");
    await rename(partialFile, path);
    await syncFolder(dirname(path));
    return true;
  } finally {
    await rm(partialFile, { force: true });
  }
}

/** Deletes an archive and what is stored beside it. */
export async function deleteMapFiles(path: string): Promise<void> {
  for (const file of [path, placesFile(path)]) await rm(file, { force: true });
}
