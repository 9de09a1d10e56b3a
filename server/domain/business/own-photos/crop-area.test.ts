import fc from "fast-check";
import { expect, it } from "vitest";
import { pixelsOfCrop } from "./crop-area.ts";

it("An area in shares is whole pixels of the picture", () => {
  const picture = { width: 1600, height: 900 };
  expect(pixelsOfCrop({ x: 0, y: 0, width: 1, height: 1 }, picture)).toEqual({ x: 0, y: 0, width: 1600, height: 900 });
  expect(pixelsOfCrop({ x: 0.25, y: 0.1, width: 0.5, height: 0.333 }, picture)).toEqual({
    x: 400,
    y: 90,
    width: 800,
    height: 300,
  });
});

it("No area reaches beyond the picture, or is empty", () => {
  const share = fc.double({ min: 0, max: 1, noNaN: true });
  const side = fc.integer({ min: 1, max: 5000 });
  fc.assert(
    fc.property(share, share, share, share, side, side, (x, y, width, height, pictureWidth, pictureHeight) => {
      const crop = pixelsOfCrop({ x, y, width, height }, { width: pictureWidth, height: pictureHeight });
      expect(Object.values(crop).every(Number.isInteger)).toBe(true);
      expect(Math.min(crop.x, crop.y)).toBeGreaterThanOrEqual(0);
      expect(Math.min(crop.width, crop.height)).toBeGreaterThanOrEqual(1);
      expect(crop.x + crop.width).toBeLessThanOrEqual(pictureWidth);
      expect(crop.y + crop.height).toBeLessThanOrEqual(pictureHeight);
    }),
  );
});
