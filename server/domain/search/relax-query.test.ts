import { expect, it } from "vitest";
import type { Lexicon } from "./lexicon.ts";
import { keepRarestWord, relaxQuery } from "./relax-query.ts";
import { indexCategories } from "./understanding/concepts.ts";
import { parseQuery } from "./understanding/parse-query.ts";
import { synonymTable } from "./understanding/synonyms.ts";
import { Vocabulary } from "./words/vocabulary.ts";

const COUNTS = { boston: 4, cafe: 20, pizza: 80, roofing: 9, vanguard: 1 };
const lexicon: Lexicon = {
  vocabulary: Vocabulary.from(Object.keys(COUNTS), Object.values(COUNTS)),
  categories: indexCategories([]),
  synonyms: synonymTable([]),
};

/** Words of `place` are not dropped. */
function contentOf(text: string, place = "") {
  const query = parseQuery(text);
  return { query, content: query.words.filter(({ word, isFiller }) => !isFiller && word !== place) };
}
function relaxText(text: string, place = "", directory = lexicon) {
  const { query, content } = contentOf(text, place);
  return relaxQuery(query, content, directory).map(({ query: { text }, dropped }) => ({ text, dropped }));
}
function rarest(text: string, place = "") {
  const { query, content } = contentOf(text, place);
  const last = keepRarestWord(query, content, lexicon);
  return last && { text: last.query.text, dropped: last.dropped };
}
const firstOf = (text: string) => relaxText(text)[0];

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
  expect(relaxText("zorgblat roofing boston", "boston")).toEqual([{ text: "roofing boston", dropped: ["zorgblat"] }]);
  expect(relaxText("zorgblat boston", "boston")).toEqual([]);
});

it("A query of one word has no other", () => {
  expect(relaxText("pizza")).toEqual([]);
});

it("Fewer queries are tried where the words are common", () => {
  const words = ["boston", "cafe", "pizza", "roofing"];
  const lexiconOfCommonWords = { ...lexicon, vocabulary: Vocabulary.from(words, [90_000, 90_000, 90_000, 90_000]) };
  const text = "pizza cafe roofing boston";
  expect(relaxText(text, "", lexiconOfCommonWords).length).toBeLessThan(relaxText(text).length);
  expect(relaxText(text, "", lexiconOfCommonWords)[0]).toEqual(firstOf(text));
});

it("The last remaining word is the rarest, preferably one that names a kind", () => {
  expect(rarest("boston pizza cafe vanguard")).toEqual({
    text: "cafe",
    dropped: ["boston", "pizza", "vanguard"],
  });
  expect(rarest("zorgblat boston")?.text).toBe("boston");
  expect(rarest("zorgblat boston", "boston")).toBeUndefined();
});
