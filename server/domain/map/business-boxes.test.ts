import { describe, expect, it } from "vitest";
import { businessBoxes } from "./business-boxes.ts";
import type { MapBox } from "./map-box.ts";

const town = (latitude: number, longitude: number, count: number) =>
  Array.from({ length: count }, (_, index) => ({
    latitude: latitude + (index % 5) / 100,
    longitude: longitude + (index % 7) / 100,
  }));

const holds = ({ west, south, east, north }: MapBox, latitude: number, longitude: number) =>
  west < longitude && longitude < east && south < latitude && latitude < north;

describe("businessBoxes", () => {
  it("is one box around a town, with a margin", () => {
    const { boxes, outliers } = businessBoxes(town(47.35, 8.5, 40));
    expect(boxes).toHaveLength(1);
    expect(boxes[0]?.west).toBeCloseTo(8.473, 2);
    expect(boxes[0]?.north).toBeCloseTo(47.408, 2);
    expect(outliers).toBe(0);
  });

  it("leaves out lone points far away, which are rather wrong, and counts them", () => {
    const points = [...town(47.35, 8.5, 60), { latitude: 0, longitude: 0 }, { latitude: 47.35, longitude: -8.5 }];
    const { boxes, outliers } = businessBoxes(points);
    expect(boxes).toHaveLength(1);
    expect(outliers).toBe(2);
  });

  it("has a box for each town of a country, and for a few businesses in a small directory", () => {
    const country = businessBoxes([...town(47.35, 8.5, 900), ...town(46.2, 6.1, 12), ...town(46, 8.9, 50)]);
    expect(country.boxes).toHaveLength(3);
    expect(country.boxes.some((box) => holds(box, 46.22, 6.12))).toBe(true);
    expect(businessBoxes([...town(47.35, 8.5, 1), ...town(46.2, 6.1, 1)]).boxes).toHaveLength(2);
  });

  it("joins what is in neighbouring cells, also across the equator and Greenwich", () => {
    const { boxes } = businessBoxes([
      { latitude: -0.01, longitude: -0.01 },
      { latitude: 0.01, longitude: 0.01 },
    ]);
    expect(boxes).toHaveLength(1);
    expect(businessBoxes([])).toEqual({ boxes: [], outliers: 0 });
  });
});
