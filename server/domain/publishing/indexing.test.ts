import { describe, expect, it } from "vitest";
import { draft } from "../../testing/directories/draft-fixture.ts";
import {
  canonicalAddress,
  indexingFacts,
  isBusinessIndexable,
  isListIndexable,
  isWholeListIndexable,
  noindexReason,
} from "./indexing.ts";

const BASE = "https://a.example";
type Given = Parameters<typeof draft>[0];
const page = (fields: Given) => ({ ...draft(fields), id: 7, slug: "luigis" });
const reason = (fields: Given) => noindexReason(indexingFacts(draft(fields)));
const completeFields = { name: "Luigi's", category: "Pizza restaurant", city: "Austin" };
const ratedBusiness = { ...completeFields, reviewCount: 9 };

describe("an indexable page", () => {
  it.each([{ phone: "555-0100", openingHours: { Monday: "Closed" } }, { reviewCount: 1 }])(
    "is a business of a name, category and city, once %o is known",
    (fact) => {
      expect(isBusinessIndexable(page({ ...completeFields, ...fact }), BASE)).toBe(true);
      for (const emptyField of [{ name: "" }, { category: "" }, { city: "" }])
        expect(reason({ ...completeFields, ...fact, ...emptyField })).toBe("no-name-category-or-city");
    },
  );

  it("is not a business with little more than a name", () => {
    const little = [{ phone: "555-0100" }, { openingHours: { Monday: "Closed" } }];
    for (const nothing of [{}, { phone: "" }, { openingHours: null }, { reviewCount: 0 }, ...little])
      expect(reason({ ...completeFields, ...nothing })).toBe("too-little-known");
  });

  it("is a temporarily closed business, not a permanently closed one", () => {
    expect(reason({ ...ratedBusiness, businessStatus: "CLOSED_TEMPORARILY" })).toBeUndefined();
    expect(reason({ ...ratedBusiness, businessStatus: "CLOSED_PERMANENTLY" })).toBe("closed-for-good");
  });

  it.each([
    [null, `${BASE}/business/7`],
    ["/business/7", `${BASE}/business/7`],
    ["/details/luigis", `${BASE}/details/luigis`],
    [`${BASE}/details/luigis`, `${BASE}/details/luigis`],
  ])("is a business whose canonical address, %s, is one of its own", (canonicalUrl, address) => {
    expect(canonicalAddress(page({ ...ratedBusiness, canonicalUrl }), BASE)).toBe(address);
    expect(isBusinessIndexable(page({ ...ratedBusiness, canonicalUrl }), BASE)).toBe(true);
  });

  it.each(["/details/another", "/business/8", "https://b.example/details/luigis", "https://a.example"])(
    "is no business with %s as its canonical URL",
    (canonicalUrl) => {
      expect(canonicalAddress(page({ ...ratedBusiness, canonicalUrl }), BASE)).toBeUndefined();
      expect(isBusinessIndexable(page({ ...ratedBusiness, canonicalUrl }), BASE)).toBe(false);
    },
  );

  it("is a city or category with at least three businesses, and the whole list unless it is empty", () => {
    expect([0, 1, 2, 3, 500].map(isListIndexable)).toEqual([false, false, false, true, true]);
    expect([0, 1, 500].map(isWholeListIndexable)).toEqual([false, true, true]);
  });
});
