import { describe, expect, it } from "vitest";
import { knownDistricts } from "./known-districts.ts";
import { numberedDistricts } from "./numbered-districts.ts";

const read = (text: string) => numberedDistricts(text.split(" ")).map(({ name, postcodes }) => [name, postcodes[0]]);

describe("numberedDistricts", () => {
  it.each([
    ["Paris 11", [["Paris", "75011"]]],
    ["11e arrondissement Paris", [["Paris", "75011"]]],
    ["1er arrondissement de Lyon", [["Lyon", "69001"]]],
    ["Lyon 3ème", [["Lyon", "69003"]]],
    [
      "13e arrondissement",
      [
        ["Paris", "75013"],
        ["Marseille", "13013"],
      ],
    ],
    ["1. Bezirk Wien", [["Wien", "1010"]]],
    ["Vienna 22", [["Wien", "1220"]]],
    ["VII. kerület", [["Budapest", "1070"]]],
    ["Budapest XIII", [["Budapest", "1130"]]],
    ["Praha 5", [["Praha", "15000"]]],
    ["Prague 10", [["Praha", "10000"]]],
    ["Paris 21", []],
    ["Paris X", []],
    ["Paris", []],
    ["11", []],
    ["district 4", []],
    ["Paris 11 12", []],
  ])("reads %s", (text, districts) => {
    expect(read(text).map(([name, postcode]) => [name?.split(" ")[0], postcode])).toEqual(districts);
  });
});

describe("knownDistricts", () => {
  it("has numbered districts that the source has only by their parts", () => {
    const places = knownDistricts("CH").named(["kreis", "4"]);
    const isAt = (latitude: number, longitude: number) =>
      places.some(
        (place) => Math.abs(place.latitude - latitude) < 0.01 && Math.abs(place.longitude - longitude) < 0.01,
      );
    expect(isAt(47.378, 8.521)).toBe(true);
    expect(isAt(47.479, 8.702)).toBe(true);
    expect(knownDistricts("CH").named(["kreis", "1"]).length).toBeGreaterThan(1);
  });
});
