import { LRUCache } from "lru-cache";
import type { Source } from "pmtiles";
import type { ArchiveHeader } from "./archive-header.ts";
import { findEntry } from "./pmtiles-directory.ts";
import { MAX_INDEX_BYTES, unpack } from "./unpack.ts";

/** Maximum size of the cache: the unpacked directories of a planet build have some 8 MB. */
const MAX_CACHED_BYTES = 8 * 1024 * 1024;

/** Reads unpacked directories of one archive. */
export interface DirectoryCache {
  /** Returns the unpacked directory at an offset of the archive, whose entries are sound. Errors: AppError `unreadable`. */
  read(offset: number, length: number): Promise<Uint8Array>;
}

/**
 * Caches directories of one archive as unpacked bytes, which also count as their size: as objects, the ten thousand entries of each
 * directory would take ten times as much. Concurrent reads of one directory share it.
 */
export function createDirectoryCache(
  source: Source,
  header: ArchiveHeader,
  maxBytes = MAX_CACHED_BYTES,
): DirectoryCache {
  const directories = new LRUCache<number, Uint8Array>({
    maxSize: maxBytes,
    // A directory larger than the whole cache is not cached.
    sizeCalculation: ({ length }) => length,
  });
  const pendingReads = new Map<number, Promise<Uint8Array>>();

  async function read(offset: number, length: number): Promise<Uint8Array> {
    const { data } = await source.getBytes(offset, length);
    const packed = new Uint8Array(data);
    const directory = await unpack(packed, header.internalCompression, MAX_INDEX_BYTES, "A directory of the map");
    // Searching for the last entry validates all entries.
    findEntry(directory, Number.POSITIVE_INFINITY);
    directories.set(offset, directory);
    return directory;
  }

  return {
    async read(offset, length) {
      const directory = directories.get(offset) ?? pendingReads.get(offset);
      if (directory !== undefined) return directory;
      const pendingRead = read(offset, length).finally(() => pendingReads.delete(offset));
      pendingReads.set(offset, pendingRead);
      return pendingRead;
    },
  };
}
