import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { boundingBox, distanceKm } from "#domain/geography/distance";
import { PositionIndex } from "./position-index.ts";
import { SpatialGrid } from "./spatial-grid.ts";

const spot = fc.record({
  latitude: fc.oneof(fc.double({ min: -90, max: 90, noNaN: true }), fc.constant(Number.NaN)),
  longitude: fc.double({ min: -180, max: 180, noNaN: true }),
});
const centre = fc.record({
  latitude: fc.double({ min: -90, max: 90, noNaN: true }),
  longitude: fc.double({ min: -180, max: 180, noNaN: true }),
});

describe("a position index", () => {
  test("has the positions of each key in ascending order", () => {
    const index = new PositionIndex(Uint32Array.from([2, 0, 2, 1, 9, 2]), 3);
    expect([0, 1, 2, 3, 9].map((key) => [...index.positionsOf(key)])).toEqual([[1], [3], [0, 2, 5], [], []]);
    expect([...index.between(0, 1)]).toEqual([1, 3]);
  });

  test("may be empty", () => {
    expect([...new PositionIndex(new Uint32Array(0), 1).positionsOf(0)]).toEqual([]);
  });
});

describe("a spatial grid", () => {
  test("finds every spot within a radius, also near the poles and the date line, once each", () => {
    fc.assert(
      fc.property(
        fc.array(spot, { maxLength: 40 }),
        centre,
        fc.double({ min: 1, max: 3_000, noNaN: true }),
        (spots, around, radiusKm) => {
          const columnOf = (name: "latitude" | "longitude") => Float64Array.from(spots, (each) => each[name]);
          const grid = new SpatialGrid(columnOf("latitude"), columnOf("longitude"), spots.length);
          const buffer = new Uint32Array(spots.length);
          const inCells = [...buffer.subarray(0, grid.write(boundingBox(around, radiusKm), buffer))];
          expect(new Set(inCells).size).toBe(inCells.length);
          for (const [index, each] of spots.entries())
            if (distanceKm(around, each) <= radiusKm) expect(inCells).toContain(index);
        },
      ),
    );
  });
});
