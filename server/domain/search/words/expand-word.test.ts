import { describe, expect, it } from "vitest";
import { MAX_ALTERNATIVES } from "../search-terms.ts";
import { correctSpelling } from "./correct-spelling.ts";
import { expandWord } from "./expand-word.ts";
import { Vocabulary } from "./vocabulary.ts";

const COUNTS: Record<string, number> = {
  restaurant: 900,
  restaurants: 40,
  restaurent: 1,
  thai: 70,
  plumber: 250,
  plumbers: 9,
  plumbing: 300,
  zurich: 700,
  zuerich: 2,
  backerei: 30,
  baeckerei: 1,
  backereien: 4,
  barber: 40,
  barbershop: 3,
  bar: 300,
  shop: 500,
  shops: 9,
  mental: 50,
  dentist: 90,
  rental: 3,
  h: 9,
  m: 12,
  x: 1,
  football: 4,
  foot: 6,
  ball: 3,
  pizza: 400,
  pizzeria: 90,
  pizzas: 5,
  ac: 30,
  a: 900,
  c: 40,
  "19106": 12,
  "1": 80,
  "9": 4,
  jones: 20,
  jonas: 18,
  johns: 17,
};
const vocabulary = Vocabulary.from(Object.keys(COUNTS), Object.values(COUNTS));

const expandedTexts = (word: string, isPrefix = false) =>
  expandWord(word, vocabulary, { isPrefix }).map(
    (alternative) =>
      `${alternative.kind === "words" ? alternative.words.join("+") : alternative.kind} ${alternative.weight}`,
  );

describe("expandWord", () => {
  it.each([
    ["plumbers", false, ["plumbers 1", "plumber 0.9"]],
    ["zuerich", false, ["zuerich 1", "zurich 0.95"]],
    ["baeckerei", false, ["baeckerei 1", "backerei 0.95", "backereien 0.855"]],
    ["pizz", true, ["pizz 1", "pizza 0.8", "pizzeria 0.8", "pizzas 0.8"]],
    ["pizz", false, ["pizz 1"]],
    ["pizza", true, ["pizza 1", "pizzas 0.9"]],
    ["hm", false, ["hm 1", "h+m 0.85"]],
    ["ac", false, ["ac 1"]],
    ["unknown", false, ["unknown 1"]],
  ] as const)("finds %s (a prefix: %s) as %j", (word, isPrefix, alternatives) => {
    expect(expandedTexts(word, isPrefix)).toEqual(alternatives);
  });

  it("has a bounded number of alternatives", () => {
    const words = Array.from({ length: 5000 }, (_, index) => `b${index.toString(36)}`);
    const large = Vocabulary.from(
      words,
      words.map(() => 1),
    );
    expect(expandWord("b", large, { isPrefix: true })).toHaveLength(9);
    expect(MAX_ALTERNATIVES).toBeGreaterThanOrEqual(9 + 8 + 4);
  });
});

describe("correctSpelling", () => {
  const correctedTexts = (text: string, lastIsPrefix = false) =>
    correctSpelling(text.split(" "), vocabulary, { lastIsPrefix })?.join(" ");

  it.each([
    ["thai restarant", "thai restaurant"],
    ["restarant", "restaurant"],
    ["restaurent", "restaurant"],
    ["plumer zurihc", "plumber zurich"],
    ["pizzashop", "pizza shop"],
    ["thai barber shop", "thai barbershop"],
    ["a c plumbing", "ac plumbing"],
  ])("corrects %s to %s", (typedWord, text) => expect(correctedTexts(typedWord)).toBe(text));

  it.each(["plumber", "dental", "pizzerias", "19107 thai", "rental mental", "1 9", "", "hm", "xyzzy"])(
    "leaves %s as it is",
    (typedWord) => expect(correctedTexts(typedWord)).toBeUndefined(),
  );

  it("leaves known words as they are beside an unknown one", () => {
    expect(correctedTexts("restarant shop")).toBe("restaurant shop");
  });

  it("leaves the beginning of a known word as it is, and corrects others", () => {
    expect(correctedTexts("thai restaur", true)).toBeUndefined();
    expect(correctedTexts("thai restuar", true)).toBe("thai restaurant");
  });

  it("leaves rare words as they are beside an unknown one", () => {
    expect(correctedTexts("restaurent")).toBe("restaurant");
    expect(correctedTexts("restaurent thia")).toBe("restaurent thai");
  });

  it("corrects a bounded number of words", () => {
    expect(
      correctedTexts(Array.from({ length: 16 }, () => "plumer").join(" "))
        ?.split(" ")
        .filter((word) => word === "plumber"),
    ).toHaveLength(4);
  });
});
