import { LRUCache } from "lru-cache";
import type { Cache, Entry, Source } from "pmtiles";
import type { ArchiveHeader } from "./archive-header.ts";
import { parseDirectory } from "./pmtiles-directory.ts";
import { MAX_INDEX_BYTES, unpack } from "./unpack.ts";

/** Maximum entries of the cached directories. An entry takes about 80 bytes, so all of them 8 MB. */
const MAX_CACHED_ENTRIES = 100_000;

/**
 * Caches directories of one archive, bounded by their entries: a planet build has thousands of directories of ten thousand entries each.
 * Concurrent reads of one directory share it.
 */
export function createDirectoryCache(header: ArchiveHeader, maxEntries = MAX_CACHED_ENTRIES): Cache {
  const directories = new LRUCache<number, Entry[]>({
    maxSize: maxEntries,
    // A directory larger than the whole cache is not cached.
    sizeCalculation: ({ length }) => length,
  });
  const pendingReads = new Map<number, Promise<Entry[]>>();

  async function read(source: Source, offset: number, length: number): Promise<Entry[]> {
    const { data } = await source.getBytes(offset, length);
    const bytes = await unpack(
      new Uint8Array(data),
      header.internalCompression,
      MAX_INDEX_BYTES,
      "A directory of the map",
    );
    const directory = parseDirectory(bytes);
    directories.set(offset, directory);
    return directory;
  }

  return {
    getHeader: async () => header,
    async getDirectory(source, offset, length) {
      const directory = directories.get(offset) ?? pendingReads.get(offset);
      if (directory !== undefined) return directory;
      const pendingRead = read(source, offset, length).finally(() => pendingReads.delete(offset));
      pendingReads.set(offset, pendingRead);
      return pendingRead;
    },
    // Files do not change under their handle, and changed files are opened anew.
    invalidate: async () => undefined,
  };
}
