import { describe, expect, it } from "vitest";
import { mergeRanges } from "./merge-ranges.ts";

const blob = (from: number, length: number) => ({ from, to: 0, length });
const MB = 1024 * 1024;

describe("mergeRanges", () => {
  it("reads neighbours at once, whatever their order, and leaves large gaps out", () => {
    const ranges = mergeRanges([blob(5_000, 100), blob(0, 100), blob(10 * MB, 50)]);
    expect(ranges.map(({ from, length, blobs }) => [from, length, blobs.length])).toEqual([
      [0, 5_100, 2],
      [10 * MB, 50, 1],
    ]);
  });

  it("splits a small download too, so that an interrupted one does not begin anew, and a large one into a few dozen", () => {
    const contiguous = (count: number, length: number) =>
      mergeRanges(Array.from({ length: count }, (_, index) => blob(index * length, length)));
    expect(contiguous(200, 1_000).length).toBeGreaterThan(2);
    expect(contiguous(7_000, 10_000).length).toBeLessThan(40);
    expect(Math.max(...contiguous(50_000, 10_000).map(({ length }) => length))).toBeLessThanOrEqual(8 * MB);
    expect(contiguous(3, 9 * MB)).toHaveLength(3);
  });
});
