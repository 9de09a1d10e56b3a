import fc from "fast-check";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { AttributeFacet } from "#contract/facets";
import type { BusinessWithKeys } from "#domain/business/business-keys";
import { businessInsert as shop } from "../../testing/directories/business-insert.ts";
import { AT, importInto, type ToImport } from "../../testing/directories/import-into.ts";
import { FLAG_NAMES, mapFlags } from "../columns/flags.ts";
import type { BusinessFilter, ChosenFacets } from "../port/search.ts";
import type { Store } from "../store.ts";
import { attributesOf, distanceFrom, FILTERS, HERE, MANY, matches } from "./reference-filter.ts";

const CHOSEN = [
  "categorySlug",
  "group",
  "cityKey",
  ...FLAG_NAMES,
  "minRating",
  "priceLevel",
  "attributes",
  "openNow",
  "openAt",
] as const;

/** Tests facets and nearby businesses on every engine. `open` gives an empty store. */
export function facetSuite(engine: string, open: () => Promise<Store>): void {
  let store: Store;
  beforeEach(async () => {
    store = await open();
  });
  afterEach(() => store.close());

  const put = (...importArguments: ToImport) => importInto(store, ...importArguments);

  describe(`a store on ${engine}: facets`, () => {
    it("have at most 2,000 attributes that Mainstreet does not know, and all that it knows", async () => {
      const perks = (first: number, count: number) => ({
        Extras: Object.fromEntries(Array.from({ length: count }, (_, at) => [`Perk ${first + at}`, true])),
      });
      const rows = Array.from({ length: 12 }, (_, at): [string, Partial<BusinessWithKeys>] => [
        `p${at}`,
        { attributes: { ...perks(at * 190, 190), Amenities: { Restroom: true } } },
      ]);
      await put(Object.fromEntries(rows));
      const idsWith = async (slug: string) =>
        (await store.search.businesses({ attributes: [slug] }, "name", { limit: 20, offset: 0 })).totalCount;
      expect([await idsWith("perk-1"), await idsWith("perk-1999"), await idsWith("perk-2000")]).toEqual([1, 1, 0]);
      expect(await idsWith("restroom")).toBe(12);
    });

    it("tell who comes to the customer by source, kind and attributes, as searches do", async () => {
      const rows = Array.from({ length: 12 }, (_, at): [string, Partial<BusinessWithKeys>] => [
        `p${at}`,
        [
          { isServiceArea: true },
          { category: "Plumber", address: "", fullAddress: "", zipCode: "", latitude: null, longitude: null },
          { attributes: { "Service options": { "House calls": true } } },
          { category: "Plumber" },
        ][at % 4] ?? {},
      ]);
      await put(Object.fromEntries([...rows, ["last", { isServiceArea: true }]]));
      const { attributes } = await store.search.facets({}, {}, AT);
      expect(attributes).toContainEqual({
        slug: "comes-to-you",
        label: "Comes to you",
        group: "Service options",
        businessCount: 10,
      });
      const list = await store.search.businesses({ attributes: ["comes-to-you"] }, "name", { limit: 20, offset: 0 });
      expect(list.totalCount).toBe(10);
    });

    it("of what nothing can match are none", async () => {
      await put(MANY);
      const facets = await store.search.facets(undefined, {}, AT);
      expect(facets).toMatchObject({
        openNow: 0,
        verified: 0,
        categories: [],
        cities: [],
        attributes: [],
        ratings: [],
      });
    });

    it("count the results of each value with the other filters applied", async () => {
      await put(MANY);
      await fc.assert(
        fc.asyncProperty(FILTERS, fc.subarray([...CHOSEN, "near", "bounds"] as const), async (filter, fixedNames) => {
          const { fixed, chosen } = splitFilter(filter, fixedNames);
          const { categories, cities, ...facets } = await store.search.facets(fixed, chosen, AT);
          const expected = plainFacets(MANY, fixed, chosen);
          expect(facets).toEqual(expected.others);
          expect(countByName(categories, "slug")).toEqual(expected.categories);
          expect(countByName(cities, "name")).toEqual(expected.cities);
        }),
        { numRuns: 300 },
      );
    });

    it("follow businesses that are added, changed, closed and reopened", async () => {
      await put(MANY.slice(0, 100));
      const changes = fc.array(
        fc.record({
          n: fc.nat(299),
          rating: fc.constantFrom(1, 4.6),
          city: fc.constantFrom("Salem", "Albany"),
          gone: fc.boolean(),
        }),
        { maxLength: 12 },
      );
      const now = new Map(MANY.slice(0, 100).map((business) => [business.placeId, business]));
      await fc.assert(
        fc.asyncProperty(changes, async (changedRows) => {
          const batch = changedRows.map(({ n, rating, city, gone }) =>
            shop(`p${n}`, { rating, city, businessStatus: gone ? "CLOSED_PERMANENTLY" : "OPERATIONAL" }),
          );
          await put(batch, "update");
          for (const business of batch) now.set(business.placeId, business);
          const { categories, cities, ...facets } = await store.search.facets({}, {}, AT);
          const expected = plainFacets([...now.values()], {}, {});
          expect(facets).toEqual(expected.others);
          expect(countByName(categories, "slug")).toEqual(expected.categories);
          expect(countByName(cities, "name")).toEqual(expected.cities);
        }),
        { numRuns: 30 },
      );
    });

    it("are empty after delete-all, and back after the next import", async () => {
      await put(MANY);
      expect((await store.search.facets({}, {}, AT)).cities).toHaveLength(2);
      await store.maintenance.deleteAll("cli", AT, {});
      expect(await store.search.facets({}, {}, AT)).toMatchObject({ openNow: 0, verified: 0, ratings: [], cities: [] });
      await put([shop("p1", { rating: 4 })]);
      expect((await store.search.facets({}, {}, AT)).ratings).toEqual([
        { minRating: 4, businessCount: 1 },
        { minRating: 3, businessCount: 1 },
      ]);
    });

    it("of a group are its categories, of a city the city alone", async () => {
      await put(MANY);
      const inGroup = await store.search.facets({}, { group: "restaurants" }, AT);
      expect(inGroup.categories.map(({ slug }) => slug)).toEqual(["pizza-restaurant", "bakery"]);
      const inPlace = await store.search.facets({ cityKey: "salem" }, { cityKey: "springfield" }, AT);
      expect(inPlace).toMatchObject({ verified: 0, categories: [], cities: [{ name: "Salem" }] });
    });

    it("have the ten largest values at most", async () => {
      const letters = "abcdefghijklmno".split("");
      await put(
        letters.flatMap((letter, n) => letters.slice(n).map((_, m) => shop(letter + m, { city: `${letter}ville` }))),
      );
      const { cities } = await store.search.facets({}, {}, AT);
      expect(cities).toHaveLength(10);
      expect(cities[0]).toEqual({ name: "aville", businessCount: 15 });
      expect(cities[9]).toEqual({ name: "jville", businessCount: 6 });
    });
  });

  describe(`a store on ${engine}: nearby`, () => {
    async function nearbyIds(placeId: string, limit = 12) {
      const to = (await store.directory.businessesAfter(0, 1000)).find((business) => business.placeId === placeId);
      if (to === undefined) throw new Error(`there is no ${placeId}`);
      return (await store.search.nearby(to, limit)).map(
        ({ business, distance }) => [business.placeId, distance] as const,
      );
    }

    it("are the nearest operational businesses of its category, then its group, within 100 km", async () => {
      await put(MANY);
      for (const to of MANY.filter(({ latitude }) => latitude !== null)) {
        const from = { latitude: to.latitude ?? 0, longitude: to.longitude ?? 0 };
        const otherBusinesses = MANY.filter(
          (other) =>
            other !== to &&
            other.group === to.group &&
            other.businessStatus === "OPERATIONAL" &&
            distanceFrom(other, from) <= 100,
        );
        const isSame = (other: BusinessWithKeys) => other.categorySlug === to.categorySlug;
        const step = (other: BusinessWithKeys) => Math.floor(distanceFrom(other, from) / 0.1);
        const expected = otherBusinesses.toSorted(
          (a, b) =>
            step(a) - step(b) ||
            Number(isSame(b)) - Number(isSame(a)) ||
            distanceFrom(a, from) - distanceFrom(b, from) ||
            MANY.indexOf(a) - MANY.indexOf(b),
        );
        const nearby = await nearbyIds(to.placeId, 5);
        expect(nearby).toEqual(expected.slice(0, 5).map((other) => [other.placeId, distanceFrom(other, from)]));
      }
    });

    it("prefer a near business of the group to one of the category beyond 100 km", async () => {
      const pointAt = (km: number) => ({ latitude: HERE.latitude + km / 111.2, longitude: HERE.longitude });
      await put([
        shop("here", { category: "Dentist", ...pointAt(0) }),
        shop("clinic", { category: "Medical clinic", ...pointAt(1) }),
        shop("clinic next door", { category: "Medical clinic", ...pointAt(9.01) }),
        shop("dentist", { category: "Dentist", ...pointAt(9.05) }),
        shop("distant", { category: "Dentist", ...pointAt(120) }),
        shop("closed", { category: "Dentist", businessStatus: "CLOSED_TEMPORARILY", ...pointAt(2) }),
        shop("baker", { category: "Bakery", ...pointAt(3) }),
      ]);
      expect((await nearbyIds("here")).map(([placeId]) => placeId)).toEqual(["clinic", "dentist", "clinic next door"]);
      expect((await nearbyIds("here", 2)).map(([placeId]) => placeId)).toEqual(["clinic", "dentist"]);
    });

    it("of a business without coordinates are the best of its category in its city, then of its group", async () => {
      await put([
        shop("here", { category: "Dentist" }),
        shop("good", { category: "Dentist", rating: 4.9, reviewCount: 100 }),
        shop("fair", { category: "Dentist", rating: 3, reviewCount: 100 }),
        shop("clinic", { category: "Medical clinic", rating: 5, reviewCount: 100 }),
        shop("elsewhere", { category: "Dentist", city: "Salem" }),
        shop("closed", { category: "Dentist", businessStatus: "CLOSED_TEMPORARILY" }),
      ]);
      expect(await nearbyIds("here")).toEqual([
        ["good", null],
        ["fair", null],
        ["clinic", null],
      ]);
    });
  });
}

/** Splits conditions into fixed and chosen ones. */
function splitFilter(filter: BusinessFilter, fixedNames: readonly string[]) {
  const fixedFilter: BusinessFilter = {};
  const chosenFacets: ChosenFacets = {};
  for (const [name, value] of Object.entries(filter)) {
    const isChosen = CHOSEN.some((choice) => choice === name) && !fixedNames.includes(name);
    Object.assign(isChosen ? chosenFacets : fixedFilter, { [name]: value });
  }
  return { fixed: fixedFilter, chosen: chosenFacets };
}

function plainFacets(businesses: BusinessWithKeys[], fixedFilter: BusinessFilter, chosenFacets: ChosenFacets) {
  const count = (changedFacets: ChosenFacets) => {
    const choice = { ...chosenFacets, ...changedFacets };
    return businesses.filter((business) => matches(business, fixedFilter) && matches(business, choice)).length;
  };
  const values = (key: (business: BusinessWithKeys) => string, countOf: (value: string) => number) =>
    Object.fromEntries(
      [...new Set(businesses.map(key))]
        .filter((value) => value !== "")
        .map((value) => [value, countOf(value)])
        .filter(([, found]) => found),
    );
  return {
    others: {
      openNow: count({ openNow: AT }),
      openDays: ["mon", "tue", "wed", "thu", "fri", "sat", "sun"]
        .map((day) => ({ openAt: day, businessCount: count({ openAt: { times: [day], now: AT } }) }))
        .filter(({ businessCount }) => businessCount > 0),
      ...mapFlags((name) => count({ [name]: true })),
      ratings: [4.5, 4, 3]
        .map((minRating) => ({ minRating, businessCount: count({ minRating }) }))
        .filter(({ businessCount }) => businessCount > 0),
      prices: [1, 2, 3, 4]
        .map((priceLevel) => ({ priceLevel, businessCount: count({ priceLevel }) }))
        .filter(({ businessCount }) => businessCount > 0),
      attributes: plainAttributes(businesses, (slug) =>
        count({ attributes: [...(chosenFacets.attributes ?? []), slug] }),
      ),
      isAtLeast: false,
    },
    categories: values(
      ({ categorySlug }) => categorySlug,
      (categorySlug) => count({ categorySlug }),
    ),
    cities: values(
      ({ city }) => city,
      (city) => count({ cityKey: city.toLowerCase() }),
    ),
  };
}

/** Attributes of at least ten listed businesses, most businesses first. */
function plainAttributes(businesses: readonly BusinessWithKeys[], count: (slug: string) => number): AttributeFacet[] {
  const all = businesses.filter((business) => matches(business, {})).flatMap(attributesOf);
  return [...new Map(all.map((attribute) => [attribute.slug, attribute])).values()]
    .filter(({ slug }) => all.filter((attribute) => attribute.slug === slug).length >= 10)
    .map((attribute) => ({ ...attribute, businessCount: count(attribute.slug) }))
    .filter(({ businessCount }) => businessCount > 0)
    .sort((a, b) => b.businessCount - a.businessCount || (a.slug < b.slug ? -1 : 1));
}

function countByName<Key extends string>(items: (Record<Key, string> & { businessCount: number })[], key: Key) {
  return Object.fromEntries(items.map((item) => [item[key], item.businessCount]));
}
