import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { plainTerms } from "#domain/search/plain-terms";
import { businessInsert as shop } from "../../testing/directories/business-insert.ts";
import { AT, importInto, type ToImport } from "../../testing/directories/import-into.ts";
import type { BusinessRecord } from "../port/directory.ts";
import type { Store } from "../store.ts";

const LATER = new Date("2026-04-01T00:00:00Z");
const NONE = { removed: 0, restored: 0, binned: 0, kept: 0 };
const FIRST_PAGE = { limit: 20, offset: 0 };

/** Tests the undo of imports on every engine. `open` gives an empty store. */
export function undoSuite(engine: string, open: () => Promise<Store>): void {
  let store: Store;
  beforeEach(async () => {
    store = await open();
  });
  afterEach(() => store.close());

  const put = (...importArguments: ToImport) => importInto(store, ...importArguments);
  async function undo(importId: number, limit = 100) {
    await store.imports.beginUndo(importId, { actor: "cli", edited: "bin" }, LATER);
    while (!(await store.imports.undoBatch(importId, limit, LATER)).isDone);
    return store.imports.finishUndo(importId, LATER);
  }
  async function readEverything() {
    return {
      businesses: await store.directory.businessesAfter(0, 100),
      listed: await store.search.businesses({}, "recommended", FIRST_PAGE),
      found: await store.search.businesses({ terms: plainTerms("corner") }, "recommended", FIRST_PAGE),
      statistics: await store.directory.statistics(),
      cities: (await store.directory.cities("", FIRST_PAGE)).cities,
      categories: await store.directory.categories(),
      countries: await store.directory.countries(),
    };
  }

  describe(`a store on ${engine}: undoing an import`, () => {
    it("removes added businesses and restores changed ones, times and counts included", async () => {
      await put({
        p1: { rating: 3, website: "https://a.example" },
        p2: { openingHours: { Monday: "Closed" } },
        p3: {},
      });
      const before = await readEverything();
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
      expect(await undo(importId)).toEqual({ ...NONE, removed: 1, restored: 2 });
      expect(await readEverything()).toEqual(before);
      expect(await store.directory.business(4)).toBeUndefined();
      expect((await store.maintenance.activity(1))[0]).toMatchObject({
        action: "undo",
        actor: "cli",
        detail: { importId, removed: 1, restored: 2 },
      });
    });

    it("leaves no tombstones: the same file imports again, with new ids", async () => {
      const { importId } = await put({ p1: {}, p2: {} });
      await undo(importId);
      expect(await store.directory.countBusinesses()).toBe(0);
      await put({ p1: {} });
      expect((await store.directory.businessesAfter(0, 9)).map(({ id, slug }) => [id, slug])).toEqual([
        [3, "corner-shop-p1-springfield"],
      ]);
    });

    it("can stop after any batch and continue later", async () => {
      await put({ p1: {}, p2: {} });
      const before = await readEverything();
      const { importId } = await put({ p1: { rating: 1 }, p2: { rating: 2 }, p3: {}, p4: {}, p5: {} });
      await store.imports.beginUndo(importId, { actor: "cli", edited: "bin" }, LATER);
      await store.imports.undoBatch(importId, 1, LATER);
      expect((await store.imports.list(1, LATER))[0]).toMatchObject({ state: "undoing", canUndo: true });
      await store.imports.beginUndo(importId, { actor: "cli", edited: "bin" }, LATER);
      await store.imports.undoBatch(importId, 2, LATER);
      expect((await store.directory.statistics()).totalBusinesses).toBe(4);
      expect(await undo(importId, 1)).toEqual({ ...NONE, removed: 3, restored: 2 });
      expect(await readEverything()).toEqual(before);
      expect((await store.imports.list(1, LATER))[0]).toMatchObject({ state: "undone", canUndo: false });
    });

    it("refuses an import that is unknown, running or undone before", async () => {
      await expect(store.imports.beginUndo(7, { actor: "cli", edited: "bin" }, AT)).rejects.toMatchObject({
        code: "not-found",
      });
      const runningImportId = await store.imports.begin(["made-up.xlsx"], "cli", AT);
      await expect(store.imports.beginUndo(runningImportId, { actor: "cli", edited: "bin" }, AT)).rejects.toMatchObject(
        {
          code: "conflict",
        },
      );
      const { importId } = await put({ p1: {} });
      await undo(importId);
      await expect(store.imports.beginUndo(importId, { actor: "cli", edited: "bin" }, AT)).rejects.toMatchObject({
        code: "conflict",
      });
    });

    it("undoes an import that was killed, which then writes nothing more", async () => {
      const importId = await store.imports.begin(["made-up.xlsx"], "cli", AT);
      await store.imports.writeBatch(importId, [shop("p1")], "skip", AT);
      expect(await undo(importId)).toEqual({ ...NONE, removed: 1 });
      await expect(store.imports.writeBatch(importId, [shop("p2")], "skip", AT)).rejects.toMatchObject({
        code: "conflict",
      });
      expect(await store.directory.countBusinesses()).toBe(0);
      const counts = { imported: 1, updated: 0, duplicatesSkipped: 0, rows: 1, totalErrors: 0 };
      expect(await store.imports.finish(importId, { ...counts, state: "finished" }, LATER)).toBe(false);
      expect(await store.imports.list(1, LATER)).toMatchObject([{ state: "undone", finishedAt: null, canUndo: false }]);
    });

    it("keeps changes of a later import, whose undo then restores the values before both", async () => {
      await put({ p1: { rating: 1, website: "https://old.example" } });
      const before = await store.directory.business(1);
      const { importId: second } = await put({ p1: { rating: 2, website: "https://new.example" } }, "update", LATER);
      const { importId: third } = await put({ p1: { rating: 3, website: "https://new.example" } }, "update", LATER);
      await undo(second);
      expect(await store.directory.business(1)).toMatchObject({ rating: 3, website: "https://old.example" });
      await undo(third);
      expect(await store.directory.business(1)).toMatchObject({ rating: 1, website: "https://old.example", id: 1 });
      expect(before).toMatchObject({ rating: 1 });
    });

    it("leaves alone what the import after the next one changed, with the phone number in the form of the country that stays", async () => {
      const us = { country: "United States", phone: "212 555 0100", phoneE164: "+12125550100" };
      await put({ p1: { ...us, name: "First", rating: 1 } });
      const before = await store.directory.business(1);
      const canada = { ...us, country: "Canada", phone: "416 555 0100", phoneE164: "+14165550100" };
      const { importId: second } = await put({ p1: { ...canada, name: "Second", rating: 1 } }, "update", LATER);
      const { importId: third } = await put({ p1: { ...canada, name: "Second", rating: 3 } }, "update", LATER);
      const britain = { ...canada, phone: "020 7946 0000", country: "United Kingdom", phoneE164: "+442079460000" };
      const { importId: fourth } = await put({ p1: { ...britain, name: "Fourth", rating: 3 } }, "update", LATER);
      await undo(second);
      expect(await store.directory.business(1)).toMatchObject({ ...britain, name: "Fourth", rating: 3 });
      await undo(third);
      await undo(fourth);
      const { updatedAt: _, ...after } = (await store.directory.business(1)) as BusinessRecord;
      expect(before).toMatchObject(after);
    });

    it("restores a business with two rows to before the first one", async () => {
      await put({ p1: { rating: 1, reviewCount: 1 } });
      const before = await readEverything();
      const importId = await store.imports.begin(["made-up.xlsx"], "cli", LATER);
      await store.imports.writeBatch(importId, [shop("p1", { rating: 2, reviewCount: 1 })], "update", LATER);
      await store.imports.writeBatch(importId, [shop("p1", { rating: 3, reviewCount: 2 })], "update", LATER);
      const counts = { imported: 0, updated: 2, duplicatesSkipped: 0, rows: 2, totalErrors: 0 };
      await store.imports.finish(importId, { ...counts, state: "finished" }, LATER);
      await undo(importId);
      expect(await readEverything()).toEqual(before);
    });

    it("removes what it added even if a later import changed it", async () => {
      const { importId: first } = await put({ p1: {} });
      const { importId: second } = await put({ p1: { rating: 5 } });
      expect(await undo(first)).toEqual({ ...NONE, removed: 1 });
      expect(await undo(second)).toEqual(NONE);
      expect(await store.directory.countBusinesses()).toBe(0);
    });
  });
}
