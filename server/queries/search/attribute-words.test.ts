import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { BusinessDraft } from "#contract/business";
import type { PublicApi } from "#contract/public-api";
import { searchQuerySchema } from "#contract/queries";
import type { SearchResult } from "#contract/search-result";
import type { Store } from "../../store/store.ts";
import { MOMENT, madeUpBusiness, openMadeUpStore, ZURICH } from "../../testing/directories/sample-directory.ts";
import { createPublicApi } from "../public-api.ts";

const has = (...names: string[]) => ({ attributes: { Any: Object.fromEntries(names.map((name) => [name, true])) } });

const DIRECTORY: Partial<BusinessDraft>[] = [
  { name: "Night Owl", category: "Bar", ...has("Good for kids", "Family friendly", "Live music") },
  { name: "High Five", category: "Bar", ...has("Cocktails") },
  { name: "Sonne", category: "Restaurant", ...has("Hochstühle", "Kinderkarte", "Sitzplätze im Freien"), ...ZURICH },
  { name: "Maple Diner", category: "Diner", ...has("High chairs", "Dogs allowed", "Takeaway") },
  { name: "Terrace Café", category: "Cafe" },
  { name: "Corner Coffee", category: "Cafe", ...has("Outdoor seating") },
  { name: "Swift", category: "Delivery service" },
  { name: "Green Leaf", category: "Vegan restaurant" },
  { name: "Old Mill", category: "Restaurant", ...has("Vegan options", "Delivery", "Romantic") },
  { name: "Chairs and More", category: "Furniture store" },
  { name: "Napoli", category: "Pizza restaurant", ...has("Dine-in") },
  { name: "Vesuvio", category: "Pizza restaurant", ...has("Delivery", "Credit cards", "Good for groups") },
  {
    name: "Bella Vista",
    category: "Restaurant",
    ...has("Rooftop seating", "Wheelchair-accessible toilet", "Free car park"),
  },
];

let store: Store;
let api: PublicApi;
beforeAll(async () => {
  store = await openMadeUpStore(DIRECTORY.map(madeUpBusiness));
  api = createPublicApi({ store, now: () => MOMENT });
});
afterAll(() => store.close());

const search = (q: string, location = ""): Promise<SearchResult> =>
  api.search(searchQuerySchema.parse({ q, location }));
const namesOf = ({ businesses }: SearchResult) => businesses.map(({ name }) => name).sort();

describe("words that ask for an attribute", () => {
  it.each([
    ["high chairs", "High chairs", ["Maple Diner", "Sonne"]],
    ["restaurant mit Hochstuhl", "High chairs", ["Sonne"]],
    ["chaise haute", "High chairs", ["Maple Diner", "Sonne"]],
    ["tronas", "High chairs", ["Maple Diner", "Sonne"]],
    ["seggiolone", "High chairs", ["Maple Diner", "Sonne"]],
    ["kids' menu", "Kids' menu", ["Sonne"]],
    ["open air seating", "Outdoor seating", ["Bella Vista", "Corner Coffee", "Sonne"]],
    ["draussen sitzen", "Outdoor seating", ["Bella Vista", "Corner Coffee", "Sonne"]],
    ["rooftop terrace", "Rooftop seating", ["Bella Vista"]],
    ["accessible toilet", "Wheelchair-accessible restroom", ["Bella Vista"]],
    ["free parking", "Free parking", ["Bella Vista"]],
    ["bring my dog", "Dogs allowed", ["Maple Diner"]],
    ["romántico", "Romantic", ["Old Mill"]],
    ["pizza delivery", "Delivery", ["Vesuvio"]],
    ["pizza credit cards accepted", "Cards accepted", ["Vesuvio"]],
    ["gruppenfreundliche Pizzeria", "Good for groups", ["Vesuvio"]],
    ["musica dal vivo", "Live music", ["Night Owl"]],
  ])("%s: understood as %s", async (q, label, names) => {
    const result = await search(q);
    expect(namesOf(result)).toEqual(names);
    expect(Object.values(result.understood.labels)).toEqual([label]);
  });

  it("find names and kinds that have them first", async () => {
    const first = async (q: string) => (await search(q)).businesses[0]?.name;
    expect(await first("terrace")).toBe("Terrace Café");
    expect(await first("terrace café")).toBe("Terrace Café");
    expect(await first("delivery service")).toBe("Swift");
    expect(await first("vegan restaurant")).toBe("Green Leaf");
  });

  it("are given up as a whole where nothing has the attribute, and never find half of them", async () => {
    const result = await search("bar with high chairs");
    expect(result.widened).toEqual({ words: ["high", "chairs"] });
    expect(namesOf(result)).toEqual(["High Five", "Night Owl"]);
    expect(namesOf(await search("changing table"))).toEqual([]);
    expect(await search("high chairs", "Nowhere at all")).toMatchObject({ totalCount: 2 });
  });
});
