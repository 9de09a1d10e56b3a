import { describe, expect, it } from "vitest";
import { isOnMap, parsePins, parseSmallMapView, smallMapUrl, zoomOfScale } from "./small-maps.ts";

describe("the address of a small map", () => {
  const place = { centre: { latitude: -33.868123, longitude: 151.2 }, zoom: 14.5 };

  it("has place, zoom, size and version, and is read again", () => {
    const url = smallMapUrl("list", place, "a&b", []);
    expect(url).toBe("/map/around/-33.86812,151.20000,14.500/list.svg?v=a%26b");
    expect(parseSmallMapView(url.split("/")[3] ?? "")).toEqual({
      centre: { latitude: -33.86812, longitude: 151.2 },
      zoom: 14.5,
    });
  });

  it("has the pins in whole pixels", () => {
    const url = smallMapUrl("street", place, "1", [
      { x: 620.4, y: 138 },
      { x: 0, y: 299.6 },
      { x: -5, y: 9999 },
    ]);
    expect(parsePins(new URL(url, "http://localhost").searchParams.get("pins") ?? "")).toEqual([
      { x: 620, y: 138 },
      { x: 0, y: 300 },
      { x: 0, y: 1295 },
    ]);
  });

  it("of anything else is none", () => {
    for (const text of [
      "",
      "1,2,3",
      "47.4,8.5,14",
      "91.00000,8.00000,14.000",
      "47.00000,181.00000,14.000",
      "47.00000,8.00000,20.000",
    ])
      expect(parseSmallMapView(text), text).toBeUndefined();
    for (const text of ["abc", "<svg", "0".repeat(400)]) expect(parsePins(text)).toEqual([]);
  });
});

describe("the scale of a small map", () => {
  it("doubles with each zoom level, and shrinks with the latitude", () => {
    expect(zoomOfScale(2, 0) - zoomOfScale(4, 0)).toBeCloseTo(1, 9);
    expect(zoomOfScale(2, 0) - zoomOfScale(2, 60)).toBeCloseTo(1, 9);
  });
});

it("A place is on the map within its bounds", () => {
  const bounds = [8, 47, 9, 48] as const;
  expect(isOnMap({ latitude: 47.5, longitude: 8.5 }, bounds)).toBe(true);
  expect(isOnMap({ latitude: 46.9, longitude: 8.5 }, bounds)).toBe(false);
  expect(isOnMap({ latitude: 47.5, longitude: 9.1 }, bounds)).toBe(false);
});
