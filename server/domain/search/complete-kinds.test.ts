import { describe, expect, it } from "vitest";
import type { CategorySummary } from "#contract/business";
import { categorySlug } from "../business/business-keys.ts";
import { cityPrefixes } from "./city-prefixes.ts";
import { completeKinds, sortByTypedWords } from "./complete-kinds.ts";
import { indexCategories } from "./understanding/concepts.ts";

const summary = (category: string, businessCount: number): CategorySummary => ({
  category,
  slug: categorySlug(category),
  group: "other",
  businessCount,
});
const CATEGORIES = [summary("Auto repair shop", 9), summary("Barber shop", 5), summary("Florist", 2)];
const complete = (text: string) =>
  completeKinds(text.split(" "), { categories: indexCategories(CATEGORIES) }).map(({ category }) => category);

describe("kinds of which a name begins with the text", () => {
  it.each([
    ["car rep", ["Auto repair shop"]],
    ["mecha", ["Auto repair shop"]],
    ["barbersh", ["Barber shop"]],
    ["flow", ["Florist"]],
    ["car repair xq", []],
    ["bar", []],
    ["", []],
  ])("%s", (text, kinds) => {
    expect(complete(text)).toEqual(kinds);
  });

  it("come first where their name has a typed word", () => {
    const kinds = [summary("Bibliothek", 9), summary("Public library", 1)];
    expect(sortByTypedWords(kinds, ["libraries"]).map(({ category }) => category)).toEqual([
      "Public library",
      "Bibliothek",
    ]);
  });
});

describe("beginnings of cities", () => {
  it.each([
    ["Zür", ["zur"]],
    ["zuer", ["zuer", "zur"]],
    ["бео", ["бео", "beo"]],
    ["St.-P", ["st p"]],
    ["…", []],
    [" ", []],
  ])("%s", (text, prefixes) => {
    expect(cityPrefixes(text)).toEqual(prefixes);
  });
});
