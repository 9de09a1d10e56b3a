import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { businessKeys } from "#domain/business/business-keys";
import { plainTerms } from "#domain/search/plain-terms";
import { businessInsert as shop } from "../../testing/directories/business-insert.ts";
import { AT, byAnn, importInto, type ToImport } from "../../testing/directories/import-into.ts";
import type { BusinessRecord } from "../port/directory.ts";
import type { Store } from "../store.ts";

const LATER = new Date("2026-04-01T00:00:00Z");
const FIRST_PAGE = { limit: 20, offset: 0 };

/** Tests changes of single businesses on every engine. `open` gives an empty store. */
export function editingSuite(engine: string, open: () => Promise<Store>): void {
  let store: Store;
  beforeEach(async () => {
    store = await open();
  });
  afterEach(() => store.close());

  const put = (...importArguments: ToImport) => importInto(store, ...importArguments);
  const readBusiness = async (id: number) => (await store.directory.business(id)) as BusinessRecord;
  async function edit(id: number, overrides: Partial<BusinessRecord>, fields = Object.keys(overrides)) {
    const before = await readBusiness(id);
    const draft = { ...before, ...overrides };
    const business = { ...draft, ...businessKeys(draft) };
    const write = { id, business, editedFields: fields, expectedUpdatedAt: before.updatedAt };
    return (await store.editing.write([write], byAnn(LATER))).outcomes[0];
  }
  const names = async (filter: Parameters<Store["search"]["businesses"]>[0]) =>
    (await store.search.businesses(filter, "recommended", FIRST_PAGE)).businesses.map(({ name }) => name);

  describe(`a store on ${engine}: editing`, () => {
    it("stores all fields, blank ones too, and updates search, counts and the slug", async () => {
      await put({ p1: { website: "https://a.example", seoTitle: "Title" }, p2: {} });
      const newFields = { name: "New Name", city: "Salem", website: null, seoTitle: null, isVerified: true };
      expect(await edit(1, newFields)).toBe("written");
      expect(await readBusiness(1)).toMatchObject({
        ...newFields,
        slug: "corner-shop-p1-springfield",
        createdAt: AT.toISOString(),
        updatedAt: LATER.toISOString(),
      });
      expect(await names({ terms: plainTerms("new"), cityKey: "salem", verified: true })).toEqual(["New Name"]);
      expect(await names({ cityKey: "springfield" })).toEqual(["Corner Shop p2"]);
      expect(await store.directory.statistics()).toMatchObject({ verifiedBusinesses: 1, totalCities: 2 });
      expect(await store.editing.editedFields([1, 2])).toEqual([Object.keys(newFields), []]);
    });

    it("refuses to write over a business that was changed or deleted meanwhile", async () => {
      await put({ p1: {}, p2: {} });
      const [business] = await store.directory.businessesByIds([1]);
      const stale = {
        id: 1,
        business: shop("p1", { name: "Stale" }),
        editedFields: [],
        expectedUpdatedAt: "2026-01-01T00:00:00Z",
      };
      await store.editing.delete([2], byAnn(AT));
      const writes = [stale, { ...stale, id: 2 }, { ...stale, id: 9 }];
      expect(await store.editing.write(writes, byAnn(LATER))).toEqual({
        outcomes: ["changed", "gone", "gone"],
        businesses: [],
        activityId: undefined,
      });
      expect(await store.directory.businessesByIds([1])).toEqual([business]);
    });

    it("counts rows with the id of a business under another name, unless that was edited by hand", async () => {
      await put({ p1: { name: "Rosa" }, p2: { name: "Luigi" }, p3: { name: "Kim" } });
      await edit(3, { name: "Kim’s Nails" });
      const rows = [shop("p1", { name: "ROSA" }), shop("p2", { name: "Harbour Bakery" }), shop("p3", { name: "Kim" })];
      const unknown = shop("p4", { name: "Rosa" });
      expect(await store.imports.countOtherNames([...rows, unknown], "skip")).toBe(1);
      expect(await store.imports.dryRunBatch(rows, "skip")).toMatchObject({ otherNames: 1 });
      await store.imports.endDryRun();
      expect(await put(rows, "update")).toMatchObject({ updated: 2, otherNames: 1 });
      expect(await put(rows, "skip")).toMatchObject({ duplicatesSkipped: 3, otherNames: 0 });
    });

    it("protects hand-edited fields from updating imports, which write all others", async () => {
      await put({ p1: { rating: 3 } });
      await edit(1, { name: "By Hand", phone: "555-0100" });
      const rowFields = { name: "From File", phone: "555-0199", rating: 5, city: "Salem" };
      const dryRun = await store.imports.dryRunBatch([shop("p1", rowFields)], "update");
      expect(dryRun).toMatchObject({ changed: 1, changedFields: { rating: 1, city: 1 }, conflicts: 2 });
      await store.imports.endDryRun();
      expect(await put({ p1: rowFields })).toMatchObject({ updated: 1 });
      expect(await readBusiness(1)).toMatchObject({ name: "By Hand", phone: "555-0100", rating: 5, city: "Salem" });
      expect(await names({ terms: plainTerms("hand") })).toEqual(["By Hand"]);
      expect(await put({ p1: rowFields })).toMatchObject({ updated: 0, duplicatesSkipped: 1 });
    });

    it("protects hand-edited fields from the undo of an earlier import", async () => {
      await put({ p1: { name: "First", rating: 1, phone: "555-0100" } });
      const { importId } = await put({ p1: { name: "Second", rating: 2, phone: "555-0199" } });
      await edit(1, { name: "By Hand" });
      await store.imports.beginUndo(importId, { actor: "cli", edited: "bin" }, LATER);
      await store.imports.undoBatch(importId, 10, LATER);
      expect(await readBusiness(1)).toMatchObject({ name: "By Hand", rating: 1, phone: "555-0100" });
      expect((await readBusiness(1)).updatedAt > LATER.toISOString()).toBe(true);
    });

    it("derives fields again after an undo from those that stay", async () => {
      const austin = { city: "Austin", state: "Texas", country: "United States", timeZone: "America/Chicago" };
      await put({ p1: { ...austin, phone: "020 7946 0000", fullAddress: "1 Main St, Austin", address: "1 Main St" } });
      const london = { city: "London", state: "", country: "United Kingdom", timeZone: "Europe/London" };
      const { importId } = await put({
        p1: {
          ...london,
          phone: "+442079460001",
          phoneE164: "+442079460001",
          fullAddress: "2 Elm St",
          address: "2 Elm St",
        },
      });
      const editedFields = { city: "Toronto", country: "Canada", timeZone: "America/Toronto" };
      await edit(1, { ...editedFields, fullAddress: "2 Elm St, Toronto, Canada" }, ["city", "country"]);
      await store.imports.beginUndo(importId, { actor: "cli", edited: "bin" }, LATER);
      await store.imports.undoBatch(importId, 10, LATER);
      expect(await readBusiness(1)).toMatchObject({
        city: "Toronto",
        state: "Texas",
        country: "Canada",
        address: "1 Main St",
        fullAddress: "1 Main St, Toronto, Texas 62701, Canada",
        timeZone: null,
        phone: "020 7946 0000",
        phoneE164: null,
      });
      expect(await names({ cityKey: "toronto" })).toHaveLength(1);
      expect(await names({ cityKey: "austin" })).toEqual([]);
    });

    it("leaves no canonical URL with a former slug after an undo", async () => {
      const ownPath = "/details/corner-shop-p1-springfield";
      await put({ p1: { canonicalUrl: ownPath } });
      const { importId } = await put({ p1: { canonicalUrl: "https://elsewhere.example/shop" } });
      await edit(1, { slug: "joes" }, []);
      await store.imports.beginUndo(importId, { actor: "cli", edited: "bin" }, LATER);
      await store.imports.undoBatch(importId, 10, LATER);
      expect(await readBusiness(1)).toMatchObject({ slug: "joes", canonicalUrl: "/details/joes" });
    });

    it("redirects the former slug to a new one, and refuses one that another business has or had", async () => {
      await put({ p1: {}, p2: {} });
      expect(await edit(1, { slug: "joes" }, [])).toBe("written");
      expect(await store.directory.businessBySlug("corner-shop-p1-springfield")).toMatchObject({ id: 1, slug: "joes" });
      expect(await edit(2, { slug: "joes" })).toBe("slug-taken");
      expect(await edit(2, { slug: "corner-shop-p1-springfield" })).toBe("slug-taken");
      expect(await edit(1, { slug: "corner-shop-p1-springfield" }, [])).toBe("written");
      expect(await store.directory.businessBySlug("joes")).toMatchObject({ id: 1, slug: "corner-shop-p1-springfield" });
    });

    it("adds a business, unless its place id is known or was deleted", async () => {
      await put({ p1: {}, p2: {} });
      await store.editing.delete([2], byAnn(AT));
      const addResult = await store.editing.add(shop("own", { name: "Mine" }), ["name"], byAnn(AT));
      expect(addResult).toMatchObject({ name: "Mine", placeId: "own" });
      const { id } = addResult as BusinessRecord;
      expect(await store.directory.business(id)).toEqual(addResult);
      expect(await store.editing.businessesToEdit([id, 2, 99])).toEqual([
        { business: addResult, editedFields: ["name"] },
        "deleted",
        undefined,
      ]);
      expect(await store.editing.add(shop("p1"), [], byAnn(AT))).toBe("known");
      expect(await store.editing.add(shop("p2"), [], byAnn(AT))).toBe("deleted");
    });
  });

  describe(`a store on ${engine}: deleting by hand`, () => {
    it("leaves a tombstone, so that no import adds the business again", async () => {
      await put({ p1: {}, p2: {} });
      await edit(1, { slug: "joes" }, []);
      expect((await store.editing.delete([1, 9], byAnn(AT))).ids).toEqual([1]);
      expect(await store.directory.business(1)).toBe("deleted");
      for (const slug of ["joes", "corner-shop-p1-springfield"])
        expect(await store.directory.businessBySlug(slug)).toBe("deleted");
      expect(await put({ p1: { rating: 5 } })).toMatchObject({ imported: 0, updated: 0, duplicatesSkipped: 1 });
      expect(await names({})).toEqual(["Corner Shop p2"]);
      expect(await store.directory.statistics()).toMatchObject({ totalBusinesses: 1 });
    });

    it("can be reverted: the same id, URL, times and edited fields", async () => {
      await put({ p1: { photos: ["https://a.example/1.jpg"], openingHours: { Monday: "Closed" } }, p2: {} });
      await edit(1, { name: "By Hand" });
      const before = [
        await readBusiness(1),
        await store.directory.statistics(),
        await store.search.businesses({}, "recommended", FIRST_PAGE),
      ];
      await store.editing.delete([1], byAnn(AT));
      await put({ p3: { name: "By Hand" } });
      await store.editing.delete([3], byAnn(AT));
      expect((await store.editing.restore([1, 9], byAnn(AT))).ids).toEqual([1]);
      expect([
        await readBusiness(1),
        await store.directory.statistics(),
        await store.search.businesses({}, "recommended", FIRST_PAGE),
      ]).toEqual(before);
      expect(await store.editing.editedFields([1])).toEqual([["name"]]);
      expect((await store.editing.restore([1], byAnn(AT))).ids).toEqual([]);
    });

    it("reserves the slug: no later business gets it", async () => {
      await put({ p1: { name: "Joe" } });
      await store.editing.delete([1], byAnn(AT));
      await put({ p2: { name: "Joe" } });
      expect((await readBusiness(2)).slug).toMatch(/^joe-springfield-[0-9a-f]{6}$/);
      await store.editing.restore([1], byAnn(AT));
      expect((await readBusiness(1)).slug).toBe("joe-springfield");
    });

    it("restores a business as it was before an import that was undone since", async () => {
      await put({ p1: { rating: 1 } });
      const { importId } = await put({ p1: { rating: 2 } });
      await store.editing.delete([1], byAnn(AT));
      await store.imports.beginUndo(importId, { actor: "cli", edited: "bin" }, LATER);
      expect(await store.imports.undoBatch(importId, 10, LATER)).toMatchObject({ restored: 1 });
      await store.editing.restore([1], byAnn(AT));
      expect(await readBusiness(1)).toMatchObject({ rating: 1, updatedAt: AT.toISOString() });
    });

    it("is forgotten after delete-all", async () => {
      await put({ p1: {} });
      await edit(1, { name: "By Hand" });
      await store.editing.delete([1], byAnn(AT));
      await store.maintenance.deleteAll("cli", AT, {});
      expect(await put({ p1: {} })).toMatchObject({ imported: 1 });
      expect((await store.editing.restore([1], byAnn(AT))).ids).toEqual([]);
    });
  });

  describe(`a store on ${engine}: generated texts`, () => {
    it("have an entry from their first batch on, which later ones add to", async () => {
      await put({ p1: {}, p2: {}, p3: {} });
      const texts = { seoTitle: "T", seoDescription: "D", uniqueContent: "U", canonicalUrl: "/details/x" };
      const textsOf = (...ids: number[]) => ids.map((id) => ({ id, ...texts }));
      const readTexts = async () =>
        (await store.maintenance.activity(9)).filter(({ action }) => action === "generate-seo");
      const entry = { ...byAnn(AT), action: "generate-seo" };
      expect(await store.editing.setSeoFields(textsOf(9), entry, true)).toEqual({ updated: 0, activityId: undefined });
      expect(await readTexts()).toEqual([]);
      const { updated, activityId } = await store.editing.setSeoFields(textsOf(1, 2), entry, true);
      expect(updated).toBe(2);
      expect(await readTexts()).toMatchObject([{ id: activityId, actor: "ann", detail: { updated: 2 } }]);
      const later = { ...entry, at: LATER, activityId };
      expect(await store.editing.setSeoFields(textsOf(1, 3), later)).toEqual({ updated: 1, activityId });
      expect(await readTexts()).toMatchObject([{ id: activityId, at: AT.toISOString(), detail: { updated: 3 } }]);
    });
  });

  describe(`a store on ${engine}: missing data`, () => {
    it("finds businesses without SEO texts, until they have them", async () => {
      await put({ p1: {}, p2: {} });
      expect(await names({ missing: "seoText" })).toHaveLength(2);
      const texts = { seoTitle: "T", seoDescription: "D", uniqueContent: "U", canonicalUrl: "/details/x" };
      await store.editing.setSeoFields([{ id: 1, ...texts }], byAnn(LATER));
      expect(await names({ missing: "seoText" })).toEqual(["Corner Shop p2"]);
      await put({ p1: { rating: 5 } });
      expect(await names({ missing: "seoText" })).toEqual(["Corner Shop p2"]);
      await edit(1, { uniqueContent: null });
      expect(await names({ missing: "seoText" })).toHaveLength(2);
    });
  });
}
