import { describe, expect, it } from "vitest";
import { scopeChoices, unlistedPlaces } from "./scope-choices.ts";

const place = (state: string, country: string, businesses: number) => ({ state, country, businesses });

describe("the places that a rule of a city can be limited to", () => {
  it("count the businesses that a rule in that scope affects: a state without a country is in any", () => {
    const places = [place("Ohio", "United States", 60), place("", "United States", 7), place("ohio", "", 5)];
    expect(scopeChoices(places)).toEqual([
      { scope: { state: "Ohio", country: "United States" }, businesses: 60 },
      { scope: { state: "", country: "United States" }, businesses: 67 },
      { scope: { state: "ohio", country: "" }, businesses: 65 },
      { scope: { state: "", country: "" }, businesses: 72 },
    ]);
    expect(unlistedPlaces(places)).toEqual([]);
  });

  it("leave out businesses without state and country, and say so", () => {
    const places = [place("Ohio", "United States", 60), place("", "", 30)];
    expect(scopeChoices(places)).toEqual([
      { scope: { state: "Ohio", country: "United States" }, businesses: 60 },
      { scope: { state: "", country: "" }, businesses: 90 },
    ]);
    expect(unlistedPlaces(places)).toEqual([
      "30 businesses have neither a state nor a country: only a rule for all of them changes them.",
    ]);
  });

  it("are the twelve with most businesses, and the others are counted", () => {
    const places = Array.from({ length: 14 }, (_, index) => place(`State ${index}`, "", 100 - index));
    expect(scopeChoices(places)).toHaveLength(13);
    expect(unlistedPlaces(places)).toEqual([
      "2 more places are not in this list, with 175 businesses: type its state or country into the rule.",
    ]);
  });
});
