import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { AT, byAnn } from "../../testing/directories/import-into.ts";
import type { Store } from "../store.ts";

const later = (days: number) => new Date(AT.getTime() + days * 86_400_000);
const day = (at: Date) => at.toISOString().slice(0, 10);
const search = (text: string, count = 1, place = "") => ({ text, place, count });

/** Tests synonyms and the log of searches with few results on every engine. `open` gives an empty store. */
export function searchLogSuite(engine: string, open: () => Promise<Store>): void {
  let store: Store;
  beforeEach(async () => {
    store = await open();
  });
  afterEach(() => store.close());

  const texts = async () => (await store.maintenance.missedSearches(20)).map(({ text, count }) => `${count} ${text}`);

  describe(`a store on ${engine}: synonyms`, () => {
    it("are listed by their words, and change the data version", async () => {
      const version = await store.directory.dataVersion();
      const barber = await store.synonyms.add({ from: "Barbershop", to: "Barber shop" }, byAnn(AT));
      expect(barber).toEqual({ id: 1, from: "Barbershop", to: "Barber shop", createdAt: AT.toISOString() });
      expect(await store.directory.dataVersion()).not.toBe(version);
      await store.synonyms.add({ from: "AC", to: "HVAC contractor" }, byAnn(AT));
      expect((await store.search.synonyms()).map(({ from }) => from)).toEqual(["AC", "Barbershop"]);
    });

    it("are replaced by one of the same folded words", async () => {
      await store.synonyms.add({ from: "cafe", to: "Coffee shop" }, byAnn(AT));
      const replacement = await store.synonyms.add({ from: "Café", to: "coffee shop" }, byAnn(later(1)));
      expect(await store.search.synonyms()).toEqual([replacement]);
      expect(replacement).toMatchObject({ id: 1, from: "Café", createdAt: AT.toISOString() });
      await store.synonyms.add({ from: "cafe", to: "Bakery" }, byAnn(AT));
      expect(await store.search.synonyms()).toHaveLength(2);
    });

    it("can be removed, and survive delete-all", async () => {
      const { id } = await store.synonyms.add({ from: "cafe", to: "Coffee shop" }, byAnn(AT));
      await store.maintenance.deleteAll("cli", AT, {});
      const version = await store.directory.dataVersion();
      expect(await store.synonyms.remove(id, byAnn())).toMatchObject({ from: "cafe" });
      expect(await store.directory.dataVersion()).not.toBe(version);
      expect(await store.synonyms.remove(id, byAnn())).toBeUndefined();
      expect(await store.search.synonyms()).toEqual([]);
    });
  });

  describe(`a store on ${engine}: searches that found little`, () => {
    it("are counted by text and place, with the first and the last day, and listed from three on", async () => {
      const version = await store.directory.dataVersion();
      await store.maintenance.countMissedSearches([search("pet shop", 2, "Serbia"), search("pet shop", 4)], AT);
      await store.maintenance.countMissedSearches([search("pet shop", 1, "Serbia"), search("rare", 2)], later(2));
      expect(await store.maintenance.missedSearches(20)).toEqual([
        { text: "pet shop", place: "", count: 4, firstDay: day(AT), lastDay: day(AT) },
        { text: "pet shop", place: "Serbia", count: 3, firstDay: day(AT), lastDay: day(later(2)) },
      ]);
      expect(await store.maintenance.missedSearches(1)).toHaveLength(1);
      expect(await store.directory.dataVersion()).toBe(version);
    });

    it("are dropped after 30 days when there were fewer than three", async () => {
      await store.maintenance.countMissedSearches([search("twice", 2), search("thrice", 3)], AT);
      await store.maintenance.countMissedSearches([], later(30));
      await store.maintenance.countMissedSearches([search("twice")], later(30));
      expect(await texts()).toEqual(["3 thrice"]);
      await store.maintenance.countMissedSearches([search("twice", 2)], later(59));
      expect(await texts()).toEqual(["3 twice", "3 thrice"]);
    });

    it("are at most 10,000, of which the rarest and oldest go first", async () => {
      await store.maintenance.countMissedSearches([search("often", 9), search("old")], AT);
      const searches = Array.from({ length: 9_999 }, (_, index) => search(`new ${index}`));
      await store.maintenance.countMissedSearches(searches, later(1));
      await store.maintenance.countMissedSearches([search("old", 2), search("new 1", 2)], later(1));
      expect(await texts()).toEqual(["9 often", "3 new 1"]);
    });

    it("are forgotten one by one, all at once, by a synonym and by delete-all", async () => {
      const count = () =>
        store.maintenance.countMissedSearches(
          ["a", "b", "cafe"].map((text) => search(text, 3)),
          AT,
        );
      await count();
      await store.maintenance.forgetMissedSearches("a");
      expect(await texts()).toEqual(["3 b", "3 cafe"]);
      await store.synonyms.add({ from: "Café", to: "Coffee shop" }, byAnn(AT));
      expect(await texts()).toEqual(["3 b"]);
      await store.maintenance.forgetMissedSearches();
      expect(await texts()).toEqual([]);
      await count();
      await store.maintenance.deleteAll("cli", AT, {});
      expect(await texts()).toEqual([]);
    });
  });
}
