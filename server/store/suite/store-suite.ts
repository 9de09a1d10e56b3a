import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { BusinessDraft } from "#contract/business";
import type { BusinessSort } from "#contract/queries";
import { plainTerms } from "#domain/search/plain-terms";
import { businessInsert } from "../../testing/directories/business-insert.ts";
import { AT, byAnn, importInto, type ToImport } from "../../testing/directories/import-into.ts";
import type { BusinessFilter } from "../port/search.ts";
import type { Store } from "../store.ts";

const FIRST = { limit: 20, offset: 0 };

/** Returns a business without the JSON of its lists and objects, which are fields too. */
function withoutJson<Business extends object>(business: Business): Business {
  return Object.fromEntries(Object.entries(business).filter(([name]) => !name.endsWith("Json"))) as Business;
}

/** Tests a store; every engine must pass. `open` gives an empty store. */
export function storeSuite(engine: string, open: () => Promise<Store>): void {
  let store: Store;
  beforeEach(async () => {
    store = await open();
  });
  afterEach(() => store.close());

  const put = (...importArguments: ToImport) => importInto(store, ...importArguments);
  const shop = (placeId: string, overrides: Partial<BusinessDraft> = {}) => businessInsert(placeId, overrides);
  async function names(filter: BusinessFilter, sort: BusinessSort = "recommended", page = FIRST) {
    const { businesses, totalCount } = await store.search.businesses(filter, sort, page);
    expect(totalCount).toBeGreaterThanOrEqual(businesses.length);
    return businesses.map(({ name }) => name);
  }

  describe(`a store on ${engine}: importing`, () => {
    it("returns a business as it was imported, with an id, a slug and times", async () => {
      const full = shop("p1", {
        name: "Zürich Bäckerei",
        photos: ["https://example.com/a.jpg"],
        openingHours: { Monday: "9:00 AM - 5:00 PM", Sunday: "Closed" },
        timeZone: "Europe/Zurich",
        attributes: { Payments: { "Credit cards": true, Cash: false } },
        subtypes: ["Cafe"],
        latitude: 47.3769,
        longitude: -8.5417,
        rating: 4.6,
        reviewCount: 120,
        isVerified: true,
      });
      await put([full]);
      const {
        slugBase,
        sortName,
        cityKey,
        quality,
        nameText,
        otherText,
        attributeTags,
        attributeLines,
        phoneDigits,
        zipKey,
        stateKey,
        countryKey,
        ...draft
      } = withoutJson(full);
      expect(await store.directory.business(1)).toEqual({
        ...draft,
        id: 1,
        slug: slugBase,
        createdAt: AT.toISOString(),
        updatedAt: AT.toISOString(),
      });
    });

    it("imports nothing from the same rows again", async () => {
      const shops = [shop("p1"), shop("p2")];
      expect(await put(shops, "skip")).toMatchObject({ imported: 2, updated: 0, duplicatesSkipped: 0 });
      expect(await put(shops, "skip")).toMatchObject({ imported: 0, updated: 0, duplicatesSkipped: 2 });
      expect(await put(shops, "update")).toMatchObject({ imported: 0, updated: 0, duplicatesSkipped: 2 });
    });

    it("imports the first of two rows with the same place id", async () => {
      expect(await put([shop("p1", { name: "First" }), shop("p1", { name: "Second" })], "skip")).toMatchObject({
        imported: 1,
        updated: 0,
        duplicatesSkipped: 1,
      });
      expect(await names({})).toEqual(["First"]);
    });

    it("updates a changed business in mode update; id and slug stay", async () => {
      await put([shop("p1", { name: "Old Name", city: "Springfield" })]);
      const before = await store.directory.business(1);
      const later = new Date("2026-04-01T00:00:00Z");
      const changedShop = shop("p1", { name: "New Name", city: "Salem", category: "Bakery", rating: 4 });
      expect(await put([changedShop], "update", later)).toMatchObject({
        imported: 0,
        updated: 1,
        duplicatesSkipped: 0,
      });
      expect(await store.directory.business(1)).toMatchObject({
        name: "New Name",
        city: "Salem",
        slug: (before as { slug: string }).slug,
        createdAt: AT.toISOString(),
        updatedAt: later.toISOString(),
      });
      expect(await names({ terms: plainTerms("old") })).toEqual([]);
      expect(await names({ terms: plainTerms("new bakery") })).toEqual(["New Name"]);
      expect(await names({ cityKey: "springfield" })).toEqual([]);
      expect(await names({ cityKey: "salem", categorySlug: "bakery", minRating: 4 })).toEqual(["New Name"]);
    });

    it("does not overwrite generated texts with empty ones", async () => {
      await put([shop("p1", { seoTitle: "Title", uniqueContent: "Text" })]);
      await put([shop("p1", { rating: 5 })], "update");
      expect(await store.directory.business(1)).toMatchObject({ seoTitle: "Title", uniqueContent: "Text", rating: 5 });
    });

    it("assigns unique, stable slugs to businesses with the same name and city", async () => {
      const chain = ["p1", "p2", "p3"].map((placeId) => shop(placeId, { name: "Chain" }));
      await put(chain);
      const slugs = async () => (await store.directory.businessesAfter(0, 10)).map(({ slug }) => slug);
      const first = await slugs();
      expect(new Set(first).size).toBe(3);
      expect(first[0]).toBe("chain-springfield");
      await store.maintenance.deleteAll("cli", AT, {});
      await put(chain);
      expect(await slugs()).toEqual(first);
    });

    it("imports slug and times from its own export", async () => {
      await put([shop("p1", { slug: "its-own", createdAt: "2020-01-01T00:00:00Z" })]);
      expect(await store.directory.businessBySlug("its-own")).toMatchObject({ createdAt: "2020-01-01T00:00:00.000Z" });
    });

    it("does a dry run of an import without changing anything", async () => {
      await put([shop("p1"), shop("p2")]);
      const version = await store.directory.dataVersion();
      const batch = [shop("p1", { rating: 3 }), shop("p2"), shop("p3"), shop("p3")];
      expect(await store.imports.dryRunBatch(batch, "skip")).toMatchObject({
        imported: 1,
        updated: 0,
        duplicatesSkipped: 3,
      });
      expect(await store.imports.dryRunBatch([shop("p3")], "skip")).toMatchObject({
        imported: 0,
        updated: 0,
        duplicatesSkipped: 1,
      });
      await store.imports.endDryRun();
      expect(await store.imports.dryRunBatch(batch, "update")).toMatchObject({
        imported: 1,
        updated: 1,
        duplicatesSkipped: 2,
      });
      await store.imports.endDryRun();
      expect(await store.directory.dataVersion()).toBe(version);
      expect(await store.directory.countBusinesses()).toBe(2);
    });
  });

  describe(`a store on ${engine}: links`, () => {
    const joes = shop("ChIJ-_xYz12", { name: "Joe's  Diner" });

    it("finds a business by its slug in any case", async () => {
      await put([joes]);
      expect(await store.directory.businessBySlug("joes-diner-springfield")).toMatchObject({ id: 1 });
      expect(await store.directory.businessBySlug("Joes-Diner-Springfield")).toMatchObject({ id: 1 });
      expect(await store.directory.businessBySlug("joes-diner")).toBeUndefined();
      expect(await store.directory.businessBySlug("")).toBeUndefined();
    });

    it("finds it by slug or hyphenated name with the first seven characters of the place id", async () => {
      await put([joes]);
      for (const link of [
        "joes-diner-springfield-ChIJ-_x",
        "joe's-diner-ChIJ-_x",
        "JOE'S-DINER-chij-_x",
        "joes-diner-ChIJ-_x",
        "joe's-diner-1",
        "joes-diner-springfield-1",
      ]) {
        expect(await store.directory.businessBySlug(link), link).toMatchObject({ id: 1 });
      }
    });

    it("finds it by the whole of a shorter place id, in any case", async () => {
      await put([shop("abc", { name: "Joe Bar" }), shop("x-9", { name: "Joe Bar" }), shop("q", { name: "寿司 屋" })]);
      for (const [link, placeId] of [
        ["joe-bar-abc", "abc"],
        ["joe-bar-springfield-abc", "abc"],
        ["Joe-Bar-ABC", "abc"],
        ["joe-bar-x-9", "x-9"],
        ["寿司-屋-q", "q"],
      ]) {
        expect(await store.directory.businessBySlug(link as string), link).toMatchObject({ placeId });
      }
      expect(await store.directory.businessBySlug("joe-bar-ab")).toBeUndefined();
      expect(await store.directory.businessBySlug("anns-bar-abc")).toBeUndefined();
    });

    it("rejects another business's name with the place id of this one", async () => {
      await put([joes]);
      expect(await store.directory.businessBySlug("anns-diner-ChIJ-_x")).toBeUndefined();
      expect(await store.directory.businessBySlug("joe's-diner-ChIJxxx")).toBeUndefined();
      expect(await store.directory.businessBySlug("joe's-diner-2")).toBeUndefined();
    });

    it("finds names without Latin letters", async () => {
      await put([shop("ChIJabcdefg", { name: "🍕🍕" }), shop("ChIJhijklmn", { name: "寿司 屋" })]);
      expect(await store.directory.businessBySlug("🍕🍕-ChIJabc")).toMatchObject({ id: 1 });
      expect(await store.directory.businessBySlug("寿司-屋-ChIJhij")).toMatchObject({ id: 2 });
    });
  });

  describe(`a store on ${engine}: deleting everything`, () => {
    it("empties the directory, keeps the activity and does not reuse ids", async () => {
      await put([shop("p1"), shop("p2")]);
      expect(await store.maintenance.deleteAll("cli", AT, { backup: "x.db" })).toBe(2);
      expect(await store.directory.statistics()).toEqual({
        totalBusinesses: 0,
        verifiedBusinesses: 0,
        categories: 0,
        totalCities: 0,
      });
      expect(await names({})).toEqual([]);
      expect(await names({ terms: plainTerms("corner") })).toEqual([]);
      expect(await store.directory.city("springfield")).toBeUndefined();
      expect(await store.directory.businessBySlug("corner-shop-p1-springfield")).toBeUndefined();
      expect((await store.maintenance.activity(5))[0]).toMatchObject({
        action: "delete-all",
        detail: { backup: "x.db", deleted: 2 },
      });
      await put([shop("p1")]);
      expect(await store.directory.business(1)).toBeUndefined();
      expect(await store.directory.business(3)).toMatchObject({ placeId: "p1" });
    });
  });

  describe(`a store on ${engine}: settings, activity and versions`, () => {
    it("stores settings and the activity, newest first, without a new data version", async () => {
      const version = await store.directory.dataVersion();
      await store.maintenance.probe();
      await store.maintenance.setSetting("a", "1");
      await store.maintenance.setSetting("a", "2");
      await store.maintenance.recordActivity({ at: AT.toISOString(), actor: "cli", action: "one", detail: { n: 1 } });
      await store.maintenance.recordActivity({ at: AT.toISOString(), actor: "ann", action: "two", detail: {} });
      expect(await store.maintenance.setting("a")).toBe("2");
      expect(await store.maintenance.setting("b")).toBeUndefined();
      const settings = await Promise.all(["1", "2"].map((value) => store.maintenance.ensureSetting("c", value)));
      expect(["1,1", "2,2"]).toContain(settings.join());
      expect(await store.maintenance.ensureSetting("a", "3")).toBe("2");
      expect((await store.maintenance.activity(1)).map(({ action }) => action)).toEqual(["two"]);
      expect((await store.maintenance.activity(5, ["two", "three"])).map(({ action }) => action)).toEqual(["one"]);
      expect(await store.directory.dataVersion()).toBe(version);
    });

    it("has a new data version after every change of the directory", async () => {
      const versions = new Set([await store.directory.dataVersion()]);
      await put([shop("p1")]);
      versions.add(await store.directory.dataVersion());
      await store.maintenance.deleteAll("cli", AT, {});
      versions.add(await store.directory.dataVersion());
      expect(versions.size).toBe(3);
    });

    it("reports a long operation until it ends or has no heartbeat", async () => {
      const isChanging = async (seconds = 0) =>
        (await store.directory.dataState(new Date(AT.getTime() + seconds * 1000))).isChanging;
      const importId = await store.imports.begin(["made-up.xlsx"], "cli", AT);
      expect(await isChanging()).toBe(false);
      await store.imports.writeBatch(importId, [shop("p1"), shop("p2")], "skip", AT);
      expect(await isChanging()).toBe(true);
      expect(await isChanging(60)).toBe(false);
      const counts = { imported: 2, updated: 0, duplicatesSkipped: 0, rows: 2, totalErrors: 0 };
      await store.imports.finish(importId, { ...counts, state: "stopped" }, AT);
      expect(await isChanging()).toBe(false);
      const text = { id: 1, seoTitle: "a", seoDescription: "b", uniqueContent: "c", canonicalUrl: "/d" };
      await store.editing.setSeoFields([text], byAnn(AT), true);
      expect(await isChanging()).toBe(true);
      await store.editing.setSeoFields([{ ...text, id: 2 }], byAnn(AT));
      expect(await isChanging()).toBe(false);
      await store.imports.beginUndo(importId, { actor: "cli", edited: "bin" }, AT);
      await store.imports.undoBatch(importId, 1, AT);
      expect(await isChanging()).toBe(true);
      while (!(await store.imports.undoBatch(importId, 1, AT)).isDone);
      expect(await isChanging()).toBe(false);
    });

    it("has a new epoch after each change by its own process", async () => {
      const { epoch } = await store.directory.dataState(AT);
      await store.maintenance.setSetting("a", "1");
      expect((await store.directory.dataState(AT)).epoch).toBe(epoch);
      await put([shop("p1")]);
      const state = await store.directory.dataState(AT);
      expect(state.epoch).not.toBe(epoch);
      expect(state.version).toBe(await store.directory.dataVersion());
    });
  });
}
