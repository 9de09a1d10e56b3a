import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { countryCode, countryCodes, countryName, nameOfCountry } from "./country.ts";
import { COUNTRY_LINES } from "./country-data.ts";
import { COUNTRY_NAMES } from "./country-list-data.ts";
import { COUNTRY_NAME_LINES } from "./country-names-data.ts";
import { placeKey } from "./place-key.ts";

describe("the name of a country", () => {
  it.each([
    ["US", "United States"],
    ["usa", "United States"],
    ["U.S.", "United States"],
    ["United States of America", "United States"],
    ["UK", "United Kingdom"],
    ["England", "United Kingdom"],
    ["SCOTLAND", "United Kingdom"],
    ["Deutschland", "Germany"],
    ["Schweiz", "Switzerland"],
    ["Suisse", "Switzerland"],
    ["Österreich", "Austria"],
    ["España", "Spain"],
    ["Česko", "Czechia"],
    ["Czech Republic", "Czechia"],
    ["Türkiye", "Turkey"],
    ["TÜRKİYE", "Turkey"],
    ["UAE", "United Arab Emirates"],
    ["Viet Nam", "Vietnam"],
    ["Korea, Republic of", "South Korea"],
    ["Republic of Serbia", "Serbia"],
    ["Kosovo", "Kosovo"],
    ["Россия", "Russia"],
    ["日本", "Japan"],
    ["CHE", "Switzerland"],
    ["États-Unis", "United States"],
    ["Estados Unidos", "United States"],
    ["Stati Uniti", "United States"],
    ["Vereinigte Staaten", "United States"],
    ["Sjedinjene Američke Države", "United States"],
    ["Sjedinjene Drave", "United States"],
    ["Spojené státy", "United States"],
    ["Vereinigtes Königreich", "United Kingdom"],
    ["Ujedinjeno Kraljevstvo", "United Kingdom"],
    ["Njemačka", "Germany"],
    ["Ελλάδα", "Greece"],
    ["Việt Nam", "Vietnam"],
    ["Sultanate of Oman", "Oman"],
    ["سلطنة عمان", "Oman"],
    ["Federal Republic of Nigeria", "Nigeria"],
    ["Kingdom of Saudi Arabia", "Saudi Arabia"],
    ["KSA", "Saudi Arabia"],
    ["Republika Srbija", "Serbia"],
    ["Republic of China", "Taiwan"],
    ["Federated States of Micronesia", "Micronesia"],
    ["Cote d’Ivoire", "Côte d'Ivoire"],
  ])("%s is %s", (spelling, name) => {
    expect(countryName(spelling)).toBe(name);
  });

  it("is found by each name in other languages, which no other country has", () => {
    const owners = new Map<string, string>();
    for (const line of COUNTRY_NAME_LINES.trim().split("\n")) {
      for (const name of line.slice(3).split("|")) {
        expect(countryCode(countryName(name)), name).toBe(line.slice(0, 2));
        expect(owners.get(placeKey(name)), name).toBeUndefined();
        owners.set(placeKey(name), name);
      }
    }
  });

  it("is blank for cities and words", () => {
    for (const text of ["Santa Elena", "Georgetown", "Panam", "Republika", "State of Georgia"])
      expect(countryName(text)).toBe("");
  });

  it("is blank for other texts", () => {
    for (const text of ["", "Zürich", "New York", "None", "x".repeat(10_000)]) expect(countryName(text)).toBe("");
  });

  it("maps back to the ISO code", () => {
    expect(countryCode("United States")).toBe("US");
    expect(countryCode("Kosovo")).toBe("XK");
    expect(countryCode("Nowhere")).toBeUndefined();
  });

  it("is found by each listed spelling, and no spelling belongs to two countries", () => {
    const owners = new Map<string, string>();
    for (const line of COUNTRY_LINES.trim().split("\n")) {
      const names = line.slice(7).split("|");
      for (const name of names) {
        expect(countryName(name), name).toBe(names[0]);
        expect(owners.get(placeKey(name)) ?? names[0], name).toBe(names[0]);
        owners.set(placeKey(name), names[0] as string);
      }
      expect(countryCode(countryName(line.slice(0, 2)))).toBe(line.slice(0, 2));
    }
  });

  it("is in the list for browsers", () => {
    expect([...countryCodes()].map(nameOfCountry).toSorted()).toEqual(COUNTRY_NAMES.toSorted());
  });

  it.each(["s/n", "S/N", "s.n.", "n/a", "c/o", "M/s", "n.a."])("is not told by %s", (text) => {
    expect(countryName(text)).toBe("");
  });

  it("never throws, and canonical names map to themselves", () => {
    fc.assert(
      fc.property(fc.array(fc.nat(0xffff)), (units) => {
        const text = String.fromCharCode(...units);
        const name = countryName(text);
        expect(name === "" || countryName(name) === name).toBe(true);
      }),
    );
  });
});
