import { expect, it } from "vitest";
import { fieldErrorsSummary, fieldErrorText, toFormError } from "./field-errors.ts";

it.each([
  ["zipCode", "is longer than 20 characters", "ZIP code is longer than 20 characters."],
  ["openingHours.Sunday", "cannot be read", "Sunday cannot be read."],
  ["placeId", "There is a business with this place id already.", "There is a business with this place id already."],
  ["name", undefined, undefined],
])("an error of %s (%s) is one sentence", (field, message, sentence) => {
  expect(fieldErrorText(field, message)).toBe(sentence);
});

it("the summary names the invalid fields by their labels", () => {
  const error = { type: "server", message: "is wrong" };
  expect(fieldErrorsSummary({ seoTitle: error, openingHours: { Monday: error } })).toBe(
    "Not saved. Check the SEO title, Monday fields.",
  );
  expect(fieldErrorsSummary({ root: error })).toBeUndefined();
});

it("an error of a list entry names its line", () => {
  expect(toFormError({ field: "photos.1", message: "is not a web address" })).toEqual({
    field: "photos",
    message: "Line 2 is not a web address",
  });
  expect(toFormError({ field: "openingHours.Monday", message: "cannot be read" })).toEqual({
    field: "openingHours.Monday",
    message: "cannot be read",
  });
});
