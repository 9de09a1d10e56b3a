import { describe, expect, it } from "vitest";
import { editDistance } from "./edit-distance.ts";

describe("editDistance", () => {
  it.each([
    ["pizza", "pizza", 0],
    ["piza", "pizza", 1],
    ["pizzaa", "pizza", 1],
    ["pizxa", "pizza", 1],
    ["pziza", "pizza", 1],
    ["restarant", "restaurant", 1],
    ["resturnat", "restaurant", 2],
    ["", "ab", 2],
    ["kitten", "sitting", 3],
    ["abc", "xyz", 3],
    ["dental", "mental", 1],
  ])("from %s to %s is %i", (a, b, edits) => {
    expect(editDistance(a, b, 3)).toBe(edits);
    expect(editDistance(b, a, 3)).toBe(edits);
  });

  it("is the maximum plus one for any larger distance", () => {
    expect(editDistance("plumber", "electrician", 2)).toBe(3);
    expect(editDistance("abc", "xyz", 1)).toBe(2);
  });
});
