import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type Business, type BusinessList, businessSchema } from "#contract/business";
import type { SearchResult } from "#contract/search-result";
import { type MadeUpDirectory, serveMadeUpDirectory } from "../../testing/directories/sample-directory.ts";

let directory: MadeUpDirectory;
beforeAll(async () => {
  directory = await serveMadeUpDirectory();
});
afterAll(() => directory.close());

const json = async <Body>(path: string): Promise<Body> => {
  const response = await fetch(directory.url + path);
  expect(response.status, path).toBe(200);
  expect(response.headers.get("content-type")).toBe("application/json; charset=utf-8");
  return (await response.json()) as Body;
};
const names = (businesses: Business[]) => businesses.map((business) => business.name);

describe("reads of the API", () => {
  it("count businesses without permanently closed ones", async () => {
    expect(await json("/api/statistics")).toEqual({
      totalBusinesses: 6,
      verifiedBusinesses: 1,
      categories: 5,
      totalCities: 3,
    });
  });

  it("list cities, categories and countries, most businesses first", async () => {
    const popular = await json<{ name: string; businessCount: number }[]>("/api/cities/popular?limit=2");
    expect(popular.map(({ name, businessCount }) => [name, businessCount])).toEqual([
      ["Austin", 3],
      ["Zürich", 2],
    ]);
    const cities = await json("/api/cities?search=zuri");
    expect(cities).toEqual([expect.objectContaining({ name: "Zürich", country: "Switzerland", businessCount: 2 })]);
    const [category] = await json<unknown[]>("/api/categories");
    expect(category).toEqual({
      category: "Pizza restaurant",
      slug: "pizza-restaurant",
      drawing: expect.stringMatching(/^pizza-\d+$/),
      group: "restaurants",
      businessCount: 2,
    });
    expect(await json("/api/countries")).toEqual([
      { country: "United States", businessCount: 4 },
      { country: "Switzerland", businessCount: 2 },
    ]);
  });

  it("recommend 4.8 from 900 reviews before 5.0 from one", async () => {
    const order = names(await json("/api/businesses/recommended"));
    expect(order.indexOf("Luigi's Pizza")).toBeLessThan(order.indexOf("Perfect Pizza"));
    expect(await json("/api/businesses/latest?limit=2")).toHaveLength(2);
  });

  it("return a business by id and by slug, with every field of the contract", async () => {
    const { businesses } = await json<BusinessList>("/api/businesses?search=luigi");
    const [luigi] = businesses;
    expect(businessSchema.parse(luigi)).toEqual(luigi);
    expect(luigi).toMatchObject({
      rating: 4.8,
      group: "restaurants",
      drawing: expect.stringMatching(/^pizza-\d+$/),
      isOpen: true,
      openState: "open",
    });
    const singleBusiness = {
      ...luigi,
      categorySlug: "pizza-restaurant",
      hasUsualHours: false,
      links: [],
      freshness: { checkedAt: "2026-11-21T18:00:00.000Z", source: null, websiteFailedAt: null },
      // The test may run on a holiday.
      holiday: expect.toSatisfy((holiday) => holiday === null || typeof holiday.name === "string"),
    };
    expect(await json(`/api/businesses/${luigi?.id}`)).toEqual(singleBusiness);
    expect(await json(`/api/businesses/slug/${luigi?.slug}`)).toEqual(singleBusiness);
  });

  it("find a business by every form of its link and return its canonical slug", async () => {
    const business = await json<Business>("/api/businesses/slug/bright-smiles-place-B");
    expect(business).toMatchObject({ name: "Bright Smiles", slug: "bright-smiles-austin" });
  });

  it("never show a permanently closed business as open", async () => {
    const deletedBusiness = await json("/api/businesses/slug/gone-diner-waco");
    expect(deletedBusiness).toMatchObject({ isOpen: false, openState: "closed" });
  });

  it("tell unknown hours from closed, and never list them as open now", async () => {
    const businessWithoutHours = await json<Business>("/api/businesses/slug/bright-smiles-austin");
    expect(businessWithoutHours).toMatchObject({ openingHours: null, isOpen: false, openState: "unknown" });
    const { businesses } = await json<BusinessList>("/api/businesses?limit=100");
    for (const { isOpen, openState } of businesses) expect(isOpen).toBe(openState === "open");
    const openList = await json<BusinessList>("/api/businesses?limit=100&openNow=true");
    expect(openList.businesses.length).toBe(businesses.filter(({ isOpen }) => isOpen).length);
  });

  it.each([
    ["category=Pizza%20restaurant", ["Luigi's Pizza", "Perfect Pizza"]],
    ["category=pizza-restaurant", ["Luigi's Pizza", "Perfect Pizza"]],
    ["category=healthcare", ["Bright Smiles"]],
    ["city=ZURICH&sort=name", ["Bäckerei Kern", "Zeughauskeller"]],
    ["country=CH&sort=name", ["Bäckerei Kern", "Zeughauskeller"]],
    ["state=TX&category=Dentist", ["Bright Smiles"]],
    ["status=verified", ["Bright Smiles"]],
    ["minRating=4.9", ["Perfect Pizza"]],
    ["openNow=true&sort=name", ["Luigi's Pizza", "Zeughauskeller"]],
    ["lat=47.3&lng=8.5&radiusKm=50", ["Bäckerei Kern"]],
    ["search=backerei", ["Bäckerei Kern"]],
    ["category=no-such-thing", []],
  ])("filter by %s", async (query, expected) => {
    const list = await json<BusinessList>(`/api/businesses?${query}`);
    expect(names(list.businesses)).toEqual(expected);
    expect(list).toMatchObject({ totalCount: expected.length, totalPages: expected.length === 0 ? 0 : 1 });
  });

  it("return the businesses of a city and of a category or group", async () => {
    expect(names(await json("/api/city/austin"))).toHaveLength(3);
    expect(names(await json("/api/city/Z%C3%BCrich"))).toHaveLength(2);
    expect(names(await json("/api/category/pizza-restaurant"))).toHaveLength(2);
    expect(names(await json("/api/category/Pizza%20Restaurant"))).toHaveLength(2);
    expect(names(await json("/api/category/restaurants"))).toContain("Zeughauskeller");
  });

  it("send the canonical name in headers", async () => {
    const headers = async (path: string) => {
      const { headers: responseHeaders } = await fetch(directory.url + path);
      return [decodeURIComponent(responseHeaders.get("x-name") ?? ""), responseHeaders.get("x-slug")];
    };
    expect(await headers("/api/city/ZURICH")).toEqual(["Zürich", null]);
    expect(await headers("/api/category/CAF%C3%89")).toEqual(["Cafe", "cafe"]);
    expect(await headers("/api/category/beauty%20&%20wellness")).toEqual(["Beauty & Wellness", "beauty-wellness"]);
  });

  it("return an empty list for the header's cities, groups, and cities whose businesses have closed", async () => {
    expect(await json("/api/city/Los%20Angeles")).toEqual([]);
    expect(await json("/api/category/entertainment")).toEqual([]);
    expect(await json("/api/city/waco")).toEqual([]);
  });

  it("suggest businesses, categories and cities with their URLs", async () => {
    expect(await json("/api/suggest?q=zeug")).toEqual([
      { kind: "search", label: "zeug", href: "/search?q=zeug" },
      { kind: "business", label: "Zeughauskeller, Zürich", href: "/details/zeughauskeller-zurich" },
    ]);
    expect(await json("/api/suggest?q=zur")).toContainEqual({
      kind: "city",
      label: "Zürich",
      href: "/city/Z%C3%BCrich",
    });
    expect(await json("/api/suggest?q=dent")).toContainEqual({
      kind: "category",
      label: "Dentist",
      href: "/category/dentist",
    });
    expect(await json("/api/suggest")).toEqual([]);
  });

  it.each([
    "%",
    "%ff%fe",
    "%00",
    "%ED%A0%80",
    "%f0%9f%8d%95",
    "'%22*%3B--",
    "a".repeat(3000),
    "%D9%85%D8%B7%D8%B9%D9%85",
  ])("suggest for any text, such as %s", async (text) => {
    expect(await json(`/api/suggest?q=${text}&location=${text}`)).toBeInstanceOf(Array);
  });

  it("refuse to suggest for two texts at once", async () => {
    const response = await fetch(`${directory.url}/api/suggest?q=a&q=b`);
    expect(response.status).toBe(400);
    expect(await response.text()).toContain("is given more than once");
  });
});

describe("search", () => {
  it.each([
    ["q=pizza&location=Austin", { kind: "city", name: "Austin" }, 2],
    ["location=austin,%20tx", { kind: "city", name: "Austin" }, 3],
    ["location=Austin%20TX%2078702", { kind: "city", name: "Austin" }, 1],
    ["location=Z%C3%BCrich,%20Switzerland", { kind: "city", name: "Zürich" }, 2],
    ["location=8001%20Zurich", { kind: "city", name: "Zürich" }, 2],
    ["location=78702", { kind: "postcode", name: "78702" }, 1],
    ["location=tx", { kind: "state", name: "Texas" }, 4],
    ["location=Texas,%20USA", { kind: "state", name: "Texas" }, 4],
    ["location=Schweiz", { kind: "country", name: "Switzerland" }, 2],
    ["location=1%20Main%20Street,%20Dallas", { kind: "city", name: "Dallas" }, 1],
    ["location=Austin,%20Switzerland", { kind: "city", name: "Austin" }, 0],
    ["location=Austin,%20Italy", { kind: "city", name: "Austin" }, 0],
    ["location=Italy", { kind: "country", name: "Italy" }, 0],
    ["q=pizza", null, 2],
    ["", null, 6],
  ])("understands %s", async (query, place, count) => {
    const result = await json<SearchResult>(`/api/search?${query}`);
    expect(result).toMatchObject({ place, totalCount: count, didYouMean: null });
  });

  it.each([
    ["city=Austin&location=Dallas", 0],
    ["city=Dallas&location=Austin,%20TX", 0],
    ["city=Austin&location=austin", 3],
    ["q=pizza&city=austin&location=TX", 2],
    ["state=Texas&location=8001", 0],
    ["state=TX&location=Zurich", 0],
    ["state=Texas&location=tx", 4],
    ["country=CH&location=Austin", 0],
    ["country=CH&location=United%20States", 0],
    ["country=CH&location=Schweiz", 2],
  ])("applies both the filter and the location: %s", async (query, count) => {
    const result = await json<SearchResult>(`/api/search?${query}`);
    expect(result).toMatchObject({ totalCount: count, totalPages: Math.min(count, 1) });
    expect(result.businesses).toHaveLength(count);
  });

  it("searches an unknown location as words", async () => {
    expect(await json("/api/search?q=kern&location=b%C3%A4ckerei")).toMatchObject({ place: null, totalCount: 1 });
    expect(await json("/api/search?q=pizza&location=Atlantis")).toMatchObject({
      place: null,
      totalCount: 2,
      widened: { place: "Atlantis" },
    });
  });
});
