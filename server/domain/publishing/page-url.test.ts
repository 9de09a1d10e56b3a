import { describe, expect, it } from "vitest";
import {
  absoluteUrl,
  browseUrl,
  businessIdUrl,
  businessUrl,
  categoryUrl,
  citiesUrl,
  cityUrl,
  listFeedUrl,
  parseBusinessId,
  searchUrl,
} from "./page-url.ts";

describe("addresses of pages", () => {
  it("encode whatever a name holds", () => {
    expect(cityUrl("New York")).toBe("/city/New%20York");
    expect(cityUrl("São/Paulo?")).toBe("/city/S%C3%A3o%2FPaulo%3F");
    expect(businessUrl("joes-pizza-austin")).toBe("/details/joes-pizza-austin");
    expect(categoryUrl("auto-services")).toBe("/category/auto-services");
  });

  it("leave out unset parameters", () => {
    expect(browseUrl()).toBe("/businesses");
    expect(browseUrl({ search: "", sort: "latest" })).toBe("/businesses?sort=latest");
    expect(searchUrl({ q: "fish & chips", location: "Hull" })).toBe("/search?q=fish+%26+chips&location=Hull");
  });

  it("have no number for the first page", () => {
    expect(browseUrl({ page: 1 })).toBe("/businesses");
    expect(browseUrl({ category: "cafe", page: 2 })).toBe("/businesses?category=cafe&page=2");
    expect(citiesUrl({ page: 3 })).toBe("/cities?page=3");
  });

  it("accept a business id in one notation only", () => {
    expect(businessIdUrl(120)).toBe("/business/120");
    expect(parseBusinessId("120")).toBe(120);
    for (const text of ["", "0", "007", "-1", "1e3", "0x10", "1.0", " 1", "9".repeat(16)])
      expect(parseBusinessId(text), text).toBeUndefined();
  });

  it("list their parameters in a fixed order", () => {
    const narrowedParams = {
      page: 3,
      sort: "rating",
      lat: 47.37,
      lng: 8.54,
      radiusKm: 5,
      openNow: true,
      minRating: 4.5,
    };
    expect(
      searchUrl({ ...narrowedParams, status: "verified", city: "Zürich", category: "cafe", location: "ZH", q: "tea" }),
    ).toBe(
      "/search?q=tea&location=ZH&category=cafe&city=Z%C3%BCrich&openNow=1&minRating=4.5&status=verified&sort=rating&lat=47.37&lng=8.54&radiusKm=5&page=3",
    );
    expect(browseUrl({ openNow: false, minRating: undefined, category: "" })).toBe("/businesses");
    expect(citiesUrl({ country: "United States", state: "Texas" })).toBe("/cities?state=Texas&country=United+States");
  });

  it("of a city or category page do not repeat it as a parameter", () => {
    expect(cityUrl("Oslo", { city: "Oslo", page: 2 })).toBe("/city/Oslo?page=2");
    expect(categoryUrl("cafe", { category: "cafe", openNow: true })).toBe("/category/cafe?openNow=1");
  });

  it("of a kind in a city are the same from both pages", () => {
    const address = "/city/S%C3%A3o%20Paulo/caf%C3%A9?page=2";
    expect(cityUrl("São Paulo", { category: "café", page: 2 })).toBe(address);
    expect(categoryUrl("café", { city: "São Paulo", page: 2 })).toBe(address);
  });

  it("of the feed of a list leave out what does not change the list", () => {
    expect(listFeedUrl("/city/Austin?minRating=4&features=all&page=2&sort=name")).toBe("/feed/city/Austin?minRating=4");
    expect(listFeedUrl("/businesses?features=all")).toBe("/feed/businesses");
  });

  it("become absolute, unless they are", () => {
    expect(absoluteUrl("https://a.example", "/cities")).toBe("https://a.example/cities");
    expect(absoluteUrl("https://a.example", "https://b.example/x")).toBe("https://b.example/x");
  });
});
