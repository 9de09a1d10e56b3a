import { describe, expect, it } from "vitest";
import type { BusinessDraft } from "#contract/business";
import { businessInsert } from "../../testing/directories/business-insert.ts";
import { SearchedAreas } from "./searched-areas.ts";

const ELM = { city: "Elmton", state: "Oregon", address: "1 Oak St", fullAddress: "1 Oak St, Elmton, OR" };

/** Businesses with a street in Elmton, which tell where it is. */
function observed(count: number, more: Partial<BusinessDraft> = {}): SearchedAreas {
  const areas = new SearchedAreas();
  for (let at = 0; at < count; at++) {
    const place = { latitude: 44 + at / 1000, longitude: -121, phoneE164: `+1541555010${at}` };
    areas.observe(businessInsert(`p${at}`, { ...ELM, ...place, ...more }));
  }
  return areas;
}

function areasOf(areas: SearchedAreas, searched: string, more: Partial<BusinessDraft>) {
  const nowhere = { isServiceArea: true, city: "", address: "", fullAddress: "", latitude: null, longitude: null };
  const row = { business: businessInsert("x", { ...nowhere, phoneE164: null, ...more }), searched };
  return { areas: areas.settle(row).business.serviceAreas, isOpen: areas.isUndecided(row) };
}

const SEARCHED = "plumber, 97700, Elmton, OR, US";
const NEAR = { latitude: 44.2, longitude: -121.2 };
const FAR = { latitude: 45.5, longitude: -122.6 };

describe("the area of a business that comes to its customers", () => {
  it.each([
    ["whose point is near the businesses of the searched city", SEARCHED, NEAR],
    ["that was searched in words", "plumbers in Elmton", NEAR],
    ["without a point, whose area code is that of the city", SEARCHED, { phoneE164: "+15415550199" }],
  ])("%s is that city", (_, searched, more) => {
    expect(areasOf(observed(6), searched, more)).toEqual({ areas: ["Elmton, Oregon"], isOpen: false });
  });

  it.each([
    ["whose point is far from it", SEARCHED, { ...FAR, phoneE164: "+15415550199" }],
    ["of another area code, without a point", SEARCHED, { phoneE164: "+15035550199" }],
    ["with neither point nor phone", SEARCHED, {}],
    ["that was searched elsewhere", "plumber, Oakville, OR, US", NEAR],
  ])("%s stays unknown", (_, searched, more) => {
    expect(areasOf(observed(6), searched, more)).toEqual({ areas: [], isOpen: true });
  });

  it("stays unknown where few businesses tell where the city is, or it is in several states", () => {
    expect(areasOf(observed(4), SEARCHED, NEAR).areas).toEqual([]);
    const areas = observed(6);
    areas.observe(businessInsert("other", { ...ELM, state: "Ohio", ...NEAR }));
    expect(areasOf(areas, SEARCHED, NEAR).areas).toEqual([]);
  });

  it("stays what its source says", () => {
    expect(areasOf(observed(6), SEARCHED, { ...NEAR, serviceAreas: ["Bend"] }).areas).toEqual(["Bend"]);
    expect(areasOf(observed(6), SEARCHED, { ...NEAR, isServiceArea: false }).areas).toEqual([]);
  });
});
