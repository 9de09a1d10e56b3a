import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { distanceKm } from "#domain/geography/distance";
import { mainPoints } from "./map-extent.ts";
import { mapProjection, scaleBar } from "./map-projection.ts";

const FRAME = { width: 400, height: 360, padding: 30 };
const spots = fc.array(
  fc.record({
    latitude: fc.double({ min: -90, max: 90, noNaN: true }),
    longitude: fc.double({ min: -180, max: 180, noNaN: true }),
  }),
  { minLength: 1, maxLength: 20 },
);
const GROSSMUENSTER = { latitude: 47.37, longitude: 8.544 };
const STATION = { latitude: 47.378, longitude: 8.54 };

describe("a map", () => {
  it("has every point within its padding, anywhere on earth", () => {
    fc.assert(
      fc.property(spots, (all) => {
        const { position } = mapProjection(all, FRAME);
        for (const { x, y } of all.map(position)) {
          expect(x).toBeGreaterThanOrEqual(29.9);
          expect(x).toBeLessThanOrEqual(370.1);
          expect(y).toBeGreaterThanOrEqual(29.9);
          expect(y).toBeLessThanOrEqual(330.1);
        }
      }),
    );
  });

  it("has north above and east to the right", () => {
    const { position } = mapProjection([GROSSMUENSTER, STATION], FRAME);
    expect(position(STATION).y).toBeLessThan(position(GROSSMUENSTER).y);
    expect(position(STATION).x).toBeLessThan(position(GROSSMUENSTER).x);
  });

  it("is true to scale in both directions within a city", () => {
    const { position, unitsPerKm } = mapProjection([GROSSMUENSTER, STATION], FRAME);
    const [a, b] = [position(GROSSMUENSTER), position(STATION)];
    expect(Math.hypot(a.x - b.x, a.y - b.y) / unitsPerKm).toBeCloseTo(distanceKm(GROSSMUENSTER, STATION), 2);
  });

  it("limits the zoom for businesses of one building", () => {
    const { position, unitsPerKm, zoom } = mapProjection([STATION, STATION], FRAME);
    expect(position(STATION)).toEqual({ x: 200, y: 180 });
    expect(FRAME.width / unitsPerKm).toBeGreaterThan(0.3);
    expect(zoom).toBeLessThanOrEqual(18);
  });

  it("crosses the antimeridian if that is shorter", () => {
    const fiji = [
      { latitude: -17, longitude: 179 },
      { latitude: -17, longitude: -179 },
    ];
    const { position, centre, unitsPerKm } = mapProjection(fiji, FRAME);
    expect(fiji.map((spot) => position(spot).x)).toEqual([30, 370]);
    expect(Math.abs(centre.longitude)).toBe(180);
    expect(340 / unitsPerKm).toBeCloseTo(212.7, 0);
  });
});

describe("a scale bar", () => {
  it("stands for the longest round distance that fits", () => {
    const map = mapProjection([GROSSMUENSTER, STATION], FRAME);
    const { km, length } = scaleBar(map, 90, "km");
    expect(km).toBe(0.2);
    expect(length / map.unitsPerKm).toBeCloseTo(0.2, 3);
    const mile = scaleBar(map, 90, "mi");
    expect(mile.length).toBeLessThanOrEqual(90);
    expect(mile.km / 1.609344).toBeCloseTo(0.1, 6);
  });
});

describe("the points that a map fits", () => {
  const near = [0, 1, 2, 3, 4, 5, 6, 7].map((n) => ({ latitude: 47.37 + n / 1000, longitude: 8.54 }));
  const tokyo = { latitude: 35.7, longitude: 139.7 };

  it("have a radius around their middle, across the antimeridian if that is shorter", () => {
    expect(mainPoints([])).toEqual({ main: [], outliers: [], distancesKm: [], radiusKm: 0 });
    expect(mainPoints([STATION, STATION]).radiusKm).toBe(0);
    const fiji = [179.5, 180, -179.5].map((longitude) => ({ latitude: -17, longitude }));
    expect(mainPoints(fiji).radiusKm).toBeCloseTo(53.2, 0);
    const twins = mainPoints([STATION, GROSSMUENSTER]).radiusKm;
    expect(twins).toBeLessThanOrEqual(distanceKm(STATION, GROSSMUENSTER));
    expect(twins).toBeGreaterThan(distanceKm(STATION, GROSSMUENSTER) / 2);
  });

  it("leave out a few that are far away", () => {
    expect(mainPoints([...near, tokyo])).toMatchObject({ main: near, outliers: [tokyo] });
    expect(mainPoints([...near, tokyo]).radiusKm).toBeLessThan(1);
    expect(mainPoints([tokyo, ...near.slice(0, 3)]).outliers).toEqual([]);
  });

  it("are all of two towns", () => {
    const other = near.slice(0, 4).map(({ longitude }, n) => ({ latitude: 46.2 + n / 1000, longitude }));
    expect(mainPoints([...near, ...other]).outliers).toEqual([]);
  });
});
