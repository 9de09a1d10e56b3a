import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { NamedListQuery } from "#contract/queries";
import { type PublicQueries, type PublicQuery, publicQueries } from "../../web/api/queries.ts";
import { createPageApi, createPublicApi } from "../queries/public-api.ts";
import type { Store } from "../store/store.ts";
import {
  MADE_UP_BUSINESSES,
  MOMENT,
  madeUpBusiness,
  openMadeUpStore,
} from "../testing/directories/sample-directory.ts";

const now = () => MOMENT;
const PAGE: NamedListQuery = { limit: 20, offset: 0 };
const HERE = { lat: 47.3769, lng: 8.5417 };
const complete = madeUpBusiness({
  placeId: "complete",
  name: "Complete Bakery",
  category: "Bakery",
  city: "Zürich",
  description: "Bread since 1902. ".repeat(40),
  photos: ["https://photos.example/1", "https://photos.example/2"],
  attributes: { "Service options": { Delivery: true } },
  openingHours: { Monday: "9:00 AM - 5:00 PM", Saturday: "8:00 PM - 2:00 AM" },
  timeZone: "Europe/Zurich",
  isVerified: true,
  latitude: 47.4,
  longitude: 8.6,
});
const nowhere = madeUpBusiness({ placeId: "nowhere", name: "Nowhere Bakery", category: "Bakery", city: "Zürich" });
const farBusiness = madeUpBusiness({
  placeId: "away",
  name: "Away Bakery",
  category: "Bakery",
  city: "Zürich",
  businessStatus: "CLOSED_TEMPORARILY",
  seoDescription: "A bakery",
});

let store: Store;
beforeAll(async () => {
  store = await openMadeUpStore([...MADE_UP_BUSINESSES, complete, nowhere, farBusiness]);
});
afterAll(() => store.close());

describe("the data of a page", () => {
  const LISTS: Record<string, (queries: PublicQueries) => PublicQuery<unknown>> = {
    recommended: (queries) => queries.recommended(),
    latest: (queries) => queries.latest(),
    "all businesses": (queries) => queries.businesses({}),
    "a filtered list": (queries) => queries.businesses({ city: "Zürich", minRating: 1, sort: "name" }),
    "a list by distance": (queries) => queries.businesses({ ...HERE, sort: "distance" }),
    "a list within a distance": (queries) => queries.businesses({ ...HERE, radiusKm: 25 }),
    "a list that contradicts itself": (queries) => queries.businesses({ city: "Zürich", state: "Texas" }),
    "a city": (queries) => queries.city("zurich", PAGE),
    "a category": (queries) => queries.category("bakery", PAGE),
    "a search": (queries) => queries.search({ q: "bakery", location: "Zürich" }),
    "nearby businesses": (queries) => queries.nearby(1),
  };

  it.each(Object.keys(LISTS))("is the same in process as over the API: %s", async (name) => {
    const loadList = LISTS[name];
    if (loadList === undefined) throw new Error(name);
    const [own, public_] = await Promise.all([
      loadList(publicQueries(createPageApi({ store, now }), now)).queryFn(),
      loadList(publicQueries(createPublicApi({ store, now }), now)).queryFn(),
    ]);
    expect(own).toEqual(public_);
  });

  it("has the fields of cards: distances, null without coordinates, hours and shortened texts", async () => {
    const { businesses } = await publicQueries(createPageApi({ store, now }), now)
      .businesses({ ...HERE, sort: "distance", category: "bakery", limit: 100 })
      .queryFn();
    const businessByName = new Map(businesses.map((business) => [business.name, business]));
    expect(businessByName.get("Complete Bakery")).toMatchObject({
      distanceKm: expect.closeTo(5.1, 0),
      photo: "https://photos.example/1",
      openingHours: { Monday: "9:00 AM - 5:00 PM", Saturday: "8:00 PM - 2:00 AM" },
      timeZone: "Europe/Zurich",
      isVerified: true,
    });
    expect(businessByName.get("Complete Bakery")?.description).toHaveLength(200);
    expect(businessByName.get("Nowhere Bakery")?.distanceKm).toBeNull();
    expect(businessByName.get("Away Bakery")).toMatchObject({ businessStatus: "CLOSED_TEMPORARILY" });
    // A generated description is no text of the business.
    expect(businessByName.get("Away Bakery")).not.toHaveProperty("description");
  });
});
