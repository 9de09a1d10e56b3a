import { expect, it } from "vitest";
import { createAsyncVersionCache, createVersionCache } from "./version-cache.ts";

/** A bound of 10 letters. */
const LETTERS = { max: 10, of: (text: string) => text.length };

it("A cache with a bound of size evicts what was used longest ago, and keeps nothing that is larger than all of it", async () => {
  const computed: string[] = [];
  const compute = (text: string) => {
    computed.push(text);
    return text;
  };
  const cache = createVersionCache(100, LETTERS);
  for (const text of ["aaaa", "bbbb", "aaaa", "cccc", "aaaa", "bbbb"]) cache("1", text, () => compute(text));
  expect(computed).toEqual(["aaaa", "bbbb", "cccc", "bbbb"]);
  computed.length = 0;
  const asyncCache = createAsyncVersionCache(100, LETTERS);
  const long = "x".repeat(11);
  for (const text of [long, long, "a", "a"]) await asyncCache("1", text, async () => compute(text));
  expect(computed).toEqual([long, long, "a"]);
});
