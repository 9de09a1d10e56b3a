import { expect, it } from "vitest";
import { madeUpBusiness, openMadeUpStore } from "../testing/directories/sample-directory.ts";
import { createPublicApi } from "./public-api.ts";

const NOW = new Date("2026-06-03T12:00:00Z");
const inCity = (city: string, count: number) =>
  Array.from({ length: count }, (_, index) => madeUpBusiness({ name: `${city} ${index}`, city }));

async function withApi<Result>(
  rows: ReturnType<typeof madeUpBusiness>[],
  check: (
    api: ReturnType<typeof createPublicApi>,
    store: Awaited<ReturnType<typeof openMadeUpStore>>,
  ) => Promise<Result>,
  featuredCities?: string[],
) {
  const store = await openMadeUpStore(rows);
  try {
    return await check(
      createPublicApi({ store, now: () => NOW, ...(featuredCities && { featuredCities: () => featuredCities }) }),
      store,
    );
  } finally {
    await store.close();
  }
}

it("The owner's five cities are featured while the directory has one of them, and empty ones say so", async () => {
  const { cities, isFallback } = await withApi([...inCity("Chicago", 2), ...inCity("Basel", 4)], (api) =>
    api.featuredCities(),
  );
  expect(isFallback).toBe(false);
  expect(cities.map(({ name, businessCount }) => [name, businessCount])).toEqual([
    ["New York", 0],
    ["Los Angeles", 0],
    ["Chicago", 2],
    ["Houston", 0],
    ["Phoenix", 0],
  ]);
  expect(cities[3]?.state).toBe("Texas");
});

it("A directory with none of them features its five largest cities", async () => {
  const rows = ["Basel", "Genève", "Lugano", "Chur", "Sion", "Thun"].flatMap((city, index) => inCity(city, 6 - index));
  const { cities, isFallback } = await withApi(rows, (api) => api.featuredCities());
  expect(isFallback).toBe(true);
  expect(cities.map(({ name }) => name)).toEqual(["Basel", "Genève", "Lugano", "Chur", "Sion"]);
});

it("An empty directory features the cities of the setting, and each has a page", async () => {
  await withApi(
    [],
    async (api) => {
      expect(await api.featuredCities()).toEqual({
        cities: [{ name: "Bern", state: "", businessCount: 0 }],
        isFallback: false,
      });
      expect(await api.city("bern", { limit: 20, offset: 0 })).toMatchObject({ name: "Bern", totalCount: 0 });
    },
    ["Bern"],
  );
});

it("The setting names cities in any spelling, and counts follow the data", async () => {
  await withApi(
    inCity("Zürich", 1),
    async (api, store) => {
      expect((await api.featuredCities()).cities).toMatchObject([{ name: "Zürich", businessCount: 1 }]);
      const id = (await store.directory.businessesAfter(0, 1))[0]?.id ?? 0;
      await store.editing.delete([id], { at: NOW, actor: "ann", action: "delete" });
      expect((await api.featuredCities()).cities).toMatchObject([{ name: "Zürich", businessCount: 0 }]);
    },
    ["zurich"],
  );
});

it("Popular are the best businesses of the largest city, one of each kind in any language", async () => {
  const rows = [
    { name: "First", category: "Pizza restaurant", rating: 4.9, reviewCount: 900, city: "Basel" },
    { name: "Second", category: "Bakery", rating: 4.8, reviewCount: 800, city: "Basel" },
    { name: "Third", category: "Bäckerei", rating: 4.7, reviewCount: 700, city: "Basel" },
    { name: "Fourth", category: "Dentist", rating: 4.6, reviewCount: 600, city: "Basel" },
    { name: "Elsewhere", category: "Hotel", rating: 5, reviewCount: 999, city: "Bern" },
  ].map(madeUpBusiness);
  const { city, businesses } = await withApi(rows, (api) => api.popular(6));
  expect(city).toBe("Basel");
  expect(businesses.map(({ name }) => name)).toEqual(["First", "Second", "Fourth"]);
  expect(await withApi([], (api) => api.popular(6))).toEqual({ city: null, businesses: [] });
});
