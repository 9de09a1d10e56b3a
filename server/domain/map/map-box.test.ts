import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { boxText, commonBox, parseBox, tileAt, tilesOfBox, widenBox } from "./map-box.ts";
import { pointAt } from "./mercator.ts";

describe("tiles", () => {
  it.each([
    [{ latitude: 0, longitude: 0 }, 1, { x: 1, y: 1 }],
    [{ latitude: 47.3769, longitude: 8.5417 }, 12, { x: 2145, y: 1434 }],
    [{ latitude: -33.8688, longitude: 151.2093 }, 15, { x: 30147, y: 19663 }],
    [{ latitude: 90, longitude: 180 }, 3, { x: 7, y: 0 }],
    [{ latitude: -90, longitude: -180 }, 3, { x: 0, y: 7 }],
  ])("of %j at zoom %i are %j", (point, zoom, tile) => expect(tileAt(point, zoom)).toEqual(tile));

  it("hold the points that lie in them", () => {
    const inWorld = fc.record({
      latitude: fc.double({ min: -84, max: 84, noNaN: true }),
      longitude: fc.double({ min: -179, max: 179, noNaN: true }),
    });
    fc.assert(
      fc.property(inWorld, fc.integer({ min: 0, max: 16 }), (point, zoom) => {
        const { x, y } = tileAt(point, zoom);
        const [northWest, southEast] = [pointAt({ x, y }, 2 ** zoom), pointAt({ x: x + 1, y: y + 1 }, 2 ** zoom)];
        expect(northWest.longitude).toBeLessThanOrEqual(point.longitude + 1e-9);
        expect(southEast.longitude).toBeGreaterThanOrEqual(point.longitude - 1e-9);
        expect(northWest.latitude).toBeGreaterThanOrEqual(point.latitude - 1e-9);
        expect(southEast.latitude).toBeLessThanOrEqual(point.latitude + 1e-9);
      }),
    );
  });

  it("of a box go from its north-west to its south-east", () => {
    expect(tilesOfBox({ west: -1, south: -1, east: 1, north: 1 }, 1)).toEqual({
      zoom: 1,
      minX: 0,
      maxX: 1,
      minY: 0,
      maxY: 1,
    });
  });
});

describe("boxes", () => {
  it.each([
    ["8.4,47.3,8.6,47.4", { west: 8.4, south: 47.3, east: 8.6, north: 47.4 }],
    [" -74, 40 ,-73,+41", { west: -74, south: 40, east: -73, north: 41 }],
    ["8.4,47.3,8.6", undefined],
    ["8.6,47.3,8.4,47.4", undefined],
    ["8.4,47.3,8.6,91", undefined],
    ["8.4,47.3,8.6,1e1", undefined],
    ["a,b,c,d", undefined],
    ["", undefined],
  ])("are read of %j", (text, box) => expect(parseBox(text)).toEqual(box));

  it("have a common part, or none", () => {
    const box = { west: 0, south: 0, east: 2, north: 2 };
    expect(commonBox(box, { west: 1, south: 1, east: 3, north: 3 })).toEqual({ west: 1, south: 1, east: 2, north: 2 });
    expect(commonBox(box, { west: 2, south: 0, east: 3, north: 2 })).toBeUndefined();
  });

  it("are widened by kilometres within the world", () => {
    expect(boxText(widenBox({ west: 8.4, south: 47.3, east: 8.6, north: 47.4 }, 2))).toBe("8.373,47.282,8.627,47.418");
    expect(widenBox({ west: -180, south: -90, east: 180, north: 90 }, 5)).toMatchObject({ west: -180, east: 180 });
  });
});
