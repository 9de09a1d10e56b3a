import fc from "fast-check";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { type BusinessWithKeys, businessKeys } from "#domain/business/business-keys";
import { administratorTerms } from "#domain/search/administrator-terms";
import { byAnn, importInto, type ToImport } from "../../testing/directories/import-into.ts";
import type { AdministratorFilter, AdministratorSort } from "../port/search.ts";
import type { Store } from "../store.ts";
import { COMPARE, FILTERS, idOf, MANY, meets } from "./reference-filter.ts";

const AT = new Date("2026-04-01T00:00:00Z");
const FIRST_PAGE = { limit: 20, offset: 0 };
/** Conditions of `FILTERS` that this list has. */
const CONDITIONS = [
  "categorySlug",
  "group",
  "cityKey",
  "stateKey",
  "countryKey",
  "verified",
  "missing",
  "isOperational",
  "ids",
] as const satisfies (keyof AdministratorFilter)[];
type Compare = (a: BusinessWithKeys, b: BusinessWithKeys) => number;
/** Compares by a text, businesses without it last; then by id. */
const byText =
  (textOf: (business: BusinessWithKeys) => string, sign: 1 | -1): Compare =>
  (a, b) => {
    const [first, second] = [textOf(a) || "\uffff", textOf(b) || "\uffff"];
    return first === second ? idOf(a) - idOf(b) : first < second ? -sign : sign;
  };
const TEXTS = {
  category: ({ categorySlug }: BusinessWithKeys) => categorySlug,
  city: ({ cityKey }: BusinessWithKeys) => cityKey,
  country: ({ countryKey }: BusinessWithKeys) => countryKey,
  verified: ({ isVerified }: BusinessWithKeys) => (isVerified ? "0" : "1"),
};
const COMPARE_ALL: Record<string, Compare> = {
  ...COMPARE,
  ...Object.fromEntries(Object.entries(COMPARE).map(([name, compare]) => [`-${name}`, (a, b) => compare(b, a)])),
  ...Object.fromEntries(Object.entries(TEXTS).map(([name, textOf]) => [name, byText(textOf, 1)])),
  ...Object.fromEntries(Object.entries(TEXTS).map(([name, textOf]) => [`-${name}`, byText(textOf, -1)])),
};
const SORTS = [...Object.keys(COMPARE_ALL), "recommended"] as AdministratorSort[];
const CLOSED = { businessStatus: "CLOSED_PERMANENTLY" as const };

/** Tests the administrator's list on every engine. `open` gives an empty store. */
export function administratorListSuite(engine: string, open: () => Promise<Store>): void {
  let store: Store;
  beforeEach(async () => {
    store = await open();
  });
  afterEach(() => store.close());

  const put = (...importArguments: ToImport) => importInto(store, ...importArguments);
  const list = async (filter: AdministratorFilter, sort: AdministratorSort = "latest", page = FIRST_PAGE) => {
    const { businesses, totalCount } = await store.search.administratorList(filter, sort, page);
    return { ids: businesses.map(({ id }) => id), totalCount };
  };

  describe(`a store on ${engine}: the administrator's list`, () => {
    it("lists the same as the reference filter, closed businesses in their place of every order", async () => {
      await put(MANY);
      const sorts = fc.constantFrom<AdministratorSort>(...SORTS);
      const page = fc.record({ limit: fc.integer({ min: 1, max: 40 }), offset: fc.integer({ min: 0, max: 310 }) });
      const closedFilter = fc.constantFrom(undefined, true, false);
      const words = fc.constantFrom(undefined, "alpha", "gam", "bakery beta", "555 010 1001", "+1 5550101004");
      await fc.assert(
        fc.asyncProperty(
          FILTERS,
          words,
          sorts,
          closedFilter,
          page,
          async (conditions, text, sort, isClosedForGood, { limit, offset }) => {
            const adminFilter: AdministratorFilter = Object.fromEntries(
              CONDITIONS.filter((name) => name in conditions).map((name) => [name, conditions[name]]),
            );
            const filter: AdministratorFilter = {
              ...adminFilter,
              ...(text !== undefined && { terms: administratorTerms(text) }),
            };
            const isWanted = ({ businessStatus }: BusinessWithKeys) => {
              const isClosed = businessStatus === "CLOSED_PERMANENTLY";
              return isClosed ? isClosedForGood !== false && filter.isOperational === undefined : !isClosedForGood;
            };
            const expected = MANY.filter((business) => isWanted(business) && meets(business, filter));
            const page = await list({ ...filter, ...(isClosedForGood !== undefined && { isClosedForGood }) }, sort, {
              limit,
              offset,
            });
            expect(page.totalCount).toBe(expected.length);
            const ids = (sort === "recommended" ? expected : expected.toSorted(COMPARE_ALL[sort])).map(idOf);
            if (sort !== "recommended") expect(page.ids).toEqual(ids.slice(offset, offset + limit));
            else expect(ids).toEqual(expect.arrayContaining(page.ids));
          },
        ),
        { numRuns: 200 },
      );
    });

    it("lists the same after a load in the background, an aborted one, and changes since", async () => {
      const byCategory = async () => (await list({}, "-category", { limit: 3, offset: 1 })).ids;
      await put({ p1: { category: "Cafe" }, p2: { category: "Bakery" }, p3: { category: "Dentist" } });
      await store.search.load(AbortSignal.abort());
      expect(await byCategory()).toEqual([1, 2]);
      await put({ p4: { category: "Florist" }, p2: { category: "Zoo" } });
      await Promise.all([store.search.load(new AbortController().signal), store.search.load(AbortSignal.abort())]);
      store.search.prefetchForAdministrator();
      expect(await byCategory()).toEqual([4, 3, 1]);
      expect((await list({ importId: 2 }, "latest")).totalCount).toBe(2);
    });

    it("follows websites through imports, edits, deletions, restorations and the deletion of everything", async () => {
      const site = (host: string) => ({ website: `https://${host}.example/` });
      await put({ p1: site("Old-Kiln"), p2: {}, p3: { ...CLOSED, ...site("kiln") }, p4: site("oven") });
      const ids = async (website: string) => (await list({ website }, "-latest")).ids.toSorted((a, b) => a - b);
      // The table without conditions is what an owner opens first.
      expect((await list({}, "-latest")).totalCount).toBe(4);
      expect(await ids("kiln")).toEqual([1, 3]);
      const { importId } = await importInto(store, { p4: site("kiln-4"), p5: site("kiln-5") }, "update", AT);
      expect(await ids("kiln")).toEqual([1, 3, 4, 5]);
      await store.editing.delete([1, 3], byAnn(AT));
      expect(await ids("kiln")).toEqual([4, 5]);
      await store.editing.restore([3], byAnn(AT, "restore"));
      expect(await ids("kiln")).toEqual([3, 4, 5]);
      const [before] = await store.editing.businessesToEdit([3]);
      if (typeof before !== "object") throw new Error("no business");
      const moved = { ...before.business, ...site("gate") };
      const business = { ...moved, ...businessKeys(moved) };
      const { updatedAt: expectedUpdatedAt } = before.business;
      await store.editing.write([{ id: 3, business, editedFields: ["website"], expectedUpdatedAt }], byAnn(AT));
      expect([await ids("kiln"), await ids("gate")]).toEqual([[4, 5], [3]]);
      expect(importId).toBeGreaterThan(1);
      await store.maintenance.deleteAll("ann", AT, {});
      expect(await ids("kiln")).toEqual([]);
      await put({ q1: site("kiln") });
      expect(await ids("kiln")).toHaveLength(1);
      expect(await ids("oven")).toEqual([]);
    });

    it("finds businesses by hand edits, by the latest import, its source and part of the website", async () => {
      await put({ p1: { website: "https://www.blue-door.example/menu" }, p2: { name: "Red Gate" }, p3: CLOSED });
      const second = await importInto(store, { p2: { name: "Red Gate Inn" }, p4: {} }, "update", AT);
      const ids = async (filter: AdministratorFilter) => (await list(filter, "-latest")).ids.toSorted((a, b) => a - b);
      expect(await ids({ importId: 1 })).toEqual([1, 3]);
      expect(await ids({ importId: second.importId })).toEqual([2, 4]);
      expect(await ids({ importId: second.importId, verified: true })).toEqual([]);
      expect(await ids({ importId: 0 })).toEqual([]);
      expect(await ids({ source: "Google Maps" })).toEqual([]);
      expect(await ids({ website: "blue-door.example" })).toEqual([1]);
      expect(await ids({ isEdited: true })).toEqual([]);
      const [before] = await store.editing.businessesToEdit([1]);
      if (typeof before !== "object") throw new Error("no business");
      const business = { ...before.business, ...businessKeys({ ...before.business, website: null }), website: null };
      const { updatedAt: expectedUpdatedAt } = before.business;
      await store.editing.write([{ id: 1, business, editedFields: ["website"], expectedUpdatedAt }], byAnn(AT));
      expect(await ids({ isEdited: true })).toEqual([1]);
      expect(await ids({ isEdited: false })).toEqual([2, 3, 4]);
      expect(await ids({ website: "blue-door.example" })).toEqual([]);
      await store.editing.delete([4], byAnn(AT));
      expect(await ids({ importId: second.importId })).toEqual([2]);
      await store.editing.restore([4], byAnn(AT, "restore"));
      expect(await ids({ importId: second.importId })).toEqual([2, 4]);
      const { ids: allIds, totalCount } = await store.search.administratorIds({}, "latest", {
        limit: 1_000,
        offset: 0,
      });
      expect([allIds.toSorted((a, b) => a - b), totalCount]).toEqual([[1, 2, 3, 4], 4]);
    });

    it("shows each business on one page only, whatever the page size", async () => {
      await put(MANY);
      for (const sort of ["recommended", "name", "latest"] as const)
        for (const limit of [7, 50]) {
          const seenIds: number[] = [];
          for (let offset = 0; offset < MANY.length; offset += limit)
            seenIds.push(...(await list({}, sort, { limit, offset })).ids);
          expect(new Set(seenIds).size).toBe(MANY.length);
          expect(seenIds).toHaveLength(MANY.length);
        }
    });

    it("has the same order on short pages as on one long page, up to the last one", async () => {
      await put(MANY);
      for (const sort of SORTS)
        for (const filter of [{}, { isClosedForGood: false }, { terms: administratorTerms("alpha") }]) {
          const { ids, totalCount } = await list(filter, sort, { limit: 1_000, offset: 0 });
          expect(ids).toHaveLength(totalCount);
          const joinedIds: number[] = [];
          for (let offset = 0; offset < totalCount; offset += 41)
            joinedIds.push(...(await list(filter, sort, { limit: 41, offset })).ids);
          expect(joinedIds).toEqual(ids);
          expect((await list(filter, sort, { limit: 5, offset: totalCount - 2 })).ids).toEqual(ids.slice(-2));
        }
    });

    it("sorts businesses that lie together at one end of the order", async () => {
      const shops = (count: number, name: (number: number) => string) =>
        Object.fromEntries(Array.from({ length: count }, (_, number) => [name(number), { name: name(number) }]));
      await put(shops(1_500, (number) => `Shop ${number}`));
      const { importId } = await importInto(
        store,
        shops(300, (number) => `Arch ${1000 + number}`),
        "skip",
        AT,
      );
      for (const sort of ["latest", "-latest", "name", "-name"] as const) {
        const ids = Array.from({ length: 300 }, (_, index) => 1_501 + index);
        if (sort === "latest" || sort === "-name") ids.reverse();
        for (const offset of [0, 140, 280])
          expect(await list({ importId }, sort, { limit: 20, offset })).toEqual({
            ids: ids.slice(offset, offset + 20),
            totalCount: 300,
          });
      }
    });

    it("follows businesses that close, reopen and are deleted", async () => {
      await put({ p1: {}, p2: CLOSED, p3: {} });
      expect(await list({})).toEqual({ ids: [3, 2, 1], totalCount: 3 });
      expect(await list({ isClosedForGood: true })).toEqual({ ids: [2], totalCount: 1 });
      await importInto(store, { p1: CLOSED, p2: {} }, "update", AT);
      expect((await list({ isClosedForGood: true })).ids).toEqual([1]);
      await store.editing.delete([1, 2], byAnn(AT));
      expect(await list({})).toEqual({ ids: [3], totalCount: 1 });
    });

    it("finds closed businesses by words of name, category and place, and by phone number", async () => {
      await put({
        p1: { ...CLOSED, name: "Blue Door", phone: "044 211 26 90", phoneE164: "+41442112690" },
        p2: { ...CLOSED, name: "Red Gate", category: "Bakery", city: "Salem", zipCode: "97301" },
        p3: { name: "Green Door", phone: "(512) 555-0100", phoneE164: null },
      });
      const searchIds = async (text: string) => (await list({ terms: administratorTerms(text) })).ids;
      expect(await searchIds("door")).toEqual([3, 1]);
      expect(await searchIds("bakery salem")).toEqual([2]);
      expect(await searchIds("97301")).toEqual([2]);
      expect(await searchIds("044/211.26.90")).toEqual([1]);
      expect(await searchIds("+41 44 211 26 90")).toEqual([1]);
      expect(await searchIds("512 555 0100")).toEqual([3]);
      expect(await searchIds("+1 512 555 0100")).toEqual([3]);
      expect(await searchIds("door +41 44 211 26 90")).toEqual([1]);
      expect(await searchIds("044 211 26 91")).toEqual([]);
    });

    it("finds a business by its place id or a beginning that no other has", async () => {
      await put({ "ChIJabcdef-1": {}, "ChIJabcdef-2": CLOSED, ChIJxyz: {}, "ChIJxyz-9": {}, other: {} });
      const { findByPlaceId } = store.editing;
      expect(await findByPlaceId("ChIJabcdef-2")).toEqual({ id: 2, isWhole: true });
      expect(await findByPlaceId("ChIJabcdef-")).toBeUndefined();
      expect(await findByPlaceId("ChIJxyz")).toEqual({ id: 3, isWhole: true });
      expect(await findByPlaceId("ChIJxyz-")).toEqual({ id: 4, isWhole: false });
      expect(await findByPlaceId("chijxyz")).toBeUndefined();
      await store.editing.delete([1, 5], byAnn(AT));
      expect(await findByPlaceId("ChIJabcdef-")).toEqual({ id: 2, isWhole: false });
      expect(await findByPlaceId("ChIJabcdef-1")).toEqual({ id: 1, isWhole: true });
      expect(await findByPlaceId("oth")).toEqual({ id: 5, isWhole: false });
      expect((await store.changes.deletedBusinesses({ ids: [5] }, FIRST_PAGE)).totalCount).toBe(1);
      expect((await store.changes.deletedBusinesses({ missing: "photo", ids: [1] }, FIRST_PAGE)).totalCount).toBe(1);
      expect((await store.changes.deletedBusinesses({ missing: "city" }, FIRST_PAGE)).totalCount).toBe(0);
    });
  });
}
