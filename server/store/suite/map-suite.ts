import fc from "fast-check";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { fromDifferences, type MapPoints, UNITS_PER_DEGREE } from "#contract/lists/map-points";
import { businessInsert } from "../../testing/directories/business-insert.ts";
import { importInto } from "../../testing/directories/import-into.ts";
import type { Store } from "../store.ts";
import { FILTERS, idOf, MANY, matches } from "./reference-filter.ts";

const PACIFIC = { west: 177, south: -20, east: -178, north: -10 };

/** Tests points of maps and rectangles on every engine. `open` gives an empty store. */
export function mapSuite(engine: string, open: () => Promise<Store>): void {
  let store: Store;
  beforeEach(async () => {
    store = await open();
  });
  afterEach(() => store.close());

  describe(`a store on ${engine}: points of a map`, () => {
    it("are those of all businesses of the reference filter that have a place", async () => {
      await importInto(store, MANY);
      await fc.assert(
        fc.asyncProperty(FILTERS, async (filter) => {
          const expected = MANY.filter((business) => matches(business, filter));
          const placed = expected.filter(({ latitude }) => latitude !== null);
          const points = await store.search.mapPoints(filter, 1000, 1000);
          expect([points.totalCount, points.placedCount]).toEqual([expected.length, placed.length]);
          expect(unpacked(points)).toEqual(
            placed.map((business) => [
              idOf(business),
              Math.round((business.latitude ?? 0) * UNITS_PER_DEGREE),
              Math.round((business.longitude ?? 0) * UNITS_PER_DEGREE),
              Math.round(business.rating * 10),
              business.priceLevel ?? 0,
              business.name,
            ]),
          );
        }),
        { numRuns: 150 },
      );
    });

    it("are the best ones where there are too many, and have no names where those are too many", async () => {
      await importInto(store, MANY);
      const [{ businesses }, points] = [
        await store.search.businesses({}, "recommended", { limit: 300, offset: 0 }),
        await store.search.mapPoints({}, 10, 9),
      ];
      const best = businesses.filter(({ latitude }) => latitude !== null).slice(0, 10);
      expect(fromDifferences(points.ids)).toEqual(best.map(({ id }) => id).sort((a, b) => a - b));
      expect(points.placedCount).toBe(businesses.filter(({ latitude }) => latitude !== null).length);
      expect(points.names).toBeUndefined();
    });

    it("leave out businesses that come to their customers", async () => {
      const spot = { latitude: 47, longitude: 8, address: "" };
      await importInto(store, [
        businessInsert("p0", { name: "Van", isServiceArea: true, ...spot }),
        businessInsert("p1", { name: "Shop", ...spot }),
      ]);
      expect((await store.search.mapPoints({}, 10, 10)).names).toEqual(["Shop"]);
      const here = { bounds: { west: 7, south: 46, east: 9, north: 48 } };
      expect((await store.search.businesses(here, "name", { limit: 9, offset: 0 })).totalCount).toBe(1);
    });

    it("name the towns in the middle of their businesses, those with most first", async () => {
      const at = (city: string, latitude: number) => ({ city, latitude, longitude: 7.5 });
      await importInto(store, [
        ...[46.9, 46.95, 47].map((latitude, n) => businessInsert(`b${n}`, at("Bern", latitude))),
        businessInsert("t0", at("Thun", 46.75)),
        businessInsert("n0", at("", 46)),
      ]);
      const { towns } = await store.search.mapPoints({}, 10, 10);
      expect(towns).toEqual([
        { name: "Bern", latitude: 46.95, longitude: 7.5 },
        { name: "Thun", latitude: 46.75, longitude: 7.5 },
      ]);
    });

    it("lie in rectangles across the date line", async () => {
      await importInto(store, [
        businessInsert("p0", { name: "Suva", latitude: -18, longitude: 178.4 }),
        businessInsert("p1", { name: "Taveuni", latitude: -17, longitude: -179.9 }),
        businessInsert("p2", { name: "Apia", latitude: -13.8, longitude: -171.8 }),
        businessInsert("p3", { name: "Bern", latitude: 46.9, longitude: 7.4 }),
      ]);
      const { businesses } = await store.search.businesses({ bounds: PACIFIC }, "name", { limit: 9, offset: 0 });
      expect(businesses.map(({ name }) => name)).toEqual(["Suva", "Taveuni"]);
      expect((await store.search.mapPoints({ bounds: PACIFIC }, 9, 9)).names).toEqual(["Suva", "Taveuni"]);
    });
  });
}

function unpacked({ ids, latitudes, longitudes, ratings, prices, names = [] }: MapPoints) {
  const [allLatitudes, allLongitudes] = [fromDifferences(latitudes), fromDifferences(longitudes)];
  return fromDifferences(ids).map((id, index) => [
    id,
    allLatitudes[index],
    allLongitudes[index],
    ratings[index],
    prices[index],
    names[index],
  ]);
}
