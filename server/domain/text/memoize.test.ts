import { describe, expect, it } from "vitest";
import { memoize } from "./memoize.ts";

describe("remembered", () => {
  it("asks once for a text that comes again, and again after it had to forget", () => {
    const asked: string[] = [];
    const shout = memoize(
      (text) => {
        asked.push(text);
        return text.toUpperCase();
      },
      { limit: 2 },
    );
    expect(["a", "a", "b", "a", "c", "a"].map(shout)).toEqual(["A", "A", "B", "A", "C", "A"]);
    expect(asked).toEqual(["a", "b", "c", "a"]);
  });

  it("remembers that there is no answer", () => {
    let asked = 0;
    const nothing = memoize(() => {
      asked++;
      return null;
    });
    nothing("a");
    nothing("a");
    expect(asked).toBe(1);
  });
});
