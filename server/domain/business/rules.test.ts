import { describe, expect, it } from "vitest";
import { draft } from "../../testing/draft-fixture.ts";
import { businessKeys } from "./business-keys.ts";
import { applyRules, type RuleSet } from "./rules.ts";

const storable = (more: Parameters<typeof draft>[0]) => {
  const business = draft(more);
  return { ...business, ...businessKeys(business) };
};
const RULES: RuleSet = {
  cities: new Map([["nyc", "New York"]]),
  groups: new Map([["church", "entertainment"]]),
};

describe("rules", () => {
  it("give a city its name, by which it is found, linked and addressed", () => {
    const ruled = applyRules(storable({ name: "Joe's", city: "N.Y.C.", address: "1 Main St" }), {
      ...RULES,
      cities: new Map([["n y c", "New York"]]),
    });
    expect(ruled).toMatchObject({ city: "New York", cityKey: "new york", slugBase: "joes-new-york" });
    expect(ruled.otherText).toContain("new york");
  });

  it("change an address line that is made of its parts, and leave one that a file wrote", () => {
    const made = { city: "NYC", address: "1 Main St", country: "United States" };
    const lineOf = (fullAddress: string) => applyRules(storable({ ...made, fullAddress }), RULES).fullAddress;
    expect(lineOf("1 Main St, NYC, United States")).toBe("1 Main St, New York, United States");
    expect(lineOf("1 Main Street, NYC")).toBe("1 Main Street, NYC");
  });

  it("give a category its group", () => {
    const business = storable({ category: "Church" });
    expect(business.group).not.toBe("entertainment");
    expect(applyRules(business, RULES)).toEqual({ ...business, group: "entertainment" });
  });

  it("leave alone what they say nothing of", () => {
    const business = storable({ city: "Boston" });
    expect(applyRules(business, RULES)).toBe(business);
  });
});
