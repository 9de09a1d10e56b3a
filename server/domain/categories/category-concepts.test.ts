import { expect, it } from "vitest";
import { conceptsAt } from "../search/understanding/concepts.ts";
import { CONCEPT_LINES } from "../search/understanding/concepts-data.ts";
import { SYNONYM_LINES } from "../search/understanding/synonyms-data.ts";
import { tokenize } from "../search/words/tokenize.ts";
import { conceptCategory } from "./category-concepts.ts";

/** Returns the meaning of a whole name in the tables of search. */
function categoryInSearch(name: string): string | undefined {
  const words = tokenize(name);
  const match = conceptsAt(words, 0);
  return match?.end === words.length ? match.concepts[0]?.categories[0] : undefined;
}

it("A name in any language is the category that search takes it for, for all names, their plurals and with a generic word", () => {
  const generatedNames = CONCEPT_LINES.split("\n").flatMap((line) => (line.split(":")[1] ?? "").split("|"));
  const curatedNames = SYNONYM_LINES.trim()
    .split("\n")
    .flatMap((line) => line.replace(": ", ", ").split(", "))
    .flatMap((name) => name.split(" + "));
  const names = [...generatedNames, ...curatedNames];
  expect(names.length).toBeGreaterThan(5_000);
  const forms = names.flatMap((name) => [name, `${name}s`, `${name} shop`]);
  const wrong = forms.filter((name) => conceptCategory(name) !== categoryInSearch(name));
  expect(wrong).toEqual([]);
});

it("Words whose stem begins with other letters are found, and unknown or long names are not", () => {
  expect(conceptCategory("Ветеринар")).toBe("Veterinarian");
  for (const name of ["shop", "feet", "teeth", "shoes shop", "Qwxyz", "", "a ".repeat(300)]) {
    expect(conceptCategory(name), name).toBe(categoryInSearch(name));
  }
});
