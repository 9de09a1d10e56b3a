import { expect, it } from "vitest";
import type { DescribedBusiness } from "../described-business.ts";
import { broaderNames, categoryLabel, englishLabel, kindNames, otherCategories } from "./category-label.ts";

it.each([
  ["restaurants", "Restaurant"],
  ["Church of Christ", "Church of Christ"],
  ["AUTO REPAIR SHOP", "Auto repair shop"],
  ["Kuaför", "Kuaför"],
])("the heading of %s is %s", (category, label) => {
  expect(categoryLabel(category)).toBe(label);
});

it.each([
  ["Dentist", false, "is a dentist", "dentists"],
  ["Church", true, "is a church", "places listed as churches"],
  ["Kuaför", false, "is listed as “Kuaför”", "places listed as “Kuaför”"],
  [
    "Association / Organization",
    false,
    "is listed as “Association / Organization”",
    "places listed as “Association / Organization”",
  ],
])("%s (with kinds of its own: %s): one %s, several are %s", (category, isGeneric, isOne, pluralNoun) => {
  expect(kindNames(category, isGeneric)).toMatchObject({ isOne, many: pluralNoun, collective: pluralNoun });
});

it.each([
  ["Baptist church", "church"],
  ["Southern Italian restaurant", "italian restaurant"],
  ["Church of Christ", "church"],
  ["Burgerrestaurant", "restaurant"],
  ["Sushi-Restaurant", "restaurant"],
])("a %s is also a %s", (category, broader) => {
  expect(broaderNames(category)).toContain(broader);
  expect(broaderNames(broader)).not.toContain(broader);
});

it("a category of thousands of words has few broader names", () => {
  expect(broaderNames("a ".repeat(150_000)).length).toBeLessThan(100);
});

it.each<[string, DescribedBusiness["group"], string[], string]>([
  ["Electricista", "home-services", ["Service establishment", "Electrician"], "Electrician"],
  ["Schweizerisches Restaurant", "restaurants", ["Swiss restaurant", "Bar"], "Swiss restaurant"],
  ["Geschäftszentrum", "professional-services", ["Hotel", "Business center"], "Business center"],
  ["Electricista", "home-services", ["Eletricista"], "Electricista"],
  ["Kuaför", "beauty-wellness", [], "Kuaför"],
  ["Sushi-Restaurant", "restaurants", ["Sushi restaurant"], "Sushi restaurant"],
  ["Take Away", "restaurants", ["Caterer"], "Take Away"],
  ["Baptist church", "other", ["Church"], "Baptist church"],
])("a %s of %s that is also %s is headed %s", (category, group, subtypes, label) => {
  expect(englishLabel({ category, group, subtypes } as DescribedBusiness)).toBe(label);
});

it("in English one is named, several keep the name that they are counted by", () => {
  expect(kindNames("Electricista", false, "Electrician")).toMatchObject({
    isOne: "is an electrician",
    many: "places listed as “Electricista”",
  });
});

it("other categories leave out the business's own one and meaningless ones", () => {
  const subtypes = ["Service establishment", "electrician", "Contractor"];
  expect(otherCategories({ category: "Electrician", subtypes } as unknown as DescribedBusiness)).toEqual([
    "Contractor",
  ]);
});
