import { afterAll, beforeAll, expect, it } from "vitest";
import type { BusinessDraft } from "#contract/business";
import type { PublicApi } from "#contract/public-api";
import { searchQuerySchema } from "#contract/queries";
import type { Store } from "../../store/store.ts";
import { MOMENT, madeUpBusiness, openMadeUpStore } from "../../testing/directories/sample-directory.ts";
import { createPublicApi } from "../public-api.ts";

const DIRECTORY: Partial<BusinessDraft>[] = [
  { name: "Slice Corner", category: "Pizza restaurant" },
  { name: "Pizzeria Sole", category: "Restaurant" },
  { name: "Luna Rossa", category: "Restaurant", subtypes: ["Pizza restaurant"] },
  { name: "Ocean Grill", category: "Restaurant" },
  { name: "Farmacia Blu", category: "Store" },
  { name: "Hill Pharmacy", category: "Pharmacy" },
];

let store: Store;
let api: PublicApi;
beforeAll(async () => {
  store = await openMadeUpStore(DIRECTORY.map(madeUpBusiness));
  api = createPublicApi({ store, now: () => MOMENT });
});
afterAll(() => store.close());

const namesFor = async (q: string) =>
  (await api.search(searchQuerySchema.parse({ q }))).businesses.map(({ name }) => name);

it("a search for a kind finds businesses of a broader category whose name or subtypes tell it", async () => {
  const names = await namesFor("pizza");
  expect(names.toSorted()).toEqual(["Luna Rossa", "Pizzeria Sole", "Slice Corner"]);
  expect(names[0]).toBe("Slice Corner");
  expect((await namesFor("pizzeria")).toSorted()).toEqual(names.toSorted());
});

it("a name of the kind that begins otherwise is not searched", async () => {
  expect(await namesFor("pharmacy")).toEqual(["Hill Pharmacy"]);
});
