import type { MapArchive } from "./map-archive.ts";

/** Increment when the style of drawings changes. */
const DRAWING_VERSION = 1;

/** Version of the drawings of an archive, for their addresses: browsers keep a drawing of a version for a year. */
export function mapVersion({ version }: MapArchive): string {
  return `${DRAWING_VERSION}-${version}`;
}
