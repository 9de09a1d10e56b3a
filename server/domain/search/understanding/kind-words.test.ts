import { describe, expect, it } from "vitest";
import { correctKindWord } from "./kind-words.ts";

describe("a misspelled word of a kind", () => {
  it.each([
    ["haridresser", "hairdresser"],
    ["toothahce", "toothache"],
    ["olumber", "plumber"],
    ["oizza", "pizza"],
    ["bycicle", "bicycle"],
    ["nachtapotheke", "apotheke"],
  ])("%s is %s, in any directory", (typed, word) => {
    expect(correctKindWord(typed)?.word).toBe(word);
  });

  it("of four letters is corrected if it is the only word", () => {
    expect(correctKindWord("rhai", { isAlone: true })?.word).toBe("thai");
    expect(correctKindWord("rhai")).toBeUndefined();
  });

  it.each(["crescent", "elementary", "mental", "grace", "servicio", "walmart", "starbucks"])("is not %s", (typed) => {
    expect(correctKindWord(typed)).toBeUndefined();
  });
});
