import fc from "fast-check";
import { expect, it } from "vitest";
import { withoutBrackets } from "./without-brackets.ts";

it("replaces like the regular expression that took quadratic time", () => {
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom("(", ")", "a", " ") }), (text) => {
      expect(withoutBrackets(text)).toBe(text.replace(/\([^)]*\)/g, " "));
      expect(withoutBrackets(text, "")).toBe(text.replace(/\([^)]*\)/g, ""));
    }),
  );
});
