import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { businessKeys } from "#domain/business/business-keys";
import { plainTerms } from "#domain/search/plain-terms";
import { AT, byAnn, importInto, type ToImport } from "../../testing/directories/import-into.ts";
import type { BusinessRecord } from "../port/directory.ts";
import type { Store } from "../store.ts";

const LATER = new Date("2026-04-01T00:00:00Z");
const LAST = new Date("2026-05-01T00:00:00Z");
const FIRST_PAGE = { limit: 20, offset: 0 };
const BEFORE_ALL = new Date("2026-01-01T00:00:00Z");

/** Tests the undo of changes and the recycle bin on every engine. `open` gives an empty store. */
export function changesSuite(engine: string, open: () => Promise<Store>): void {
  let store: Store;
  beforeEach(async () => {
    store = await open();
  });
  afterEach(() => store.close());

  const put = (...importArguments: ToImport) => importInto(store, ...importArguments);
  const readBusiness = async (id: number) => (await store.directory.business(id)) as BusinessRecord;

  /** Edits as one change, each in a batch of its own; returns its id. */
  async function edit(edits: Record<number, Partial<BusinessRecord>>, at = LATER): Promise<number> {
    let changeId: number | undefined;
    for (const [key, more] of Object.entries(edits)) {
      const before = await readBusiness(Number(key));
      const draft = { ...before, ...more };
      const [fieldsBefore = []] = await store.editing.editedFields([before.id]);
      const editedFields = [...new Set([...fieldsBefore, ...Object.keys(more)])].toSorted();
      const business = { ...draft, ...businessKeys(draft) };
      const write = { id: before.id, business, editedFields, expectedUpdatedAt: before.updatedAt };
      const writeResult = await store.editing.write([write], { ...byAnn(at), activityId: changeId });
      expect(writeResult).toMatchObject({ outcomes: ["written"], businesses: [await readBusiness(before.id)] });
      changeId = writeResult.activityId;
    }
    return changeId as number;
  }
  const remove = async (ids: number[], at = LATER): Promise<number> =>
    (await store.editing.delete(ids, byAnn(at, "delete"))).activityId as number;
  async function undo(changeId: number, limit = 100) {
    const total = { undone: 0, partly: 0, changed: 0, gone: 0 };
    for (let isDone = false; !isDone; ) {
      const step = await store.changes.undo(changeId, limit, byAnn(LAST));
      for (const outcome of Object.keys(total) as (keyof typeof total)[]) total[outcome] += step.counts[outcome];
      isDone = step.isDone;
    }
    return total;
  }
  const preview = async (changeId: number) => (await store.changes.previewUndo(changeId, 0, 100)).counts;
  const state = async (changeId: number) => (await store.changes.undoStates([changeId])).get(changeId);
  async function readEverything() {
    const ids = [1, 2, 3, 4];
    return {
      businesses: await store.directory.businessesAfter(0, 100),
      edited: await store.editing.editedFields(ids),
      slugs: await Promise.all(
        ["corner-shop-p1-springfield", "old-one", "new-one"].map(async (slug) => {
          const business = await store.directory.businessBySlug(slug);
          return typeof business === "object" ? business.id : business;
        }),
      ),
      listed: await store.search.businesses({}, "recommended", FIRST_PAGE),
      found: await store.search.businesses({ terms: plainTerms("corner") }, "recommended", FIRST_PAGE),
      closed: await store.search.administratorList({ isClosedForGood: true }, "latest", FIRST_PAGE),
      statistics: await store.directory.statistics(),
      cities: (await store.directory.cities("", FIRST_PAGE)).cities,
      categories: await store.directory.categories(),
      countries: await store.directory.countries(),
    };
  }
  const ALL = { undone: 0, partly: 0, changed: 0, gone: 0 };

  describe(`a store on ${engine}: undoing a change`, () => {
    it("gives every business back as it was, with counts, search, marks and times", async () => {
      await put({ p1: { rating: 3 }, p2: { website: "https://a.example" }, p3: {}, p4: { phone: "555-0100" } });
      await edit({ 4: { phone: "555-0199" } });
      const before = await readEverything();
      const changeId = await edit({
        1: { city: "Salem", name: "Other Name", category: "Bakery", businessStatus: "CLOSED_PERMANENTLY" },
        2: { website: null, isVerified: true, photos: ["https://a.example/1.jpg"], openingHours: { Monday: "Closed" } },
        4: { phone: "555-0111" },
      });
      expect(await preview(changeId)).toEqual({ ...ALL, undone: 3 });
      expect(await state(changeId)).toBe("possible");
      expect(await undo(changeId, 1)).toEqual({ ...ALL, undone: 3 });
      expect(await readEverything()).toEqual(before);
      expect(await state(changeId)).toBe("undone");
      expect(await undo(changeId)).toEqual(ALL);
    });

    it("gives a business its slug back; the slug that it had meanwhile redirects", async () => {
      await put({ p1: {} });
      const changeId = await edit({ 1: { slug: "new-one" } });
      expect(await undo(changeId)).toEqual({ ...ALL, undone: 1 });
      expect(await readBusiness(1)).toMatchObject({ slug: "corner-shop-p1-springfield", updatedAt: AT.toISOString() });
      expect(await store.directory.businessBySlug("new-one")).toMatchObject({ id: 1 });
    });

    it("passes over a deleted business that came back, was merged into another one and went with it", async () => {
      await put({ p1: {}, p2: {} });
      const changeId = await remove([1]);
      await store.editing.restore([1], byAnn(LATER));
      const [survivor, mergedBusiness] = [await readBusiness(2), await readBusiness(1)];
      const expectedUpdatedAt: [string, string] = [survivor.updatedAt, mergedBusiness.updatedAt];
      const business = { ...survivor, ...businessKeys(survivor) };
      const merge = { survivorId: 2, mergedId: 1, business, editedFields: [], expectedUpdatedAt };
      expect(await store.duplicates.merge(merge, byAnn(LATER))).toBe("merged");
      await remove([2]);
      expect(await store.changes.undo(changeId, 1, byAnn(LAST))).toMatchObject({ counts: { gone: 1 }, isDone: false });
      expect(await store.changes.undo(changeId, 1, byAnn(LAST))).toMatchObject({ counts: ALL, isDone: true });
    });

    it("leaves fields that were changed since, and says so", async () => {
      await put({ p1: { phone: "1", city: "Austin" }, p2: { phone: "2" }, p3: { phone: "3" } });
      const first = await edit({ 1: { phone: "11", city: "Boston" }, 2: { phone: "22" }, 3: { phone: "33" } });
      await edit({ 1: { phone: "111" }, 2: { phone: "222" } });
      expect(await preview(first)).toEqual({ ...ALL, undone: 1, partly: 1, changed: 1 });
      expect(await undo(first)).toEqual({ ...ALL, undone: 1, partly: 1, changed: 1 });
      expect(await readBusiness(1)).toMatchObject({ phone: "111", city: "Austin" });
      expect(await readBusiness(2)).toMatchObject({ phone: "222" });
      expect(await store.editing.editedFields([1, 2, 3])).toEqual([["phone"], ["phone"], []]);
    });

    it("leads back to the beginning in any order", async () => {
      await put({ p1: { phone: "1", city: "Austin" }, p2: {} });
      const before = await readEverything();
      const first = await edit({ 1: { phone: "11", city: "Boston" } });
      const second = await edit({ 1: { phone: "111" } }, LAST);
      await undo(first);
      await undo(second);
      const { businesses, edited } = await readEverything();
      const times = { updatedAt: "" };
      expect(businesses.map((business) => ({ ...business, ...times }))).toEqual(
        before.businesses.map((business) => ({ ...business, ...times })),
      );
      expect(edited).toEqual(before.edited);
    });

    it("goes back to before an import that was taken back after the edit", async () => {
      await put({ p1: { phone: "1" } });
      const { importId } = await put({ p1: { phone: "2", rating: 1 } });
      const changeId = await edit({ 1: { phone: "3" } });
      await store.imports.beginUndo(importId, { actor: "cli", edited: "bin" }, LATER);
      await store.imports.undoBatch(importId, 10, LATER);
      expect(await readBusiness(1)).toMatchObject({ phone: "3" });
      await undo(changeId);
      expect(await readBusiness(1)).toMatchObject({ phone: "1" });
    });

    it("lets imports write the fields again, and none of them before", async () => {
      await put({ p1: { phone: "1" } });
      const changeId = await edit({ 1: { phone: "2" } });
      await put({ p1: { phone: "3" } });
      expect(await readBusiness(1)).toMatchObject({ phone: "2" });
      await undo(changeId);
      expect(await readBusiness(1)).toMatchObject({ phone: "1" });
      await put({ p1: { phone: "3" } });
      expect(await readBusiness(1)).toMatchObject({ phone: "3" });
    });

    it("reaches a business in the recycle bin, but no erased one", async () => {
      await put({ p1: { phone: "1" }, p2: { phone: "2" } });
      const changeId = await edit({ 1: { phone: "11" }, 2: { phone: "22" } });
      await store.editing.delete([1, 2], byAnn(LATER));
      await store.changes.emptyBin({ ids: [2] }, 10, byAnn());
      expect(await undo(changeId)).toEqual({ ...ALL, undone: 1 });
      await store.editing.restore([1], byAnn(LAST));
      expect(await readBusiness(1)).toMatchObject({ phone: "1", updatedAt: AT.toISOString() });
    });

    it("is not possible for other entries, nor after delete-all", async () => {
      await put({ p1: {} });
      const changeId = await edit({ 1: { phone: "1" } });
      await store.maintenance.deleteAll("ann", LATER, {});
      expect(await state(changeId)).toBeUndefined();
      await expect(store.changes.undo(changeId, 10, byAnn(LAST))).rejects.toMatchObject({ code: "not-found" });
    });

    it("has one entry for all batches, which names a single business and counts several, and none while nothing was changed", async () => {
      await put({ p1: {}, p2: {}, p3: {} });
      const entries = async () =>
        (await store.maintenance.activity(9)).map(({ action, detail }) => ({ action, detail }));
      const before = await entries();
      const entry = { ...byAnn(LATER, "delete"), detail: { note: "x" } };
      expect(await store.editing.delete([8, 9], entry)).toEqual({ ids: [], activityId: undefined });
      expect(await entries()).toEqual(before);
      const { activityId } = await store.editing.delete([8, 2], entry);
      const single = { id: 2, name: "Corner Shop p2" };
      expect(await entries()).toEqual([{ action: "delete", detail: { note: "x", ...single } }, ...before]);
      expect(await state(activityId as number)).toBe("possible");
      expect(await store.editing.delete([9], { ...entry, activityId })).toEqual({ ids: [], activityId });
      expect(await store.editing.delete([1, 3], { ...entry, activityId })).toEqual({ ids: [1, 3], activityId });
      expect(await entries()).toEqual([{ action: "delete", detail: { note: "x", businesses: 3 } }, ...before]);
      expect(await undo(activityId as number)).toEqual({ ...ALL, undone: 3 });
    });

    it("counts undone and remaining businesses in its own entry", async () => {
      await put({ p1: { phone: "1" }, p2: { phone: "2" }, p3: { phone: "3" } });
      const changeId = await edit({ 1: { phone: "11" }, 2: { phone: "22" }, 3: { phone: "33" } });
      await edit({ 2: { phone: "222" } });
      const entry = { ...byAnn(LAST, "undo-change"), detail: { businesses: 0, left: 0 } };
      const { activityId } = await store.changes.undo(changeId, 1, entry);
      const rest = await store.changes.undo(changeId, 5, { ...entry, activityId });
      expect(rest).toMatchObject({ activityId, isDone: true });
      const [undoEntry] = await store.maintenance.activity(1);
      expect(undoEntry).toMatchObject({ id: activityId, action: "undo-change", detail: { businesses: 2, left: 1 } });
      expect((await store.changes.undo(changeId, 5, entry)).activityId).toBeUndefined();
    });
  });

  describe(`a store on ${engine}: the recycle bin`, () => {
    const bin = async (filter: Parameters<Store["changes"]["deletedBusinesses"]>[0] = {}, page = FIRST_PAGE) => {
      const { businesses, totalCount } = await store.changes.deletedBusinesses(filter, page);
      return { ids: businesses.map(({ business }) => business.id), totalCount };
    };

    it("restores deleted businesses exactly, also after another import of the same file", async () => {
      const rows = { p1: { rating: 3, phone: "555-0100" }, p2: { category: "Bakery" }, p3: { city: "Salem" } };
      await put(rows);
      await edit({ 1: { slug: "new-one" }, 2: { phone: "555-0111" } });
      const before = await readEverything();
      const changeId = await remove([1, 2, 3]);
      expect(await store.directory.countBusinesses()).toBe(0);
      await put(rows);
      expect(await store.directory.countBusinesses()).toBe(0);
      expect(await preview(changeId)).toEqual({ ...ALL, undone: 3 });
      expect(await undo(changeId, 2)).toEqual({ ...ALL, undone: 3 });
      expect(await readEverything()).toEqual(before);
      expect(await bin()).toEqual({ ids: [], totalCount: 0 });
    });

    it("lists the latest deletion first, by name, phone number, category, city, state and country", async () => {
      await put({
        p1: { name: "Blue Door", phone: "(212) 555-0123", phoneE164: "+12125550123" },
        p2: { name: "Red Door", category: "Bakery", city: "Salem", state: "Oregon" },
        p3: { name: "Green Gate", country: "Canada" },
        p4: {},
      });
      await store.editing.delete([3, 1], byAnn(LATER));
      await store.editing.delete([2], byAnn(LAST));
      expect(await bin()).toEqual({ ids: [2, 3, 1], totalCount: 3 });
      expect(await bin({}, { limit: 1, offset: 1 })).toEqual({ ids: [3], totalCount: 3 });
      expect(await bin({ terms: plainTerms("door") })).toEqual({ ids: [2, 1], totalCount: 2 });
      expect((await bin({ categorySlug: "bakery" })).ids).toEqual([2]);
      expect((await bin({ group: "restaurants" })).ids).toEqual([2]);
      expect((await bin({ cityKey: "salem" })).ids).toEqual([2]);
      expect((await bin({ stateKey: "oregon" })).ids).toEqual([2]);
      expect((await bin({ countryKey: "canada" })).ids).toEqual([3]);
      const phone = { weight: 1, kind: "phone", digits: "12125550123" } as const;
      const terms = { folded: "", lastIsPrefix: false, terms: [{ typed: "", alternatives: [phone] }] };
      expect((await bin({ terms })).ids).toEqual([1]);
      expect(await store.changes.deletedBusiness(1)).toMatchObject({
        business: { id: 1, name: "Blue Door" },
        deletedAt: LATER.toISOString(),
        editedFields: [],
      });
      expect(await store.changes.deletedBusiness(4)).toBeUndefined();
    });

    it("is emptied by id or by age; its businesses stay deleted and cannot be restored", async () => {
      await put({ p1: {}, p2: {}, p3: {} });
      const changeId = await remove([1, 2]);
      await remove([3], LAST);
      const version = await store.directory.dataVersion();
      expect(await store.changes.emptyBin({ before: BEFORE_ALL }, 10, byAnn())).toMatchObject({ erased: 0 });
      expect(await store.changes.emptyBin({ ids: [1, 9] }, 10, byAnn())).toMatchObject({ erased: 1 });
      expect(await preview(changeId)).toEqual({ ...ALL, undone: 1 });
      expect(await store.changes.emptyBin({ before: LAST }, 10, byAnn())).toMatchObject({ erased: 1 });
      expect(await store.directory.dataVersion()).toBe(version);
      expect(await bin()).toEqual({ ids: [3], totalCount: 1 });
      expect(await state(changeId)).toBe("expired");
      expect((await store.editing.restore([1, 2], byAnn(LAST))).ids).toEqual([]);
      await put({ p1: {}, p2: {} });
      expect(await store.directory.countBusinesses()).toBe(0);
      expect([
        await store.directory.business(1),
        await store.directory.businessBySlug("corner-shop-p1-springfield"),
      ]).toEqual(["deleted", "deleted"]);
    });

    it("holds no merged business", async () => {
      await put({ p1: {}, p2: {} });
      const [survivor, mergedBusiness] = [await readBusiness(1), await readBusiness(2)];
      const business = { ...survivor, ...businessKeys(survivor) };
      const expectedUpdatedAt: [string, string] = [survivor.updatedAt, mergedBusiness.updatedAt];
      await store.duplicates.merge(
        { survivorId: 1, mergedId: 2, business, editedFields: [], expectedUpdatedAt },
        byAnn(LATER, "merge"),
      );
      expect(await bin()).toEqual({ ids: [], totalCount: 0 });
      await store.changes.emptyBin({ ids: [2] }, 10, byAnn());
      expect(await store.duplicates.undoMerge(2, byAnn(LAST))).toMatchObject({ id: 2 });
    });
  });
}
