import fc from "fast-check";
import { expect, it } from "vitest";
import { categorySlug } from "./business-keys.ts";
import { categoryLink } from "./category-link.ts";

it.each([
  ["Pizza restaurant", "/category/pizza-restaurant"],
  ["Women's clothing store", "/category/womens-clothing-store"],
  ["Beauty & Wellness", "/category/beauty-wellness"],
  ["Café", "/category/Caf%C3%A9"],
  ["寿司", "/category/%E5%AF%BF%E5%8F%B8"],
  ["???", "/category/%3F%3F%3F"],
])("the category %s is linked as %s", (category, link) => {
  expect(categoryLink(category)).toBe(link);
});

it("every link leads to the category it was made of", () => {
  fc.assert(
    fc.property(fc.string({ minLength: 1, unit: "grapheme" }), (category) => {
      const asked = decodeURIComponent(categoryLink(category).slice("/category/".length));
      expect(categorySlug(asked)).toBe(categorySlug(category));
    }),
  );
});
