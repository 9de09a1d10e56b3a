import { expect, it } from "vitest";
import { categoryTitle } from "./category-title.ts";

it.each([
  ["Pizza restaurant", "pizza-restaurant", "Pizza Restaurant"],
  ["HVAC contractor", "hvac-contractor", "HVAC Contractor"],
  ["Women's clothing store", "womens-clothing-store", "Women's Clothing Store"],
  ["مطعم", "mtm", "مطعم"],
  ["🍕", "category-1abc", "🍕"],
  ["Beauty & Wellness", "beauty-wellness", "Beauty Wellness"],
])("the page of %s at /category/%s is called %s", (name, slug, title) => {
  expect(categoryTitle({ name, slug })).toBe(title);
});
