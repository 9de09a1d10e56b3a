import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { BusinessDraft } from "#contract/business";
import { businessKeys } from "#domain/business/business-keys";
import { AT, byAnn, importInto, type ToImport } from "../../testing/directories/import-into.ts";
import type { Store } from "../store.ts";

const SITE = "https://joes.example/";
const later = (days: number) => new Date(AT.getTime() + days * 86_400_000);
const check = (website: string, day: number, hasAnswered: boolean) => ({ website, at: later(day), hasAnswered });

/** Tests where businesses come from, checks of websites and reopenings on every engine. `open` gives an empty store. */
export function originSuite(engine: string, open: () => Promise<Store>): void {
  let store: Store;
  beforeEach(async () => {
    store = await open();
  });
  afterEach(() => store.close());

  const put = (...importArguments: ToImport) => importInto(store, ...importArguments);
  const originOf = (id: number, website: string | null = null) => store.directory.origin({ id, website });
  const importFrom = async (source: string, day: number, name: string) => {
    const importId = await store.imports.begin(["a.csv"], "cli", later(day));
    const draft = { placeId: "p1", name } as Partial<BusinessDraft>;
    const { businesses } = await store.search.businesses({}, "name", { limit: 1, offset: 0 });
    const [stored] = businesses;
    if (stored === undefined) throw new Error("empty directory");
    const business = { ...stored, ...draft, ownValues: {}, createdAt: null, slug: null };
    const outcome = await store.imports.writeBatch(
      importId,
      [{ ...business, ...businessKeys(business) }],
      "update",
      later(day),
    );
    const counts = { ...outcome, rows: 1, totalErrors: 0, state: "finished", source } as const;
    await store.imports.finish(importId, counts, later(day));
    return importId;
  };
  const edit = async (id: number, changes: Partial<BusinessDraft>, day: number) => {
    const [found] = await store.editing.businessesToEdit([id]);
    if (found === undefined || found === "deleted") throw new Error("no such business");
    const draft = { ...found.business, ...changes };
    const business = { ...draft, ...businessKeys(draft) };
    const editedFields = Object.keys(changes);
    const expectedUpdatedAt = found.business.updatedAt;
    return store.editing.write([{ id, business, editedFields, expectedUpdatedAt }], byAnn(later(day)));
  };

  describe(`a store on ${engine}: origins`, () => {
    it("are the import that added or last changed a business, and its source", async () => {
      await put({ p1: { name: "Joe's" } });
      expect(await originOf(1)).toEqual({ importedAt: AT.toISOString(), source: null, websiteCheck: null });
      await importFrom("Google Maps", 2, "Joe's Diner");
      await importFrom("OpenStreetMap", 4, "Joe's Diner & Bar");
      expect(await originOf(1)).toMatchObject({ importedAt: later(4).toISOString(), source: "OpenStreetMap" });
      await edit(1, { name: "Joe" }, 5);
      expect(await originOf(1)).toMatchObject({ importedAt: later(4).toISOString() });
    });

    it("go back with the undo of an import", async () => {
      await put({ p1: { name: "Joe's" } });
      const importId = await importFrom("OpenStreetMap", 4, "Joe's Diner");
      await store.imports.beginUndo(importId, { actor: "ann", edited: "bin" }, later(5));
      while (!(await store.imports.undoBatch(importId, 100, later(5))).isDone) {}
      await store.imports.finishUndo(importId, later(5));
      expect(await originOf(1)).toMatchObject({ importedAt: AT.toISOString(), source: null });
    });

    it("are unknown for a business that was added by hand", async () => {
      expect(await originOf(7)).toEqual({ importedAt: null, source: null, websiteCheck: null });
    });
  });

  describe(`a store on ${engine}: checks of websites`, () => {
    const due = (checkedBefore: number, failedBefore = checkedBefore, limit = 10) =>
      store.maintenance.dueWebsites({
        checkedBefore: later(checkedBefore),
        failedBefore: later(failedBefore),
        limit,
      });
    const record = (...checks: ReturnType<typeof check>[]) => store.maintenance.recordWebsiteChecks(checks);

    it("are due for each website once, the one that was checked longest ago last", async () => {
      await put({
        p1: { website: SITE },
        p2: { website: SITE },
        p3: { website: "https://b.example/" },
        p4: { website: null },
        p5: { website: "https://gone.example/", businessStatus: "CLOSED_PERMANENTLY" },
        p6: { website: `https://long.example/${"a".repeat(700)}` },
      });
      expect(await due(0)).toEqual(["https://b.example/", SITE]);
      await record(check("https://b.example/", 1, true), check(SITE, 2, true));
      expect(await due(1)).toEqual([]);
      expect(await due(3)).toEqual(["https://b.example/", SITE]);
      expect(await due(3, 3, 1)).toEqual(["https://b.example/"]);
      await record(check(SITE, 4, false));
      expect(await due(0, 5)).toEqual([SITE]);
    });

    it("keep the first failure until there is an answer", async () => {
      await put({ p1: { website: SITE } });
      await record(check(SITE, 1, false));
      await record(check(SITE, 5, false));
      const { websiteCheck } = await originOf(1, SITE);
      expect(websiteCheck).toEqual({ checkedAt: later(5).toISOString(), failedSince: later(1).toISOString() });
      await record(check(SITE, 9, true));
      expect((await originOf(1, SITE)).websiteCheck).toEqual({ checkedAt: later(9).toISOString(), failedSince: null });
      expect((await originOf(1, "https://new.example/")).websiteCheck).toBeNull();
    });

    it("change the data version only when pages change", async () => {
      await put({ p1: { website: SITE } });
      const version = await store.directory.dataVersion();
      await record(check(SITE, 1, false));
      await record(check(SITE, 3, false));
      expect(await store.directory.dataVersion()).toBe(version);
      await record(check(SITE, 5, false));
      const unanswered = await store.directory.dataVersion();
      expect(unanswered).not.toBe(version);
      await record(check(SITE, 6, true));
      expect(await store.directory.dataVersion()).not.toBe(unanswered);
    });

    it("are counted, and forgotten once no business has the website", async () => {
      await put({ p1: { website: SITE }, p2: { website: "https://b.example/" } });
      await record(check(SITE, 1, false), check("https://b.example/", 1, true), check("https://old.example/", 1, true));
      await record(check(SITE, 5, false));
      expect(await store.maintenance.summarizeWebsiteChecks()).toEqual({ checked: 2, unanswered: 1 });
      await store.maintenance.deleteAll("cli", AT, {});
      expect(await store.maintenance.summarizeWebsiteChecks()).toEqual({ checked: 0, unanswered: 0 });
    });
  });

  describe(`a store on ${engine}: reopenings`, () => {
    it("are changes from closed to open by imports and edits, latest first", async () => {
      await put({
        p1: { businessStatus: "CLOSED_TEMPORARILY" },
        p2: { businessStatus: "CLOSED_PERMANENTLY" },
        p3: {},
        p4: { businessStatus: "CLOSED_TEMPORARILY" },
      });
      expect(await store.directory.reopenings(10)).toEqual([]);
      await put({ p1: { businessStatus: "OPERATIONAL" }, p3: { name: "Other" } }, "update", later(1));
      await edit(2, { businessStatus: "OPERATIONAL" }, 2);
      expect(await store.directory.reopenings(10)).toEqual([
        { id: 2, at: later(2).toISOString() },
        { id: 1, at: later(1).toISOString() },
      ]);
      expect(await store.directory.reopenings(1)).toEqual([{ id: 2, at: later(2).toISOString() }]);
    });

    it("end when the business closes again or the import is undone", async () => {
      await put({ p1: { businessStatus: "CLOSED_TEMPORARILY" }, p2: { businessStatus: "CLOSED_TEMPORARILY" } });
      const { importId } = await put(
        { p1: { businessStatus: "OPERATIONAL" }, p2: { businessStatus: "OPERATIONAL" } },
        "update",
        later(1),
      );
      await edit(1, { businessStatus: "CLOSED_PERMANENTLY" }, 2);
      expect(await store.directory.reopenings(10)).toEqual([{ id: 2, at: later(1).toISOString() }]);
      await store.imports.beginUndo(importId, { actor: "ann", edited: "bin" }, later(5));
      while (!(await store.imports.undoBatch(importId, 100, later(5))).isDone) {}
      await store.imports.finishUndo(importId, later(5));
      expect(await store.directory.reopenings(10)).toEqual([]);
    });
  });
}
