import { expect, it } from "vitest";
import { joinList, upperFirst } from "./join-list.ts";

it("lists are joined by commas and a final 'and'", () => {
  expect([[], ["a"], ["a", "b"], ["a", "b", "c"]].map(joinList)).toEqual(["", "a", "a and b", "a, b and c"]);
});

it("the first letter is capitalized", () => {
  expect(["opening hours", "éclairs", "24 hours", ""].map(upperFirst)).toEqual([
    "Opening hours",
    "Éclairs",
    "24 hours",
    "",
  ]);
});
