import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { BusinessList } from "#contract/business";
import type { ListFacets } from "#contract/facets";
import type { PublicApi } from "#contract/public-api";
import { businessQuerySchema } from "#contract/queries";
import { createPublicApi } from "../../queries/public-api.ts";
import type { Store } from "../../store/store.ts";
import { MOMENT, madeUpBusiness, openMadeUpStore } from "../../testing/directories/sample-directory.ts";

/** Fifteen cafés: each has a terrace, every third a high chair, and their exports call things differently. */
const CAFES = Array.from({ length: 15 }, (_, n) =>
  madeUpBusiness({
    name: `Café ${n}`,
    category: "Cafe",
    attributes: {
      "Service options": {
        [n % 2 ? "Outdoor seating" : "Sitzplätze im Freien"]: true,
        [n % 2 ? "Takeaway" : "Takeout"]: n < 11,
      },
      Children: { "High chairs": n % 3 === 0 },
      Highlights: { "Board game corner": n > 2 },
    },
  }),
);

let store: Store;
let api: PublicApi;
beforeAll(async () => {
  store = await openMadeUpStore(CAFES);
  api = createPublicApi({ store, now: () => MOMENT });
});
afterAll(() => store.close());

const read = (query: Record<string, string>) => businessQuerySchema.parse(query);
const listOf = (query: Record<string, string>): Promise<BusinessList> => api.businesses(read(query));
const facetsOf = (query: Record<string, string>): Promise<ListFacets> =>
  api.facets({ ...read(query), q: "", location: "", exact: false });
const counts = ({ attributes }: ListFacets) =>
  Object.fromEntries(attributes.map(({ slug, businessCount }) => [slug, businessCount]));

describe("the attributes of a list", () => {
  it("are counted under one name if ten businesses have them, the most useful of the kind first", async () => {
    const { attributes } = await facetsOf({});
    expect(attributes).toEqual([
      { slug: "outdoor-seating", label: "Outdoor seating", group: "Service options", businessCount: 15 },
      { slug: "takeout", label: "Takeout", group: "Service options", businessCount: 11 },
      { slug: "board-game-corner", label: "Board game corner", group: "Atmosphere", businessCount: 12 },
    ]);
  });

  it("are filters, of which a business has all, in any order", async () => {
    expect(await listOf({ has: "takeout,board-game-corner" })).toMatchObject({ totalCount: 8 });
    expect(await listOf({ has: " Board-Game-Corner , takeout,takeout" })).toMatchObject({ totalCount: 8 });
    expect(await listOf({ has: "high-chairs" })).toMatchObject({ totalCount: 5 });
    expect(await listOf({ has: "outdoor-seating,unheard-of" })).toMatchObject({ totalCount: 0 });
    expect(await listOf({ has: "" })).toMatchObject({ totalCount: 15 });
  });

  it("count what their links find, beside the chosen ones", async () => {
    const found = counts(await facetsOf({ has: "takeout" }));
    expect(found).toEqual({ "outdoor-seating": 11, takeout: 11, "board-game-corner": 8 });
    for (const [slug, count] of Object.entries(found))
      expect(await listOf({ has: `takeout,${slug}` })).toMatchObject({ totalCount: count });
  });

  it("are named where a chosen one has no businesses", async () => {
    const { attributes, chosenAttributes } = await facetsOf({ has: "kids-menu" });
    expect(attributes).toEqual([]);
    expect(chosenAttributes).toEqual([{ slug: "kids-menu", label: "Kids' menu", phrase: "kids' menu" }]);
  });
});
