import fc from "fast-check";
import { type Entry, findTile } from "pmtiles";
import { describe, expect, it } from "vitest";
import type { ArchiveHeader } from "./archive-header.ts";
import { isDamagedMap } from "./damaged-map.ts";
import { createDirectoryCache } from "./directory-cache.ts";
import { findEntry, parseDirectory, serializeDirectory } from "./pmtiles-directory.ts";

const entriesOf = fc
  .array(
    fc.record({
      step: fc.integer({ min: 1, max: 1_000_000 }),
      runLength: fc.integer({ min: 0, max: 5_000 }),
      offset: fc.integer({ min: 0, max: 2 ** 40 }),
      length: fc.integer({ min: 1, max: 2 ** 24 }),
    }),
    { minLength: 1, maxLength: 60 },
  )
  .map((parts) => {
    let tileId = -1;
    return parts.map(({ step, ...entry }): Entry => {
      tileId += step;
      return { tileId, ...entry };
    });
  });

describe("directories", () => {
  it("are read as they were written", () => {
    fc.assert(
      fc.property(entriesOf, (entries) => {
        expect(parseDirectory(serializeDirectory(entries))).toEqual(entries);
      }),
    );
  });

  it("give for any tile the entry that the library finds among them all", () => {
    fc.assert(
      fc.property(entriesOf, fc.nat(), fc.integer({ min: -3, max: 6_000 }), (entries, place, distance) => {
        const tileId = (entries[place % entries.length]?.tileId ?? 0) + distance;
        const entry = findEntry(serializeDirectory(entries), tileId);
        expect(entry).toEqual(entries.findLast((other) => other.tileId <= tileId));
        expect(findTile(entry ? [entry] : [], tileId)).toEqual(findTile(entries, tileId));
      }),
    );
  });

  it("are refused when they are cut off or any bytes, and never read beyond their end", () => {
    const isRead = (bytes: Uint8Array, read: (bytes: Uint8Array) => unknown) => {
      try {
        read(bytes);
        return true;
      } catch (error) {
        if (isDamagedMap(error)) return false;
        throw error;
      }
    };
    fc.assert(
      fc.property(entriesOf, fc.nat(), fc.nat(), (entries, cut, tileId) => {
        const bytes = serializeDirectory(entries);
        const part = bytes.subarray(0, cut % bytes.length);
        expect(isRead(part, parseDirectory)).toBe(false);
        expect(isRead(part, () => findEntry(part, tileId))).toBe(false);
      }),
    );
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 200 }), (bytes) => {
        const isParsed = isRead(bytes, parseDirectory);
        expect(isRead(bytes, () => findEntry(bytes, Number.POSITIVE_INFINITY))).toBe(isParsed);
      }),
    );
  });
});

describe("createDirectoryCache", () => {
  it("reads a directory once for concurrent tiles, and keeps no more bytes than its limit", async () => {
    const directories = Array.from({ length: 10 }, (_, index) =>
      serializeDirectory(
        Array.from({ length: 40 }, (_, entry) => ({
          tileId: index * 100 + entry,
          runLength: 1,
          offset: entry,
          length: 1,
        })),
      ),
    );
    let reads = 0;
    const source = {
      getKey: () => "made up",
      getBytes: async (offset: number) => {
        reads++;
        return { data: Uint8Array.from(directories[offset] ?? []).buffer };
      },
    };
    const header = { internalCompression: 1 } as ArchiveHeader;
    const twoDirectories = Math.round(2.5 * (directories[0]?.length ?? 0));
    const cache = createDirectoryCache(source, header, twoDirectories);
    const read = (offset: number) => cache.read(offset, 1);
    await Promise.all([read(0), read(0), read(0)]);
    expect(reads).toBe(1);
    for (let offset = 0; offset < 10; offset++) await read(offset);
    expect(reads).toBe(10);
    await Promise.all([read(9), read(8)]);
    expect(reads).toBe(10);
    await read(0);
    expect(reads).toBe(11);
  });
});
