import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { EditedFate } from "#contract/import-report";
import { businessKeys } from "#domain/business/business-keys";
import { plainTerms } from "#domain/search/plain-terms";
import { businessInsert as shop } from "../../testing/directories/business-insert.ts";
import { AT, byAnn, importInto, type ToImport } from "../../testing/directories/import-into.ts";
import type { BusinessRecord } from "../port/directory.ts";
import type { Store } from "../store.ts";

const LATER = new Date("2026-04-01T00:00:00Z");
const LAST = new Date("2026-05-01T00:00:00Z");
const FIRST_PAGE = { limit: 20, offset: 0 };
const NONE = { removed: 0, restored: 0, binned: 0, kept: 0 };

/** Tests the undo of imports whose businesses were edited by hand, and the undo of that undo, on every engine. */
export function redoSuite(engine: string, open: () => Promise<Store>): void {
  let store: Store;
  beforeEach(async () => {
    store = await open();
  });
  afterEach(() => store.close());

  const put = (...importArguments: ToImport) => importInto(store, ...importArguments);
  const readBusiness = async (id: number) => (await store.directory.business(id)) as BusinessRecord;
  const ids = async () => (await store.directory.businessesAfter(0, 100)).map(({ id }) => id);
  const listBin = async () =>
    (await store.changes.deletedBusinesses({}, FIRST_PAGE)).businesses.map(({ business }) => business.id);
  const newestImport = async () => (await store.imports.list(1, LAST))[0];

  async function edit(id: number, overrides: Partial<BusinessRecord>) {
    const before = await readBusiness(id);
    const [fieldsBefore = []] = await store.editing.editedFields([id]);
    const editedFields = [...new Set([...fieldsBefore, ...Object.keys(overrides)])].toSorted();
    const draft = { ...before, ...overrides };
    const business = { ...draft, ...businessKeys(draft) };
    const write = { id, business, editedFields, expectedUpdatedAt: before.updatedAt };
    expect((await store.editing.write([write], byAnn(LATER))).outcomes).toEqual(["written"]);
  }
  /** Returns the totals, and the change that undoes the undo. */
  async function undo(importId: number, editedFate: EditedFate = "bin", limit = 100) {
    await store.imports.beginUndo(importId, { actor: "ann", edited: editedFate }, LATER);
    while (!(await store.imports.undoBatch(importId, limit, LATER)).isDone);
    const counts = await store.imports.finishUndo(importId, LATER);
    return { counts, changeId: (await store.maintenance.activity(1))[0]?.id as number };
  }
  async function redo(changeId: number, limit = 100) {
    const total = { undone: 0, partly: 0, changed: 0, gone: 0 };
    for (let isDone = false; !isDone; ) {
      const step = await store.changes.undo(changeId, limit, byAnn(LAST));
      for (const outcome of Object.keys(total) as (keyof typeof total)[]) total[outcome] += step.counts[outcome];
      isDone = step.isDone;
    }
    return total;
  }
  async function readEverything() {
    return {
      businesses: await store.directory.businessesAfter(0, 100),
      edited: await store.editing.editedFields([1, 2, 3, 4, 5]),
      listed: await store.search.businesses({}, "recommended", FIRST_PAGE),
      found: await store.search.businesses({ terms: plainTerms("corner") }, "recommended", FIRST_PAGE),
      statistics: await store.directory.statistics(),
      cities: (await store.directory.cities("", FIRST_PAGE)).cities,
      categories: await store.directory.categories(),
      countries: await store.directory.countries(),
    };
  }

  describe(`a store on ${engine}: undoing an import after edits by hand`, () => {
    it("says beforehand how many businesses were edited", async () => {
      await put({ p1: { rating: 1 }, p2: { rating: 1 } });
      await edit(2, { phone: "2" });
      const { importId } = await put({ p1: { rating: 2 }, p2: { rating: 2 }, p3: {}, p4: {}, p5: {} });
      await edit(1, { name: "Own Name" });
      await edit(4, { phone: "4" });
      await edit(5, { phone: "5", name: "Fifth" });
      const preview = { importId, added: 3, updated: 2, editedAdded: 2, editedUpdated: 2 };
      expect(await store.imports.previewUndo(importId, LATER)).toEqual(preview);
      await expect(store.imports.previewUndo(9, LATER)).rejects.toMatchObject({ code: "not-found" });
      await undo(importId);
      await expect(store.imports.previewUndo(importId, LATER)).rejects.toMatchObject({ code: "conflict" });
    });

    it("previews what is left to undo, not what the import did at first", async () => {
      await put({ p1: { rating: 1 }, p2: { rating: 1 } });
      const rows = { p1: { rating: 2 }, p2: { rating: 2 }, p3: {}, p4: {}, p5: {}, p6: {}, p7: {} };
      const { importId } = await put(rows);
      const preview = () => store.imports.previewUndo(importId, LATER);
      await edit(3, { phone: "3" });
      await redo((await undo(importId, "keep")).changeId);
      expect(await preview()).toMatchObject({ added: 4, updated: 2, editedAdded: 0 });
      expect((await store.editing.delete([4], byAnn(LATER))).ids).toEqual([4]);
      expect(await preview()).toMatchObject({ added: 3, updated: 2 });
      await store.imports.beginUndo(importId, { actor: "ann", edited: "bin" }, LATER);
      await store.imports.undoBatch(importId, 1, LATER);
      expect(await preview()).toMatchObject({ added: 3, updated: 1 });
      await store.imports.undoBatch(importId, 2, LATER);
      expect(await preview()).toMatchObject({ added: 2, updated: 0 });
      expect((await undo(importId)).counts).toMatchObject({ removed: 3, restored: 2 });
    });

    it("counts an edited business that was merged into another one", async () => {
      const { importId } = await put({ p1: {}, p2: {} });
      await edit(2, { phone: "2" });
      const [survivor, mergedBusiness] = [await readBusiness(1), await readBusiness(2)];
      const business = { ...survivor, ...businessKeys(survivor) };
      const expectedUpdatedAt: [string, string] = [survivor.updatedAt, mergedBusiness.updatedAt];
      const merge = { survivorId: 1, mergedId: 2, business, editedFields: [], expectedUpdatedAt };
      await store.duplicates.merge(merge, byAnn(LATER));
      expect(await store.imports.previewUndo(importId, LATER)).toMatchObject({ added: 2, editedAdded: 1 });
      expect((await undo(importId)).counts).toEqual({ ...NONE, removed: 2, binned: 1 });
      expect(await listBin()).toEqual([2]);
    });

    it("moves edited businesses to the recycle bin, which gives them back with id, slug and edits", async () => {
      const { importId } = await put({ p1: {}, p2: {}, p3: {} });
      await edit(2, { name: "Own Name", slug: "own-name" });
      const before = await readBusiness(2);
      expect((await undo(importId)).counts).toEqual({ ...NONE, removed: 3, binned: 1 });
      expect(await ids()).toEqual([]);
      expect(await listBin()).toEqual([2]);
      expect((await store.editing.restore([2], byAnn(LAST))).ids).toEqual([2]);
      expect(await readBusiness(2)).toEqual(before);
      expect(await store.editing.editedFields([2])).toEqual([["name", "slug"]]);
      expect(await store.directory.businessBySlug("corner-shop-p2-springfield")).toMatchObject({ id: 2 });
    });

    it("keeps edited businesses if that was chosen, detached from the import", async () => {
      const { importId } = await put({ p1: {}, p2: {}, p3: {}, p4: {} });
      await edit(1, { phone: "1" });
      await edit(3, { phone: "3" });
      const { counts, changeId } = await undo(importId, "keep", 1);
      expect(counts).toEqual({ ...NONE, removed: 2, kept: 2 });
      expect(await ids()).toEqual([1, 3]);
      expect(await listBin()).toEqual([]);
      expect((await store.maintenance.activity(1))[0]).toMatchObject({ actor: "ann", detail: { importId, ...counts } });
      expect(await redo(changeId)).toMatchObject({ undone: 2 });
      expect(await ids()).toEqual([1, 2, 3, 4]);
      expect((await undo(importId)).counts).toEqual({ ...NONE, removed: 2 });
      expect(await ids()).toEqual([1, 3]);
    });

    it("can be stopped and go on with another choice", async () => {
      const { importId } = await put({ p1: {}, p2: {}, p3: {} });
      await edit(1, { phone: "1" });
      await edit(3, { phone: "3" });
      await store.imports.beginUndo(importId, { actor: "ann", edited: "keep" }, LATER);
      await store.imports.undoBatch(importId, 2, LATER);
      expect((await store.maintenance.activity(1))[0]).toMatchObject({ action: "undo", detail: { isPartial: true } });
      expect((await undo(importId, "bin")).counts).toEqual({ removed: 2, restored: 0, binned: 1, kept: 1 });
      expect(await ids()).toEqual([3]);
      const entries = await store.maintenance.activity(9);
      expect(entries.filter(({ action }) => action === "undo")).toHaveLength(1);
    });

    it.each([
      ["nobody chose to erase them", true, [3, 4, 5]],
      ["somebody emptied the bin", false, [3, 4]],
    ])("an import adds them again or not where %s", async (_, isExpiry, expected) => {
      const { importId } = await put({ p1: {}, p2: {} });
      await edit(1, { name: "Own Name" });
      await undo(importId);
      expect(await store.changes.emptyBin({ before: LAST, isExpiry }, 10, byAnn())).toMatchObject({ erased: 1 });
      await put({ p1: {}, p2: {}, p3: {} }, "skip");
      expect(await ids()).toEqual(expected);
    });

    it("lets the next import bring them back with their ids and edits; the others get new ids", async () => {
      const rows = { p1: { rating: 2 }, p2: { rating: 2 } };
      const { importId } = await put(rows);
      await edit(1, { name: "Own Name" });
      const { changeId } = await undo(importId);
      const secondFile = { p1: { rating: 4, name: "New In File" }, p2: { rating: 4 } };
      const inserts = Object.entries(secondFile).map(([placeId, more]) => shop(placeId, more));
      expect(await store.imports.dryRunBatch(inserts, "skip")).toMatchObject({ imported: 2, duplicatesSkipped: 0 });
      await store.imports.endDryRun();
      const second = await put(secondFile, "skip");
      expect(second).toMatchObject({ imported: 2, duplicatesSkipped: 0 });
      expect(await ids()).toEqual([1, 3]);
      expect(await readBusiness(1)).toMatchObject({ name: "Own Name", rating: 4, slug: "corner-shop-p1-springfield" });
      expect(await readBusiness(3)).toMatchObject({ slug: "corner-shop-p2-springfield" });
      expect(await listBin()).toEqual([]);
      expect(await redo(changeId)).toMatchObject({ undone: 0, changed: 2 });
      expect(await ids()).toEqual([1, 3]);
      expect((await undo(second.importId)).counts).toEqual({ ...NONE, removed: 2, binned: 1 });
      expect(await ids()).toEqual([]);
    });
  });

  describe(`a store on ${engine}: undoing the undo of an import`, () => {
    it("brings everything back as it was, after which the import can be undone again", async () => {
      await put({ p1: { rating: 3, website: "https://a.example" }, p2: { phone: "(212) 555-0123" } });
      const before = await readEverything();
      const { importId } = await put({
        p1: { rating: 4, city: "Salem" },
        p2: { phone: "(212) 555-0199", openingHours: { Monday: "Closed" } },
        p3: { category: "Bakery", photos: ["https://a.example/1.jpg"], attributes: { Offerings: { Coffee: true } } },
        p4: { businessStatus: "CLOSED_PERMANENTLY" },
        p5: { latitude: 0, longitude: 0, isVerified: true, description: "" },
      });
      await edit(4, { name: "Own Name" });
      const after = await readEverything();
      for (const limit of [100, 1]) {
        const { counts, changeId } = await undo(importId, "bin", limit);
        expect(counts).toEqual({ removed: 3, restored: 2, binned: 1, kept: 0 });
        const { edited, ...stateAfterUndo } = await readEverything();
        expect(stateAfterUndo).toEqual({ ...before, edited: undefined });
        expect(edited.flat()).toEqual([]);
        expect(await newestImport()).toMatchObject({ state: "undone", canUndo: false });
        expect((await store.changes.undoStates([changeId])).get(changeId)).toBe("possible");
        expect(await redo(changeId, limit)).toEqual({ undone: 5, partly: 0, changed: 0, gone: 0 });
        expect(await readEverything()).toEqual(after);
        expect(await listBin()).toEqual([]);
        expect(await newestImport()).toMatchObject({
          id: importId,
          state: "finished",
          imported: 3,
          updated: 2,
          canUndo: true,
        });
        expect((await store.changes.undoStates([changeId])).get(changeId)).toBe("undone");
      }
    });

    it("leaves fields that were edited by hand before or after the undo", async () => {
      await put({ p1: { rating: 1, phone: "1", website: "https://one.example" } });
      const { importId } = await put({ p1: { rating: 2, phone: "2", website: "https://two.example" } });
      await edit(1, { phone: "own" });
      const { changeId } = await undo(importId);
      expect(await readBusiness(1)).toMatchObject({ rating: 1, phone: "own", website: "https://one.example" });
      await edit(1, { website: "https://own.example" });
      expect(await redo(changeId)).toMatchObject({ partly: 1 });
      expect(await readBusiness(1)).toMatchObject({ rating: 2, phone: "own", website: "https://own.example" });
      expect((await undo(importId)).counts).toEqual({ ...NONE, restored: 1 });
      expect(await readBusiness(1)).toMatchObject({ rating: 1, phone: "own", website: "https://own.example" });
    });

    it("brings back nothing that was imported again since", async () => {
      const { importId } = await put({ p1: {}, p2: {} });
      const { changeId } = await undo(importId);
      await put({ p1: { rating: 5 } });
      expect(await redo(changeId)).toMatchObject({ undone: 1, changed: 1 });
      expect(await ids()).toEqual([2, 3]);
      expect(await readBusiness(3)).toMatchObject({ rating: 5, slug: "corner-shop-p1-springfield" });
    });

    it("gives a business another slug where its own was taken since", async () => {
      const { importId } = await put({ p1: {} });
      const { changeId } = await undo(importId);
      await put({ p2: { slug: "corner-shop-p1-springfield" } });
      await redo(changeId);
      const slugs = (await store.directory.businessesAfter(0, 9)).map(({ slug }) => slug);
      expect(new Set(slugs).size).toBe(2);
      expect((await readBusiness(2)).slug).toBe("corner-shop-p1-springfield");
    });

    it("applies the rules of now to the cities of the file", async () => {
      const rule = { kind: "city", from: "Springfield", to: "Springtown" } as const;
      const { rule: addedRule } = await store.editing.addRule(rule, byAnn(AT));
      const { importId } = await put({ p1: {} });
      expect(await readBusiness(1)).toMatchObject({ city: "Springtown" });
      const first = await undo(importId);
      await redo(first.changeId);
      expect(await readBusiness(1)).toMatchObject({ city: "Springtown" });
      const second = await undo(importId);
      await store.editing.removeRule(addedRule.id, byAnn());
      await redo(second.changeId);
      expect(await readBusiness(1)).toMatchObject({ city: "Springfield" });
    });

    it("is not possible once the records were erased", async () => {
      const { importId } = await put({ p1: {}, p2: {}, p3: {} });
      const { changeId } = await undo(importId);
      expect(await store.changes.expireImportUndos(LATER, 10)).toBe(0);
      expect(await store.changes.expireImportUndos(LAST, 2)).toBe(2);
      expect(await store.changes.expireImportUndos(LAST, 2)).toBe(1);
      expect((await store.changes.undoStates([changeId])).get(changeId)).toBe("expired");
    });
  });
}
