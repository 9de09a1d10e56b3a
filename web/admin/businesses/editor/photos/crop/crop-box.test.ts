import fc from "fast-check";
import { expect, it } from "vitest";
import { CORNERS, centeredBox, moveBox, moveCorner } from "./crop-box.ts";

const BOX = { x: 0.2, y: 0.2, width: 0.5, height: 0.4 };
const MIN = { width: 0.1, height: 0.1 };
const round = (box: object) => JSON.parse(JSON.stringify(box, (_, v) => (typeof v === "number" ? +v.toFixed(6) : v)));

it("a box moves as far as the edge of the picture", () => {
  expect(round(moveBox(BOX, 0.1, -0.1))).toEqual({ ...BOX, x: 0.3, y: 0.1 });
  expect(round(moveBox(BOX, 9, 9))).toEqual({ ...BOX, x: 0.5, y: 0.6 });
});

it("a corner moves, and the opposite one stays", () => {
  const limits = { ratio: undefined, min: MIN };
  expect(round(moveCorner(BOX, "se", 0.1, -0.1, limits))).toEqual({ x: 0.2, y: 0.2, width: 0.6, height: 0.3 });
  expect(round(moveCorner(BOX, "nw", 0.1, -0.1, limits))).toEqual({ x: 0.3, y: 0.1, width: 0.4, height: 0.5 });
  expect(round(moveCorner(BOX, "nw", 9, 9, limits))).toEqual({ x: 0.6, y: 0.5, width: 0.1, height: 0.1 });
  expect(round(moveCorner(BOX, "ne", -0.1, 0, { ...limits, ratio: 1 }))).toMatchObject({
    width: 0.4,
    height: 0.4,
    y: 0.2,
  });
});

it("no drag of a corner leaves the picture or the ratio", () => {
  const delta = fc.double({ min: -2, max: 2, noNaN: true });
  fc.assert(
    fc.property(fc.constantFrom(...CORNERS), delta, delta, fc.constantFrom(0.5, 1, 2), (corner, dx, dy, ratio) => {
      const start = centeredBox(ratio, 0.9);
      const { x, y, width, height } = moveCorner(start, corner, dx, dy, { ratio, min: MIN });
      expect(width / height).toBeCloseTo(ratio);
      expect(Math.min(x, y, 1 - x - width, 1 - y - height)).toBeGreaterThan(-1e-9);
      expect(Math.min(width, height)).toBeGreaterThan(0.0999);
    }),
  );
});

it("the first box of a shape lies in the middle, within its share", () => {
  expect(round(centeredBox(2, 0.9))).toEqual({ x: 0.05, y: 0.275, width: 0.9, height: 0.45 });
  expect(round(centeredBox(0.5, 0.9))).toEqual({ x: 0.275, y: 0.05, width: 0.45, height: 0.9 });
});
