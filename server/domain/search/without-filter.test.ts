import { expect, it } from "vitest";
import { withoutFilters } from "./without-filter.ts";

it.each([
  ["thai open now", "openNow", "thai"],
  ["Open Now: Café Zürich", "openNow", "Café Zürich"],
  ["pharmacy 24 hours near me", "alwaysOpen", "pharmacy near me"],
  ["pharmacy 24 hours near me", "nearMe", "pharmacy 24 hours"],
  ["restaurants with outdoor seating", "outdoor-seating", "restaurants"],
  ["café with wi-fi and parking", "wifi", "café with and parking"],
  ["open now", "openNow", ""],
  ["thai", "openNow", "thai"],
] as const)("%s without %s is %s", (text, filter, rest) => {
  expect(withoutFilters(text, [filter])).toEqual({ [filter]: rest });
});
