import { afterAll, beforeAll, expect, it } from "vitest";
import { businessInsert as shop } from "../../testing/directories/business-insert.ts";
import { importInto } from "../../testing/directories/import-into.ts";
import { openEmptyPostgresStore } from "../../testing/postgres/open-empty-store.ts";
import type { Store } from "../store.ts";

const PAGE = { limit: 10, offset: 0 };

let store: Store;
beforeAll(async () => {
  store = await openEmptyPostgresStore();
  await importInto(store, [shop("p1"), shop("p2", { city: "Springvale", country: "Canada" })]);
});
afterAll(() => store.close());

it("finds nothing by a text with a null character, which PostgreSQL cannot store", async () => {
  const { directory, editing, search } = store;
  const slug = (await directory.businessesByIds([1]))[0]?.slug ?? "";
  expect(await directory.businessBySlug(slug)).toMatchObject({ placeId: "p1" });
  expect(await directory.businessBySlug(`${slug}\0`)).toBeUndefined();
  expect(await directory.businessBySlug(`${slug}\0-p1`)).toBeUndefined();
  expect(await directory.city("spring\0field")).toBeUndefined();
  expect(await directory.category("\0")).toBeUndefined();
  expect(await directory.cities("", PAGE, { state: "Illinois\0" })).toEqual({ cities: [], totalCount: 0 });
  expect(await directory.countBusinesses("Canada\0")).toBe(0);
  expect(await editing.findByPlaceId("p1\0")).toBeUndefined();
  expect(await search.placeName("country", "canada\0")).toBeUndefined();
});

it("counts all matching cities on every page, even after the last", async () => {
  const pages = [0, 1, 2].map((offset) => store.directory.cities("spring", { limit: 1, offset }));
  const pageResults = await Promise.all(pages);
  expect(pageResults.map(({ cities, totalCount }) => [cities.length, totalCount])).toEqual([
    [1, 2],
    [1, 2],
    [0, 2],
  ]);
});
