import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { searchQuerySchema } from "#contract/queries";
import { type MapPlace, MapPlaces } from "#domain/search/landmarks/map-places";
import type { Store } from "../store/store.ts";
import { byAnn, importInto } from "../testing/directories/import-into.ts";
import { MOMENT, madeUpBusiness, openMadeUpStore } from "../testing/directories/sample-directory.ts";
import { createListNews } from "./list-news.ts";
import { createPublicApi } from "./public-api.ts";
import { createSearcher, type FindMapPlaces } from "./search/create-searcher.ts";

const REOPENED_AT = new Date("2026-11-25T10:00:00Z");
const PIER: MapPlace = {
  name: "Old Pier",
  kind: "square",
  rank: 13,
  latitude: 47.35,
  longitude: 8.5,
  keys: ["old pier"],
};
const shop = (name: string, longitude: number, businessStatus: "CLOSED_TEMPORARILY" | "OPERATIONAL") =>
  madeUpBusiness({ name, category: "Bakery", city: "Lakeside", latitude: 47.35, longitude, businessStatus });
const shops = (businessStatus: "CLOSED_TEMPORARILY" | "OPERATIONAL") => [
  shop("Near Bakery", 8.501, businessStatus),
  shop("Next Bakery", 8.502, businessStatus),
  shop("Far Bakery", 9.9, businessStatus),
];

let store: Store;
beforeEach(async () => {
  store = await openMadeUpStore(shops("CLOSED_TEMPORARILY"));
  await importInto(store, shops("OPERATIONAL"), "update", REOPENED_AT);
});
afterEach(() => store.close());

async function reopened(location: string, from = store, mapPlaces?: FindMapPlaces) {
  const now = () => MOMENT;
  const searcher = createSearcher(from, now, mapPlaces);
  const listNews = createListNews({ store: from, api: createPublicApi({ store, now, searcher }), searcher });
  const entries = await listNews(searchQuerySchema.parse({ q: "bakery", location }));
  return entries.filter(({ isReopened }) => isReopened).map(({ business }) => business.name);
}

describe("businesses that opened again", () => {
  it("are those around a place of the map where the list is of that place", async () => {
    const places = new MapPlaces([PIER]);
    const names = await reopened("Old Pier", store, async () => ({ version: "one", places }));
    expect(names.toSorted()).toEqual(["Near Bakery", "Next Bakery"]);
  });

  it("leave out one that is deleted while they are read", async () => {
    const search: Store["search"] = {
      ...store.search,
      async businesses(...query) {
        const result = await store.search.businesses(...query);
        await store.editing.delete([1], byAnn(REOPENED_AT, "delete"));
        return result;
      },
    };
    expect((await reopened("Lakeside", { ...store, search })).toSorted()).toEqual(["Far Bakery", "Next Bakery"]);
  });
});
