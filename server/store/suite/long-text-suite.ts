import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { importInto } from "../../testing/directories/import-into.ts";
import type { Store } from "../store.ts";

/** Returns ideographs in an order that does not compress. */
function ideographs(length: number): string {
  let state = 1;
  return Array.from({ length }, () => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0;
    return String.fromCharCode(0x4e00 + ((state >>> 8) % 20_000));
  }).join("");
}

/** Longer than an index entry may be. */
const LONG = ideographs(5_000);
const FIELDS = ["city", "state", "zipCode", "country", "category", "phone", "address", "name"] as const;

/** Tests how long texts are stored on every engine. `open` gives an empty store. */
export function longTextSuite(engine: string, open: () => Promise<Store>): void {
  let store: Store;
  beforeEach(async () => {
    store = await open();
  });
  afterEach(() => store.close());

  describe(`a store on ${engine}: long texts`, () => {
    it.each(FIELDS)("a %s is stored whole", async (field) => {
      await importInto(store, { p1: { [field]: LONG }, p2: { [field]: LONG } });
      await importInto(store, { p1: { [field]: LONG, description: "Updated" } });
      expect(await store.directory.businessesAfter(0, 10)).toMatchObject([
        { [field]: LONG, description: "Updated" },
        { [field]: LONG },
      ]);
      expect((await store.search.businesses({}, "name", { limit: 10, offset: 0 })).totalCount).toBe(2);
    });

    it("cities that differ after 500 characters are one", async () => {
      await importInto(store, { p1: { city: LONG }, p2: { city: LONG.slice(0, 4_000), country: LONG } });
      const { cities } = await store.directory.cities("", { limit: 10, offset: 0 });
      expect(cities.map(({ businessCount }) => businessCount)).toEqual([2]);
    });
  });
}
