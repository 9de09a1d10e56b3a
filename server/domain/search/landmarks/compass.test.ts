import { describe, expect, it } from "vitest";
import { distanceKm } from "../../geography/distance.ts";
import { compassDirection, mayNamePartOfTown, partOfTown } from "./compass.ts";

describe("points of the compass beside a town", () => {
  it.each([
    [["Nord"], [1, 0]],
    [["south"], [-1, 0]],
    [
      ["Süd", "Ost"],
      [-1, 1],
    ],
    [
      ["north", "west"],
      [1, -1],
    ],
    [["kuzey"], [1, 0]],
    [["Запад"], [0, -1]],
  ])("are read in several languages: %j", (words, direction) => {
    expect(compassDirection(words, true)).toEqual(direction);
    expect(compassDirection(words, false)).toEqual(direction);
  });

  it("are no words that mean something else before a town", () => {
    expect(compassDirection(["sur"], true)).toEqual([-1, 0]);
    expect(compassDirection(["sur"], false)).toBeUndefined();
    expect(compassDirection(["north", "south"], true)).toBeUndefined();
    expect(compassDirection(["Bern"], true)).toBeUndefined();
  });

  it("stand at either end", () => {
    expect(mayNamePartOfTown(["Luzern", "West"])).toBe(true);
    expect(mayNamePartOfTown(["north", "east", "Leeds"])).toBe(true);
    expect(mayNamePartOfTown(["north"])).toBe(false);
    expect(mayNamePartOfTown(["Luzern", "Bern"])).toBe(false);
  });

  it("lie within the town, as far as its size says", () => {
    const centre = { latitude: 47, longitude: 8, radiusKm: 10 };
    const part = partOfTown(centre, [1, -1]);
    expect(part.latitude).toBeGreaterThan(47);
    expect(part.longitude).toBeLessThan(8);
    expect(distanceKm(centre, part)).toBeCloseTo(7, 1);
    expect(part.radiusKm).toBe(6);
  });
});
