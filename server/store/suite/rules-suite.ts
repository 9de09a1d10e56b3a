import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { Rule } from "#contract/rules";
import { plainTerms } from "#domain/search/plain-terms";
import { businessInsert as shop } from "../../testing/directories/business-insert.ts";
import { AT, byAnn, importInto, type ToImport } from "../../testing/directories/import-into.ts";
import type { Store } from "../store.ts";

const LATER = new Date("2026-04-01T00:00:00Z");
const FIRST_PAGE = { limit: 20, offset: 0 };

/** Tests how rules are applied on every engine. `open` gives an empty store. */
export function rulesSuite(engine: string, open: () => Promise<Store>): void {
  let store: Store;
  beforeEach(async () => {
    store = await open();
  });
  afterEach(() => store.close());

  const put = (...importArguments: ToImport) => importInto(store, ...importArguments);
  async function applyInSteps(rule: Rule, limit = 100) {
    let changedCount = 0;
    for (let after: number | null = 0; after !== null; ) {
      const step = await store.editing.applyRule(rule, after, limit, byAnn(LATER));
      changedCount += step.changed;
      after = step.lastId;
    }
    return changedCount;
  }
  const addAndApply = async (kind: Rule["kind"], from: string, to: string, limit?: number, scope = {}) =>
    applyInSteps((await store.editing.addRule({ kind, from, to, ...scope }, byAnn(LATER))).rule, limit);
  const cities = async () =>
    (await store.directory.cities("", FIRST_PAGE)).cities.map(({ name, businessCount }) => `${businessCount} ${name}`);
  const ids = async (filter: Parameters<Store["search"]["businesses"]>[0]) =>
    (await store.search.businesses(filter, "latest", FIRST_PAGE)).businesses
      .map(({ id }) => id)
      .toSorted((a, b) => a - b);

  describe(`a store on ${engine}: rules of cities`, () => {
    it("move all businesses of the city, permanently closed ones too, and update the counts", async () => {
      await put({
        p1: { city: "NYC" },
        p2: { city: "nyc" },
        p3: { city: "New York" },
        p4: { city: "NYC", businessStatus: "CLOSED_PERMANENTLY" },
        p5: { city: "Boston" },
      });
      expect(await addAndApply("city", "NYC", "New York", 1)).toBe(3);
      expect(await cities()).toEqual(["3 New York", "1 Boston"]);
      expect(await ids({ cityKey: "new york" })).toEqual([1, 2, 3]);
      expect(await ids({ terms: plainTerms("york") })).toEqual([1, 2, 3]);
      expect(await store.directory.business(4)).toMatchObject({ city: "New York" });
      expect(await store.directory.business(1)).toMatchObject({
        updatedAt: LATER.toISOString(),
        slug: "corner-shop-p1-nyc",
      });
      expect(await store.directory.business(5)).toMatchObject({ updatedAt: AT.toISOString() });
      expect((await store.directory.statistics()).totalCities).toBe(2);
      expect(await addAndApply("city", "NYC", "New York")).toBe(0);
    });

    it("redirect the old name of the city to the new one in every query", async () => {
      await put({ p1: { city: "NYC" }, p2: { city: "Boston" } });
      await addAndApply("city", "N.Y.C", "New York");
      expect(await store.directory.city("nyc")).toMatchObject({ name: "NYC" });
      await addAndApply("city", "NYC", "New York");
      expect(await store.directory.city("nyc")).toMatchObject({
        name: "New York",
        cityKey: "new york",
        businessCount: 1,
        isByRule: true,
      });
      expect(await store.directory.city("new york")).toMatchObject({ isByRule: false });
      expect(await ids({ cityKey: "nyc" })).toEqual([1]);
      expect(await ids({ cityKey: "nyc", missing: "phone" })).toEqual([1]);
      expect((await store.search.thinLists(1, FIRST_PAGE)).lists).toEqual([]);
    });

    it("tell the names that only a rule for a region gives to a city, once no other region has them", async () => {
      await put({ p1: { city: "Salem", state: "Oregon" }, p2: { city: "Salem", state: "Ohio" } });
      await addAndApply("city", "Salem", "Keizer", 100, { state: "Oregon" });
      expect(await store.directory.city("salem")).toMatchObject({ name: "Salem", isByRule: false });
      await addAndApply("city", "Salem", "Canton", 100, { state: "Ohio" });
      expect(await store.directory.city("salem")).toMatchObject({ name: "Keizer", isByRule: true });
    });

    it("apply to later imports, to added and updated rows", async () => {
      await addAndApply("city", "NYC", "New York");
      const { importId: first } = await put({ p1: { city: "NYC" }, p2: { city: "Boston" } });
      expect(await cities()).toEqual(["1 Boston", "1 New York"]);
      expect(await store.directory.business(1)).toMatchObject({ slug: "corner-shop-p1-new-york" });
      await put({ p1: { city: "NYC" }, p2: { city: "NYC" } });
      expect(await cities()).toEqual(["2 New York"]);
      expect(await store.imports.dryRunBatch([shop("p1", { city: "NYC" })], "update")).toMatchObject({ unchanged: 1 });
      await store.imports.endDryRun();
      expect(first).toBe(1);
    });

    it("can change the spelling of a city", async () => {
      await put({ p1: { city: "ISTANBUL" }, p2: { city: "Istanbul" } });
      expect(await addAndApply("city", "istanbul", "İstanbul")).toBe(2);
      expect(await cities()).toEqual(["2 İstanbul"]);
      await put({ p3: { city: "istanbul" } });
      expect(await cities()).toEqual(["3 İstanbul"]);
    });

    it("follow a second renaming of the target city, and never form a circle", async () => {
      await put({ p1: { city: "NYC" }, p2: { city: "New York" } });
      await addAndApply("city", "NYC", "New York");
      await addAndApply("city", "New York", "New York City");
      expect(await store.directory.city("nyc")).toMatchObject({ name: "New York City", businessCount: 2 });
      expect((await store.editing.rules()).map(({ from, to }) => `${from} → ${to}`)).toEqual([
        "NYC → New York City",
        "New York → New York City",
      ]);
      await expect(
        store.editing.addRule({ kind: "city", from: "New York City", to: "NYC" }, byAnn(LATER)),
      ).rejects.toMatchObject({
        code: "conflict",
      });
      await put({ p3: { city: "NYC" } });
      expect(await cities()).toEqual(["3 New York City"]);
    });

    it("of one state or country leave the city alone elsewhere, in later imports too", async () => {
      const springfield = (state: string) => ({ city: "Springfield", state });
      await put({ p1: springfield("Illinois"), p2: springfield("Ohio"), p3: springfield("Oregon") });
      const scope = { state: "illinois", country: "United States" };
      expect(await addAndApply("city", "Springfield", "Lincoln", 1, scope)).toBe(1);
      await put({ p4: springfield("Illinois"), p5: springfield("Ohio") });
      expect(await cities()).toEqual(["3 Springfield", "2 Lincoln"]);
      expect(await store.directory.city("springfield")).toMatchObject({ name: "Springfield", businessCount: 3 });
      expect(await store.editing.rules()).toMatchObject([{ ...scope, isRecorded: true, businesses: 2 }]);
      expect(await addAndApply("city", "Springfield", "Eugene", 1, { state: "Oregon", country: "" })).toBe(1);
      // The narrowest rule counts, whichever came first.
      expect(await addAndApply("city", "Springfield", "Anywhere")).toBe(2);
      expect(await addAndApply("city", "Springfield", "Dayton", 1, { state: "Ohio", country: "United States" })).toBe(
        2,
      );
      expect(await cities()).toEqual(["2 Dayton", "2 Lincoln", "1 Eugene"]);
    });

    it("are previewed with places, examples and all that they would change", async () => {
      const springfield = (state: string, overrides = {}) => ({ city: "Springfield", state, ...overrides });
      await put({
        p1: springfield("Illinois"),
        p2: springfield("Ohio"),
        p3: springfield("Ohio", { businessStatus: "CLOSED_PERMANENTLY" }),
        p4: { city: "Lincoln", state: "Illinois" },
      });
      const rule = { kind: "city", from: "springfield", to: "Lincoln" } as const;
      const preview = (overrides = {}) => store.editing.previewRule({ ...rule, ...overrides }, 0, 50);
      expect(await preview()).toMatchObject({ businesses: 3, lastId: null });
      const scopedPreview = await preview({ state: "Ohio" });
      expect(scopedPreview.businesses).toBe(2);
      expect(scopedPreview.places.map(({ state, businesses }) => `${businesses} ${state}`).toSorted()).toEqual([
        "1 Illinois",
        "2 Ohio",
      ]);
      expect(scopedPreview.examples.map(({ id, state, before, after }) => [id, state, before, after])).toEqual([
        [2, "Ohio", "Springfield", "Lincoln"],
        [3, "Ohio", "Springfield", "Lincoln"],
      ]);
      expect(await cities()).toEqual(["2 Springfield", "1 Lincoln"]);
      // A wider rule has moved them already.
      await addAndApply("city", "Springfield", "Anywhere");
      expect(await preview({ state: "Ohio" })).toMatchObject({ businesses: 2, examples: [{ before: "Anywhere" }, {}] });
    });

    it("are refused if they conflict with another rule", async () => {
      await addAndApply("city", "NYC", "New York");
      const add = (from: string, to: string, state = "") =>
        store.editing.addRule({ kind: "city", from, to, state }, byAnn(LATER));
      await expect(add("nyc", "Gotham")).rejects.toMatchObject({ message: expect.stringContaining("already") });
      await expect(add("Big Apple", "NYC")).rejects.toMatchObject({ code: "conflict" });
      await add("New York", "Albany", "New York");
      await expect(add("Albany", "New York")).rejects.toMatchObject({
        message: expect.stringContaining("back to Albany"),
      });
    });

    it("survive delete-all", async () => {
      await addAndApply("city", "NYC", "New York");
      await store.maintenance.deleteAll("cli", AT, {});
      await put({ p1: { city: "NYC" } });
      expect(await cities()).toEqual(["1 New York"]);
    });

    it("apply to businesses that are edited, restored or undone", async () => {
      await put({ p1: { city: "NYC" }, p2: { city: "NYC" } });
      const { importId } = await put({ p2: { city: "Boston" } });
      await store.editing.delete([1], byAnn(AT));
      await addAndApply("city", "NYC", "New York");
      await store.editing.restore([1], byAnn(AT));
      await store.imports.beginUndo(importId, { actor: "cli", edited: "bin" }, LATER);
      await store.imports.undoBatch(importId, 10, LATER);
      await store.editing.add(shop("own", { city: "NYC" }), [], byAnn(LATER));
      expect(await cities()).toEqual(["3 New York"]);
    });
  });

  describe(`a store on ${engine}: rules of categories`, () => {
    const group = async () => (await store.directory.category("church"))?.group;

    it("move a category with all its businesses to a group", async () => {
      await put({ p1: { category: "Church" }, p2: { category: "Church" }, p3: { category: "Cinema" } });
      const ownGroup = await group();
      expect(await ids({ group: "entertainment" })).toEqual([3]);
      expect(await addAndApply("category", "church", "entertainment", 1)).toBe(2);
      expect(await ids({ group: "entertainment" })).toEqual([1, 2, 3]);
      expect(await ids({ group: "entertainment", minRating: 0, missing: "phone" })).toEqual([1, 2, 3]);
      expect(await store.directory.business(1)).toMatchObject({ group: "entertainment", updatedAt: AT.toISOString() });
      await put({ p4: { category: "Church" } });
      expect(await ids({ group: "entertainment" })).toEqual([1, 2, 3, 4]);
      const [rule] = await store.editing.rules();
      const removal = await store.editing.removeRule(rule?.id ?? 0, byAnn());
      await applyInSteps(removal?.rule as Rule);
      expect(await group()).toBe(ownGroup);
      expect(await ids({ group: "entertainment" })).toEqual([3]);
    });

    it("apply to a category that is imported later", async () => {
      await addAndApply("category", "Church", "entertainment");
      await put({ p1: { category: "Church" } });
      expect(await group()).toBe("entertainment");
      expect(await ids({ group: "entertainment" })).toEqual([1]);
    });
  });
}
