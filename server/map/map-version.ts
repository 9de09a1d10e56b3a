import type { MapArchive } from "./map-archive.ts";

/** Increment when the style of drawings changes. */
const DRAWING_VERSION = 1;

/** Returns the version of the drawings of an archive, for their URLs. Browsers cache them for a year. */
export function mapVersion({ version }: MapArchive): string {
  return `${DRAWING_VERSION}-${version}`;
}
