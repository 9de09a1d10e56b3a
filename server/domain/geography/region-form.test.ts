import { describe, expect, it } from "vitest";
import { regionForm, splitCityCell } from "./region-form.ts";

describe("a state has one form", () => {
  it.each([
    ["VT", "United States", "Vermont"],
    ["vt", "United States", "Vermont"],
    ["V.T.", "United States", "Vermont"],
    ["VERMONT", "United States", "Vermont"],
    ["US-VT", "United States", "Vermont"],
    ["State of Vermont", "United States", "Vermont"],
    ["Commonwealth of Virginia", "United States", "Virginia"],
    ["Vermont (VT)", "United States", "Vermont"],
    ["VT - Vermont", "United States", "Vermont"],
    ["VT, USA", "United States", "Vermont"],
    ["VT 05401", "United States", "Vermont"],
    ["Ore.", "United States", "Oregon"],
    ["W. Va.", "United States", "West Virginia"],
    ["No. Dakota", "United States", "North Dakota"],
    ["Qc", "Canada", "Quebec"],
    ["Province of Ontario", "Canada", "Ontario"],
    ["nsw", "Australia", "New South Wales"],
    ["CA-BC", "Canada", "British Columbia"],
  ])("%s in %s is %s", (text, country, region) => {
    expect(regionForm(text, country)).toBe(region);
    expect(regionForm(region, country)).toBe(region);
  });

  it.each([
    ["VT", ""],
    ["Vermont or Maine", "United States"],
    ["Vermont, Maine", "United States"],
    ["CA-TX", "United States"],
    ["Orange County", "United States"],
    ["NH", "Serbia"],
    ["", "United States"],
  ])("%s in %s stays as it is", (text, country) => {
    expect(regionForm(text, country)).toBe(text);
  });
});

describe("a city cell with its state", () => {
  it.each([
    ["Stowe VT", "United States", "Stowe", "Vermont"],
    ["Stowe (VT)", "United States", "Stowe", "Vermont"],
    ["Stowe V.T.", "United States", "Stowe", "Vermont"],
    ["Oak Bay BC", "Canada", "Oak Bay", "British Columbia"],
    ["Stowe VT", "Germany", "Stowe VT", ""],
    ["Winston Salem", "United States", "Winston Salem", ""],
    ["Stowe XX", "United States", "Stowe XX", ""],
  ])("%s in %s", (cell, country, city, state) => {
    expect(splitCityCell(cell, cell, country)).toEqual({ city, state });
  });

  it("tells the state where the city was read from it already", () => {
    expect(splitCityCell("Stowe, VT", "Stowe", "United States")).toEqual({ city: "Stowe", state: "Vermont" });
    expect(splitCityCell("Stowe, Vermont", "Stowe", "United States")).toEqual({ city: "Stowe", state: "Vermont" });
    expect(splitCityCell("", "Stowe", "United States")).toEqual({ city: "Stowe", state: "" });
  });
});
