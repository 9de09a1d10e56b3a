import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { createClusters } from "./clusters.ts";

const WORLD = { west: -180, south: -85, east: 180, north: 85 };
const place = (id: number, latitude: number, longitude: number) => ({
  id,
  latitude,
  longitude,
  rating: 4,
  price: 0,
  name: "",
});

describe("groups of pins", () => {
  it("count each place once at every zoom", () => {
    const spots = fc.array(
      fc.tuple(fc.double({ min: -80, max: 80, noNaN: true }), fc.double({ min: -180, max: 179, noNaN: true })),
      {
        maxLength: 60,
      },
    );
    fc.assert(
      fc.property(spots, fc.integer({ min: 2, max: 18 }), (points, zoom) => {
        const clusters = createClusters(points.map(([latitude, longitude], id) => place(id, latitude, longitude)));
        const ids = clusters
          .pins(WORLD, zoom)
          .flatMap(({ place, group }) => (place ? [place.id] : clusters.placesOf(group ?? 0).map(({ id }) => id)));
        expect(ids.sort((a, b) => a - b)).toEqual(points.map((_, id) => id));
      }),
    );
  });

  it("are found for each of their places, however dense", () => {
    const spots = fc.array(
      fc.tuple(fc.double({ min: 40, max: 50, noNaN: true }), fc.double({ min: -5, max: 15, noNaN: true })),
      { minLength: 1, maxLength: 400 },
    );
    fc.assert(
      fc.property(spots, fc.integer({ min: 2, max: 12 }), (points, zoom) => {
        const clusters = createClusters(points.map(([latitude, longitude], id) => place(id, latitude, longitude)));
        const pins = clusters.pins(WORLD, zoom);
        for (const pin of pins)
          for (const { id } of pin.place ? [pin.place] : clusters.placesOf(pin.group ?? 0))
            expect(clusters.pinOf(id, pins)).toBe(pin);
      }),
    );
    expect(createClusters([place(1, 47, 8)]).pinOf(2, [])).toBeUndefined();
  });

  it("of places at one point do not break up at any zoom of the map", () => {
    const clusters = createClusters([place(1, 47, 8), place(2, 47, 8)]);
    const [pin] = clusters.pins(WORLD, 10);
    expect(pin).toMatchObject({ count: 2, place: undefined });
    expect(clusters.zoomOf(pin?.group ?? 0)).toBeGreaterThanOrEqual(18);
  });
});
