import type { Source } from "pmtiles";

/** Reads ranges of an archive, wherever it is. */
export interface RangeReader {
  /** File or URL, which begins the sentences of errors. */
  name: string;
  /** Size of the whole archive. */
  bytes: number;
  /** Changes when the archive changes. */
  identity: string;
  read(offset: number, length: number): Promise<Uint8Array>;
  close(): Promise<void>;
}

/** Adapts a reader for the `pmtiles` library, which asks for the whole head of an archive that may be shorter. */
export const sourceOf = (reader: RangeReader): Source => ({
  getKey: () => reader.name,
  async getBytes(offset, length) {
    const bytes = await reader.read(offset, offset === 0 ? Math.min(length, reader.bytes) : length);
    return { data: Uint8Array.from(bytes).buffer };
  },
});
