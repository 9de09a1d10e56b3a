import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { BusinessDraft } from "#contract/business";
import { businessKeys } from "#domain/business/business-keys";
import { AT, byAnn, importInto, type ToImport } from "../../testing/directories/import-into.ts";
import type { BusinessRecord } from "../port/directory.ts";
import type { BusinessFilter } from "../port/search.ts";
import type { Store } from "../store.ts";

const LATER = new Date("2026-04-01T00:00:00Z");
const FACTS = {
  priceRange: "€€",
  priceLevel: 2,
  bookingLink: "https://example.com/book",
  reservationLink: "https://example.com/reserve",
  orderLink: "https://example.com/order",
  menuLink: "https://example.com/menu",
  otherHours: { Delivery: { Monday: "Closed" } },
  specialDays: [{ date: "2026-12-25", hours: "Closed", name: "Natale" }],
  ratingDistribution: [10, 0, 5, 5, 100],
  isServiceArea: true,
  serviceAreas: ["Zürich", "Zug, ZG"],
  logo: "https://example.com/logo.png",
  chain: "Bäcker & Co",
  locatedIn: "Sihlcity",
  email: "info@example.com",
  socialLinks: { instagram: "https://www.instagram.com/baeckerei" },
} satisfies Partial<BusinessDraft>;

/** Tests prices, links, other hours and further facts on every engine. `open` gives an empty store. */
export function factSuite(engine: string, open: () => Promise<Store>): void {
  let store: Store;
  beforeEach(async () => {
    store = await open();
  });
  afterEach(() => store.close());

  const put = (...given: ToImport) => importInto(store, ...given);
  const one = async (id: number) => (await store.directory.business(id)) as BusinessRecord;
  async function edit(id: number, more: Partial<BusinessRecord>) {
    const before = await one(id);
    const draft = { ...before, ...more };
    const business = { ...draft, ...businessKeys(draft) };
    const write = { id, business, editedFields: Object.keys(more), expectedUpdatedAt: before.updatedAt };
    await store.editing.write([write], byAnn(LATER));
  }
  const count = async (filter: BusinessFilter) =>
    (await store.search.businesses(filter, "recommended", { limit: 9, offset: 0 })).totalCount;

  describe(`a store on ${engine}: facts`, () => {
    it("are returned as imported, by an update too, and are blank without", async () => {
      await put({ p1: FACTS, p2: {} });
      expect(await one(1)).toMatchObject(FACTS);
      await put({ p1: {}, p2: FACTS });
      expect(await one(1)).toMatchObject({ priceRange: null, specialDays: [], otherHours: {}, isServiceArea: false });
      expect(await one(2)).toMatchObject(FACTS);
    });

    it("that were edited by hand stay in later imports; the undo of an import brings the others back", async () => {
      await put({ p1: { priceRange: "$", priceLevel: 1, orderLink: "https://one.example/" } });
      const byHand = { specialDays: FACTS.specialDays, priceRange: "CHF 20", priceLevel: 2 };
      await edit(1, byHand);
      const { importId } = await put({ p1: { priceRange: "$$$", priceLevel: 3, orderLink: "https://two.example/" } });
      expect(await one(1)).toMatchObject({ ...byHand, orderLink: "https://two.example/" });
      expect([await count({ priceLevel: 2 }), await count({ priceLevel: 3 })]).toEqual([1, 0]);
      await store.imports.beginUndo(importId, { actor: "cli", edited: "bin" }, LATER);
      await store.imports.undoBatch(importId, 10, LATER);
      expect(await one(1)).toMatchObject({ ...byHand, orderLink: "https://one.example/" });
    });

    it("Special days open and close only the businesses that have them", async () => {
      const open = { openingHours: { Monday: "9:00 AM - 5:00 PM" }, timeZone: "UTC" } as const;
      const closed = [{ date: AT.toISOString().slice(0, 10), hours: "Closed" }];
      await put({ p1: open, p2: { ...open, specialDays: closed }, p3: { ...open, specialDays: [] } });
      expect(await count({ openNow: AT })).toBe(2);
      await put({ p1: { ...open, specialDays: closed } });
      expect(await count({ openNow: AT })).toBe(1);
      const weekLater = new Date(AT.getTime() + 7 * 86_400_000);
      expect(await count({ openNow: weekLater })).toBe(3);
    });
  });
}
