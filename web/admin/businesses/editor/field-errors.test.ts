import { expect, it } from "vitest";
import { faultSentence, faultsSummary } from "./field-errors.ts";

it.each([
  ["zipCode", "is longer than 20 characters", "ZIP code is longer than 20 characters."],
  ["openingHours.Sunday", "cannot be read", "Sunday cannot be read."],
  ["placeId", "There is a business with this place id already.", "There is a business with this place id already."],
  ["name", undefined, undefined],
])("a fault of %s (%s) is one sentence", (field, fault, sentence) => {
  expect(faultSentence(field, fault)).toBe(sentence);
});

it("a form says which of its fields are wrong, by the names that it shows", () => {
  expect(faultsSummary({ seoTitle: "is too long", "openingHours.Monday": "cannot be read" })).toBe(
    "Not saved yet. Look at SEO title, Monday.",
  );
  expect(faultsSummary({})).toBeUndefined();
});
