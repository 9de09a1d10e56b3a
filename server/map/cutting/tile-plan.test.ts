import { Compression } from "pmtiles";
import { expect, it } from "vitest";
import type { ArchiveHeader } from "../archive/archive-header.ts";
import { serializeDirectory } from "../archive/pmtiles-directory.ts";
import { planTiles } from "./tile-plan.ts";

it("refuses a leaf directory of an impossible size before it is read", async () => {
  const root = serializeDirectory([{ tileId: 0, offset: 0, length: 2 ** 40, runLength: 0 }]);
  const lengths: number[] = [];
  const reader = {
    name: "planet",
    bytes: 2 ** 41,
    identity: "1",
    read: async (_: number, length: number) => {
      lengths.push(length);
      return Buffer.from(root);
    },
    close: async () => undefined,
  };
  const header = {
    rootDirectoryOffset: 127,
    rootDirectoryLength: root.length,
    leafDirectoryOffset: 127 + root.length,
    internalCompression: Compression.None,
  } as ArchiveHeader;
  await expect(planTiles(reader, header, Float64Array.of(0, 1))).rejects.toThrow("is larger than 16 MB");
  expect(lengths).toEqual([root.length]);
});
