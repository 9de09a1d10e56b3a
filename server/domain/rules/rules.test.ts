import { describe, expect, it } from "vitest";
import { draft } from "../../testing/directories/draft-fixture.ts";
import { businessKeys } from "../business/business-keys.ts";
import { applyCityRules, applyRules, type RuleSet } from "./rules.ts";

const storable = (overrides: Parameters<typeof draft>[0]) => {
  const business = draft(overrides);
  return { ...business, ...businessKeys(business) };
};
const to = (name: string, stateKey = "", countryKey = "", id = 1) => ({ id, to: name, stateKey, countryKey });
const RULES: RuleSet = {
  cities: new Map([["nyc", [to("New York")]]]),
  kinds: new Map(),
  groups: new Map([["church", "entertainment"]]),
};

describe("rules", () => {
  it("give a city its name, by which it is found, linked and addressed", () => {
    const { business: renamedByRule } = applyRules(storable({ name: "Joe's", city: "N.Y.C.", address: "1 Main St" }), {
      ...RULES,
      cities: new Map([["n y c", [to("New York")]]]),
    });
    expect(renamedByRule).toMatchObject({ city: "New York", cityKey: "new york", slugBase: "joes-new-york" });
    expect(renamedByRule.otherText).toContain("new york");
  });

  it("change an address line that is made of its parts, and leave one that a file wrote", () => {
    const fields = { city: "NYC", address: "1 Main St", country: "United States" };
    const lineOf = (fullAddress: string) =>
      applyRules(storable({ ...fields, fullAddress }), RULES).business.fullAddress;
    expect(lineOf("1 Main St, NYC, United States")).toBe("1 Main St, New York, United States");
    expect(lineOf("1 Main Street, NYC")).toBe("1 Main Street, NYC");
  });

  it("of a state and country leave the city alone elsewhere, and the narrowest one counts", () => {
    const cities = new Map([
      ["springfield", [to("Anywhere"), to("Lincoln", "illinois", "united states", 2), to("Abroad", "", "canada", 3)]],
    ]);
    const cityIn = (state: string, country: string) =>
      applyRules(storable({ city: "Springfield", state, country }), { ...RULES, cities }).business.city;
    expect(cityIn("Illinois", "United States")).toBe("Lincoln");
    expect(cityIn("Illinois", "Canada")).toBe("Abroad");
    expect(cityIn("Ohio", "United States")).toBe("Anywhere");
  });

  it("follow one another, each once, and name themselves", () => {
    const cities = new Map([
      ["a", [to("B")]],
      ["b", [to("C", "", "", 2)]],
    ]);
    const place = { city: "A", state: "", country: "" };
    expect(applyCityRules(place, cities)).toEqual({ city: "C", ruleIds: [1, 2] });
    const circle = new Map([...cities, ["c", [to("A", "", "", 3)]] as const]);
    expect(applyCityRules(place, circle)).toEqual({ city: "A", ruleIds: [1, 2, 3] });
  });

  it("give a category its group", () => {
    const business = storable({ category: "Church" });
    expect(business.group).not.toBe("entertainment");
    expect(applyRules(business, RULES).business).toEqual({ ...business, group: "entertainment" });
  });

  it("do not change fields that they do not mention", () => {
    const business = storable({ city: "Boston" });
    expect(applyRules(business, RULES).business).toBe(business);
  });
});
