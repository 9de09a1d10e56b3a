import { expect, it } from "vitest";
import type { Lexicon } from "#domain/search/build-terms";
import { indexCategories } from "#domain/search/understanding/concepts";
import { synonymTable } from "#domain/search/understanding/synonyms";
import { Vocabulary } from "#domain/search/words/vocabulary";
import { relaxQuery } from "./relax-query.ts";

const COUNTS = { boston: 4, cafe: 20, pizza: 80, roofing: 9, vanguard: 1 };
const lexicon: Lexicon = {
  vocabulary: Vocabulary.from(Object.keys(COUNTS), Object.values(COUNTS)),
  categories: indexCategories([]),
  synonyms: synonymTable([]),
};
const firstOf = (text: string) => relaxQuery(text, lexicon)[0];

it("Unknown words are dropped first", () => {
  expect(firstOf("zorgblat pizza boston")).toEqual({ text: "pizza boston", dropped: ["zorgblat"] });
});

it("Wished attributes are dropped before other known words", () => {
  expect(firstOf("boston cafe with free wifi")).toEqual({ text: "boston cafe with", dropped: ["free", "wifi"] });
});

it("Of two words the kind stays", () => {
  expect(firstOf("boston pizza")).toEqual({ text: "pizza", dropped: ["boston"] });
  expect(firstOf("pizza boston")).toEqual({ text: "pizza", dropped: ["boston"] });
});

it("Words of the place stay", () => {
  const texts = relaxQuery("zorgblat roofing boston", lexicon, new Set(["boston"]));
  expect(texts).toEqual([{ text: "roofing boston", dropped: ["zorgblat"] }]);
  expect(relaxQuery("zorgblat boston", lexicon, new Set(["boston"]))).toEqual([]);
});

it("A text of one word has no other", () => {
  expect(relaxQuery("pizza", lexicon)).toEqual([]);
});
