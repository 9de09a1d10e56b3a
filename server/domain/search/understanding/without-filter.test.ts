import { expect, it } from "vitest";
import { textsWithoutFilters } from "./without-filter.ts";

it.each([
  ["thai open now", "openNow", "thai"],
  ["Open Now: Café Zürich", "openNow", "Café Zürich"],
  ["pharmacy 24 hours near me", "alwaysOpen", "pharmacy near me"],
  ["pharmacy 24 hours near me", "nearMe", "pharmacy 24 hours"],
  ["restaurants with outdoor seating", "outdoor-seating", "restaurants"],
  ["café with wi-fi and parking", "wifi", "café with and parking"],
  ["open now", "openNow", ""],
  ["thai", "openNow", "thai"],
  ["open restaurants on sunday", "openAt", "restaurants"],
  ["Bar am Samstag um 23:00 Uhr geöffnet", "openAt", "Bar"],
  ["bakery, open 7 a.m. monday", "openAt", "bakery,"],
  ["€€ italian", "price-2", "italian"],
  ["pas cher restaurant", "price-1", "restaurant"],
] as const)("%s without %s is %s", (text, filter, rest) => {
  expect(textsWithoutFilters(text, [filter])).toEqual({ [filter]: rest, all: rest });
});

it("several are removed one by one or all at once", () => {
  expect(textsWithoutFilters("café with wifi, open now", ["wifi", "openNow"])).toEqual({
    wifi: "café with open now",
    openNow: "café with wifi,",
    all: "café",
  });
  expect(textsWithoutFilters("café", [])).toEqual({});
});
