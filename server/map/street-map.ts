import type { StreetMap } from "#contract/site";
import type { MapArchive } from "./map-archive.ts";
import { mapVersion } from "./map-version.ts";

/** Describes an archive for pages that show its drawings. */
export function streetMapOf(map: MapArchive): StreetMap {
  const { attribution, minZoom, maxZoom, bounds } = map;
  return { version: mapVersion(map), attribution, minZoom, maxZoom, bounds };
}
