import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { BusinessDraft } from "#contract/business";
import { distanceKm } from "#domain/geography/distance";
import { plainTerms } from "#domain/search/plain-terms";
import { businessInsert } from "../../testing/directories/business-insert.ts";
import { AT, importInto } from "../../testing/directories/import-into.ts";
import type { Store } from "../store.ts";

const FIRST = { limit: 20, offset: 0 };
const BERN = { latitude: 46.95, longitude: 7.44 };

/** Tests how places are found on every engine. `open` gives an empty store. */
export function placeSuite(engine: string, open: () => Promise<Store>): void {
  let store: Store;
  beforeEach(async () => {
    store = await open();
  });
  afterEach(() => store.close());

  const put = (...shops: Partial<BusinessDraft>[]) =>
    importInto(
      store,
      shops.map((shop, n) => businessInsert(`p${n}`, shop)),
    );

  describe(`a store on ${engine}: businesses without a city`, () => {
    const around = { cityKey: "bern", withCityless: true } as const;

    beforeEach(() =>
      put(
        ...[46.92, 46.94, 46.95, 46.96, 46.98].map((latitude) => ({
          city: "Bern",
          name: "Placed",
          latitude,
          longitude: 7.44,
        })),
        { city: "", name: "Within", latitude: 46.953, longitude: 7.45 },
        { city: "", name: "Outside", latitude: 47.2, longitude: 7.44 },
        { city: "", name: "Nowhere", latitude: null, longitude: null },
        { city: "Köniz", name: "Next town", latitude: 46.95, longitude: 7.44 },
      ),
    );

    it("are found in the city within which they lie, by every sort, filter and count", async () => {
      for (const conditions of [
        {},
        { terms: plainTerms("within") },
        { minRating: 0.01 },
        { openNow: AT },
        { near: BERN },
      ]) {
        const listOfCity = await store.search.businesses({ cityKey: "bern", ...conditions }, "name", FIRST);
        const wider = await store.search.businesses({ ...around, ...conditions }, "name", FIRST);
        expect(listOfCity.businesses.every(({ city }) => city === "Bern")).toBe(true);
        const isFound = (await store.search.businesses(conditions, "name", FIRST)).businesses.some(
          ({ name }) => name === "Within",
        );
        expect(wider.totalCount).toBe(listOfCity.totalCount + (isFound ? 1 : 0));
      }
      for (const sort of ["recommended", "best", "latest", "distance"] as const) {
        const { businesses, totalCount } = await store.search.businesses({ ...around, near: BERN }, sort, FIRST);
        expect(totalCount).toBe(6);
        expect(businesses.map(({ name }) => name).sort()).toEqual([...Array(5).fill("Placed"), "Within"]);
      }
      const within = { ...around, terms: plainTerms("within") };
      expect((await store.search.businesses(within, "best", FIRST)).totalCount).toBe(1);
      expect((await store.search.facets(around, { verified: false }, AT)).categories[0]?.businessCount).toBe(6);
    });

    it("are not found there once they have a city", async () => {
      const [nearestBusiness] = (
        await store.search.businesses({ ...around, terms: plainTerms("within") }, "best", FIRST)
      ).businesses;
      await importInto(
        store,
        [
          businessInsert(nearestBusiness?.placeId ?? "", {
            city: "Thun",
            name: "Within",
            latitude: 46.953,
            longitude: 7.45,
          }),
        ],
        "update",
      );
      expect((await store.search.businesses(around, "best", FIRST)).totalCount).toBe(5);
    });
  });

  describe(`a store on ${engine}: businesses that come to their customers`, () => {
    it("are found by city, areas and name, but have neither a distance nor a point in the centre of a city", async () => {
      const mobile = { isServiceArea: true, category: "Plumber", serviceAreas: ["Muri"], latitude: 40, longitude: 9 };
      const shops = [1, 2, 3].map((n) => ({ city: "Bern", name: `Shop ${n}`, ...BERN }));
      const cityless = { ...mobile, ...BERN, city: "", name: "Cityless" };
      await put(...shops, { ...mobile, city: "Bern", name: "Mobile" }, cityless);
      const names = async (...[filter, sort]: [Parameters<Store["search"]["businesses"]>[0], "name" | "distance"]) =>
        (await store.search.businesses(filter, sort, FIRST)).businesses.map(({ name }) => name);
      expect(await names({ cityKey: "bern" }, "name")).toEqual(["Mobile", "Shop 1", "Shop 2", "Shop 3"]);
      for (const conditions of [{}, { terms: plainTerms("plumber") }, { near: BERN }])
        expect(await names({ cityKey: "bern", withCityless: true, ...conditions }, "name")).toContain("Cityless");
      expect(await names({ terms: plainTerms("muri") }, "name")).toEqual(["Cityless", "Mobile"]);
      expect(await names({ near: { latitude: 40, longitude: 9 } }, "distance")).toEqual([
        "Shop 1",
        "Shop 2",
        "Shop 3",
        "Mobile",
        "Cityless",
      ]);
      expect(await names({ near: { ...BERN, radiusKm: 5 } }, "name")).toEqual(["Shop 1", "Shop 2", "Shop 3"]);
      expect(await store.search.placeCentre({ cityKey: "bern" })).toMatchObject(BERN);
      const [shop] = (await store.search.businesses({ terms: plainTerms("shop") }, "name", FIRST)).businesses;
      const nearby = shop && (await store.search.nearby(shop, 9));
      expect(nearby?.map(({ business }) => business.name)).toEqual(["Shop 2", "Shop 3"]);
    });
  });

  describe(`a store on ${engine}: centres of places`, () => {
    it("is the median of the businesses of a city, state, postcode or country, with a radius that holds 90 % of them", async () => {
      const spots = [46.9, 47, 47.1, 47.1, 47.1, 47.1, 47.1, 47.1, 47.2, 60];
      await put(
        ...spots.map((latitude) => ({ city: "Zürich", state: "ZH", zipCode: "8001", latitude, longitude: 8.5 })),
        { city: "Zürich", state: "ZH", zipCode: "8001", latitude: null, longitude: null },
        { city: "Bern", latitude: 46.9, longitude: 7.4 },
      );
      const centre = await store.search.placeCentre({ cityKey: "zurich" });
      expect(centre).toMatchObject({ latitude: 47.1, longitude: 8.5, isNeighbourhood: false });
      const distance = distanceKm({ latitude: 46.9, longitude: 8.5 }, { latitude: 47.1, longitude: 8.5 });
      expect(centre?.radiusKm).toBeCloseTo(distance, 3);
      expect(await store.search.placeCentre({ stateKey: "zh" })).toEqual(centre);
      expect(await store.search.placeCentre({ zipKey: "8001" })).toEqual(centre);
      expect(await store.search.placeCentre({ countryKey: "united states" })).toMatchObject({ longitude: 8.5 });
    });

    it("is known on both sides of the date line", async () => {
      await put(...[179.8, 179.9, -179.9].map((longitude) => ({ city: "Suva", latitude: -17, longitude })));
      const centre = await store.search.placeCentre({ cityKey: "suva" });
      expect(centre?.longitude).toBeCloseTo(179.9, 6);
      expect(centre?.radiusKm).toBeLessThan(30);
    });

    it("of a postcode without businesses is that of the nearest postcodes by number", async () => {
      await put(
        { zipCode: "19103", latitude: 39.95, longitude: -75.17 },
        { zipCode: "19107", latitude: 39.96, longitude: -75.16 },
        { zipCode: "19204", latitude: 41, longitude: -76 },
        { zipCode: "19106-1", latitude: 50, longitude: 0 },
        { zipCode: "19105", latitude: null, longitude: null },
        { zipCode: "19108", country: "Mexico", latitude: 19, longitude: -99 },
      );
      const centre = await store.search.placeCentre({ zipKey: "19106", countryKey: "united states" });
      expect(centre).toMatchObject({ isNeighbourhood: true, latitude: 39.95, longitude: -75.17 });
      expect(await store.search.placeCentre({ zipKey: "30106" })).toBeUndefined();
    });

    it("is unknown without businesses that have coordinates", async () => {
      await put({ city: "Salem", latitude: null, longitude: null });
      expect(await store.search.placeCentre({ cityKey: "salem" })).toBeUndefined();
      expect(await store.search.placeCentre({ cityKey: "nowhere" })).toBeUndefined();
    });
  });

  describe(`a store on ${engine}: cities of one name`, () => {
    it("are told apart by state and country, most businesses first", async () => {
      await put(
        { city: "Springfield", state: "Illinois" },
        { city: "Springfield", state: "Missouri" },
        { city: "Springfield", state: "Missouri" },
        { city: "Springfield", state: "" },
        { city: "Austin", state: "Texas" },
      );
      expect(await store.search.cityStates("springfield")).toEqual([
        { state: "Missouri", country: "United States", businessCount: 2 },
        { state: "Illinois", country: "United States", businessCount: 1 },
        { state: "", country: "United States", businessCount: 1 },
      ]);
      expect(await store.search.cityStates("nowhere")).toEqual([]);
    });
  });
}
