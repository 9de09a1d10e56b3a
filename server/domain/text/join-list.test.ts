import { expect, it } from "vitest";
import { joinList, upperFirst } from "./join-list.ts";

it("things in a row are parted by commas, the last by a word", () => {
  expect([[], ["a"], ["a", "b"], ["a", "b", "c"]].map(joinList)).toEqual(["", "a", "a and b", "a, b and c"]);
});

it("a sentence begins with a capital, whatever it begins with", () => {
  expect(["opening hours", "éclairs", "24 hours", ""].map(upperFirst)).toEqual([
    "Opening hours",
    "Éclairs",
    "24 hours",
    "",
  ]);
});
