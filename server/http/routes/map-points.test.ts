import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { BusinessList } from "#contract/business";
import type { ListFacets } from "#contract/facets";
import { fromDifferences, type MapPoints } from "#contract/lists/map-points";
import { importInto } from "../../testing/directories/import-into.ts";
import {
  type MadeUpDirectory,
  madeUpBusiness,
  serveMadeUpDirectory,
} from "../../testing/directories/sample-directory.ts";

let directory: MadeUpDirectory;
beforeAll(async () => {
  directory = await serveMadeUpDirectory();
  await importInto(
    directory.store,
    Array.from({ length: 30 }, (_, n) =>
      madeUpBusiness({
        name: `Stall ${n}`,
        category: n % 2 === 0 ? "Bakery" : "Florist",
        rating: n % 3 === 0 ? 0 : 4.2,
        latitude: 30 + n / 100,
        longitude: -97 - n / 100,
      }),
    ),
  );
});
afterAll(() => directory.close());

async function json<Body>(path: string): Promise<Body> {
  const response = await fetch(directory.url + path);
  expect(response.status, path).toBe(200);
  return (await response.json()) as Body;
}

describe("GET /api/map", () => {
  it("has the points of the whole list or search, whatever its page and order", async () => {
    for (const query of ["category=florist", "q=florist&location=Austin", "search=stall&minRating=4", "city=Austin"]) {
      const points = await json<MapPoints>(`/api/map?${query}&limit=1&sort=name&page=3`);
      const route = query.startsWith("q=") ? "search" : "businesses";
      const list = await json<BusinessList>(`/api/${route}?${query}&limit=100`);
      expect(points.totalCount, query).toBe(list.totalCount);
      const ids = list.businesses.filter(({ latitude }) => latitude !== null).map(({ id }) => id);
      expect(fromDifferences(points.ids), query).toEqual(ids.sort((a, b) => a - b));
      expect(points.placedCount).toBe(ids.length);
    }
  });

  it("packs differences", async () => {
    const points = await json<MapPoints>("/api/map?search=stall&bounds=-97.015,30,-96,30.01");
    expect(points.ids[1]).toBe(1);
    expect(points).toMatchObject({
      totalCount: 2,
      latitudes: [3_000_000, 1000],
      longitudes: [-9_700_000, -1000],
      ratings: [0, 42],
      prices: [0, 0],
      names: ["Stall 0", "Stall 1"],
    });
  });

  it("is empty where nothing can match", async () => {
    expect(await json<MapPoints>("/api/map?city=Dallas&q=florist&location=Austin")).toMatchObject({ ids: [] });
    expect(await json<MapPoints>("/api/map?category=no-such-kind")).toMatchObject({ totalCount: 0, ids: [] });
  });

  it("is a 400 for bounds that are none, like lists, searches and facets", async () => {
    for (const route of ["map", "businesses", "search", "facets"]) {
      const response = await fetch(`${directory.url}/api/${route}?bounds=0,50,1,40`);
      expect(response.status, route).toBe(400);
      expect(await response.text()).toContain("south at most north");
    }
  });
});

describe("the parameter bounds", () => {
  it("narrows lists, searches and facets alike", async () => {
    const bounds = "bounds=-97.1,30,-97,30.1";
    const { totalCount } = await json<BusinessList>(`/api/businesses?search=stall&${bounds}`);
    expect(totalCount).toBe(11);
    expect((await json<BusinessList>(`/api/search?q=stall&${bounds}`)).totalCount).toBe(11);
    expect((await json<BusinessList>(`/api/search?q=stall&bounds=10,30,11,30.1`)).totalCount).toBe(0);
    const facets = await json<ListFacets>(`/api/facets?search=stall&${bounds}`);
    expect(facets.categories.map(({ slug, businessCount }) => `${businessCount} ${slug}`)).toEqual([
      "6 bakery",
      "5 florist",
    ]);
  });
});
