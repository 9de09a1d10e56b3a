import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { wordChunks } from "../words/word-chunks.ts";
import { highlightedWords } from "./highlighted-words.ts";

/** Puts the marked words in brackets. */
const markText = (text: string, words: string[], q = "", shownTexts: string[] = [text]) => {
  const wordSet = new Set(highlightedWords(words, q, shownTexts));
  return wordChunks(text)
    .map(({ separator: between, word }) => between + (wordSet.has(word) ? `[${word}]` : word))
    .join("");
};

describe("highlighted words", () => {
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
  ])("in %s for %j", (text, words, expected) => {
    expect(markText(text, words)).toBe(expected);
  });

  it("have the last word as a prefix unless a result has it whole", () => {
    expect(markText("Pizzeria Roma", ["pizz"], "pizz")).toBe("[Pizzeria] Roma");
    expect(markText("Pizzeria Roma", ["pizz", "roma"], "pizz roma")).toBe("Pizzeria [Roma]");
    expect(markText("Cardiology", ["car"], "car", ["Cardiology", "Car wash"])).toBe("Cardiology");
  });

  it("never change the text", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary" }), (text) => {
        const joinedText = wordChunks(text)
          .map(({ separator: between, word }) => between + word)
          .join("");
        expect(joinedText).toBe(text);
      }),
    );
  });
});
