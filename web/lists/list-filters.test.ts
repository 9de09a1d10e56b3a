import { describe, expect, it } from "vitest";
import type { Facets } from "#contract/facets";
import { FLAG_FILTERS, type FlagFilter } from "#contract/lists/list-parameters";
import { browseUrl, categoryUrl, cityUrl, type ListParams } from "#domain/publishing/page-url";
import { filterGroups } from "./facets/list-facets.ts";
import { appliedFilters, type ListState } from "./list-filters.ts";
import { FLAG_TEXTS } from "./list-sentence.ts";
import { sortChoices } from "./order/sort-texts.ts";

const NO_FLAGS = Object.fromEntries(FLAG_FILTERS.map((name) => [name, 0])) as Record<FlagFilter, number>;
const FACETS: Facets & { isFolded: boolean } = {
  isFolded: false,
  ...NO_FLAGS,
  openNow: 84,
  verified: 0,
  ratings: [
    { minRating: 4, businessCount: 1_200 },
    { minRating: 3, businessCount: 1_500 },
  ],
  openDays: [
    { openAt: "sat", businessCount: 9 },
    { openAt: "sun", businessCount: 4 },
  ],
  prices: [
    { priceLevel: 1, businessCount: 30 },
    { priceLevel: 2, businessCount: 50 },
  ],
  categories: [
    { category: "Café", slug: "cafe", group: "restaurants", businessCount: 40 },
    { category: "Bakery", slug: "bakery", group: "restaurants", businessCount: 8 },
  ],
  cities: [{ name: "Oslo", businessCount: 12 }],
  attributes: [],
  isAtLeast: false,
};
const browse = (params: ListParams): ListState => ({
  params,
  href: browseUrl,
  displayNames: { category: params.category === "cafe" ? "Café" : "Day Spa" },
});
const groups = (state: ListState, facets = FACETS) =>
  Object.fromEntries(filterGroups(state, facets, 20, "km").map(({ title, options }) => [title, options]));

const attribute = (n: number) => ({
  slug: `thing-${n}`,
  label: `Thing ${n}`,
  group: n < 16 ? "Some" : "Others",
  businessCount: 40 - n,
});
const ATTRIBUTES: typeof FACETS = { ...FACETS, attributes: Array.from({ length: 20 }, (_, n) => attribute(n)) };

describe("the attributes of a list", () => {
  it("are twelve, and the others folded by group; each is added to the chosen ones", () => {
    const [group] = filterGroups(browse({ has: "thing-3", page: 2 }), ATTRIBUTES, 20, "km").filter(
      ({ title }) => title === "Features",
    );
    expect(group?.options).toHaveLength(12);
    expect(group?.options[3]).toEqual({ label: "Thing 3", count: "20", href: "/businesses", isChosen: true });
    expect(group?.options[1]).toEqual({
      label: "Thing 1",
      count: "39",
      href: "/businesses?has=thing-1%2Cthing-3",
      isChosen: false,
    });
    expect(group?.more?.map(({ title, options }) => [title, options.map(({ label }) => label)])).toEqual([
      ["Some", ["Thing 12", "Thing 13", "Thing 14", "Thing 15"]],
      ["Others", ["Thing 16", "Thing 17", "Thing 18", "Thing 19"]],
    ]);
  });

  it("that are left out stand behind a link, unless no more can be chosen", () => {
    const moreOf = (params: ListParams) =>
      filterGroups(browse(params), { ...ATTRIBUTES, isFolded: true }, 20, "km").map(({ moreHref }) => moreHref);
    expect(moreOf({ minRating: 4, page: 2 }).filter(Boolean)).toEqual(["/businesses?minRating=4&features=all"]);
    const ten = Array.from({ length: 10 }, (_, at) => `thing-${at}`).join(",");
    expect(moreOf({ has: ten }).filter(Boolean)).toEqual([]);
  });

  it("are shown when chosen, also beyond the first twelve", () => {
    const full = browse({ has: Array.from({ length: 10 }, (_, at) => `thing-${at + 1}`).join(",") });
    const [features] = filterGroups(full, ATTRIBUTES, 20, "km").filter(({ title }) => title === "Features");
    expect(features?.options.map(({ isChosen }) => isChosen)).toEqual(Array(10).fill(true));
    const groups = filterGroups(browse({ has: "thing-19" }), ATTRIBUTES, 20, "km");
    expect(groups.find(({ title }) => title === "Features")?.options.at(-1)).toMatchObject({
      label: "Thing 19",
      isChosen: true,
    });
  });

  it("are filters that can be removed one by one", () => {
    const attributes = [
      { slug: "high-chairs", label: "High chairs", phrase: "high chairs" },
      { slug: "wi-fi", label: "Wi-Fi", phrase: "Wi-Fi" },
    ];
    expect(appliedFilters({ ...browse({ has: "high-chairs,wi-fi" }), attributes }, "km")).toEqual([
      { label: "High chairs", removeHref: "/businesses?has=wi-fi" },
      { label: "Wi-Fi", removeHref: "/businesses?has=high-chairs" },
    ]);
  });
});

describe("the filters of a list", () => {
  it("are links with the number of businesses behind them, which start again at page 1", () => {
    const { "Show only": only, Rating, Category, City } = groups(browse({ page: 4, sort: "name" }));
    expect(only?.map(({ label }) => label)).toEqual(FLAG_FILTERS.map((name) => FLAG_TEXTS[name].label));
    expect(only?.[0]).toEqual({
      label: "Open now",
      count: "84",
      href: "/businesses?openNow=1&sort=name",
      isChosen: false,
    });
    expect(Rating?.map(({ label, count, href }) => [label, count, href])).toEqual([
      ["4 and up", "1,200", "/businesses?minRating=4&sort=name"],
      ["3 and up", "1,500", "/businesses?minRating=3&sort=name"],
    ]);
    expect(Category?.map(({ label, href }) => [label, href])).toEqual([
      ["Café", "/businesses?category=cafe&sort=name"],
      ["Bakery", "/businesses?category=bakery&sort=name"],
    ]);
    expect(City?.[0]?.href).toBe("/businesses?city=Oslo&sort=name");
  });

  it("are taken away by the same link, even where the count does not know them", () => {
    const chosenQuery = browse({
      category: "day-spa",
      city: "Bergen",
      minRating: 4.5,
      status: "verified",
      openNow: true,
    });
    const otherHrefs = Object.values(groups(chosenQuery))
      .flat()
      .filter(({ isChosen }) => isChosen)
      .map(({ label, count, href }) => [label, count, href]);
    const rest = "openNow=1&minRating=4.5&status=verified";
    expect(otherHrefs).toEqual([
      ["Open now", "20", "/businesses?category=day-spa&city=Bergen&minRating=4.5&status=verified"],
      ["Verified", "20", "/businesses?category=day-spa&city=Bergen&openNow=1&minRating=4.5"],
      ["4.5 and up", "20", "/businesses?category=day-spa&city=Bergen&openNow=1&status=verified"],
      ["Day Spa", "20", `/businesses?city=Bergen&${rest}`],
      ["Bergen", "20", `/businesses?category=day-spa&${rest}`],
    ]);
  });

  it("say when a count is the least that it can be, and lead nowhere when nothing would be left", () => {
    const none = { ...FACETS, openNow: 0 };
    expect(groups(browse({}), none)["Show only"]?.[0]).toMatchObject({ count: "0", href: undefined });
    const { "Show only": only, Category } = groups(browse({}), { ...none, isAtLeast: true });
    expect(only?.[0]).toMatchObject({ label: "Open now", count: undefined, href: "/businesses?openNow=1" });
    expect(Category?.[0]?.count).toBe("40+");
  });

  it("stay on the page of a city, and lead to the other page of a category", () => {
    const city = groups({
      params: { city: "Oslo" },
      href: (params) => cityUrl("Oslo", params),
      fixedFilters: ["city"],
    });
    expect(city["City"]).toBeUndefined();
    expect(city["Category"]?.[0]?.href).toBe("/city/Oslo/cafe");
    const category = groups({
      params: { category: "restaurants", openNow: true },
      href: (params) => categoryUrl("restaurants", params),
      categoryHref: categoryUrl,
      fixedFilters: ["category"],
    });
    expect(category["Category"]?.[0]?.href).toBe("/category/cafe?openNow=1");
    expect(category["City"]?.[0]?.href).toBe("/city/Oslo/restaurants?openNow=1");
  });

  it("offer round distances where it is known where the visitor is", () => {
    const nearQuery = browse({ lat: 47.37, lng: 8.54, sort: "distance", radiusKm: 5 });
    expect(groups(nearQuery)["Distance"]?.map(({ label, isChosen }) => [label, isChosen])).toEqual([
      ["Within 1 km", false],
      ["Within 5 km", true],
      ["Within 10 km", false],
      ["Within 25 km", false],
    ]);
    const miles = filterGroups(nearQuery, FACETS, 20, "mi").find(({ title }) => title === "Distance");
    expect(miles?.options.map(({ label }) => label).slice(1)).toEqual([
      "Within 1 mi",
      "Within 5 mi",
      "Within 10 mi",
      "Within 25 mi",
    ]);
    expect(sortChoices(nearQuery.params).map(([sort]) => sort)).toContain("distance");
    expect(sortChoices({}).map(([sort]) => sort)).not.toContain("distance");
    expect(sortChoices({}, "pizza").slice(0, 2)).toEqual([
      ["", "Best match"],
      ["recommended", "Recommended"],
    ]);
  });
});

describe("what a list was narrowed to", () => {
  it("can be taken away one by one", () => {
    const state = browse({ category: "cafe", openNow: true, page: 2 });
    expect(appliedFilters(state, "km")).toEqual([
      { label: "Café", removeHref: "/businesses?openNow=1" },
      { label: "Open now", removeHref: "/businesses?category=cafe" },
    ]);
  });

  it("names the time at which businesses are open", () => {
    expect(
      appliedFilters(
        { ...browse({ openAt: "sat-22:00", minRating: 4 }), openAtPhrase: "open Saturday at 10:00 PM" },
        "km",
      ),
    ).toEqual([
      { label: "Open Saturday at 10:00 PM", removeHref: "/businesses?minRating=4" },
      { label: "4 and up", removeHref: "/businesses?openAt=sat-22%3A00" },
    ]);
  });

  it("does not count what the page is about, nor the order", () => {
    const state: ListState = { params: { city: "Oslo", sort: "name" }, href: browseUrl, fixedFilters: ["city"] };
    expect(appliedFilters(state, "km")).toEqual([]);
  });

  it("is no longer sorted by distance once the place is gone", () => {
    const state = browse({ lat: 47.37, lng: 8.54, sort: "distance" });
    expect(appliedFilters(state, "km")).toEqual([{ label: "Near you", removeHref: "/businesses" }]);
  });
});
