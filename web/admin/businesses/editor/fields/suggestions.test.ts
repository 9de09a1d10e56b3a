import { expect, it } from "vitest";
import type { CategorySummary } from "#contract/business";
import { matchingKinds } from "./suggestions.ts";

const kind = (category: string, businessCount: number): CategorySummary => ({
  category,
  slug: category.toLowerCase(),
  group: "restaurants",
  businessCount,
});

it("kinds that begin with the text come first, then the most frequent; accents do not matter", () => {
  const kinds = [kind("Internet cafe", 9), kind("Café", 3), kind("Cafeteria", 5), kind("Bar", 40)];
  expect(matchingKinds(kinds, " cafe").map(({ value }) => value)).toEqual(["Cafeteria", "Café", "Internet cafe"]);
  expect(matchingKinds(kinds, "zzz")).toEqual([]);
  expect(matchingKinds([kind("Bar", 1)], "")[0]).toEqual({ value: "Bar", note: "1 business" });
});
