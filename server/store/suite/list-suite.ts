import { setImmediate as nextTurn } from "node:timers/promises";
import fc from "fast-check";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { BusinessDraft } from "#contract/business";
import { LIST_PARAMETERS } from "#contract/lists/list-parameters";
import type { BusinessSort } from "#contract/queries";
import { plainTerms } from "#domain/search/plain-terms";
import { businessInsert } from "../../testing/directories/business-insert.ts";
import { importInto, type ToImport } from "../../testing/directories/import-into.ts";
import type { BusinessFilter } from "../port/search.ts";
import type { Store } from "../store.ts";
import { COMPARE, compareDistance, FILTERS, HERE, MANY, matches } from "./reference-filter.ts";

/** Lets an engine run its background work. */
async function backgroundTurns() {
  for (let turn = 0; turn < 100; turn++) await nextTurn();
}

const FIRST_PAGE = { limit: 20, offset: 0 };

/** Tests lists and their orders on every engine. `open` gives an empty store. */
export function listSuite(engine: string, open: () => Promise<Store>): void {
  let store: Store;
  beforeEach(async () => {
    store = await open();
  });
  afterEach(() => store.close());

  const shop = (placeId: string, overrides: Partial<BusinessDraft> = {}) => businessInsert(placeId, overrides);
  const put = (...importArguments: ToImport) => importInto(store, ...importArguments);
  async function names(filter: BusinessFilter, sort: BusinessSort = "recommended", page = FIRST_PAGE) {
    return (await store.search.businesses(filter, sort, page)).businesses.map(({ name }) => name);
  }

  describe(`a store on ${engine}: sorting`, () => {
    it("sorts by quality, time, rating, reviews, name and distance", async () => {
      const spot = (latitude: number) => ({ latitude, longitude: HERE.longitude });
      await put(
        [shop("p1", { name: "Bee", rating: 5, reviewCount: 1, ...spot(48) })],
        "skip",
        new Date("2026-01-01T00:00:00Z"),
      );
      await put(
        [shop("p2", { name: "Äpfel", rating: 4.8, reviewCount: 900, ...spot(50) })],
        "skip",
        new Date("2026-01-03T00:00:00Z"),
      );
      await put([shop("p3", { name: "Cat", rating: 4, reviewCount: 2000 })], "skip", new Date("2026-01-02T00:00:00Z"));
      expect((await names({}, "recommended"))[0]).toBe("Äpfel");
      expect(await names({}, "latest")).toEqual(["Äpfel", "Cat", "Bee"]);
      expect(await names({}, "rating")).toEqual(["Bee", "Äpfel", "Cat"]);
      expect(await names({}, "reviews")).toEqual(["Cat", "Äpfel", "Bee"]);
      expect(await names({}, "name")).toEqual(["Äpfel", "Bee", "Cat"]);
      expect(await names({ near: HERE }, "distance")).toEqual(["Bee", "Äpfel", "Cat"]);
      expect(await names({ near: { ...HERE, radiusKm: 100 } }, "name")).toEqual(["Bee"]);
    });

    it("measures distances across the date line", async () => {
      await put([shop("p1", { name: "Fiji", latitude: -17, longitude: 179.9 })]);
      expect(await names({ near: { latitude: -17, longitude: -179.9, radiusKm: 50 } })).toEqual(["Fiji"]);
    });
  });

  describe(`a store on ${engine}: filters and sorts together`, () => {
    it("lists the same as the reference filter", async () => {
      await put(MANY);
      const sorts = fc.constantFrom<BusinessSort>(...LIST_PARAMETERS.sort.values);
      const page = fc.record({ limit: fc.integer({ min: 1, max: 30 }), offset: fc.integer({ min: 0, max: 60 }) });
      await fc.assert(
        fc.asyncProperty(FILTERS, sorts, page, async (filter, anySort, { limit, offset }) => {
          const sort = anySort === "distance" && filter.near === undefined ? "name" : anySort;
          const expected = MANY.filter((business) => matches(business, filter));
          const page = await store.search.businesses(filter, sort, { limit, offset });
          expect(page.totalCount).toBe(expected.length);
          if (sort === "recommended" || sort === "best") {
            expect(page.businesses.length).toBe(Math.max(0, Math.min(limit, expected.length - offset)));
            for (const { placeId } of page.businesses)
              expect(expected.map((business) => business.placeId)).toContain(placeId);
          } else {
            const sortedBusinesses = expected.toSorted(
              sort === "distance" ? compareDistance(filter.near ?? HERE) : COMPARE[sort],
            );
            expect(page.businesses.map(({ placeId }) => placeId)).toEqual(
              sortedBusinesses.slice(offset, offset + limit).map(({ placeId }) => placeId),
            );
          }
        }),
        { numRuns: 400 },
      );
    });

    it("lists the same again when words are repeated, and what changed since", async () => {
      const cafe = (number: number) =>
        shop(`cafe${number}`, {
          name: number % 3 === 0 ? `Cafe ${number}` : number % 80 === 1 ? `Jazz ${number}` : `House ${number}`,
          category: number % 2 === 0 ? "Cafe" : "Bar",
          description: "coffee",
          city: number % 5 === 0 ? "Salem" : "Bern",
          rating: 3 + (number % 20) / 10,
          ...(number % 4 === 0 && { latitude: HERE.latitude + number / 1000, longitude: HERE.longitude }),
        });
      await put(Array.from({ length: 400 }, (_, number) => cafe(number)));
      const terms = plainTerms("cafe");
      const jazz = { kind: "words", words: ["jazz"], weight: 0.8 } as const;
      const withRare = terms.terms.map((term) => ({ ...term, alternatives: [...term.alternatives, jazz] }));
      const filters: BusinessFilter[] = [
        { terms },
        { terms, cityKey: "bern" },
        { terms, verified: false, minRating: 4 },
        { terms, near: { ...HERE, radiusKm: 20 } },
        { terms: plainTerms("cafe coffee"), cityKey: "bern" },
        { terms: { ...terms, terms: withRare }, cityKey: "bern" },
      ];
      const pages = [FIRST_PAGE, { limit: 20, offset: 90 }, { limit: 50, offset: 150 }];
      const lists = async () => {
        const results: unknown[] = [];
        for (const filter of filters)
          for (const page of pages) {
            const { businesses, totalCount } = await store.search.businesses(filter, "best", page);
            results.push([totalCount, ...businesses.map(({ placeId }) => placeId)]);
          }
        return results;
      };
      const expected = await lists();
      for (let times = 0; times < 4; times++) {
        await backgroundTurns();
        expect(await lists()).toEqual(expected);
      }
      await put([cafe(402)]);
      for (let times = 0; times < 3; times++) {
        await backgroundTurns();
        const { totalCount } = await store.search.businesses({ terms, cityKey: "bern" }, "best", FIRST_PAGE);
        expect(totalCount).toBe(Number((expected[3] as number[])[0]) + 1);
      }
    });

    it("returns cards of the same businesses in the same order, with the same values", async () => {
      const whole = shop("whole", {
        description: "Bread since 1902",
        photos: ["https://photos.example/1", "https://photos.example/2"],
        openingHours: { Monday: "9:00 AM - 5:00 PM" },
        timeZone: "Europe/Zurich",
        seoDescription: "A bakery",
        isVerified: true,
        businessStatus: "CLOSED_TEMPORARILY",
      });
      await put([...MANY, whole]);
      for (const filter of [
        {},
        { cityKey: "salem" },
        { terms: plainTerms("alpha") },
        { near: HERE },
        { verified: true },
      ]) {
        for (const sort of ["recommended", "best", "latest", "name"] as const) {
          const all = { limit: 1000, offset: 0 };
          const [cards, { businesses, totalCount }] = await Promise.all([
            store.search.businessCards(filter, sort, all),
            store.search.businesses(filter, sort, all),
          ]);
          expect(cards.totalCount).toBe(totalCount);
          expect(businesses).toEqual(cards.businesses.map((card) => expect.objectContaining(card)));
        }
      }
      const { businesses } = await store.search.businessCards(
        { terms: plainTerms("whole") },
        "recommended",
        FIRST_PAGE,
      );
      expect(businesses.map(({ photos, description }) => [photos.length, description])).toEqual([
        [2, "Bread since 1902"],
      ]);
    });

    it.each(Object.keys(COMPARE) as (keyof typeof COMPARE)[])(
      "lists a long narrowed list by %s on all its pages, the last ones too",
      async (sort) => {
        await put(MANY);
        for (const filter of [{ verified: false }, { cityKey: "salem" }]) {
          const expected = MANY.filter((business) => matches(business, filter)).toSorted(COMPARE[sort]);
          const foundIds: string[] = [];
          for (let offset = 0; offset < expected.length; offset += 7) {
            const { businesses } = await store.search.businesses(filter, sort, { limit: 7, offset });
            foundIds.push(...businesses.map(({ placeId }) => placeId));
          }
          expect(foundIds).toEqual(expected.map(({ placeId }) => placeId));
        }
      },
    );

    it("shows each business on one page only, whatever the page size", async () => {
      await put(MANY);
      for (const filter of [
        {},
        { terms: plainTerms("alpha") },
        { terms: plainTerms("restaurant") },
        { group: "restaurants" as const },
      ]) {
        const { totalCount } = await store.search.businesses(filter, "best", FIRST_PAGE);
        const seenIds: number[] = [];
        for (let offset = 0; offset < totalCount; offset += 7) {
          seenIds.push(
            ...(await store.search.businesses(filter, "best", { limit: 7, offset })).businesses.map(({ id }) => id),
          );
        }
        expect(new Set(seenIds).size).toBe(totalCount);
        expect(seenIds.length).toBe(totalCount);
      }
    });
  });
}
