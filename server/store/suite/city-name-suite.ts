import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { importInto, type ToImport } from "../../testing/directories/import-into.ts";
import type { Store } from "../store.ts";

const FIRST_PAGE = { limit: 20, offset: 0 };
const SERBIA = { country: "Serbia", state: "" };
const MONTANA = { country: "United States", state: "Montana" };

/** Tests cities of several names on every engine. `open` gives an empty store. */
export function cityNameSuite(engine: string, open: () => Promise<Store>): void {
  let store: Store;
  beforeEach(async () => {
    store = await open();
  });
  afterEach(() => store.close());

  const put = (...importArguments: ToImport) => importInto(store, ...importArguments);
  const cities = async (search = "") =>
    (await store.directory.cities(search, FIRST_PAGE)).cities.map(
      ({ name, businessCount }) => `${businessCount} ${name}`,
    );
  const ids = async (cityKey: string) =>
    (await store.search.businesses({ cityKey }, "latest", FIRST_PAGE)).businesses
      .map(({ id }) => id)
      .toSorted((a, b) => a - b);

  describe(`a store on ${engine}: cities of several names`, () => {
    it("are one city, found by each name in every language, and spelled as most businesses spell it", async () => {
      await put({
        p1: { ...SERBIA, city: "Beograd" },
        p2: { ...SERBIA, city: "Beograd" },
        p3: { ...SERBIA, city: "Belgrade" },
        p4: { ...SERBIA, city: "Београд" },
        p5: { ...SERBIA, city: "Novi Sad" },
      });
      expect(await cities()).toEqual(["4 Beograd", "1 Novi Sad"]);
      for (const key of ["beograd", "belgrade", "београд", "belgrad"]) {
        expect(await store.directory.city(key), key).toMatchObject({ name: "Beograd", businessCount: 4 });
        expect(await ids(key), key).toEqual([1, 2, 3, 4]);
      }
      expect((await store.directory.statistics()).totalCities).toBe(2);
      expect(await cities("belgr")).toEqual(["4 Beograd"]);
      expect((await store.search.complete("belgr", {}, [], 8)).cities.map(({ name }) => name)).toEqual(["Beograd"]);
    });

    it("are completed once, by the beginning of a name of four letters or by a short name as a whole", async () => {
      const completeNames = async (text: string) =>
        (await store.search.complete(text, {}, [], 8)).cities.map(({ name }) => name);
      await put({
        p1: { city: "New York", country: "United States", state: "New York" },
        p2: { ...SERBIA, city: "Beograd" },
      });
      expect(await completeNames("york")).toEqual(["New York"]);
      expect(await completeNames("nyc")).toEqual(["New York"]);
      expect(await completeNames("bel")).toEqual([]);
      expect(await completeNames("belg")).toEqual(["Beograd"]);
    });

    it("take another spelling when more businesses use it", async () => {
      await put({ p1: { ...SERBIA, city: "Belgrade" } });
      expect(await cities()).toEqual(["1 Belgrade"]);
      await put({ p2: { ...SERBIA, city: "Beograd" }, p3: { ...SERBIA, city: "Beograd" } });
      expect(await cities()).toEqual(["3 Beograd"]);
    });

    it("leave a name to the city that has it as its own, in another country", async () => {
      await put({
        p1: { ...SERBIA, city: "Belgrade" },
        p2: { ...SERBIA, city: "Belgrade" },
        p3: { ...SERBIA, city: "Beograd" },
      });
      expect(await cities()).toEqual(["3 Belgrade"]);
      await put({ p4: { ...MONTANA, city: "Belgrade" } });
      expect(await cities()).toEqual(["3 Beograd", "1 Belgrade"]);
      expect(await ids("belgrade")).toEqual([4]);
      expect(await ids("beograd")).toEqual([1, 2, 3]);
    });

    it("count permanently closed businesses by each name too", async () => {
      await put({
        p1: { ...SERBIA, city: "Beograd" },
        p2: { ...SERBIA, city: "Belgrade", businessStatus: "CLOSED_PERMANENTLY" },
      });
      const { businesses } = await store.search.administratorList(
        { cityKey: "београд", isClosedForGood: true },
        "latest",
        FIRST_PAGE,
      );
      expect(businesses.map(({ id }) => id)).toEqual([2]);
    });
  });
}
