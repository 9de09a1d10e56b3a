import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { areNoBusiness, isNoBusiness } from "./no-business.ts";

/** A few hundred names of Google's categories. */
const CATEGORY_NAMES = new URL("../../testing/fixtures/category-names.json", import.meta.url);

describe("a category that says that a row is no business", () => {
  it.each([
    "Town",
    "Street",
    "Route",
    "Locality",
    "Postal code",
    "postal_code",
    "Neighborhood",
    "Administrative area",
    "administrative_area_level_2",
    "Straße",
    "Stadtteil",
    "Barrio",
    "Mahalle",
    "Улица",
    "Насеље",
  ])("%s", (category) => {
    expect(areNoBusiness([category])).toBe(true);
    expect(areNoBusiness([category, "political", "Establishment"])).toBe(true);
    expect(areNoBusiness([category, "Restaurant"])).toBe(false);
  });

  it("is none of a business", () => {
    for (const category of [
      "",
      "Town hall",
      "Street market",
      "Village hall",
      "Bakery",
      "State park",
      "Route planner",
    ]) {
      expect(areNoBusiness([category]), category).toBe(false);
    }
  });

  it("is none of hundreds of categories of businesses", () => {
    const names: string[] = JSON.parse(readFileSync(CATEGORY_NAMES, "utf8"));
    expect(names.length).toBeGreaterThan(600);
    expect(names.filter((name) => isNoBusiness(name))).toEqual([]);
  });
});
