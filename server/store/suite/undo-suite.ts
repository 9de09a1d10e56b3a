import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { businessInsert as shop } from "../../testing/business-insert.ts";
import { AT, importInto, type ToImport } from "../../testing/import-into.ts";
import type { BusinessRecord, Store } from "../store.ts";

const LATER = new Date("2026-04-01T00:00:00Z");
const FIRST = { limit: 20, offset: 0 };

/** What every engine must pass in taking imports back. `open` gives an empty store. */
export function undoSuite(engine: string, open: () => Promise<Store>): void {
  let store: Store;
  beforeEach(async () => {
    store = await open();
  });
  afterEach(() => store.close());

  const put = (...given: ToImport) => importInto(store, ...given);
  async function undo(importId: number, limit = 100) {
    await store.beginUndo(importId, LATER);
    while (!(await store.undoBatch(importId, limit, LATER)).isDone);
    return store.finishUndo(importId, "cli", LATER);
  }
  async function everything() {
    return {
      businesses: await store.exportPage(0, 100),
      listed: await store.businesses({}, "recommended", FIRST),
      found: await store.businesses({ words: "corner" }, "recommended", FIRST),
      statistics: await store.statistics(),
      cities: (await store.cities("", FIRST)).cities,
      categories: await store.categories(),
      countries: await store.countries(),
    };
  }

  describe(`a store on ${engine}: undoing an import`, () => {
    it("takes away what it added and gives back what it changed, times and counts included", async () => {
      await put({
        p1: { rating: 3, website: "https://a.example" },
        p2: { openingHours: { Monday: "Closed" } },
        p3: {},
      });
      const before = await everything();
      const { importId } = await put(
        {
          p1: { rating: 4, website: null, city: "Salem" },
          p2: { openingHours: null, businessStatus: "CLOSED_PERMANENTLY", photos: ["https://a.example/1.jpg"] },
          p3: {},
          p4: { category: "Bakery" },
        },
        "update",
        LATER,
      );
      expect(await undo(importId)).toEqual({ removed: 1, restored: 2 });
      expect(await everything()).toEqual(before);
      expect(await store.business(4)).toBeUndefined();
      expect((await store.activity(1))[0]).toMatchObject({
        action: "undo",
        actor: "cli",
        detail: { importId, removed: 1, restored: 2 },
      });
    });

    it("leaves no mark: the same file comes in again, under new ids", async () => {
      const { importId } = await put({ p1: {}, p2: {} });
      await undo(importId);
      expect(await store.countForExport()).toBe(0);
      await put({ p1: {} });
      expect((await store.exportPage(0, 9)).map(({ id, slug }) => [id, slug])).toEqual([
        [3, "corner-shop-p1-springfield"],
      ]);
    });

    it("can be stopped between any two batches and gone on with", async () => {
      await put({ p1: {}, p2: {} });
      const before = await everything();
      const { importId } = await put({ p1: { rating: 1 }, p2: { rating: 2 }, p3: {}, p4: {}, p5: {} });
      await store.beginUndo(importId, LATER);
      await store.undoBatch(importId, 1, LATER);
      expect((await store.imports(1, LATER))[0]).toMatchObject({ state: "undoing", canUndo: true });
      await store.beginUndo(importId, LATER);
      await store.undoBatch(importId, 2, LATER);
      expect((await store.statistics()).totalBusinesses).toBe(4);
      expect(await undo(importId, 1)).toEqual({ removed: 3, restored: 2 });
      expect(await everything()).toEqual(before);
      expect((await store.imports(1, LATER))[0]).toMatchObject({ state: "undone", canUndo: false });
    });

    it("refuses an import that nobody knows, that runs, or that was taken back before", async () => {
      await expect(store.beginUndo(7, AT)).rejects.toMatchObject({ code: "not-found" });
      const running = await store.beginImport(["made-up.xlsx"], "cli", AT);
      await expect(store.beginUndo(running, AT)).rejects.toMatchObject({ code: "conflict" });
      const { importId } = await put({ p1: {} });
      await undo(importId);
      await expect(store.beginUndo(importId, AT)).rejects.toMatchObject({ code: "conflict" });
    });

    it("takes back what an import that was killed had stored, which then stores nothing more", async () => {
      const importId = await store.beginImport(["made-up.xlsx"], "cli", AT);
      await store.importBatch(importId, [shop("p1")], "skip", AT);
      expect(await undo(importId)).toEqual({ removed: 1, restored: 0 });
      await expect(store.importBatch(importId, [shop("p2")], "skip", AT)).rejects.toMatchObject({ code: "conflict" });
      expect(await store.countForExport()).toBe(0);
      const counts = { imported: 1, updated: 0, duplicatesSkipped: 0, rows: 1, totalErrors: 0 };
      expect(await store.finishImport(importId, { ...counts, state: "finished" }, LATER)).toBe(false);
      expect(await store.imports(1, LATER)).toMatchObject([{ state: "undone", finishedAt: null, canUndo: false }]);
    });

    it("keeps what a later import changed again, and lets that be undone to what was before both", async () => {
      await put({ p1: { rating: 1, website: "https://old.example" } });
      const before = await store.business(1);
      const { importId: second } = await put({ p1: { rating: 2, website: "https://new.example" } }, "update", LATER);
      const { importId: third } = await put({ p1: { rating: 3, website: "https://new.example" } }, "update", LATER);
      await undo(second);
      expect(await store.business(1)).toMatchObject({ rating: 3, website: "https://old.example" });
      await undo(third);
      expect(await store.business(1)).toMatchObject({ rating: 1, website: "https://old.example", id: 1 });
      expect(before).toMatchObject({ rating: 1 });
    });

    it("keeps what an import after the next one changed, with the phone number in the form of the country that stays", async () => {
      const us = { country: "United States", phone: "212 555 0100", phoneE164: "+12125550100" };
      await put({ p1: { ...us, name: "First", rating: 1 } });
      const before = await store.business(1);
      const canada = { ...us, country: "Canada", phone: "416 555 0100", phoneE164: "+14165550100" };
      const { importId: second } = await put({ p1: { ...canada, name: "Second", rating: 1 } }, "update", LATER);
      const { importId: third } = await put({ p1: { ...canada, name: "Second", rating: 3 } }, "update", LATER);
      const britain = { ...canada, phone: "020 7946 0000", country: "United Kingdom", phoneE164: "+442079460000" };
      const { importId: fourth } = await put({ p1: { ...britain, name: "Fourth", rating: 3 } }, "update", LATER);
      await undo(second);
      expect(await store.business(1)).toMatchObject({ ...britain, name: "Fourth", rating: 3 });
      await undo(third);
      await undo(fourth);
      const { updatedAt: _, ...after } = (await store.business(1)) as BusinessRecord;
      expect(before).toMatchObject(after);
    });

    it("goes back to before the first of two rows for one business", async () => {
      await put({ p1: { rating: 1, reviewCount: 1 } });
      const before = await everything();
      const importId = await store.beginImport(["made-up.xlsx"], "cli", LATER);
      await store.importBatch(importId, [shop("p1", { rating: 2, reviewCount: 1 })], "update", LATER);
      await store.importBatch(importId, [shop("p1", { rating: 3, reviewCount: 2 })], "update", LATER);
      const counts = { imported: 0, updated: 2, duplicatesSkipped: 0, rows: 2, totalErrors: 0 };
      await store.finishImport(importId, { ...counts, state: "finished" }, LATER);
      await undo(importId);
      expect(await everything()).toEqual(before);
    });

    it("removes what it added even where a later import changed it", async () => {
      const { importId: first } = await put({ p1: {} });
      const { importId: second } = await put({ p1: { rating: 5 } });
      expect(await undo(first)).toEqual({ removed: 1, restored: 0 });
      expect(await undo(second)).toEqual({ removed: 0, restored: 0 });
      expect(await store.countForExport()).toBe(0);
    });
  });
}
