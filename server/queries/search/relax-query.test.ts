import { expect, it } from "vitest";
import type { Lexicon } from "#domain/search/build-terms";
import { indexCategories } from "#domain/search/understanding/concepts";
import { synonymTable } from "#domain/search/understanding/synonyms";
import { Vocabulary } from "#domain/search/words/vocabulary";
import { rarestWord, relaxQuery } from "./relax-query.ts";

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

it("Fewer texts are tried where the words are common", () => {
  const words = ["boston", "cafe", "pizza", "roofing"];
  const common = { ...lexicon, vocabulary: Vocabulary.from(words, [90_000, 90_000, 90_000, 90_000]) };
  const text = "pizza cafe roofing boston";
  expect(relaxQuery(text, common).length).toBeLessThan(relaxQuery(text, lexicon).length);
  expect(relaxQuery(text, common)[0]).toEqual(relaxQuery(text, lexicon)[0]);
});

it("At last the rarest word is left, rather one that names a kind", () => {
  expect(rarestWord("boston pizza cafe vanguard", lexicon)).toEqual({
    text: "cafe",
    dropped: ["boston", "pizza", "vanguard"],
  });
  expect(rarestWord("zorgblat boston", lexicon)?.text).toBe("boston");
  expect(rarestWord("zorgblat boston", lexicon, new Set(["boston"]))).toBeUndefined();
});
