import { describe, expect, it } from "vitest";
import { falsePoint } from "./false-point.ts";

const reasonOf = (latitude: number, longitude: number, fields = {}) =>
  falsePoint({ address: "", country: "", latitude, longitude, ...fields });

describe("A point is no place", () => {
  it.each([
    [0, 0],
    [0.004, -0.002],
  ])("at %d, %d, with or without a street", (latitude, longitude) => {
    expect(reasonOf(latitude, longitude)).toContain("0, 0");
    expect(reasonOf(latitude, longitude, { address: "4 Mill Lane" })).toContain("0, 0");
  });

  it.each([
    [30, -40],
    [44.8, -150],
    [-30, 100],
    [10, -179.9],
  ])("far out at sea at %d, %d", (latitude, longitude) => {
    expect(reasonOf(latitude, longitude, { address: "4 Mill Lane" })).toBe("is far out at sea");
  });

  it.each([
    [46.8131873, 8.224119],
    [37.09024, -95.712891],
    [51.165691, 10.451526],
    [-25.274398, 133.775136],
    [-0.023559, 37.906193],
  ])("in the middle of a country at %d, %d, without a street", (latitude, longitude) => {
    expect(reasonOf(latitude, longitude)).toBe("is the middle of a country, not a place");
    expect(reasonOf(latitude, longitude, { address: "4 Mill Lane" })).toBeUndefined();
  });

  it.each([
    [46.1, -131.2, "United States"],
    [48.85, 2.35, "Switzerland"],
    [35.68, 139.69, "Brazil"],
    [45.76, 4.84, "Monaco"],
  ])("far outside its country at %d, %d, without a street", (latitude, longitude, country) => {
    expect(reasonOf(latitude, longitude, { country })).toBe(`is far outside ${country}`);
    expect(reasonOf(latitude, longitude, { country, address: "4 Mill Lane" })).toBeUndefined();
    expect(reasonOf(latitude, longitude)).toBeUndefined();
  });
});

describe("A point may be a place", () => {
  it.each([
    ["on an island", 19.43, -155.2, "United States"],
    ["on a coast", 27.75, -15.6, "Spain"],
    ["on a small island", -37.06, -12.31, ""],
    ["in a territory", -21.1, 55.5, "France"],
    ["in a disputed area", 45, 34.1, "Russia"],
    ["across a border", 47.65, 9.17, "Germany"],
    ["near a border", 42.3, -83.05, "Canada"],
    ["on the edge of a city state", 43.741527, 7.425726, "Monaco"],
    ["on the edge of a small republic", 43.9, 12.505, "San Marino"],
    ["on the edge of a principality", 47.268, 9.5, "Liechtenstein"],
    ["a kilometre from the middle of a country", 46.84, 8.24, "Switzerland"],
    ["at the South Pole", -90, 0, ""],
    ["without a country", 42.3, -83.05, ""],
  ])("%s", (_, latitude, longitude, country) => {
    expect(reasonOf(latitude, longitude, { country })).toBeUndefined();
  });

  it("if there is none", () => {
    expect(falsePoint({ address: "", country: "", latitude: null, longitude: null })).toBeUndefined();
  });
});
