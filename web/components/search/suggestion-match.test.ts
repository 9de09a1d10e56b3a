import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { markMatch } from "./suggestion-match.ts";

/** Puts the marked parts in brackets. */
const markText = (text: string, typedText: string) =>
  markMatch(text, typedText)
    .map((piece) => (piece.isMatch ? `[${piece.text}]` : piece.text))
    .join("");

describe("the typed text in a suggestion", () => {
  it.each([
    ["Pizza restaurant", "piz", "[Piz]za restaurant"],
    ["Luigi's Pizza, New York", "pizza new", "Luigi's [Pizza], [New] York"],
    ["New York", "york", "New [York]"],
    ["Zürich", "zur", "[Zür]ich"],
    ["İzmir", "izm", "[İzm]ir"],
    ["Kırmızı Fırın", "kırmızı", "[Kırmızı] Fırın"],
    ["Car care", "care", "Car [care]"],
    ["Grocery", "cery", "Gro[cery]"],
    ["Dentist", "doctor", "Dentist"],
    ["Dentist", "  ", "Dentist"],
    ["Straße", "strass", "Straße"],
    ["مطعم البيت", "مطعم", "[مطعم] البيت"],
    ["寿司 Hanami", "寿", "[寿]司 Hanami"],
    ["Thai in Zürich", "thai zür", "[Thai] in [Zür]ich"],
    ["𝒜 𝒜lpha", "𝒜l", "𝒜 [𝒜l]pha"],
  ])("in %s, of “%s”", (text, typedText, expected) => {
    expect(markText(text, typedText)).toBe(expected);
  });

  it("never changes the text", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary" }), fc.string(), (text, typedText) => {
        const joinedText = markMatch(text, typedText)
          .map((piece) => piece.text)
          .join("");
        expect(joinedText).toBe(text);
      }),
    );
  });
});
