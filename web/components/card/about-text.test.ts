import { expect, it } from "vitest";
import { aboutText } from "./about-text.ts";

const luigi = {
  name: "Luigi's Pizza",
  category: "Pizza restaurant",
  city: "Austin",
  state: "Texas",
  rating: 4.56,
  reviewCount: 1312,
};

it("the text names kind, place, rating and number of reviews", () => {
  expect(aboutText(luigi)).toBe(
    "Luigi's Pizza is listed under Pizza restaurant in Austin, Texas. It is rated 4.6 of 5 stars from 1,312 reviews.",
  );
});

it.each([
  [{ state: "" }, "in Austin."],
  [{ city: "" }, "in Texas."],
  [{ city: "Zürich", state: "Zürich" }, "in Zürich."],
  [{ city: "", state: "" }, "Pizza restaurant. It"],
])("with only %o the text describes the place by that", (fields, sentence) => {
  expect(aboutText({ ...luigi, ...fields })).toContain(sentence);
});

it.each([
  [{ rating: 5, reviewCount: 1 }, "It is rated 5.0 of 5 stars from 1 review."],
  [{ rating: 4, reviewCount: 0 }, "It is rated 4.0 of 5 stars."],
  [{ rating: 0, reviewCount: 12 }, "It has 12 reviews."],
  [{ rating: 0, reviewCount: 0 }, "No rating is known yet."],
])("with %o the text says nothing else about the rating", (fields, sentence) => {
  expect(aboutText({ ...luigi, ...fields }).endsWith(` ${sentence}`)).toBe(true);
});
