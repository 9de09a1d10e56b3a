import { expect, it } from "vitest";
import { spellingVariants } from "./spelling-variants.ts";

it.each([
  ["zuerich", "zurich"],
  ["zurich", "zuerich"],
  ["mueller", "muller"],
  ["muller", "mueller"],
  ["koeln", "koln"],
  ["doener", "doner"],
  ["backerei", "baeckerei"],
  ["gaertnerei", "gartnerei"],
  ["muehlenbaecker", "muhlenbacker"],
  ["djordje", "dorde"],
])("%s may be written %s", (word, variant) => expect(spellingVariants(word)).toContain(variant));

it.each([
  ["status", "statues"],
  ["venues", "venus"],
  ["blue", "blu"],
  ["queen", "quen"],
  ["shoe", "sho"],
  ["bar", "baer"],
])("%s is not %s", (word, other) => expect(spellingVariants(word)).not.toContain(other));

it("has few variants of a long word", () => {
  expect(spellingVariants("ababababababababababababababab").length).toBeLessThan(10);
  expect(spellingVariants("a".repeat(200))).toEqual([]);
});
