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
  ])("%s is %s, in any directory", (typedWord, word) => {
    expect(correctKindWord(typedWord)?.word).toBe(word);
  });

  it("of four letters is corrected if it is the only word", () => {
    expect(correctKindWord("rhai", { isAlone: true })?.word).toBe("thai");
    expect(correctKindWord("rhai")).toBeUndefined();
  });

  it.each(["crescent", "elementary", "mental", "grace", "servicio", "infestation", "walmart", "starbucks"])(
    "is not %s",
    (typedWord) => {
      expect(correctKindWord(typedWord)).toBeUndefined();
    },
  );
});
