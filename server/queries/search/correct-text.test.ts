import { describe, expect, it } from "vitest";
import type { Lexicon } from "#domain/search/build-terms";
import { indexCategories } from "#domain/search/understanding/concepts";
import { synonymTable } from "#domain/search/understanding/synonyms";
import { Vocabulary } from "#domain/search/words/vocabulary";
import { correctText } from "./correct-text.ts";

const COUNTS = {
  bank: 40,
  brake: 9,
  dental: 50,
  "7": 3,
  eleven: 3,
  latte: 9,
  mental: 2,
  paint: 12,
  pizza: 80,
  plumber: 30,
  room: 60,
  shop: 99,
  thai: 20,
};
const lexicon: Lexicon = {
  vocabulary: Vocabulary.from(Object.keys(COUNTS), Object.values(COUNTS)),
  categories: indexCategories([]),
  synonyms: synonymTable([]),
};

describe("the corrected text of a search", () => {
  it("has unknown words corrected", () => {
    expect(correctText("cheap piza", lexicon)).toBe("cheap pizza");
  });

  it("has a number and a word apart that are written as one", () => {
    expect(correctText("7eleven", lexicon)).toBe("7 eleven");
  });

  it.each([
    ["haridresser", "hairdresser"],
    ["oizza", "pizza"],
    ["rhai", "thai"],
    ["fentist austin", "dentist austin"],
  ])("has words of kinds corrected that no business has: %s", (text, corrected) => {
    expect(correctText(text, lexicon)).toBe(corrected);
  });

  it.each(["late night", "root canal", "broke down", "back pain", "flu shot", "wedding rings", "toothache", "slacks"])(
    "is none for everyday words and goods: %s",
    (text) => {
      expect(correctText(text, lexicon)).toBeUndefined();
    },
  );
});
