import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { nameOfCountry } from "../address/country.ts";
import { countriesOfPoint } from "./countries-of-point.ts";
import { countryOfEvidence } from "./country-evidence.ts";

/** Capitals of all countries and cities near borders, with their coordinates; from GeoNames (CC BY 4.0). */
const CITIES = readFileSync(new URL("../../testing/fixtures/capitals-and-border-cities.tsv", import.meta.url), "utf8")
  .trim()
  .split("\n")
  .map((line) => {
    const [code = "", city = "", latitude, longitude] = line.split("\t");
    return { code, city, latitude: Number(latitude), longitude: Number(longitude) };
  });
const NOTHING = { phone: "", timeZone: "", fullAddress: "" };
/** Enclaves in a zone of their neighbour, and places at the line itself. */
const MAX_WRONG = 0.02;

describe("capitals and cities near borders", () => {
  it("lie in one of the countries of their point", () => {
    expect(CITIES.length).toBeGreaterThan(500);
    const missedCities = CITIES.filter(
      ({ code, latitude, longitude }) => !countriesOfPoint(latitude, longitude).codes.includes(code),
    );
    expect(missedCities.length / CITIES.length, JSON.stringify(missedCities)).toBeLessThanOrEqual(MAX_WRONG);
  });

  it("are in their country by coordinates and the name of the city", () => {
    const wrong = CITIES.filter(({ code, city, latitude, longitude }) => {
      const country = countryOfEvidence({ ...NOTHING, latitude, longitude, fullAddress: `Main 4, ${city}` });
      return country !== "" && country !== nameOfCountry(code);
    });
    expect(wrong.length / CITIES.length, JSON.stringify(wrong)).toBeLessThanOrEqual(MAX_WRONG);
  });

  it("are in no wrong country by a zone that several share", () => {
    const wrong = CITIES.filter(({ code, latitude, longitude }) => {
      const point = countriesOfPoint(latitude, longitude);
      const country = countryOfEvidence({ ...NOTHING, latitude, longitude });
      return !point.isLikely && country !== "" && country !== nameOfCountry(code);
    });
    expect(wrong).toEqual([]);
  });
});
