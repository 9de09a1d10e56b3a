import fc from "fast-check";
import { expect, it } from "vitest";
import { truncateText } from "./truncate-text.ts";

it.each([
  ["Rosa’s Bakery", 20, "Rosa’s Bakery"],
  ["Rosa’s Bakery and Café", 16, "Rosa’s Bakery…"],
  ["Rosa’s-Bakery-and-Café", 16, "Rosa’s-Bakery-a…"],
  ["😀😀😀😀", 6, "😀😀…"],
  ["aé".normalize("NFD").repeat(3), 6, "aé".normalize("NFD") + "a…"],
  ["👩‍🍳👩‍🍳👩‍🍳", 8, "👩‍🍳…"],
  ["👍🏽👍🏽👍🏽", 8, "👍🏽…"],
  ["🇨🇭🇨🇭🇨🇭", 8, "🇨🇭…"],
  ["❤️❤️❤️", 4, "❤️…"],
  [`z${"\u0300".repeat(9)}`, 4, "z\u0300\u0300…"],
])("%s is cut to %d", (text, longest, cut) => {
  expect(truncateText(text, longest)).toBe(cut);
});

it("a text is never longer than asked for, and never ends in half a character", () => {
  fc.assert(
    fc.property(fc.string({ unit: "grapheme", maxLength: 80 }), fc.integer({ min: 2, max: 60 }), (text, longest) => {
      const cut = truncateText(text, longest);
      expect(cut.length).toBeLessThanOrEqual(longest);
      expect(cut.isWellFormed()).toBe(text.isWellFormed());
      expect(cut === text || cut.endsWith("…")).toBe(true);
    }),
  );
});
