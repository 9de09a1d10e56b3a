import fc from "fast-check";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { BusinessDraft, CategoryGroup } from "#contract/business";
import type { BusinessWithKeys } from "#domain/business/business-keys";
import { plainTerms } from "#domain/search/plain-terms";
import type { Alternative, SearchTerm, SearchTerms } from "#domain/search/search-terms";
import { businessInsert } from "../../testing/directories/business-insert.ts";
import { AT, importInto, type ToImport } from "../../testing/directories/import-into.ts";
import type { BusinessFilter } from "../port/search.ts";
import type { Store } from "../store.ts";
import { HERE, MANY, TERMS } from "./reference-filter.ts";

const FIRST_PAGE = { limit: 20, offset: 0 };

/** Tests search and suggestions on every engine. `open` gives an empty store. */
export function searchSuite(engine: string, open: () => Promise<Store>): void {
  let store: Store;
  beforeEach(async () => {
    store = await open();
  });
  afterEach(() => store.close());

  const shop = (placeId: string, overrides: Partial<BusinessDraft> = {}) => businessInsert(placeId, overrides);
  const put = (...importArguments: ToImport) => importInto(store, ...importArguments);
  async function names(filter: BusinessFilter, page = FIRST_PAGE) {
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
        shop("p7", { name: "파란약국 시청점", category: "Pharmacy" }),
        shop("p8", { name: "ร้านกาแฟดอย", category: "Coffee shop" }),
        shop("p9", { name: "Tel-Mart", category: "Supermarket", description: "Blue roof in front of the fox" }),
        shop("p10", { name: "Blue Fox", category: "Book store" }),
        shop("p11", { name: "مقهى أمين", category: "Coffee shop" }),
        shop("p12", { name: "𝐉𝐨𝐞'𝐬 ꜰɪꜱʜ", category: "Fish store" }),
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
      expect(await names({ terms: plainTerms("店") })).toEqual(["東京寿司店"]);
      expect(await names({ terms: plainTerms("京司") })).toEqual([]);
      expect(await names({ terms: plainTerms("시청") })).toEqual(["파란약국 시청점"]);
      expect(await names({ terms: plainTerms("약국시청점") })).toEqual(["파란약국 시청점"]);
      expect(await names({ terms: plainTerms("กาแฟ") })).toEqual(["ร้านกาแฟดอย"]);
      expect(await names({ terms: plainTerms("امين") })).toEqual(["مقهى أمين"]);
      expect(await names({ terms: plainTerms("telmart") })).toEqual(["Tel-Mart"]);
    });

    it("finds names in letters of mathematics, which stay as typed", async () => {
      for (const text of ["joes", "joe's fish", "JOES FISH"])
        expect(await names({ terms: plainTerms(text) })).toEqual(["𝐉𝐨𝐞'𝐬 ꜰɪꜱʜ"]);
    });

    it("finds the words of a joined name in names alone", async () => {
      const words = { weight: 0.9, kind: "words", words: ["blue", "fox"] } as const;
      const search = (alternative: Alternative) =>
        names({
          terms: { folded: "", lastIsPrefix: false, terms: [{ typed: "bluefox", alternatives: [alternative] }] },
        });
      expect(await search(words)).toEqual(["Blue Fox", "Tel-Mart"]);
      expect(await search({ ...words, isPhrase: true, inName: true })).toEqual(["Blue Fox"]);
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
      const ownRow = shop("g1", { name: "Own spelling", category: "Tailor" });
      const tailor: BusinessWithKeys = { ...ownRow, group: "education" };
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
        expect(
          (await store.search.businesses({ terms: plainTerms(words) }, "best", FIRST_PAGE)).totalCount,
          words,
        ).toBe(0);
      }
      await fc.assert(
        fc.asyncProperty(fc.string({ unit: "binary", maxLength: 40 }), async (words) => {
          const { businesses, totalCount } = await store.search.businesses(
            { terms: plainTerms(words) },
            "best",
            FIRST_PAGE,
          );
          expect(totalCount).toBe(businesses.length);
          await store.search.suggest(plainTerms(words), {}, 8);
        }),
      );
    });

    it("knows the words of all businesses with their numbers, as the data is now, without terms of filters", async () => {
      const words = await store.search.vocabulary();
      // Characters are stored in their simplified form: 東 as 东.
      expect([words.count("napoli"), words.count("pizza"), words.count("mcdonalds"), words.count("东")]).toEqual([
        3, 2, 1, 1,
      ]);
      expect(words.completions("nap", 5)).toEqual(["napoli"]);
      expect(words.size).toBeLessThan(70);
      await put([shop("p2", { name: "Roma" }), shop("p7", { name: "Прodaвница" })], "update");
      const later = await store.search.vocabulary();
      expect([later.count("napoli"), later.count("roma"), later.count("tailor")]).toEqual([2, 1, 0]);
      await store.maintenance.deleteAll("cli", AT, {});
      expect((await store.search.vocabulary()).size).toBe(0);
    });

    it("finds attributes and phone numbers as terms", async () => {
      const wifi = shop("w1", {
        name: "Wired",
        attributes: { Amenities: { "Wi-Fi": true } },
        phone: "044 211 26 90",
        phoneE164: "+41442112690",
      });
      await put([wifi, shop("w2", { name: "Rover", isServiceArea: true })]);
      const searchBy = (alternative: Alternative) =>
        names({ terms: { folded: "", lastIsPrefix: false, terms: [{ typed: "", alternatives: [alternative] }] } });
      expect(await searchBy({ weight: 1, kind: "attribute", tag: "wifi" })).toEqual(["Wired"]);
      expect(await searchBy({ weight: 1, kind: "attribute", tag: "vegan" })).toEqual([]);
      expect(await searchBy({ weight: 1, kind: "attribute", tag: "comes-to-you" })).toEqual(["Rover"]);
      for (const digits of ["41442112690", "442112690"])
        expect(await searchBy({ weight: 1, kind: "phone", digits })).toEqual(["Wired"]);
      expect(await searchBy({ weight: 1, kind: "phone", digits: "2112690" })).toEqual([]);
    });

    it("answers a query of thousands of terms and alternatives", async () => {
      const phrase = (...words: string[]): Alternative => ({ weight: 1, kind: "words", words });
      const alternatives = [phrase("napoli"), ...Array.from({ length: 5_000 }, (_, n) => phrase(`w${n}`, "napoli"))];
      const terms = Array.from({ length: 500 }, (_, n) => ({ typed: `${n}`, alternatives }));
      expect(await names({ terms: { folded: "napoli", lastIsPrefix: false, terms } })).toHaveLength(3);
    });

    it("lists the same order, however the filter is evaluated", async () => {
      await put(MANY);
      for (const terms of [plainTerms("alpha"), plainTerms("springfield"), plainTerms("pizza 1"), ...TERMS]) {
        for (const centre of [{}, { near: HERE }]) {
          for (const page of [FIRST_PAGE, { limit: 30, offset: 90 }]) {
            // Ratings are whole tenths, so both mean the same; only the column store distinguishes values between them.
            const [one, other] = await Promise.all([
              store.search.businesses({ ...centre, terms, minRating: 0.1 }, "best", page),
              store.search.businesses({ ...centre, terms, minRating: 0.05 }, "best", page),
            ]);
            expect(one).toEqual(other);
          }
        }
      }
    });

    it("lists nearer businesses first among equal matches", async () => {
      const bakery = (latitude: number): Partial<BusinessDraft> => ({
        name: "Bakery",
        category: "Bakery",
        latitude,
        longitude: 8.54,
      });
      await put([shop("b1", bakery(47.9)), shop("b2", bakery(47.38)), shop("b3", { ...bakery(47), latitude: null })]);
      const point = { latitude: 47.37, longitude: 8.54 };
      const list = await store.search.businesses({ terms: plainTerms("bakery"), near: point }, "best", FIRST_PAGE);
      expect(list.businesses.map(({ placeId }) => placeId)).toEqual(["b2", "b1", "b3"]);
      const facts = await store.search.matchFacts(
        list.businesses.map(({ id }) => id),
        { near: point },
      );
      expect([...facts.values()].map(({ distanceKm }) => distanceKm && Math.round(distanceKm))).toEqual([
        1,
        59,
        undefined,
      ]);
      const all = { nameWords: ["bakery"], categoryWords: ["bakery"], categorySlug: "bakery", isVerified: false };
      expect(facts.get(list.businesses[2]?.id ?? 0)).toMatchObject(all);
    });

    it("suggests businesses whose names begin with the text or have its words, the last one incomplete", async () => {
      const suggestNames = async (text: string, place = {}) =>
        (await store.search.suggest(plainTerms(text), place, 8)).map(({ name }) => name);
      expect(await suggestNames("nap")).toEqual(["Napoli", "Pizzeria Napoli"]);
      expect(await suggestNames("nap", { cityKey: "zurich" })).toContain("Pizzeria Napoli");
      expect(await suggestNames("nap", { cityKey: "nowhere" })).toEqual([]);
      expect(await suggestNames(" ")).toEqual([]);
    });

    it("suggests by phone number, by rare words after others, and businesses without a city in the city around them", async () => {
      const place = { latitude: 47.37, longitude: 8.54 };
      const rareShops = Array.from({ length: 12 }, (_, index) =>
        shop(`r${index}`, { name: `Alpha Zeta${index}`, city: "Zürich", ...place }),
      );
      await put([
        ...rareShops,
        shop("n1", { name: "Alpha Beta Zetland", city: "Zürich", phoneE164: "+41445550142", ...place }),
        shop("n2", { name: "Roaming Zeugma", city: "", ...place }),
      ]);
      const suggestTerms = async (terms: SearchTerms, conditions = {}) =>
        (await store.search.suggest(terms, conditions, 20)).map(({ name }) => name);
      const phone: SearchTerm = { typed: "", alternatives: [{ weight: 1, kind: "phone", digits: "445550142" }] };
      expect(await suggestTerms({ folded: "044 555 01 42", lastIsPrefix: false, terms: [phone] })).toEqual([
        "Alpha Beta Zetland",
      ]);
      const word = (text: string): SearchTerm => ({
        typed: text,
        alternatives: [{ weight: 1, kind: "words", words: [text] }],
      });
      expect(
        await suggestTerms({ folded: "beta zet", lastIsPrefix: true, terms: [word("beta"), word("zet")] }),
      ).toEqual(["Alpha Beta Zetland"]);
      const zurich = { cityKey: "zurich" };
      expect(await suggestTerms(plainTerms("zeugma"), zurich)).toEqual([]);
      expect(await suggestTerms(plainTerms("zeugma"), { ...zurich, withCityless: true })).toEqual(["Roaming Zeugma"]);
    });

    it("completes categories and cities by the beginnings of their words, categories with businesses in the place", async () => {
      const complete = async (text: string, place = {}, kinds: string[] = []) => {
        const { categories, cities } = await store.search.complete(text, place, kinds, 8);
        return { categories: categories.map(({ slug }) => slug), cities: cities.map(({ name }) => name) };
      };
      expect((await complete("rest")).categories).toContain("pizza-restaurant");
      expect((await complete("rest", { cityKey: "zurich" })).categories).toContain("pizza-restaurant");
      expect((await complete("rest", { cityKey: "nowhere" })).categories).toEqual([]);
      expect((await complete("nothing", {}, ["pizza-restaurant", "no-such-kind"])).categories).toEqual([
        "pizza-restaurant",
      ]);
      expect((await complete("züri")).cities).toEqual(["Zürich"]);
      expect((await complete("zuer")).cities).toEqual(["Zürich"]);
      expect(await complete(" ")).toEqual({ categories: [], cities: [] });
    });
  });
}
