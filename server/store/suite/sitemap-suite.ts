import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { indexingFacts } from "#domain/publishing/indexing";
import { AT, importInto } from "../../testing/directories/import-into.ts";
import type { Store } from "../store.ts";

const LATER = new Date("2026-03-05T10:00:00Z");

/** Tests rows of sitemaps on every engine. `open` gives an empty store. */
export function sitemapSuite(engine: string, open: () => Promise<Store>): void {
  let store: Store;
  beforeEach(async () => {
    store = await open();
    await importInto(store, {
      p1: { phone: "555-0100", canonicalUrl: "/details/elsewhere" },
      p2: { openingHours: { Monday: "Closed" }, reviewCount: 3 },
      p3: { businessStatus: "CLOSED_PERMANENTLY" },
    });
    await importInto(store, { p2: { phone: "555-0199" } }, "update", LATER);
  });
  afterEach(() => store.close());

  describe(`a store on ${engine}: sitemap rows`, () => {
    it("have the indexing facts of each business, permanently closed ones too", async () => {
      const [first, second, third] = await store.directory.sitemapRows(0, 10);
      expect(first).toMatchObject({ canonicalUrl: "/details/elsewhere" });
      expect(second).toMatchObject({ canonicalUrl: null, facts: { isPermanentlyClosed: false } });
      expect(third).toMatchObject({ facts: { isPermanentlyClosed: true } });
      for (const row of [first, second, third]) {
        const whole = await store.directory.business(row?.id ?? 0);
        if (whole === undefined || whole === "deleted") throw new Error(`No business has the id ${row?.id}`);
        expect(row).toMatchObject({ slug: whole.slug, facts: indexingFacts(whole) });
      }
    });

    it.each([
      {},
      { name: "", category: "", city: "" },
      { city: "Austin", phone: "555-0100" },
      { city: "Austin", phone: "" },
      { category: "Bakery", openingHours: { Monday: "Closed" }, reviewCount: 3 },
    ])("know whether there is enough of a business that has %o", async (fields) => {
      await importInto(store, { p4: fields });
      const row = (await store.directory.sitemapRows(0, 10)).at(-1);
      const whole = await store.directory.business(row?.id ?? 0);
      if (whole === undefined || whole === "deleted") throw new Error("It was not stored");
      expect(row?.facts).toEqual(indexingFacts(whole));
    });

    it("have the time of the last change", async () => {
      const changes = (await store.directory.sitemapRows(0, 10)).map(({ updatedAt }) => updatedAt);
      expect(changes).toEqual([AT, LATER, AT]);
    });

    it("are joined by the thin lists: categories and cities with too few businesses", async () => {
      await importInto(store, {
        p5: { city: "Ghost Town", category: "Saloon", businessStatus: "CLOSED_PERMANENTLY" },
        p6: { city: "Salem", category: "Bakery" },
      });
      const { lists, totalCount } = await store.search.thinLists(1, { limit: 10, offset: 0 });
      expect(lists).toEqual([
        { kind: "category", name: "Saloon", slug: "saloon", businessCount: 0 },
        { kind: "city", name: "Ghost Town", slug: "ghost town", businessCount: 0 },
      ]);
      expect(totalCount).toBe(2);
      const rest = await store.search.thinLists(2, { limit: 10, offset: 1 });
      expect(rest.lists.map(({ name }) => name)).toEqual(["Restaurants", "Saloon", "Ghost Town", "Salem"]);
      expect(rest.totalCount).toBe(5);
    });

    it("are paged by id", async () => {
      const ids = (await store.directory.sitemapRows(0, 10)).map(({ id }) => id);
      expect(ids).toEqual(ids.toSorted((a, b) => a - b));
      expect((await store.directory.sitemapRows(ids[0] ?? 0, 1)).map(({ id }) => id)).toEqual([ids[1]]);
      expect(await store.directory.sitemapRows(ids[2] ?? 0, 10)).toEqual([]);
    });
  });
}
