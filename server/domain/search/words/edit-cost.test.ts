import { describe, expect, it } from "vitest";
import { editCost } from "./edit-cost.ts";

describe("editCost", () => {
  it.each([
    ["restarant", "restaurant", "resbarant"],
    ["piza", "pizza", "pita"],
    ["pizzza", "pizza", "pizzoa"],
    ["shool", "school", "spool"],
    ["flowre", "flower", "flowres"],
    ["bekery", "bakery", "bnkery"],
    ["doktor", "doctor", "doltor"],
    ["jones", "jonas", "bones"],
  ])("%s is %s rather than %s", (typedWord, meantWord, other) => {
    expect(editCost(typedWord, meantWord)).toBeLessThan(editCost(typedWord, other));
  });
});
