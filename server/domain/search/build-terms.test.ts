import { describe, expect, it } from "vitest";
import { foldText } from "../text/fold.ts";
import { buildTerms } from "./build-terms.ts";
import type { Lexicon } from "./lexicon.ts";
import { MAX_ALTERNATIVES, MAX_TERMS } from "./search-terms.ts";
import { indexCategories } from "./understanding/concepts.ts";
import { parseQuery } from "./understanding/parse-query.ts";
import { synonymTable } from "./understanding/synonyms.ts";
import { Vocabulary } from "./words/vocabulary.ts";

const WORDS = [
  "barber",
  "shop",
  "shops",
  "plumber",
  "plumbers",
  "wifi",
  "st",
  "street",
  "walnut",
  "grub",
  "restaurant",
];
const directory: Lexicon = {
  vocabulary: Vocabulary.from(
    WORDS,
    WORDS.map(() => 9),
  ),
  categories: indexCategories(
    ["Barber shop", "Plumber", "Restaurant", "Church of Christ", "Vegan restaurant"].map((category) => ({
      category,
      slug: category.toLowerCase().replaceAll(" ", "-"),
      group: "other",
      businessCount: 9,
    })),
  ),
  synonyms: synonymTable([{ from: "grub", to: "Restaurant" }]),
};

const build = (text: string) => {
  return buildTerms(parseQuery(text).words, foldText(text), directory);
};
const termsOf = (text: string) =>
  build(text).terms.terms.map(({ typed, alternatives }) => [
    typed,
    ...alternatives.map((each) => {
      if (each.kind === "words") return each.words.join("+");
      return each.kind === "category" ? `/${each.slug}` : each.kind === "attribute" ? `#${each.tag}` : each.kind;
    }),
  ]);

describe("the terms of a search", () => {
  it("are phrases that name a kind and single words, each with its alternatives", () => {
    expect(termsOf("barbershop")).toEqual([
      ["barbershop", "barbershop", "barber+shop", "/barber-shop", "barber+shop", "barber"],
    ]);
    expect(termsOf("plumbers on walnut street")).toEqual([
      ["plumbers", "plumbers", "plumber", "/plumber"],
      ["walnut", "walnut"],
      ["street", "street", "st"],
    ]);
    expect(build("plumbers").kinds).toMatchObject([{ slug: "plumber" }]);
  });

  it("match attributes", () => {
    expect(termsOf("plumber with free wifi")[1]).toContain("#wifi");
    expect(build("free wifi").attributes).toEqual(["wifi"]);
  });

  it("match the administrator's synonyms", () => {
    expect(termsOf("grub")).toEqual([["grub", "grub", "/restaurant", "restaurant"]]);
  });

  it("weigh the typed words most", () => {
    for (const { alternatives } of build("barbershop plumbers grub").terms.terms) {
      expect(alternatives[0]?.weight).toBe(1);
      expect(alternatives.slice(1).every(({ weight }) => weight < 1)).toBe(true);
    }
  });

  it("are bounded in number and distinct", () => {
    const terms = build(Array.from({ length: 60 }, (_, index) => `restaurant${index} doctor`).join(" ")).terms.terms;
    expect(terms.length).toBeLessThanOrEqual(MAX_TERMS);
    expect(terms.every(({ alternatives }) => alternatives.length <= MAX_ALTERNATIVES)).toBe(true);
    expect(termsOf("plumber plumber plumber")).toHaveLength(1);
  });

  it("have no words for highlighting that are fillers or the general words of a category", () => {
    expect(build("plumbers on walnut street").words).toEqual(["plumbers", "plumber", "walnut", "street", "st"]);
  });

  it("has the kinds that goods and needs stand for, weighed below a word of a name", () => {
    expect(termsOf("leaking pipe")).toEqual([["leaking pipe", "leaking+pipe", "/plumber", "plumber"]]);
    expect(termsOf("cheap lunch")).toContainEqual(["lunch", "lunch", "group", "/restaurant", "restaurant"]);
    const [term] = build("lunch").terms.terms;
    expect(term?.alternatives[1]?.weight).toBeLessThan(0.7);
  });

  it("has the directory's category of several words with each of them", () => {
    const [church = [], christ = []] = termsOf("church of christ");
    expect([church[0], christ[0]]).toEqual(["church", "christ"]);
    expect(church).toContain("/church-of-christ");
    expect(christ).toContain("/church-of-christ");
  });

  it("treats a category with an attribute in its name as both, and each of them matches it", () => {
    const [vegan = [], restaurant = []] = termsOf("vegan restaurant");
    expect(vegan).toEqual(expect.arrayContaining(["vegan", "#vegan", "/vegan-restaurant"]));
    expect(restaurant).toEqual(expect.arrayContaining(["restaurant", "/restaurant", "/vegan-restaurant"]));
  });

  it("has the kinds of a term that no business has, beside other words", () => {
    expect(termsOf("nice sanitärtechnik")).toEqual([
      ["nice", "nice"],
      expect.arrayContaining(["sanitartechnik", "/plumber"]),
    ]);
  });
});

it("knows a kind of which the directory has more categories than a call has arguments", () => {
  const categories = Array.from({ length: 200_000 }, (_, number) => ({
    category: `Zeppelin tours${"!".repeat(1 + (number % 7))}`,
    slug: `zeppelin-${number}`,
    group: "other" as const,
    businessCount: 1,
  }));
  const { words } = parseQuery("zeppelin tours");
  const { terms } = buildTerms(words, "zeppelin tours", { ...directory, categories: indexCategories(categories) });
  expect(terms.terms[0]?.alternatives).toHaveLength(MAX_ALTERNATIVES);
});
