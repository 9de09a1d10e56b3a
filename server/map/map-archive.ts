/** The streets of the directory's towns, as an archive of vector tiles in Protomaps' schema. */
export interface MapArchive {
  /** It changes with the archive's content; part of the ETag of drawn tiles and of their addresses. */
  readonly version: string;
  /** Plain text that must stand on every map, such as "© OpenStreetMap". */
  readonly attribution: string;
  readonly minZoom: number;
  readonly maxZoom: number;
  /** West, south, east, north in degrees. */
  readonly bounds: readonly [number, number, number, number];
  /** The tile's vector data, unpacked; undefined where the archive has none. Throws what `isDamagedMap` tells when it can't be read. */
  readTile(zoom: number, x: number, y: number): Promise<Uint8Array | undefined>;
}

/** Gives the archive of the moment, which changes when the operator adds or removes one; undefined without one. */
export type CurrentMap = () => Promise<MapArchive | undefined>;
