import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { boundingBox, distanceKm } from "./distance.ts";

const spot = fc.record({
  latitude: fc.double({ min: -90, max: 90, noNaN: true }),
  longitude: fc.double({ min: -180, max: 180, noNaN: true }),
});

describe("a distance", () => {
  it("is that of the globe", () => {
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
  it("holds every spot within the radius, at the poles and the date line too", () => {
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
