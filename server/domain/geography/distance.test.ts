import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { boundingBox, distanceKm, distanceLabel, distanceUnit, roundDistance } from "./distance.ts";

const spot = fc.record({
  latitude: fc.double({ min: -90, max: 90, noNaN: true }),
  longitude: fc.double({ min: -180, max: 180, noNaN: true }),
});

describe("a distance", () => {
  it("is measured on the globe", () => {
    const zurich = { latitude: 47.3769, longitude: 8.5417 };
    const newYork = { latitude: 40.7128, longitude: -74.006 };
    expect(distanceKm(zurich, newYork)).toBeCloseTo(6324, -1);
    expect(distanceKm(zurich, zurich)).toBe(0);
  });

  it("is short across the date line", () => {
    expect(distanceKm({ latitude: 0, longitude: 179.9 }, { latitude: 0, longitude: -179.9 })).toBeCloseTo(22.24, 1);
  });
});

describe("a bounding box", () => {
  it("contains every point within the radius, also at the poles and the date line", () => {
    fc.assert(
      fc.property(spot, spot, fc.double({ min: 0.1, max: 20_000, noNaN: true }), (centre, other, radius) => {
        fc.pre(distanceKm(centre, other) <= radius);
        const { south, north, west, east } = boundingBox(centre, radius);
        expect(other.latitude).toBeGreaterThanOrEqual(south);
        expect(other.latitude).toBeLessThanOrEqual(north);
        expect(other.longitude).toBeGreaterThanOrEqual(west);
        expect(other.longitude).toBeLessThanOrEqual(east);
      }),
      { numRuns: 2_000 },
    );
  });
});

describe("a distance label", () => {
  it("uses the unit of the country", () => {
    expect(["United States", "United Kingdom", "Switzerland", ""].map(distanceUnit)).toEqual(["mi", "mi", "km", "km"]);
  });

  it.each([
    [0, "10 m", "50 ft"],
    [0.084, "80 m", "300 ft"],
    [0.35, "350 m", "0.2 mi"],
    [0.9949, "990 m", "0.6 mi"],
    [0.996, "1 km", "0.6 mi"],
    [1.23, "1.2 km", "0.8 mi"],
    [9.96, "10 km", "6.2 mi"],
    [12.4, "12 km", "7.7 mi"],
    [6324, "6,324 km", "3,930 mi"],
  ])("of %d km reads %s or %s", (km, inKm, inMiles) => {
    expect(distanceLabel(km, "km")).toBe(inKm);
    expect(distanceLabel(km, "mi")).toBe(inMiles);
  });
});

describe("a round distance", () => {
  it("is 1, 2 or 5 times a power of ten, and not longer than the limit", () => {
    expect([0.0123, 0.099, 0.2, 0.73, 1, 1.9, 4.9, 5, 73].map((km) => roundDistance(km, "km"))).toEqual([
      0.01, 0.05, 0.2, 0.5, 1, 1, 2, 5, 50,
    ]);
    expect([0.05, 0.4, 3, 9].map((km) => distanceLabel(roundDistance(km, "mi"), "mi"))).toEqual([
      "100 ft",
      "0.2 mi",
      "1 mi",
      "5 mi",
    ]);
  });
});
