import { randomBytes } from "node:crypto";
import { readFile, rename, rm, stat, writeFile } from "node:fs/promises";
import { z } from "zod";
import { KEY_VERSION } from "#domain/business/business-keys";
import type { MapPlace } from "#domain/search/landmarks/map-places";

/** Maximum size of the file; a larger one is of another program. */
const MAX_BYTES = 64 * 1024 * 1024;

const placesSchema = z.object({
  /** Version of the archive. */
  version: z.string(),
  /** Version of the rules that made the keys. */
  keyVersion: z.literal(KEY_VERSION),
  places: z.array(
    z.object({
      name: z.string(),
      kind: z.enum(["town", "district", "station", "airport", "square"]),
      latitude: z.number(),
      longitude: z.number(),
      rank: z.number(),
      keys: z.array(z.string()),
    }),
  ),
});

/** Returns the file beside an archive that has the places among its labels. */
export const placesFile = (archive: string): string => `${archive}.places.json`;

/** Reads the places of this version of an archive; undefined if they were not stored yet, and for a file of another shape. */
export async function loadPlaces(archive: string, version: string): Promise<MapPlace[] | undefined> {
  try {
    const file = placesFile(archive);
    if ((await stat(file)).size > MAX_BYTES) return undefined;
    const storedPlaces = placesSchema.parse(JSON.parse(await readFile(file, "utf8")));
    return storedPlaces.version === version ? storedPlaces.places : undefined;
  } catch {
    return undefined;
  }
}

/** Replaces the stored places atomically. Throws errors of the file system. */
export async function storePlaces(archive: string, version: string, places: MapPlace[]): Promise<void> {
  const file = placesFile(archive);
  const partialFile = `${file}.${process.pid}.${randomBytes(6).toString("hex")}.part`;
  const content = { version, keyVersion: KEY_VERSION, places };
  try {
    await writeFile(partialFile, JSON.stringify(content), { mode: 0o600 });
    await rename(partialFile, file);
  } catch (error) {
    await rm(partialFile, { force: true });
    throw error;
  }
}
