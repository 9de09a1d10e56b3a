import { describe, expect, it } from "vitest";
import type { CategorySummary } from "#contract/business";
import { tokenize } from "../words/tokenize.ts";
import { associatedConcepts, type Concept, categoriesOf, conceptsAt, indexCategories } from "./concepts.ts";

/** Finds the concepts of the first phrase that names any. */
function conceptsIn(text: string): readonly Concept[] {
  const words = tokenize(text);
  for (const index of words.keys()) {
    const match = conceptsAt(words, index);
    if (match) return match.concepts;
  }
  return [];
}
const mainCategories = (concepts: readonly Concept[]) => concepts.map(({ categories }) => categories[0]);
const kindsOf = (text: string) => mainCategories(conceptsIn(text));

const category = (name: string, businessCount = 1): CategorySummary => ({
  category: name,
  slug: name.toLowerCase().replaceAll(" ", "-"),
  group: "other",
  businessCount,
});

describe("kinds of businesses in words", () => {
  it.each([
    ["groceries", "Supermarket"],
    ["car repair", "Auto repair shop"],
    ["mechanic", "Auto repair shop"],
    ["AC repair", "HVAC contractor"],
    ["A/C repair", "HVAC contractor"],
    ["hvac", "HVAC contractor"],
    ["barbershop", "Barber shop"],
    ["barbers", "Barber shop"],
    ["doctor", "Doctor"],
    ["doctors", "Doctor"],
    ["prodavnica", "Supermarket"],
    ["продавница", "Supermarket"],
    ["italienisch", "Italian restaurant"],
    ["Italienisches Restaurant", "Italian restaurant"],
    ["pet shop", "Pet store"],
    ["wine shops", "Wine store"],
    ["thrift shops", "Thrift store"],
    ["gas station", "Gas station"],
    ["drugstore", "Pharmacy"],
    ["realtor", "Real estate agency"],
    ["daycare", "Day care center"],
    ["hair salon", "Hair salon"],
    ["nail salon", "Nail salon"],
    ["attorney", "Lawyer"],
    ["lawyers", "Lawyer"],
    ["dentist", "Dentist"],
    ["gym", "Gym"],
    ["motel", "Hotel"],
    ["locksmiths", "Locksmith"],
    ["ER", "Emergency room"],
    ["vet", "Veterinarian"],
    ["takeaway", "Takeout restaurant"],
    ["plumbing company", "Plumber"],
    ["Zahnarzt", "Dentist"],
    ["boulangerie", "Bakery"],
    ["pekara", "Bakery"],
    ["пекара", "Bakery"],
    ["eczane", "Pharmacy"],
    ["peluquería", "Hair salon"],
    ["parrucchiere", "Hair salon"],
    ["歯医者", "Dentist"],
    ["パン屋", "Bakery"],
  ])("%s → %s", (text, kind) => {
    expect(kindsOf(text)[0]).toBe(kind);
  });

  it.each([
    ["guldsmed", "Jewelry store"],
    ["redovisningsbyrå", "Accountant"],
    ["Autokorjaamo", "Auto repair shop"],
  ])("have names in languages without a table of concepts: %s", (text, expected) => {
    expect(kindsOf(text)).toEqual([expected]);
  });

  it("have no names there that are cities, landmarks, or short words of other languages", () => {
    for (const text of ["Macon", "granja", "law", "Universität"]) expect(kindsOf(text)).toEqual([]);
  });

  it("are those of the longest phrase", () => {
    expect(kindsOf("dog grooming")).toEqual(["Pet groomer"]);
    expect(kindsOf("thai food")).toEqual(["Thai restaurant"]);
    expect(conceptsAt(tokenize("cheap thai food"), 1)).toMatchObject({ start: 1, end: 3 });
  });

  it("may also be associated with the words", () => {
    expect(kindsOf("razor")).toEqual([]);
    expect(mainCategories(associatedConcepts(["razor"]))).toContain("Barber shop");
    expect(associatedConcepts(["razor", "ridge"])).toEqual([]);
    expect(kindsOf("coffee cup")).toEqual(["Cafe"]);
  });

  it("of animals and streets are no concepts", () => {
    for (const text of ["dog", "cat", "bench", "Vanguard", "Main Street", ""]) expect(kindsOf(text), text).toEqual([]);
  });
});

describe("the categories of a directory for a kind", () => {
  it("have one of its names in any language, most businesses first", () => {
    const index = indexCategories([
      category("Italian restaurant", 3),
      category("Italienisches Restaurant", 9),
      category("Thai restaurant", 20),
    ]);
    expect(
      conceptsIn("italian").flatMap((concept) => categoriesOf(concept, index).map((each) => each.category)),
    ).toEqual(["Italienisches Restaurant", "Italian restaurant"]);
  });

  it("are the same for shops and stores, one and many", () => {
    const index = indexCategories([category("Pet shop"), category("coffee shops"), category("Restaurants")]);
    const names = (text: string) =>
      conceptsIn(text).flatMap((concept) => categoriesOf(concept, index).map((each) => each.category));
    expect(names("pet store")).toEqual(["Pet shop"]);
    expect(names("coffee shop")).toEqual(["coffee shops"]);
    expect(names("restaurant")).toEqual(["Restaurants"]);
  });
});
