import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { BusinessDraft } from "#contract/business";
import { businessKeys } from "#domain/business/business-keys";
import { mergeBusinesses } from "#domain/duplicates/merge-businesses";
import { findDuplicates } from "../../operations/editing/find-duplicates.ts";
import { AT, byAnn, importInto, type ToImport } from "../../testing/directories/import-into.ts";
import type { BusinessRecord } from "../port/directory.ts";
import type { Store } from "../store.ts";

const LATER = new Date("2026-04-01T00:00:00Z");
const PAGE = { limit: 20, offset: 0 };
const PHONE = { phone: "(217) 555-0101", phoneE164: "+12175550101" };
/** Two entries of one restaurant, and another restaurant. */
const SHOPS: Readonly<Record<string, Partial<BusinessDraft>>> = {
  heron: { name: "Blue Heron", category: "Restaurant", ...PHONE, rating: 4, reviewCount: 9 },
  "heron-2": { name: "Blue Heron LLC", category: "Restaurant", ...PHONE, website: "https://heron.example" },
  other: { name: "Red Kite", category: "Restaurant", rating: 5, reviewCount: 3 },
};

/** Tests businesses with two place ids on every engine. `open` gives an empty store. */
export function duplicatesSuite(engine: string, open: () => Promise<Store>): void {
  let store: Store;
  beforeEach(async () => {
    store = await open();
  });
  afterEach(() => store.close());

  const put = (...importArguments: ToImport) => importInto(store, ...importArguments);
  const read = async (id: number) => (await store.directory.business(id)) as BusinessRecord;
  const search = () => findDuplicates({ store, now: () => LATER });
  const pairs = async () =>
    (await store.duplicates.likelyPairs(PAGE)).pairs.map(({ businesses }) => businesses.map(({ id }) => id));
  const ids = async () => (await store.directory.businessesAfter(0, 99)).map(({ id }) => id);
  async function merge(survivorId: number, mergedId: number) {
    const [survivor, mergedBusiness] = [await read(survivorId), await read(mergedId)];
    const [survivorFields = [], mergedFields = []] = await store.editing.editedFields([survivorId, mergedId]);
    const { draft, editedFields } = mergeBusinesses(
      { business: survivor, editedFields: survivorFields },
      { business: mergedBusiness, editedFields: mergedFields },
    );
    const business = { ...draft, ...businessKeys(draft) };
    const expectedUpdatedAt: [string, string] = [survivor.updatedAt, mergedBusiness.updatedAt];
    return store.duplicates.merge({ survivorId, mergedId, business, editedFields, expectedUpdatedAt }, byAnn(LATER));
  }
  async function rename(id: number, slug: string) {
    const business = await read(id);
    const write = { id, business: { ...business, ...businessKeys(business), slug }, editedFields: [] };
    await store.editing.write([{ ...write, expectedUpdatedAt: business.updatedAt }], byAnn(LATER));
  }
  async function undo(importId: number) {
    await store.imports.beginUndo(importId, { actor: "ann", edited: "bin" }, LATER);
    while (!(await store.imports.undoBatch(importId, 1, LATER)).isDone) {}
    return store.imports.finishUndo(importId, LATER);
  }

  describe(`a store on ${engine}: likely duplicates`, () => {
    it("are current until the data changes, and leave when one is deleted", async () => {
      expect(await store.duplicates.likelyPairs(PAGE)).toEqual({
        pairs: [],
        totalCount: 0,
        foundAt: null,
        isCurrent: false,
      });
      await put(SHOPS);
      expect(await search()).toMatchObject({ businesses: 3, pairs: 1 });
      const likelyPairs = await store.duplicates.likelyPairs(PAGE);
      expect(likelyPairs).toMatchObject({
        totalCount: 1,
        foundAt: LATER.toISOString(),
        isCurrent: true,
        pairs: [{ reasons: ["same name", "same phone number", "same address", "same category"] }],
      });
      expect(await pairs()).toEqual([[1, 2]]);
      expect(await store.duplicates.likelyPairs({ limit: 1, offset: 1 })).toMatchObject({ pairs: [], totalCount: 1 });
      await put({ more: {} });
      expect(await store.duplicates.likelyPairs(PAGE)).toMatchObject({ isCurrent: false, totalCount: 1 });
      await store.editing.delete([2], byAnn(AT));
      expect(await store.duplicates.likelyPairs(PAGE)).toMatchObject({ pairs: [], totalCount: 0 });
    });

    it("that were declared distinct stay away, after a new import too, until that is reverted", async () => {
      await put(SHOPS);
      await search();
      const version = await store.directory.dataVersion();
      expect(await store.duplicates.setDistinct([2, 1], true, byAnn(AT))).toBe(true);
      expect(await store.directory.dataVersion()).not.toBe(version);
      expect(await store.duplicates.likelyPairs(PAGE)).toMatchObject({ totalCount: 0, pairs: [], isCurrent: true });
      await store.maintenance.deleteAll("ann", AT, {});
      await put(SHOPS);
      await search();
      expect(await pairs()).toEqual([]);
      expect(await store.duplicates.setDistinct([4, 5], false, byAnn(AT))).toBe(true);
      expect(await pairs()).toEqual([[4, 5]]);
      expect(await store.duplicates.setDistinct([4, 99], true, byAnn(AT))).toBe(false);
      expect(await store.duplicates.setDistinct([4, 4], true, byAnn(AT))).toBe(false);
    });

    it("are no alternatives of each other, unless they were declared distinct", async () => {
      await put({ ...SHOPS, "kite-2": { ...SHOPS["other"], latitude: null } });
      const nearby = async (id: number) =>
        (await store.search.nearby(await read(id), 5)).map(({ business }) => business.placeId);
      expect(await nearby(1)).toEqual(["other"]);
      expect(await nearby(3)).toEqual(["heron"]);
      await store.duplicates.setDistinct([1, 2], true, byAnn(AT));
      expect((await nearby(1)).toSorted()).toEqual(["heron-2", "other"]);
      const place = { latitude: 39.8, longitude: -89.65 };
      await put({
        heron: { ...SHOPS["heron"], ...place },
        "heron-2": { ...SHOPS["heron-2"], ...place },
        other: { ...SHOPS["other"], ...place },
      });
      await store.duplicates.setDistinct([1, 2], false, byAnn(AT));
      expect(await nearby(1)).toEqual(["other"]);
    });
  });

  describe(`a store on ${engine}: a merge`, () => {
    it("leaves one business with the data of both; the other's URLs redirect to it, and counts are updated", async () => {
      await put(SHOPS);
      await search();
      expect(await merge(1, 2)).toBe("merged");
      expect(await read(1)).toMatchObject({
        name: "Blue Heron",
        website: "https://heron.example",
        reviewCount: 9,
        updatedAt: LATER.toISOString(),
      });
      expect(await store.directory.business(2)).toBe("deleted");
      expect(await store.duplicates.survivorOf(2)).toBe(1);
      expect(await store.duplicates.survivorOf(1)).toBeUndefined();
      expect(await store.directory.businessBySlug("blue-heron-llc-springfield")).toMatchObject({ id: 1 });
      expect(await store.directory.businessBySlug("blue-heron-llc-Heron-2")).toMatchObject({ id: 1 });
      expect(await store.directory.statistics()).toMatchObject({ totalBusinesses: 2 });
      expect((await store.search.businesses({ cityKey: "springfield" }, "latest", PAGE)).totalCount).toBe(2);
      expect(await ids()).toEqual([1, 3]);
      expect(await store.duplicates.merges(9)).toEqual([
        {
          merged: { id: 2, name: "Blue Heron LLC", placeId: "heron-2" },
          survivor: { id: 1, name: "Blue Heron", slug: "blue-heron-springfield" },
          mergedAt: LATER.toISOString(),
        },
      ]);
      expect(await store.duplicates.likelyPairs(PAGE)).toMatchObject({ totalCount: 0, isCurrent: true });
    });

    it("survives a new import, which keeps the merged fields", async () => {
      await put(SHOPS);
      await merge(1, 2);
      expect(await put(SHOPS, "skip")).toMatchObject({ imported: 0, updated: 0, duplicatesSkipped: 3 });
      const changedFields = {
        ...SHOPS,
        heron: { ...SHOPS["heron"], rating: 3 },
        "heron-2": { ...SHOPS["heron-2"], rating: 1 },
      };
      expect(await put(changedFields, "update")).toMatchObject({ imported: 0, updated: 1, duplicatesSkipped: 2 });
      expect(await read(1)).toMatchObject({ rating: 3, website: "https://heron.example" });
      expect(await ids()).toEqual([1, 3]);
      const dryRun = await store.imports.dryRunBatch(
        [{ ...(await read(3)), ...businessKeys(await read(3)), placeId: "heron-2" }],
        "update",
      );
      expect(dryRun).toMatchObject({ imported: 0, changed: 0, duplicatesSkipped: 1, deletedByHand: 0 });
      await store.imports.endDryRun();
    });

    it("is undone whole, except for fields that were edited since", async () => {
      await put({ ...SHOPS, "heron-2": { ...SHOPS["heron-2"], photos: ["https://a.example/1.jpg"] } });
      const before = await Promise.all([read(1), read(2)]);
      await merge(1, 2);
      expect(await store.duplicates.undoMerge(2, byAnn(LATER))).toMatchObject({ id: 2 });
      expect(await read(2)).toEqual(before[1]);
      expect({ ...(await read(1)), updatedAt: before[0]?.updatedAt }).toEqual(before[0]);
      expect(await store.editing.editedFields([1, 2])).toEqual([[], []]);
      expect(await store.directory.businessBySlug("blue-heron-llc-springfield")).toMatchObject({ id: 2 });
      expect(await store.duplicates.merges(9)).toEqual([]);
      expect(await store.duplicates.undoMerge(2, byAnn(LATER))).toBe("unknown");

      await merge(1, 2);
      const mergedBusiness = await read(1);
      const editedBusiness = { ...mergedBusiness, website: "https://edited.example" };
      const write = {
        id: 1,
        business: { ...editedBusiness, ...businessKeys(editedBusiness) },
        editedFields: ["photos", "website"],
        expectedUpdatedAt: mergedBusiness.updatedAt,
      };
      expect((await store.editing.write([write], byAnn(LATER))).outcomes).toEqual(["written"]);
      // Restoring a merged business is the undo of its merge.
      expect((await store.editing.restore([2], byAnn(LATER))).ids).toEqual([2]);
      expect(await read(1)).toMatchObject({ website: "https://edited.example", photos: [] });
      expect(await store.editing.editedFields([1])).toEqual([["website"]]);
    });

    it("follows merges of the survivor, and is undone after theirs only", async () => {
      await put({ ...SHOPS, "heron-3": SHOPS["heron"] ?? {} });
      await merge(2, 1);
      await merge(4, 2);
      expect(await store.duplicates.survivorOf(1)).toBe(4);
      expect(await store.directory.businessBySlug("blue-heron-springfield")).toMatchObject({ id: 4 });
      expect(await store.duplicates.undoMerge(1, byAnn(LATER))).toBe("blocked");
      expect(await store.duplicates.undoMerge(2, byAnn(LATER))).toMatchObject({ id: 2 });
      expect(await store.directory.businessBySlug("blue-heron-springfield")).toMatchObject({ id: 2 });
      expect(await store.duplicates.survivorOf(1)).toBe(2);
      expect(await store.duplicates.undoMerge(1, byAnn(LATER))).toMatchObject({ id: 1 });
      expect(await ids()).toEqual([1, 2, 3, 4]);
    });

    it("hides both businesses while the survivor is deleted, and redirects again once it is restored", async () => {
      await put(SHOPS);
      await merge(1, 2);
      await store.editing.delete([1], byAnn(AT));
      expect(await store.directory.businessBySlug("blue-heron-llc-springfield")).toBe("deleted");
      expect(await store.duplicates.survivorOf(2)).toBeUndefined();
      expect(await store.duplicates.undoMerge(2, byAnn(LATER))).toBe("blocked");
      await store.editing.restore([1], byAnn(LATER));
      expect(await store.directory.businessBySlug("blue-heron-llc-springfield")).toMatchObject({ id: 1 });
    });

    it("lets the survivor take the other's slug, be deleted and be restored with it", async () => {
      await put(SHOPS);
      await merge(1, 2);
      await rename(1, "blue-heron-llc-springfield");
      expect((await store.editing.delete([1], byAnn(AT))).ids).toEqual([1]);
      expect(await store.directory.businessBySlug("blue-heron-llc-springfield")).toBe("deleted");
      expect(await store.directory.businessBySlug("blue-heron-springfield")).toBe("deleted");
      expect((await store.editing.restore([1], byAnn(LATER))).ids).toEqual([1]);
      expect(await store.duplicates.undoMerge(2, byAnn(LATER))).toMatchObject({ id: 2 });
      expect((await read(1)).slug).toBe("blue-heron-llc-springfield");
    });

    it("lets the survivor keep a former slug of the other that it took, after an undo too", async () => {
      await put(SHOPS);
      await rename(2, "heron");
      await merge(1, 2);
      await rename(1, "blue-heron-llc-springfield");
      expect(await store.duplicates.undoMerge(2, byAnn(LATER))).toMatchObject({ id: 2 });
      await rename(1, "kept");
      expect(await store.directory.businessBySlug("blue-heron-llc-springfield")).toMatchObject({ id: 1, slug: "kept" });
      expect(await store.directory.businessBySlug("heron")).toMatchObject({ id: 2 });
    });

    it("is refused where one of the two has changed or gone", async () => {
      await put(SHOPS);
      const business = { ...(await read(1)), ...businessKeys(await read(1)) };
      const time = (await read(1)).updatedAt;
      const stale = "2020-01-01T00:00:00Z";
      const attempt = (survivorId: number, mergedId: number, expectedUpdatedAt: [string, string]) =>
        store.duplicates.merge({ survivorId, mergedId, business, editedFields: [], expectedUpdatedAt }, byAnn(LATER));
      expect(await attempt(1, 2, [stale, time])).toBe("changed");
      expect(await attempt(1, 2, [time, stale])).toBe("changed");
      expect(await attempt(1, 99, [time, time])).toBe("gone");
      expect(await attempt(1, 1, [time, time])).toBe("gone");
      expect(await ids()).toEqual([1, 2, 3]);
    });

    it("is undone with the import that brought either of the two", async () => {
      for (const [survivorId, mergedId] of [
        [1, 2],
        [2, 1],
      ] as const) {
        const otherStore = await open();
        store = otherStore;
        const first = await put({ heron: SHOPS["heron"] ?? {}, other: {} }, "skip");
        await put({ "heron-2": SHOPS["heron-2"] ?? {} }, "skip");
        const [one3, one1] = [await read(3), await read(1)];
        await merge(survivorId === 1 ? 1 : 3, mergedId === 1 ? 1 : 3);
        expect(await undo(2)).toMatchObject({ removed: 1 });
        expect({ ...(await read(1)), updatedAt: one1.updatedAt }).toEqual(one1);
        expect(await store.directory.business(3)).toBeUndefined();
        expect(await store.directory.businessBySlug(one3.slug)).toBeUndefined();
        // This one has no mark.
        expect(await put({ "heron-2": SHOPS["heron-2"] ?? {} }, "skip")).toMatchObject({ imported: 1 });
        expect(await undo(first.importId)).toMatchObject({ removed: 2 });
        expect(await ids()).toEqual([4]);
      }
    });

    it("is undone with an import, also if its survivor was merged too", async () => {
      await put({ heron: SHOPS["heron"] ?? {}, "heron-3": { name: "Blue Heron" } }, "skip");
      await put({ "heron-2": SHOPS["heron-2"] ?? {} }, "skip");
      const before = [await read(1), await read(2)];
      await merge(2, 3);
      await merge(1, 2);
      expect(await undo(2)).toMatchObject({ removed: 1 });
      const after = [await read(1), await read(2)];
      expect(after.map((each, index) => ({ ...each, updatedAt: before[index]?.updatedAt }))).toEqual(before);
      expect(await store.duplicates.merges(9)).toEqual([]);
      // This one has no mark.
      expect(await put({ "heron-2": SHOPS["heron-2"] ?? {} }, "skip")).toMatchObject({ imported: 1 });
    });

    it("is forgotten by delete-all", async () => {
      await put(SHOPS);
      await merge(1, 2);
      await store.maintenance.deleteAll("ann", AT, {});
      expect(await store.duplicates.merges(9)).toEqual([]);
      expect(await put(SHOPS, "skip")).toMatchObject({ imported: 3 });
    });
  });
}
