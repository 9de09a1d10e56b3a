import { describe, expect, it } from "vitest";
import { categoryNoun } from "./category-noun.ts";

describe("a category as a noun", () => {
  it.each([
    ["Church", "a church", "churches"],
    ["Electrician", "an electrician", "electricians"],
    ["Chinese restaurant", "a Chinese restaurant", "Chinese restaurants"],
    ["Restaurants", "a restaurant", "restaurants"],
    ["Assemblies of God church", "an Assemblies of God church", "Assemblies of God churches"],
    ["School for the deaf", "a school for the deaf", "schools for the deaf"],
    ["HVAC contractor", "an HVAC contractor", "HVAC contractors"],
    ["University", "a university", "universities"],
    ["Handyman", "a handyman", "handymen"],
    ["Deli", "a deli", "delis"],
    ["ATM", "an ATM", "ATMs"],
    ["Church of Christ", "a Church of Christ", "Churches of Christ"],
    ["Church of the Nazarene", "a Church of the Nazarene", "Churches of the Nazarene"],
    ["chinese restaurant", "a Chinese restaurant", "Chinese restaurants"],
    ["Chinese Restaurant", "a Chinese restaurant", "Chinese restaurants"],
    ["Sri Lankan restaurant", "a Sri Lankan restaurant", "Sri Lankan restaurants"],
    ["new zealand restaurant", "a New Zealand restaurant", "New Zealand restaurants"],
    ["AUTO REPAIR SHOP", "an auto repair shop", "auto repair shops"],
    ["Auto Repair Shop", "an auto repair shop", "auto repair shops"],
  ])("%s: one is %s, several are %s", (category, withArticle, pluralNoun) => {
    expect(categoryNoun(category)).toMatchObject({ withArticle, many: pluralNoun, collective: pluralNoun });
  });

  it.each([
    "Plumbing",
    "Clínica dental",
    "Schweizerisches Restaurant",
    "Veganes Restaurant",
    "Salon de coiffure",
    "日本料理店",
    "مطعم",
  ])("%s, which has no English plural, is quoted as it is", (category) => {
    expect(categoryNoun(category)).toEqual({
      one: `business listed as “${category}”`,
      many: `businesses listed as “${category}”`,
      withArticle: `a business listed as “${category}”`,
      collective: "businesses of its category",
    });
  });
});

it("The United Methodists are a name of two words", () => {
  expect(categoryNoun("United Methodist church").withArticle).toBe("a United Methodist church");
});
