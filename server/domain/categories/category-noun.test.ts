import { describe, expect, it } from "vitest";
import { categoryNoun } from "./category-noun.ts";

describe("a category as a noun", () => {
  it.each([
    ["Church", "a church", "churches"],
    ["Electrician", "an electrician", "electricians"],
    ["Chinese restaurant", "a Chinese restaurant", "Chinese restaurants"],
    ["Restaurants", "a restaurant", "restaurants"],
    ["Assemblies of God church", "an assemblies of God church", "assemblies of God churches"],
    ["School for the deaf", "a school for the deaf", "schools for the deaf"],
    ["HVAC contractor", "an HVAC contractor", "HVAC contractors"],
    ["University", "a university", "universities"],
    ["Handyman", "a handyman", "handymen"],
    ["Deli", "a deli", "delis"],
    ["ATM", "an ATM", "ATMs"],
  ])("%s: one is %s, several are %s", (category, withArticle, many) => {
    expect(categoryNoun(category)).toMatchObject({ withArticle, many, collective: many });
  });

  it.each(["Plumbing", "Clínica dental", "Schweizerisches Restaurant", "Salon de coiffure", "日本料理店", "مطعم"])(
    "%s, which has no English plural, is quoted as it is",
    (category) => {
      expect(categoryNoun(category)).toEqual({
        one: `business listed as “${category}”`,
        many: `businesses listed as “${category}”`,
        withArticle: `a business listed as “${category}”`,
        collective: "businesses of its category",
      });
    },
  );
});
