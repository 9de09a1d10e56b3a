import { describe, expect, it } from "vitest";
import { LeakyBuckets } from "./leaky-buckets.ts";

const MINUTE_MS = 60_000;

describe("a limit of three attempts, one recovered a minute", () => {
  const limit = () => new LeakyBuckets({ capacity: 3, leakMs: MINUTE_MS, maxKeys: 2 });
  const after = (attempts: number) => {
    const buckets = limit();
    for (let n = 0; n < attempts; n++) buckets.add("a", 0);
    return buckets;
  };

  it("allows three at once, then says how long to wait", () => {
    expect([0, 1, 2, 3, 4].map((attempts) => after(attempts).wait("a", 0))).toEqual([
      0,
      0,
      0,
      MINUTE_MS,
      2 * MINUTE_MS,
    ]);
  });

  it("allows one more after a minute", () => {
    const buckets = after(3);
    expect(buckets.wait("a", MINUTE_MS - 1000)).toBe(1000);
    expect(buckets.wait("a", MINUTE_MS)).toBe(0);
    buckets.add("a", MINUTE_MS);
    expect(buckets.wait("a", MINUTE_MS)).toBe(MINUTE_MS);
  });

  it("counts each key separately", () => {
    expect(after(3).wait("b", 0)).toBe(0);
  });

  it("does not count removed attempts", () => {
    const buckets = after(3);
    buckets.remove("a", 0);
    expect(buckets.wait("a", 0)).toBe(0);
    for (let n = 0; n < 5; n++) buckets.remove("a", 0);
    expect(buckets.size).toBe(0);
  });

  it("counts only the most recent keys, up to its maximum", () => {
    const buckets = after(3);
    buckets.add("b", 0);
    buckets.add("a", 0);
    buckets.add("c", 0);
    expect(buckets.size).toBe(2);
    expect(buckets.wait("a", 0)).toBe(2 * MINUTE_MS);
  });

  it("does not allow more when the clock is set back", () => {
    const buckets = new LeakyBuckets({ capacity: 1, leakMs: MINUTE_MS });
    buckets.add("a", 10 * MINUTE_MS);
    expect(buckets.wait("a", 0)).toBe(MINUTE_MS);
  });
});
