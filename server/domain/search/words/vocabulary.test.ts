import { describe, expect, it } from "vitest";
import { editDistance } from "../../../testing/edit-distance.ts";
import { Vocabulary } from "./vocabulary.ts";

const COUNTS: Record<string, number> = {
  restaurant: 900,
  restaurants: 40,
  restaurante: 12,
  restaurateur: 1,
  electrician: 300,
  electrical: 120,
  electric: 200,
  plumber: 250,
  plumbers: 9,
  plumbing: 300,
  church: 320,
  churches: 4,
  mental: 50,
  rental: 80,
  dentist: 90,
  barber: 40,
  bar: 300,
  shop: 500,
  shops: 9,
  barbers: 5,
  zurich: 700,
  zuerich: 2,
  mueller: 8,
  muller: 20,
  pizza: 400,
  pizzeria: 90,
  pizzas: 3,
  italian: 60,
  coffee: 200,
  cafe: 150,
  "19106": 30,
  a1: 4,
  thai: 70,
  寿: 2,
  mcdonalds: 6,
  hotel: 50,
  hotels: 2,
  hostel: 9,
  baker: 9,
  bakery: 90,
  bakeries: 2,
};
const vocabulary = Vocabulary.from(Object.keys(COUNTS), Object.values(COUNTS));

describe("Vocabulary", () => {
  it("counts words in any order of the list", () => {
    for (const [word, count] of Object.entries(COUNTS)) expect(vocabulary.count(word)).toBe(count);
    for (const word of ["", "restauran", "zzz", "restaurantss", "0"]) expect(vocabulary.count(word)).toBe(0);
    expect(vocabulary.size).toBe(Object.keys(COUNTS).length);
  });

  it("is built from words in the order of UTF-8 too", () => {
    const words = ["a", "ab", "b", "\uff21", "\u{1f355}"];
    const vocabulary = Vocabulary.from(words, [1, 2, 3, 4, 5]);
    expect([...words, "c"].map((word) => vocabulary.count(word))).toEqual([1, 2, 3, 4, 5, 0]);
  });

  it("has the known forms of a word, commonest first", () => {
    expect(vocabulary.forms("plumbers")).toEqual(["plumber"]);
    expect(vocabulary.forms("restaurant")).toEqual(["restaurants", "restaurante"]);
    expect(vocabulary.forms("bakery")).toEqual(["bakeries"]);
    expect(vocabulary.forms("church")).toEqual(["churches"]);
    expect(vocabulary.forms("mental")).toEqual([]);
  });

  it("has the known spellings of umlauts", () => {
    expect(vocabulary.spellings("zuerich")).toEqual(["zurich"]);
    expect(vocabulary.spellings("muller")).toEqual(["mueller"]);
    expect(vocabulary.spellings("pizza")).toEqual([]);
  });

  it("completes a prefix by the commonest words", () => {
    expect(vocabulary.completions("re", 2)).toEqual(["restaurant", "rental"]);
    expect(vocabulary.completions("pizza", 5)).toEqual(["pizzas"]);
    expect(vocabulary.completions("bar", 5)).toEqual(["barber", "barbers"]);
    expect(vocabulary.completions("xyz", 5)).toEqual([]);
    expect(vocabulary.completions("", 5)).toEqual([]);
  });

  it.each([
    ["restarant", "restaurant"],
    ["resturant", "restaurant"],
    ["restaruant", "restaurant"],
    ["electrican", "electrician"],
    ["electritian", "electrician"],
    ["piza", "pizza"],
    ["zurihc", "zurich"],
    ["lpumber", "plumber"],
    ["estaurant", "restaurant"],
    ["mcdonlads", "mcdonalds"],
    ["coffe", "coffee"],
    ["hurch", "church"],
    ["xbakery", "bakery"],
  ])("corrects %s to %s", (typedWord, word) => {
    expect(vocabulary.corrections(typedWord, 3)[0]?.word).toBe(word);
  });

  it.each([
    "dental",
    "tai",
    "19105",
    "a2",
    "rehtaorxnt",
    "raetaurant",
    "b4kery",
    "pazzy",
    "s".repeat(200),
    "",
    "寿司寿司",
  ])("corrects %s to nothing", (typedWord) => expect(vocabulary.corrections(typedWord, 3)).toEqual([]));

  it("corrects the beginning of a word", () => {
    expect(vocabulary.corrections("restu", 3, { isPrefix: true })[0]?.word).toBe("restaurant");
    expect(vocabulary.corrections("elektr", 3, { isPrefix: true }).map(({ word }) => word)).toContain("electrician");
  });

  it("agrees with a comparison of every word", () => {
    const words = Object.keys(COUNTS).filter((word) => /^[a-z]+$/.test(word));
    for (const typedWord of ["restaurnts", "plumbes", "hotl", "electricla", "barbr", "pizzera", "muler", "chruches"]) {
      const max = typedWord.length >= 8 ? 2 : 1;
      const expected = words.filter(
        (word) => editDistance(typedWord, word, max) <= max && (max === 2 || word[0] === typedWord[0]),
      );
      expect(
        vocabulary
          .corrections(typedWord, 50)
          .map(({ word }) => word)
          .toSorted(),
      ).toEqual(expected.toSorted());
    }
  });

  it("splits two words written as one", () => {
    expect(vocabulary.split("barbershop")).toEqual(["barber", "shop"]);
    expect(vocabulary.split("thairestaurant")).toEqual(["thai", "restaurant"]);
    expect(vocabulary.split("restaurant")).toBeUndefined();
    expect(vocabulary.split("x".repeat(300))).toBeUndefined();
  });

  it("is empty without words", () => {
    const empty = Vocabulary.from([], []);
    expect([
      empty.count("a"),
      empty.forms("plumber"),
      empty.completions("a", 3),
      empty.corrections("plumber", 3),
    ]).toEqual([0, [], [], []]);
  });
});
