import { describe, expect, it } from "vitest";
import { cityKey } from "./city-key.ts";

describe("cityKey", () => {
  it.each([
    ["İSTANBUL", "istanbul"],
    ["Iğdır", "ıgdir"],
    ["Zürich", "ZURICH"],
    ["Winston-Salem", "winston salem"],
    ["St. Louis", "st louis"],
    ["new-york", "New York"],
  ])("is the same for %s and %s", (one, other) => {
    expect(cityKey(one)).toBe(cityKey(other));
  });
});
