/** The streets of the directory's towns, as an archive of vector tiles in Protomaps' schema. */
export interface MapArchive {
  /** Version of the archive's content; part of the URL and the ETag of rendered tiles. */
  readonly version: string;
  /** Plain text that every map must show, such as "© OpenStreetMap". */
  readonly attribution: string;
  readonly minZoom: number;
  readonly maxZoom: number;
  /** West, south, east, north in degrees. */
  readonly bounds: readonly [number, number, number, number];
  /**
   * The tile's vector data, unpacked; undefined where the archive has none. Throws an error for which `isDamagedMap` is true when it cannot
   * be read.
   */
  readTile(zoom: number, x: number, y: number): Promise<Uint8Array | undefined>;
}

/** Returns the current archive, which changes when the operator adds or removes one; undefined without one. */
export type CurrentMap = () => Promise<MapArchive | undefined>;
