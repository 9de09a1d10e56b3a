import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { BusinessDraft } from "#contract/business";
import type { PublicApi } from "#contract/public-api";
import { suggestQuerySchema } from "#contract/queries";
import type { Store } from "../../store/store.ts";
import { MOMENT, madeUpBusiness, openMadeUpStore, ZURICH } from "../../testing/directories/sample-directory.ts";
import { createPublicApi } from "../public-api.ts";

const DIRECTORY: Partial<BusinessDraft>[] = [
  { name: "Volt & Sons", category: "Electrician", phone: "(512) 555-0142", phoneE164: "+15125550142" },
  { name: "Siam Garden", category: "Thai restaurant", ...ZURICH },
  { name: "Lotus", category: "Thai restaurant", ...ZURICH, city: "Winterthur" },
  { name: "Thai Orchid", category: "Thai restaurant", rating: 4.9, reviewCount: 500, ...ZURICH },
  { name: "Barton Barbers", category: "Barber shop" },
  {
    name: "Corner Market",
    category: "Supermarket",
    attributes: { Accessibility: { "Wheelchair accessible entrance": true } },
  },
  { name: "Twins", category: "Cafe", address: "1 Elm Street", placeId: "twins-1" },
  { name: "Twins", category: "Cafe", address: "2 Oak Street", placeId: "twins-2" },
  ...["North", "South", "East", "West"].map((end) => ({ name: `Zephyr ${end}`, category: "Gym" })),
];

let store: Store;
let api: PublicApi;
beforeAll(async () => {
  store = await openMadeUpStore(DIRECTORY.map(madeUpBusiness));
  api = createPublicApi({ store, now: () => MOMENT });
});
afterAll(() => store.close());

const suggest = async (q: string, location = "") => api.suggest(q, location);
const labels = async (q: string, location = "") =>
  (await suggest(q, location)).map(({ kind, label }) => `${kind} ${label}`);

describe("suggestions", () => {
  it("are the search in its place, then kinds and places, then businesses", async () => {
    expect(await labels("thai", "Zürich")).toEqual([
      "search thai in Zürich",
      "category Thai restaurant in Zürich",
      "business Thai Orchid, Zürich",
    ]);
    expect(await labels("zür")).toContain("city Zürich");
    expect(await labels("")).toEqual([]);
  });

  it.each(["thai zür", "thai in zür", "thai in zürich", "thai zuer"])("%s: completes the place", async (q) => {
    const [search, category] = await suggest(q);
    expect(search).toMatchObject({ kind: "search", label: "thai in Zürich" });
    expect(category?.label).toBe("Thai restaurant in Zürich");
  });

  it.each(["thai in win", "thai open now in wint", "thai wint"])(
    "%s: completes the place after the other words",
    async (q) => {
      const text = q.includes("open now") ? "thai open now" : "thai";
      expect((await labels(q))[0]).toBe(`search ${text} in Winterthur`);
    },
  );

  it("keep the typed words if a business has them or a more common word begins with the last one", async () => {
    expect((await labels("thai or"))[0]).toBe("search thai or");
    expect((await labels("barton ba"))[0]).toBe("search barton ba");
  });

  it("tolerate typos in known and unknown words", async () => {
    expect(await labels("electrican")).toContain("category Electrician");
    expect((await labels("electrican")).slice(0, 2)).toEqual(["search electrician", "search electrican"]);
    expect(await labels("bartom barbers")).toContain("business Barton Barbers, Austin");
  });

  it("complete foreign names of a kind, letter by letter", async () => {
    expect(await labels("barbersh")).toContain("category Barber shop");
    expect(await labels("grocer")).toContain("category Supermarket");
  });

  it("find a phone number", async () => {
    expect(await labels("512 555 0142")).toEqual(["search 512 555 0142", "business Volt & Sons, Austin"]);
  });

  it("are at most three businesses, with an address if they share a name", async () => {
    expect(await labels("zephyr")).toHaveLength(4);
    expect(await labels("twins")).toEqual([
      "search twins",
      "business Twins, 1 Elm Street, Austin",
      "business Twins, 2 Oak Street, Austin",
    ]);
  });

  it("leave out the search where it finds nothing, and a kind that is the search itself", async () => {
    expect(await labels("xqzt")).toEqual([]);
    expect(await labels("xqzt", "Zürich")).toEqual([]);
    expect(await labels("🍕")).toEqual([]);
    expect(await labels("late night")).toEqual([]);
    expect(await labels("wheelchair accessible")).toEqual(["search wheelchair accessible"]);
    expect((await labels("z"))[0]).toBe("city Zürich");
    expect(await labels("thai restaurant", "Zürich")).not.toContain("category Thai restaurant in Zürich");
  });

  it("name only kinds that are in the place", async () => {
    expect(await labels("gy", "Zürich")).not.toContain("category Gym in Zürich");
    expect(await labels("gy", "Austin")).toContain("category Gym in Austin");
  });

  it("answer any text with at most eight distinct rows", async () => {
    const text = fc.oneof(
      fc.string({ unit: "binary", maxLength: 300 }),
      fc.string({ unit: "grapheme", maxLength: 60 }),
      fc
        .array(fc.constantFrom("thai", "in", "zür", "zu", "24", "hours", "-", "a/c", "\0", "near", "me", "ба", "寿"), {
          maxLength: 30,
        })
        .map((words) => words.join(" ")),
    );
    await fc.assert(
      fc.asyncProperty(text, text, async (q, location) => {
        const typedQuery = suggestQuerySchema.parse({ q, location });
        const rows = await suggest(typedQuery.q, typedQuery.location);
        expect(rows.length).toBeLessThanOrEqual(8);
        expect(new Set(rows.map(({ href }) => href)).size).toBe(rows.length);
      }),
    );
  });
});
