import { expect, it } from "vitest";
import { broaderNames, categoryLabel, kindNames } from "./category-label.ts";

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
  ["Church", true, "is a church", "“Church” entries"],
  ["Kuaför", false, "is listed under “Kuaför”", "“Kuaför” entries"],
  [
    "Association / Organization",
    false,
    "is listed under “Association / Organization”",
    "“Association / Organization” entries",
  ],
])("%s (with kinds of its own: %s): one %s, several are %s", (category, isGeneric, isOne, many) => {
  expect(kindNames(category, isGeneric)).toMatchObject({ isOne, many, collective: many });
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
  const startedAt = performance.now();
  expect(broaderNames("a ".repeat(15_000)).length).toBeLessThan(100);
  expect(performance.now() - startedAt).toBeLessThan(500);
});
