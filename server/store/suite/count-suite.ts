import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { plainTerms } from "#domain/search/plain-terms";
import { businessInsert as shop } from "../../testing/directories/business-insert.ts";
import { importInto, type ToImport } from "../../testing/directories/import-into.ts";
import type { BusinessFilter } from "../port/search.ts";
import type { Store } from "../store.ts";

const FIRST_PAGE = { limit: 20, offset: 0 };

/** Tests counts of stored data on every engine. `open` gives an empty store. */
export function countSuite(engine: string, open: () => Promise<Store>): void {
  let store: Store;
  beforeEach(async () => {
    store = await open();
  });
  afterEach(() => store.close());

  const put = (...importArguments: ToImport) => importInto(store, ...importArguments);
  async function names(filter: BusinessFilter) {
    return (await store.search.businesses(filter, "recommended", FIRST_PAGE)).businesses.map(({ name }) => name);
  }

  describe(`a store on ${engine}: counting`, () => {
    it("counts businesses, verified ones, categories and cities as they are added and changed", async () => {
      await put([
        shop("p1", { isVerified: true }),
        shop("p2", { city: "Salem", category: "Bakery" }),
        shop("p3", { city: "Salem", category: "Bakery", country: "Canada" }),
      ]);
      expect(await store.directory.statistics()).toEqual({
        totalBusinesses: 3,
        verifiedBusinesses: 1,
        categories: 2,
        totalCities: 2,
      });
      expect(
        (await store.directory.cities("", FIRST_PAGE)).cities.map(({ name, businessCount }) => [name, businessCount]),
      ).toEqual([
        ["Salem", 2],
        ["Springfield", 1],
      ]);
      expect(await store.directory.countries()).toEqual([
        { country: "United States", businessCount: 2 },
        { country: "Canada", businessCount: 1 },
      ]);
      await put([shop("p1", { city: "Salem", category: "Bakery" })], "update");
      expect(await store.directory.statistics()).toEqual({
        totalBusinesses: 3,
        verifiedBusinesses: 0,
        categories: 1,
        totalCities: 1,
      });
      expect((await store.directory.categories()).map(({ slug, businessCount }) => [slug, businessCount])).toEqual([
        ["bakery", 3],
      ]);
    });

    it("still knows a city and a category without businesses", async () => {
      await put([shop("p1")]);
      await put([shop("p1", { city: "Salem", category: "Bakery" })], "update");
      expect(await store.directory.city("springfield")).toMatchObject({ name: "Springfield", businessCount: 0 });
      expect(await store.directory.category("grocery-store")).toMatchObject({
        category: "Grocery store",
        businessCount: 0,
      });
      expect(await store.directory.city("nowhere")).toBeUndefined();
    });

    it("spells a city and its state as most of its businesses do", async () => {
      await put([
        shop("p1", { city: "ISTANBUL", state: "X" }),
        shop("p2", { city: "İstanbul", state: "Istanbul" }),
        shop("p3", { city: "İstanbul", state: "Istanbul" }),
      ]);
      expect(await store.directory.city("istanbul")).toMatchObject({
        name: "İstanbul",
        state: "Istanbul",
        businessCount: 3,
      });
    });

    it("lists all cities for an empty search, and none for punctuation", async () => {
      await put([shop("p1"), shop("p2", { city: "Salem" })]);
      for (const [search, count] of [
        ["", 2],
        [" ", 2],
        ["sal", 1],
        ["...", 0],
        ["!!!", 0],
      ] as const) {
        expect((await store.directory.cities(search, FIRST_PAGE)).totalCount, search).toBe(count);
      }
    });

    it("lists the cities of a state and country, and the states", async () => {
      await put([
        shop("p1", { city: "Salem", state: "Oregon", country: "United States" }),
        shop("p2", { city: "Salem", state: "Oregon", country: "United States" }),
        shop("p3", { city: "Portland", state: "Oregon", country: "United States" }),
        shop("p4", { city: "Atlanta", state: "Georgia", country: "United States" }),
        shop("p5", { city: "Tbilisi", state: "Georgia", country: "Georgia" }),
        shop("p6", { city: "Gone", state: "Utah", businessStatus: "CLOSED_PERMANENTLY" }),
      ]);
      const listNames = async (search: string, region: { state?: string; country?: string }) => {
        const { cities, totalCount } = await store.directory.cities(search, { limit: 1, offset: 0 }, region);
        return [cities[0]?.name, totalCount];
      };
      expect(await listNames("", { state: "Oregon" })).toEqual(["Salem", 2]);
      expect(await listNames("port", { state: "Oregon" })).toEqual(["Portland", 1]);
      expect(await listNames("", { state: "Georgia", country: "Georgia" })).toEqual(["Tbilisi", 1]);
      expect(await listNames("", { country: "United States" })).toEqual(["Salem", 3]);
      expect(await listNames("salem", { state: "Georgia" })).toEqual([undefined, 0]);
      expect(await store.directory.states(2)).toEqual([
        { state: "Oregon", country: "United States", cityCount: 2, businessCount: 3 },
        { state: "Georgia", country: "Georgia", cityCount: 1, businessCount: 1 },
      ]);
      expect(await store.directory.states(9)).toHaveLength(3);
    });

    it("leaves permanently closed businesses out of lists and counts, but returns them by id and exports them", async () => {
      await put([shop("p1", { name: "Gone" }), shop("p2", { name: "Here" })]);
      await put([shop("p1", { name: "Gone", businessStatus: "CLOSED_PERMANENTLY" })], "update");
      expect(await names({})).toEqual(["Here"]);
      expect(await names({ terms: plainTerms("gone") })).toEqual([]);
      expect(await store.directory.statistics()).toMatchObject({ totalBusinesses: 1 });
      expect(await store.directory.businessBySlug("gone-springfield")).toMatchObject({ name: "Gone" });
      expect(await store.directory.countBusinesses()).toBe(2);
      expect(await store.directory.countBusinesses("United States")).toBe(2);
      expect((await store.directory.businessesAfter(0, 10)).map(({ name }) => name)).toEqual(["Gone", "Here"]);
    });

    it("knows the names of states, postcodes and countries with businesses", async () => {
      await put([shop("p1")]);
      expect(await store.search.placeName("state", "illinois")).toBe("Illinois");
      expect(await store.search.placeName("postcode", "62701")).toBe("62701");
      expect(await store.search.placeName("country", "united states")).toBe("United States");
      expect(await store.search.placeName("state", "62701")).toBeUndefined();
    });

    it("lists postcodes that begin with a text, most businesses first, without those of no business", async () => {
      const zipCodes = ["8001", "8005", "8005", "80", "9001", "8Ü1"];
      await put(zipCodes.map((zipCode, index) => shop(`p${index}`, { zipCode })));
      expect(await store.search.postcodes("800", 5)).toEqual([
        { name: "8005", businessCount: 2 },
        { name: "8001", businessCount: 1 },
      ]);
      expect(await store.search.postcodes("8", 1)).toEqual([{ name: "8005", businessCount: 2 }]);
      expect(await store.search.postcodes("8%", 5)).toEqual([]);
    });

    it("exports a country under any spelling, permanently closed businesses included", async () => {
      await put([
        shop("p1", { country: "Atlantis" }),
        shop("p2", { country: "ATLANTIS", businessStatus: "CLOSED_PERMANENTLY" }),
        shop("p3"),
        shop("p4", { country: "atlantis" }),
      ]);
      expect(await store.directory.countBusinesses("Atlantis")).toBe(3);
      expect((await store.directory.businessesAfter(0, 2, "Atlantis")).map(({ id }) => id)).toEqual([1, 2]);
      expect((await store.directory.businessesAfter(2, 2, "atlantis")).map(({ id }) => id)).toEqual([4]);
      expect(await store.directory.businessesAfter(0, 9, "Mu")).toEqual([]);
    });

    it("exports page by page, one country or all countries", async () => {
      await put([shop("p1"), shop("p2", { country: "Canada" }), shop("p3")]);
      expect((await store.directory.businessesAfter(0, 2)).map(({ id }) => id)).toEqual([1, 2]);
      expect((await store.directory.businessesAfter(2, 2)).map(({ id }) => id)).toEqual([3]);
      expect((await store.directory.businessesAfter(0, 9, "Canada")).map(({ id }) => id)).toEqual([2]);
      expect(await store.directory.countBusinesses("Canada")).toBe(1);
    });
  });
}
