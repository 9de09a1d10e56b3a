import { describe, expect, it } from "vitest";
import { memoize, memoizeByCode } from "./memoize.ts";

describe("memoize", () => {
  it("computes a repeated text once, and again after the cache was cleared", () => {
    const calls: string[] = [];
    const shout = memoize(
      (text) => {
        calls.push(text);
        return text.toUpperCase();
      },
      { limit: 2 },
    );
    expect(["a", "a", "b", "a", "c", "a"].map(shout)).toEqual(["A", "A", "B", "A", "C", "A"]);
    expect(calls).toEqual(["a", "b", "c", "a"]);
  });

  it("caches null", () => {
    let calls = 0;
    const nothing = memoize(() => {
      calls++;
      return null;
    });
    nothing("a");
    nothing("a");
    expect(calls).toBe(1);
  });
});

describe("memoizeByCode", () => {
  it("computes a repeated text once for each country", () => {
    const calls: string[] = [];
    const place = memoizeByCode((code, text) => {
      calls.push(`${code} ${text}`);
      return `${text}, ${code}`;
    });
    expect([place("US", "Paris"), place("FR", "Paris"), place("US", "Paris"), place("", "Paris")]).toEqual([
      "Paris, US",
      "Paris, FR",
      "Paris, US",
      "Paris, ",
    ]);
    expect(calls).toEqual(["US Paris", "FR Paris", " Paris"]);
  });
});
