import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { Rule } from "#contract/rules";
import { formerSlugBase } from "#domain/business/business-keys";
import { plainTerms } from "#domain/search/plain-terms";
import { AT, byAnn, importInto, type ToImport } from "../../testing/directories/import-into.ts";
import type { BusinessFilter } from "../port/search.ts";
import type { Store } from "../store.ts";

const FIRST_PAGE = { limit: 20, offset: 0 };

/** Tests kinds of categories on every engine: names in any language, their addresses, and rules. `open` gives an empty store. */
export function kindsSuite(engine: string, open: () => Promise<Store>): void {
  let store: Store;
  beforeEach(async () => {
    store = await open();
  });
  afterEach(() => store.close());

  const put = (...importArguments: ToImport) => importInto(store, ...importArguments);
  const kinds = async () =>
    (await store.directory.categories()).map(
      ({ category, slug, businessCount }) => `${businessCount} ${category} /${slug}`,
    );
  const slugOf = async (text: string) => (await store.directory.category(text))?.slug;
  const idsWith = async (filter: BusinessFilter) =>
    (await store.search.businesses(filter, "latest", FIRST_PAGE)).businesses
      .map(({ id }) => id)
      .toSorted((a, b) => a - b);
  const idsOf = (categorySlug: string) => idsWith({ categorySlug });

  async function apply(rule: Rule, limit = 1): Promise<number> {
    let changedCount = 0;
    for (let after: number | null = 0; after !== null; ) {
      const step = await store.editing.applyRule(rule, after, limit, byAnn(AT));
      changedCount += step.changed;
      after = step.lastId;
    }
    return changedCount;
  }
  const addRule = async (from: string, to: string, kind: Rule["kind"] = "kind") =>
    apply((await store.editing.addRule({ kind, from, to }, byAnn(AT))).rule);
  async function removeRule(from: string, kind: Rule["kind"] = "kind"): Promise<number> {
    const id = (await store.editing.rules()).find((rule) => rule.from === from && rule.kind === kind)?.id ?? 0;
    return apply((await store.editing.removeRule(id, byAnn(AT)))?.rule as Rule);
  }

  const BARBERS = {
    p1: { category: "Herrenfriseur" },
    p2: { category: "Barber shop" },
    p3: { category: "Барбершоп" },
    p4: { category: "Barber Shops" },
    p5: { category: "Florist" },
  };

  describe(`a store on ${engine}: kinds`, () => {
    it("hold all spellings and languages of a category, whose text stays", async () => {
      await put(BARBERS);
      expect(await kinds()).toEqual(["4 Barber shop /barber-shop", "1 Florist /florist"]);
      expect(await idsOf("barber-shop")).toEqual([1, 2, 3, 4]);
      expect(await store.directory.business(3)).toMatchObject({
        category: "Барбершоп",
        kind: "Barber shop",
        categorySlug: "barber-shop",
      });
      expect((await store.directory.statistics()).categories).toBe(2);
    });

    it("are found by the address and the name of each spelling", async () => {
      await put(BARBERS);
      for (const text of ["barber-shop", "herrenfriseur", "barbershop", "barber-shops", "Барбершоп", "Herren Friseur"])
        expect([text, await slugOf(text)]).toEqual([text, text === "Herren Friseur" ? undefined : "barber-shop"]);
    });

    it("have one entry among the facets, which counts what the list has", async () => {
      await put(BARBERS);
      const { categories } = await store.search.facets({}, {}, AT);
      for (const { slug, businessCount } of categories) {
        expect((await store.search.businesses({ categorySlug: slug }, "latest", FIRST_PAGE)).totalCount).toBe(
          businessCount,
        );
        expect((await store.directory.category(slug))?.businessCount).toBe(businessCount);
      }
      expect(categories).toHaveLength(2);
    });

    it("of an unknown category is a kind of its own, also in scripts without Latin letters", async () => {
      await put({ p1: { category: "Zzyzx Lounge" }, p2: { category: "zzyzx  lounge" }, p3: { category: "🧿" } });
      expect((await kinds())[0]).toBe("2 Zzyzx Lounge /zzyzx-lounge");
      expect(await slugOf("🧿")).toMatch(/^category-/);
    });

    it("are proved by what all businesses of a category in another language have in common", async () => {
      const category = "Pochierküche";
      await put({
        p1: { category, subtypes: ["Poached egg restaurant", "Restaurant"] },
        p2: { category, subtypes: ["Poached egg restaurant"] },
        p3: { category, subtypes: ["Cafe", "Poached egg restaurant"] },
        p4: { category, businessStatus: "CLOSED_PERMANENTLY" },
      });
      expect(await kinds()).toEqual(["3 Poached egg restaurant /poached-egg-restaurant"]);
      expect(await store.directory.business(4)).toMatchObject({ category, categorySlug: "poached-egg-restaurant" });
      expect(await slugOf("pochierkuche")).toBe("poached-egg-restaurant");
      await put({ p5: { category } });
      expect(await kinds()).toEqual(["4 Poached egg restaurant /poached-egg-restaurant"]);
      expect(await store.search.businesses({ terms: plainTerms("pochierküche") }, "latest", FIRST_PAGE)).toMatchObject({
        totalCount: 4,
      });
    });

    it("are proved also of businesses whose slug has Chinese readings of a Japanese name", async () => {
      const ramen = {
        name: "大阪ラーメン",
        city: "大阪",
        country: "Japan",
        category: "つけ麺の店",
        subtypes: ["Tsukemen restaurant"],
      };
      const slug = formerSlugBase({ ...ramen, placeId: "p1" }) ?? "";
      expect(slug).not.toBe("");
      await put({ p1: { ...ramen, slug }, p2: ramen, p3: ramen });
      expect(await kinds()).toEqual(["3 Tsukemen restaurant /tsukemen-restaurant"]);
      expect(await store.directory.businessBySlug(slug)).toMatchObject({ id: 1, kind: "Tsukemen restaurant" });
      expect((await store.directory.business(1)) as { slug: string }).not.toMatchObject({ slug });
    });

    it("are not proved by two businesses, by what some have, by a broad kind, or for a name in English", async () => {
      await put({
        p1: { category: "Pochierküche", subtypes: ["Cafe"] },
        p2: { category: "Pochierküche", subtypes: ["Cafe"] },
        p3: { category: "Dörrhaus", subtypes: ["Cafe"] },
        p4: { category: "Dörrhaus", subtypes: ["Cafe"] },
        p5: { category: "Dörrhaus", subtypes: ["Bar"] },
        p6: { category: "Poached egg shop", subtypes: ["Cafe"] },
        p7: { category: "Poached egg shop", subtypes: ["Cafe"] },
        p8: { category: "Poached egg shop", subtypes: ["Cafe"] },
        ...Object.fromEntries([1, 2, 3].map((n) => [`w${n}`, { category: "Wirtschaft", subtypes: ["Restaurant"] }])),
      });
      expect((await kinds()).toSorted()).toEqual([
        "2 Pochierküche /pochierkuche",
        "3 Dörrhaus /dorrhaus",
        "3 Poached egg shop /poached-egg-shop",
        "3 Wirtschaft /wirtschaft",
      ]);
    });
  });

  describe(`a store on ${engine}: rules of kinds`, () => {
    it("merge a kind with another, closed businesses and later imports too, and give it back", async () => {
      await put({ ...BARBERS, p6: { category: "Барбершоп", businessStatus: "CLOSED_PERMANENTLY" } });
      expect(await addRule("Barber shop", "Florist")).toBe(5);
      expect(await kinds()).toEqual(["5 Florist /florist"]);
      expect(await slugOf("barber-shop")).toBe("florist");
      expect(await slugOf("herrenfriseur")).toBe("florist");
      expect(await store.directory.business(6)).toMatchObject({ kind: "Florist", updatedAt: AT.toISOString() });
      await put({ p7: { category: "Barbier" } });
      expect(await kinds()).toEqual(["6 Florist /florist"]);
      expect(await removeRule("Barber shop")).toBe(6);
      expect(await kinds()).toEqual(["5 Barber shop /barber-shop", "1 Florist /florist"]);
      expect(await slugOf("herrenfriseur")).toBe("barber-shop");
    });

    it("rename a kind, whose former addresses lead to the new one at once", async () => {
      await put(BARBERS);
      expect(await addRule("Barber shop", "Gentlemen's grooming")).toBe(4);
      expect(await kinds()).toEqual(["4 Gentlemen's grooming /gentlemens-grooming", "1 Florist /florist"]);
      for (const address of ["barber-shop", "herrenfriseur", "barber-shops", "gentlemens-grooming"])
        expect(await slugOf(address)).toBe("gentlemens-grooming");
      expect(await store.directory.business(1)).toMatchObject({
        category: "Herrenfriseur",
        kind: "Gentlemen's grooming",
      });
      await removeRule("Barber shop");
      expect(await slugOf("gentlemens-grooming")).toBe("barber-shop");
      expect(await idsOf("barber-shop")).toEqual([1, 2, 3, 4]);
      await put({ p9: { category: "Gentlemen's grooming" } });
      expect(await slugOf("gentlemens-grooming")).toBe("gentlemens-grooming");
    });

    it("leave a kind its own address after a rule was removed that led another to it, closed ones too", async () => {
      await put(BARBERS);
      await addRule("Barber shop", "Florist");
      await removeRule("Barber shop");
      expect(await slugOf("florist")).toBe("florist");
      await addRule("Barber shop", "Beard studio");
      await put({ p6: { category: "Beard Studio", businessStatus: "CLOSED_PERMANENTLY" } });
      await removeRule("Barber shop");
      expect(await slugOf("beard-studio")).toBe("beard-studio");
    });

    it("leave an empty kind its own address after a merge with it was taken back, and one that exists again", async () => {
      await put({ ...BARBERS, p6: { category: "Florist", businessStatus: "CLOSED_PERMANENTLY" } });
      await store.editing.delete([5], byAnn(AT, "delete"));
      expect(await slugOf("florist")).toBe("florist");
      await addRule("Barber shop", "Florist");
      expect(await slugOf("barber-shop")).toBe("florist");
      await removeRule("Barber shop");
      expect(await slugOf("florist")).toBe("florist");
      await addRule("Barber shop", "Gentlemen's grooming");
      await removeRule("Barber shop");
      expect(await slugOf("gentlemens-grooming")).toBe("barber-shop");
      await put({ p7: { category: "Gentlemen's grooming", businessStatus: "CLOSED_PERMANENTLY" } });
      expect(await slugOf("gentlemens-grooming")).toBe("gentlemens-grooming");
    });

    it("take the group of a renamed kind along, which returns with it", async () => {
      await put(BARBERS);
      await addRule("Barber shop", "entertainment", "category");
      await addRule("Barber shop", "Gentlemen's grooming");
      expect(await store.directory.category("gentlemens-grooming")).toMatchObject({ group: "entertainment" });
      expect(await idsWith({ group: "entertainment" })).toEqual([1, 2, 3, 4]);
      await put({ p6: { category: "Herrenfriseur" } });
      expect(await idsWith({ group: "entertainment" })).toEqual([1, 2, 3, 4, 6]);
      const [groupRule] = (await store.editing.rules()).filter(({ kind }) => kind === "category");
      expect(groupRule).toMatchObject({ from: "Barber shop", businesses: 5 });
      await removeRule("Barber shop");
      expect(await store.directory.category("barber-shop")).toMatchObject({ group: "entertainment" });
      expect(await idsWith({ group: "entertainment" })).toEqual([1, 2, 3, 4, 6]);
    });

    it("take the group of a merged kind along, unless the other kind has a rule of its own", async () => {
      await put({ ...BARBERS, p6: { category: "Dentist" } });
      await addRule("Barber shop", "entertainment", "category");
      await addRule("Dentist", "education", "category");
      await addRule("Barber shop", "Florist");
      expect(await idsWith({ group: "entertainment" })).toEqual([1, 2, 3, 4, 5]);
      await addRule("Florist", "Dentist");
      expect(await idsWith({ group: "education" })).toEqual([1, 2, 3, 4, 5, 6]);
      expect(await idsWith({ group: "entertainment" })).toEqual([]);
      await removeRule("Florist");
      expect(await idsWith({ group: "entertainment" })).toEqual([1, 2, 3, 4, 5]);
      expect(await removeRule("Barber shop", "category")).toBe(5);
      expect(await idsWith({ group: "entertainment" })).toEqual([]);
      await addRule("Dentist", "Florist");
      expect(await idsWith({ group: "education" })).toEqual([1, 2, 3, 4, 5, 6]);
      await removeRule("Dentist");
      expect(await idsWith({ group: "education" })).toEqual([6]);
      expect(await store.directory.category("florist")).toMatchObject({ group: "shopping" });
    });

    it("filter the list of deleted businesses", async () => {
      await put(BARBERS);
      await addRule("Herrenfriseur", "Gentlemen's grooming");
      await store.editing.delete([1, 2], byAnn(AT, "delete"));
      const deletedIds = async (categorySlug: string) =>
        (await store.changes.deletedBusinesses({ categorySlug }, FIRST_PAGE)).businesses.map(
          ({ business }) => business.id,
        );
      expect(await deletedIds("gentlemens-grooming")).toEqual([1]);
      expect(await deletedIds("barber-shop")).toEqual([2]);
    });

    it("spell a kind, which keeps its address", async () => {
      await put(BARBERS);
      await addRule("Barber shop", "BARBER SHOP");
      expect((await kinds())[0]).toBe("4 BARBER SHOP /barber-shop");
      expect(await store.directory.business(1)).toMatchObject({ kind: "BARBER SHOP" });
      await removeRule("Barber shop");
      expect((await kinds())[0]).toBe("4 Barber shop /barber-shop");
    });

    it("split a category off, and give it back", async () => {
      await put(BARBERS);
      expect(await addRule("Herrenfriseur", "Herrenfriseur")).toBe(1);
      expect(await kinds()).toEqual([
        "3 Barber shop /barber-shop",
        "1 Florist /florist",
        "1 Herrenfriseur /herrenfriseur",
      ]);
      expect(await slugOf("herrenfriseur")).toBe("herrenfriseur");
      await put({ p8: { category: "Herrenfriseur" } });
      expect(await idsOf("herrenfriseur")).toEqual([1, 6]);
      expect(await removeRule("Herrenfriseur")).toBe(2);
      expect((await kinds())[0]).toBe("5 Barber shop /barber-shop");
    });

    it("follow one another, and refuse a circle", async () => {
      await put({ ...BARBERS, p6: { category: "Dentist" } });
      await addRule("Barber shop", "Florist");
      await addRule("Florist", "Dentist");
      expect(await kinds()).toEqual(["6 Dentist /dentist"]);
      expect(await slugOf("herrenfriseur")).toBe("dentist");
      await expect(addRule("Dentist", "Barber shop")).rejects.toThrow(
        "Other rules lead from Barber shop back to Dentist. Remove those first.",
      );
      await removeRule("Florist");
      expect(await kinds()).toEqual(["5 Florist /florist", "1 Dentist /dentist"]);
    });

    it("say in a preview what they would change", async () => {
      await put(BARBERS);
      const preview = (from: string, to: string) => store.editing.previewRule({ kind: "kind", from, to }, 0, 50);
      expect(await preview("Barber shop", "Florist")).toMatchObject({ businesses: 4, lastId: null });
      const split = await preview("Барбершоп", "Барбершоп");
      expect(split).toMatchObject({ businesses: 1, examples: [{ id: 3, before: "Barber shop", after: "Барбершоп" }] });
      expect(await kinds()).toHaveLength(2);
    });
  });
}
