import { describe, expect, it } from "vitest";
import { likelyCountry } from "./file-country.ts";

/** Counts by country; "" tells none. */
const rows = (counts: Record<string, number>) => ({
  countries: Object.entries(counts).map(([country, rows]) => ({ country, rows })),
});

describe("the country of a file", () => {
  it("is the country that most rows with a country have", () => {
    const expected = { country: "Spain", provenRows: 2, unknownRows: 5 };
    expect(likelyCountry(rows({ "": 5, Spain: 2 }))).toEqual(expected);
    expect(likelyCountry(rows({ Portugal: 1, Spain: 9, "": 3 }))?.country).toBe("Spain");
  });

  it.each([
    ["every row tells one", { Spain: 9, Portugal: 1 }],
    ["no row tells one", { "": 9 }],
    ["there are two", { Spain: 5, Portugal: 4, "": 2 }],
    ["one row is no majority", { Spain: 1, "": 2 }],
    ["hardly any row tells one", { Spain: 5, "": 200 }],
    ["there are no rows", {}],
  ])("is not offered when %s", (_, counts) => {
    expect(likelyCountry(rows(counts))).toBeUndefined();
  });
});
