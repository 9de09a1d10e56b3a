import fc from "fast-check";
import type { Entry } from "pmtiles";
import { describe, expect, it } from "vitest";
import { isDamagedMap } from "./damaged-map.ts";
import { createDirectoryCache } from "./directory-cache.ts";
import { parseDirectory, serializeDirectory } from "./pmtiles-directory.ts";

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

  it("are refused when they are cut off or any bytes, and never read beyond their end", () => {
    const isRead = (bytes: Uint8Array) => {
      try {
        return parseDirectory(bytes).length > 0;
      } catch (error) {
        if (isDamagedMap(error)) return false;
        throw error;
      }
    };
    fc.assert(
      fc.property(entriesOf, fc.nat(), (entries, cut) => {
        const bytes = serializeDirectory(entries);
        expect(isRead(bytes.subarray(0, cut % bytes.length))).toBe(false);
      }),
    );
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 200 }), (bytes) => {
        expect(typeof isRead(bytes)).toBe("boolean");
      }),
    );
  });
});

describe("createDirectoryCache", () => {
  it("reads a directory once for concurrent tiles, and keeps no more entries than its limit", async () => {
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
    const cache = createDirectoryCache({ internalCompression: 1 } as Parameters<typeof createDirectoryCache>[0], 100);
    const header = await cache.getHeader(source);
    const read = (offset: number) => cache.getDirectory(source, offset, 1, header);
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
