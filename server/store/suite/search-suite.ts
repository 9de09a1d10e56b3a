import fc from "fast-check";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { BusinessDraft, CategoryGroup } from "#contract/business";
import type { BusinessWithKeys } from "#domain/business/business-keys";
import { plainTerms } from "#domain/search/plain-terms";
import { businessInsert } from "../../testing/business-insert.ts";
import { importInto, type ToImport } from "../../testing/import-into.ts";
import type { BusinessFilter } from "../port/search.ts";
import type { Store } from "../store.ts";

const FIRST = { limit: 20, offset: 0 };

/** What every engine must pass in searching and suggesting. `open` gives an empty store. */
export function searchSuite(engine: string, open: () => Promise<Store>): void {
  let store: Store;
  beforeEach(async () => {
    store = await open();
  });
  afterEach(() => store.close());

  const shop = (placeId: string, more: Partial<BusinessDraft> = {}) => businessInsert(placeId, more);
  const put = (...given: ToImport) => importInto(store, ...given);
  async function names(filter: BusinessFilter, page = FIRST) {
    return (await store.search.businesses(filter, "best", page)).businesses.map(({ name }) => name);
  }

  describe(`a store on ${engine}: searching`, () => {
    beforeEach(() =>
      put([
        shop("p1", {
          name: "Pizzeria Napoli",
          category: "Pizza restaurant",
          city: "Zürich",
          rating: 4.1,
          reviewCount: 90,
        }),
        shop("p2", { name: "Napoli", category: "Tailor", city: "Zürich", rating: 3, reviewCount: 4 }),
        shop("p3", {
          name: "Zum Löwen",
          category: "Pizza restaurant",
          rating: 4.9,
          reviewCount: 900,
          subtypes: ["Napoli cuisine"],
        }),
        shop("p4", { name: "McDonald's", category: "Fast food restaurant", city: "Zürich" }),
        shop("p5", { name: "東京寿司店", category: "Sushi restaurant" }),
        shop("p6", { name: "L'Atelier", category: "Art gallery" }),
      ]),
    );

    it("ranks the exact name first, then names with the words, then other matches", async () => {
      expect(await names({ terms: plainTerms("napoli") })).toEqual(["Napoli", "Pizzeria Napoli", "Zum Löwen"]);
      expect(await names({ terms: plainTerms("napoli") }, { limit: 1, offset: 1 })).toEqual(["Pizzeria Napoli"]);
      expect(await names({ terms: plainTerms("napoli") }, { limit: 5, offset: 2 })).toEqual(["Zum Löwen"]);
    });

    it("needs every word, ignores accents and case, and takes the last word as a prefix", async () => {
      expect(await names({ terms: plainTerms("PIZZA zurich") })).toEqual(["Pizzeria Napoli"]);
      expect(await names({ terms: plainTerms("lowen piz") })).toEqual(["Zum Löwen"]);
      expect(await names({ terms: plainTerms("piz lowen") })).toEqual([]);
      expect(await names({ terms: plainTerms("napoli napoli") })).toHaveLength(3);
    });

    it("finds names with apostrophes as typed, and words in scripts without spaces", async () => {
      expect(await names({ terms: plainTerms("mcdonalds") })).toEqual(["McDonald's"]);
      expect(await names({ terms: plainTerms("mcdonald's") })).toEqual(["McDonald's"]);
      expect(await names({ terms: plainTerms("atelier") })).toEqual(["L'Atelier"]);
      expect(await names({ terms: plainTerms("寿司") })).toEqual(["東京寿司店"]);
    });

    it("filters by city, category and group", async () => {
      expect(await names({ terms: plainTerms("napoli"), cityKey: "zurich" })).toEqual(["Napoli", "Pizzeria Napoli"]);
      expect(await names({ terms: plainTerms("napoli"), group: "restaurants" })).toEqual([
        "Pizzeria Napoli",
        "Zum Löwen",
      ]);
      expect(await names({ terms: plainTerms("napoli"), categorySlug: "tailor" })).toEqual(["Napoli"]);
      expect(await names({ terms: plainTerms("napoli"), cityKey: "nowhere" })).toEqual([]);
    });

    it("uses the same group for all spellings of a category", async () => {
      const own = shop("g1", { name: "Own spelling", category: "Tailor" });
      const tailor: BusinessWithKeys = { ...own, group: "education" };
      await put([tailor]);
      const { group } = (await store.directory.category("tailor")) as { group: CategoryGroup };
      for (const filter of [{ group }, { group, categorySlug: "tailor" }, { group, terms: plainTerms("own") }]) {
        expect(await names(filter)).toContain("Own spelling");
      }
      for (const words of [undefined, "own"]) {
        expect(await names({ group: "education", ...(words === undefined ? {} : { words }) })).toEqual([]);
      }
    });

    it("finds nothing, without an error, for text without words", async () => {
      for (const words of [
        '"',
        "*",
        "🍕",
        "- -",
        "name:",
        "(",
        "^",
        "NEAR(a b)",
        "§00c1",
        "'",
        "\\",
        "\u0000",
        "a".repeat(200),
      ]) {
        expect((await store.search.businesses({ terms: plainTerms(words) }, "best", FIRST)).totalCount, words).toBe(0);
      }
      await fc.assert(
        fc.asyncProperty(fc.string({ unit: "binary", maxLength: 40 }), async (words) => {
          const { businesses, totalCount } = await store.search.businesses({ terms: plainTerms(words) }, "best", FIRST);
          expect(totalCount).toBe(businesses.length);
          await store.search.suggest(plainTerms(words), {}, 8);
        }),
      );
    });

    it("suggests businesses, categories and cities with the text as a prefix", async () => {
      const suggested = await store.search.suggest(plainTerms("nap"), {}, 8);
      expect(suggested.businesses.map(({ name }) => name)).toEqual(["Napoli", "Pizzeria Napoli"]);
      expect((await store.search.suggest(plainTerms("rest"), {}, 8)).categories.map(({ slug }) => slug)).toContain(
        "pizza-restaurant",
      );
      expect((await store.search.suggest(plainTerms("züri"), {}, 8)).cities.map(({ name }) => name)).toEqual([
        "Zürich",
      ]);
      expect(await store.search.suggest(plainTerms(" "), {}, 8)).toEqual({
        businesses: [],
        categories: [],
        cities: [],
      });
    });
  });
}
