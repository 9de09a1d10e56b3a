import { describe, expect, it } from "vitest";
import { draft } from "./draft-fixture.ts";
import { indexingFacts, mayIndexBusiness, mayIndexList } from "./indexing.ts";

const mayIndex = (known: Parameters<typeof draft>[0]) => mayIndexBusiness(indexingFacts(draft(known)));
const known = { name: "Luigi's", category: "Pizza restaurant", city: "Austin" };

describe("what search engines may list", () => {
  it.each([{ phone: "555-0100" }, { openingHours: { Monday: "Closed" } }, { reviewCount: 1 }])(
    "is a business of a name, category and city, once %o is known",
    (fact) => {
      expect(mayIndex({ ...known, ...fact })).toBe(true);
      for (const missing of [{ name: "" }, { category: "" }, { city: "" }])
        expect(mayIndex({ ...known, ...fact, ...missing })).toBe(false);
    },
  );

  it("is no business of which nothing else is known", () => {
    for (const nothing of [{}, { phone: "" }, { openingHours: null }, { reviewCount: 0 }])
      expect(mayIndex({ ...known, ...nothing })).toBe(false);
  });

  it("is a business that is closed for now, but none that is closed for good", () => {
    const rated = { ...known, reviewCount: 9 };
    expect(mayIndex({ ...rated, businessStatus: "CLOSED_TEMPORARILY" })).toBe(true);
    expect(mayIndex({ ...rated, businessStatus: "CLOSED_PERMANENTLY" })).toBe(false);
  });

  it("is a list that is not empty", () => {
    expect([0, 1, 500].map(mayIndexList)).toEqual([false, true, true]);
  });
});
