import fc from "fast-check";
import { expect, it } from "vitest";
import { cellOf, cellsAround } from "./cells.ts";
import { distanceKm } from "./distance.ts";

const degrees = (max: number) => fc.double({ min: -max, max, noNaN: true });

it("The cells around a circle hold every point within it, and none far outside", () => {
  fc.assert(
    fc.property(degrees(65), degrees(179), degrees(0.5), degrees(0.5), (latitude, longitude, north, east) => {
      const point = { latitude: latitude + north, longitude: Math.max(-180, Math.min(179.99, longitude + east)) };
      const distance = distanceKm({ latitude, longitude }, point);
      const isAround = cellsAround([cellOf(point)], { latitude, longitude }, 20, 1).length === 1;
      if (distance <= 20) expect(isAround).toBe(true);
      if (distance > 20 * Math.SQRT2 + 10) expect(isAround).toBe(false);
    }),
  );
});

it("The nearest cells are taken first, at most as many as wanted", () => {
  const cells = [47.5, 47.3, 47.37, 60].map((latitude) => cellOf({ latitude, longitude: 8.54 }));
  expect(cellsAround(cells, { latitude: 47.37, longitude: 8.54 }, 20, 2)).toEqual([cells[2], cells[1]]);
});
