import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { BusinessList, CategorySummary, NearbyBusiness } from "#contract/business";
import type { Facets, ListFacets } from "#contract/facets";
import { FLAG_FILTERS } from "#contract/lists/list-parameters";
import type { SearchResult } from "#contract/search-result";
import { importInto } from "../../testing/directories/import-into.ts";
import {
  type MadeUpDirectory,
  MOMENT,
  madeUpBusiness,
  serveMadeUpDirectory,
} from "../../testing/directories/sample-directory.ts";

let directory: MadeUpDirectory;
beforeAll(async () => {
  directory = await serveMadeUpDirectory();
});
afterAll(() => directory.close());

async function json<Body>(path: string): Promise<Body> {
  const response = await fetch(directory.url + path);
  expect(response.status, path).toBe(200);
  return (await response.json()) as Body;
}
const cities = ({ cities: facetCities }: Facets) =>
  facetCities.map(({ name, businessCount }) => `${businessCount} ${name}`);

describe("GET /api/facets", () => {
  it("returns facet counts of a list", async () => {
    const facets = await json<Facets>("/api/facets?category=restaurants");
    expect(facets).toMatchObject({ openNow: 2, verified: 0, isAtLeast: false });
    expect(facets.ratings).toEqual([
      { minRating: 4.5, businessCount: 2 },
      { minRating: 4, businessCount: 5 },
      { minRating: 3, businessCount: 5 },
    ]);
    expect(facets.categories[0]).toMatchObject({ slug: "pizza-restaurant", businessCount: 2 });
    expect(cities(facets)).toEqual(["2 Austin", "2 Zürich", "1 Dallas"]);
  });

  it("counts the results of a search with the value", async () => {
    const facets = await json<Facets>("/api/facets?q=pizza&location=Austin");
    expect(cities(facets)).toEqual(["2 Austin"]);
    const { totalCount } = await json<SearchResult>("/api/search?q=pizza&location=Austin&openNow=1");
    expect(facets.openNow).toBe(totalCount);
    expect(facets.openNow).toBe(1);
  });

  it("ignores the chosen value of the same facet", async () => {
    const facets = await json<Facets>("/api/facets?city=Dallas&minRating=4.5");
    expect(facets).toMatchObject({ openNow: 0, verified: 0, categories: [] });
    expect(facets.ratings).toEqual([
      { minRating: 4, businessCount: 1 },
      { minRating: 3, businessCount: 1 },
    ]);
    expect(cities(facets)).toEqual(["2 Austin"]);
  });

  it("returns what the businesses of the category are called, even without any", async () => {
    const kindOf = async (query: string) => (await json<ListFacets>(`/api/facets?${query}`)).kind;
    expect(await kindOf("category=restaurants")).toEqual({
      category: "Restaurants",
      one: "restaurant",
      many: "restaurants",
    });
    const pizza = { category: "Pizza restaurant", one: "pizza restaurant", many: "pizza restaurants" };
    expect(await kindOf("category=Pizza+Restaurant&city=Nowhere")).toEqual(pizza);
    expect(await kindOf("category=no-such-category")).toBeNull();
    expect(await kindOf("q=pizza")).toMatchObject({ one: "pizza place", many: "pizza places" });
    expect(await kindOf("q=luigi")).toBeNull();
  });

  it("is zero for contradicting filters, and names a wrong parameter", async () => {
    const facets = await json<Facets>("/api/facets?location=Texas&state=Zurich");
    const flags = Object.fromEntries(FLAG_FILTERS.map((name) => [name, 0]));
    const nothing = {
      ...flags,
      verified: 0,
      ratings: [],
      openDays: [],
      prices: [],
      categories: [],
      cities: [],
      attributes: [],
      isAtLeast: false,
    };
    expect(facets).toEqual({ ...nothing, kind: null, chosenAttributes: [], openAtPhrase: "" });
    const response = await fetch(`${directory.url}/api/facets?minRating=9`);
    expect(response.status).toBe(400);
    expect(await response.text()).toContain("minRating");
  });
});

describe("GET /api/businesses/{id}/nearby", () => {
  it("lists nearby businesses by id and by slug", async () => {
    const path = "/api/businesses/slug/luigis-pizza-austin";
    const { id } = await json<{ id: number }>(path);
    const nearby = await json<NearbyBusiness[]>(`/api/businesses/${id}/nearby`);
    expect(nearby.map(({ name, distanceKm }) => [name, distanceKm])).toEqual([["Perfect Pizza", null]]);
    expect(await json(`${path}/nearby`)).toEqual(nearby);
  });

  it("is a 404 for an unknown business, and a 400 for more than twelve", async () => {
    const status = async (path: string) => (await fetch(directory.url + path)).status;
    expect(await status("/api/businesses/999/nearby")).toBe(404);
    expect(await status("/api/businesses/slug/nobody/nearby")).toBe(404);
    expect(await status("/api/businesses/1/nearby?limit=13")).toBe(400);
  });
});

describe("a list around coordinates", () => {
  it("has distances to the metre, and null without coordinates", async () => {
    const { businesses } = await json<BusinessList>("/api/businesses?lat=47.38&lng=8.54&sort=distance&limit=2");
    expect(businesses.map(({ name, distanceKm }) => [name, distanceKm])).toEqual([
      ["Bäckerei Kern", 1.112],
      [expect.any(String), null],
    ]);
  });

  it("has no distances without lat and lng", async () => {
    const { businesses } = await json<BusinessList>("/api/businesses?limit=1");
    expect(businesses[0]).not.toHaveProperty("distanceKm");
  });
});

describe("a category with the name of a group", () => {
  let ownDirectory: MadeUpDirectory;
  beforeAll(async () => {
    ownDirectory = await serveMadeUpDirectory();
    const businesses = ["One", "Two"].map((name) => madeUpBusiness({ name, category: "restaurants" }));
    await importInto(ownDirectory.store, businesses, "update", MOMENT);
  });
  afterAll(() => ownDirectory.close());
  const read = async <Body>(path: string) => (await (await fetch(ownDirectory.url + path)).json()) as Body;
  const count = (categories: CategorySummary[]) => categories.find(({ slug }) => slug === "restaurants")?.businessCount;

  it("counts the businesses of the group that its link shows", async () => {
    const { totalCount } = await read<BusinessList>("/api/businesses?category=restaurants");
    expect(totalCount).toBe(7);
    expect(count(await read("/api/categories"))).toBe(totalCount);
    expect(count((await read<Facets>("/api/facets")).categories)).toBe(totalCount);
  });

  it("counts so in facets as well, sorted among the others", async () => {
    const { totalCount } = await read<BusinessList>("/api/businesses?category=restaurants&city=Austin");
    expect(totalCount).toBe(4);
    const { categories } = await read<Facets>("/api/facets?city=Austin");
    expect(categories[0]).toMatchObject({ slug: "restaurants", businessCount: totalCount });
    expect(categories.slice(1)).toMatchObject([{ slug: "pizza-restaurant" }, { slug: "dentist" }]);
  });
});
