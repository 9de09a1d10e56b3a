import { describe, expect, it } from "vitest";
import { formatBounds, isInBounds, readBounds } from "./bounds.ts";

describe("bounds", () => {
  it("are west, south, east, north, and may cross the date line", () => {
    expect(readBounds("7.1,46.9,7.6,47")).toEqual({ west: 7.1, south: 46.9, east: 7.6, north: 47 });
    expect(readBounds(" 170, -20 ,-170,-10")).toEqual({ west: 170, south: -20, east: -170, north: -10 });
    expect(readBounds("-180,-90,180,90")).toBeDefined();
  });

  it.each([
    "",
    "1,2,3",
    "1,2,3,4,5",
    "1,5,2,4",
    "-181,0,1,1",
    "0,0,181,1",
    "0,-91,1,1",
    "0,0,1,90.5",
    "a,0,1,1",
    "1e1,0,20,1",
    "0,0,,1",
    "NaN,0,1,1",
  ])("refuse %j", (text) => expect(readBounds(text)).toBeUndefined());

  it("are written with four decimals", () => {
    expect(formatBounds({ west: 7.123456, south: -46.9, east: 8, north: 47.00004 })).toBe("7.1235,-46.9,8,47");
  });

  it("contain their edges, on both sides of the date line", () => {
    const box = { west: 170, south: -20, east: -170, north: -10 };
    const inside = [
      [-15, 175],
      [-15, -175],
      [-20, 170],
      [-10, -170],
      [-15, 180],
    ] as const;
    const outside = [
      [-15, 169.9],
      [-15, -169.9],
      [-21, 175],
      [-15, 0],
      [Number.NaN, 175],
    ] as const;
    for (const [latitude, longitude] of inside) expect(isInBounds(box, latitude, longitude)).toBe(true);
    for (const [latitude, longitude] of outside) expect(isInBounds(box, latitude, longitude)).toBe(false);
    expect(isInBounds({ west: 7, south: 46, east: 8, north: 47 }, 46.5, 7.5)).toBe(true);
    expect(isInBounds({ west: 7, south: 46, east: 8, north: 47 }, 46.5, 8.5)).toBe(false);
  });
});
