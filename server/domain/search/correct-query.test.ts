import { describe, expect, it } from "vitest";
import { correctQuery } from "./correct-query.ts";
import type { Lexicon } from "./lexicon.ts";
import { indexCategories } from "./understanding/concepts.ts";
import { parseQuery } from "./understanding/parse-query.ts";
import { synonymTable } from "./understanding/synonyms.ts";
import { Vocabulary } from "./words/vocabulary.ts";

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
const correctText = (text: string, location = "") => correctQuery(parseQuery(text, location), lexicon)?.text;

describe("a corrected query", () => {
  it("has unknown words corrected", () => {
    expect(correctText("cheap piza")).toBe("cheap pizza");
  });

  it("keeps the words of a location as they are", () => {
    const query = correctQuery(parseQuery("piza", "Shpo Street"), lexicon);
    expect(query).toMatchObject({ text: "pizza", fullText: "pizza Shpo Street" });
    expect(correctText("pizza", "Shpo Street")).toBeUndefined();
  });

  it("has a number and a word apart that are written as one", () => {
    expect(correctText("7eleven")).toBe("7 eleven");
  });

  it.each([
    ["haridresser", "hairdresser"],
    ["oizza", "pizza"],
    ["rhai", "thai"],
    ["fentist austin", "dentist austin"],
  ])("has words of kinds corrected that no business has: %s", (text, expected) => {
    expect(correctText(text)).toBe(expected);
  });

  it.each(["late night", "root canal", "broke down", "back pain", "flu shot", "wedding rings", "toothache", "slacks"])(
    "is none for everyday words and goods: %s",
    (text) => {
      expect(correctText(text)).toBeUndefined();
    },
  );
});
