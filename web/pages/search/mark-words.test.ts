import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { markWords, searchedWords } from "./mark-words.ts";

/** The marked pieces in brackets. */
const marked = (text: string, words: string[], q = "", shown: string[] = [text]) =>
  markWords(text, searchedWords(words, q, shown))
    .map((piece) => (piece.isMatch ? `[${piece.text}]` : piece.text))
    .join("");

describe("the words of a search in a result", () => {
  it.each([
    ["Luigi's Pizza", ["pizza"], "Luigi's [Pizza]"],
    ["Zürich Bäckerei, Kern", ["backerei", "zurich"], "[Zürich] [Bäckerei], Kern"],
    ["McDonald’s", ["mcdonalds"], "[McDonald’s]"],
    ["Best A/C & heating", ["ac"], "Best [A/C] & heating"],
    ["Продавница Лидл", ["prodavnica"], "[Продавница] Лидл"],
    ["Auto repair shop", ["car", "auto", "repair"], "[Auto] [repair] shop"],
    ["Cardiology", ["car"], "Cardiology"],
    ["(Pizza)", ["pizza"], "([Pizza])"],
    ["Dentist", [], "Dentist"],
    ["", ["pizza"], ""],
  ])("%s, of %j", (text, words, expected) => {
    expect(marked(text, words)).toBe(expected);
  });

  it("begin a word while nothing shown has the last of them as a whole", () => {
    expect(marked("Pizzeria Roma", ["pizz"], "pizz")).toBe("[Pizzeria] Roma");
    expect(marked("Pizzeria Roma", ["pizz", "roma"], "pizz roma")).toBe("Pizzeria [Roma]");
    expect(marked("Cardiology", ["car"], "car", ["Cardiology", "Car wash"])).toBe("Cardiology");
  });

  it("never change the text", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary" }), fc.string(), (text, words) => {
        expect(
          markWords(text, searchedWords([words], words, []))
            .map((piece) => piece.text)
            .join(""),
        ).toBe(text);
      }),
    );
  });
});
