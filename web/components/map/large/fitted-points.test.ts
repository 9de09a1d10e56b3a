import { describe, expect, it } from "vitest";
import { fittedPoints } from "./fitted-points.ts";

const KM_LATITUDE = 1 / 111.2;
/** Points north of Berne by their distances in kilometres. */
const pointsAt = (distances: readonly number[]) =>
  distances.map((km) => ({ latitude: 46.95 + km * KM_LATITUDE, longitude: 7.45, km }));
const farthest = (distances: readonly number[]) => Math.max(...fittedPoints(pointsAt(distances)).map(({ km }) => km));
const town = Array.from({ length: 60 }, (_, index) => (index - 30) / 15);

describe("the first view of a map", () => {
  it("leaves out one in twenty that would halve its scale", () => {
    expect(farthest([...town, 6, 7, 8])).toBeLessThanOrEqual(2);
  });

  it("has all places where the far ones are more than that, or no gain", () => {
    expect(farthest([...town, 6, 7, 8, 8])).toBe(8);
    expect(farthest([...town, 3])).toBe(3);
  });

  it("leaves out the outliers of small lists too, and no place of a few", () => {
    expect(farthest([0, 0.1, 0.2, 0.3, 0.4, 900])).toBe(0.4);
    expect(farthest([0, 0.1, 900])).toBe(900);
    expect(fittedPoints([])).toEqual([]);
  });

  it("leaves some out only where the map comes closer, if it knows its zoom", () => {
    const points = pointsAt([...town, 3]);
    const isMost = (shownPoints: readonly unknown[]) => shownPoints.length < points.length;
    expect(fittedPoints(points, (shownPoints) => (isMost(shownPoints) ? 14 : 13)).length).toBeLessThan(points.length);
    expect(fittedPoints(points, () => 13)).toEqual(points);
    expect(fittedPoints(pointsAt([...town, 90]), () => 13).length).toBe(town.length);
  });

  it("has both of two towns", () => {
    expect(farthest([...town, ...town.map((km) => km + 40)])).toBeGreaterThan(40);
  });

  it("takes twenty thousand places", () => {
    const many = Array.from({ length: 20_000 }, (_, index) => (index % 2_000) / 200);
    expect(farthest([...many, 90])).toBeLessThan(10);
  });
});
