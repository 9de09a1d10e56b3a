import { expect, it } from "vitest";
import type { Alternative, SearchTerms } from "./search-terms.ts";
import { searchTiers } from "./search-tiers.ts";

const word = (text: string): Alternative => ({ weight: 1, kind: "words", words: [text] });
const thai: Alternative = { weight: 1, kind: "category", slug: "thai-restaurant" };
const wifi: Alternative = { weight: 1, kind: "attribute", tag: "wifi" };
const search = (...terms: Alternative[][]): SearchTerms => ({
  folded: "",
  lastIsPrefix: false,
  terms: terms.map((alternatives) => ({ typed: "", alternatives })),
});

it("Candidates are businesses of a kind that a term names, with all other terms anywhere", () => {
  const { kinds } = searchTiers(search([word("thai"), thai], [word("garden")]));
  expect(kinds?.map(({ alternatives }) => alternatives)).toEqual([[thai], [word("garden")]]);
});

it("Without a kind there is no such tier", () => {
  expect(searchTiers(search([word("garden")], [wifi])).kinds).toBeUndefined();
});

it("Candidates are names with all terms, unless a term cannot match names", () => {
  const { names } = searchTiers(search([thai, word("thai")], [word("garden")]));
  expect(names?.map(({ alternatives }) => alternatives)).toEqual([[word("thai")], [word("garden")]]);
  expect(searchTiers(search([word("thai")], [wifi])).names).toBeUndefined();
});
