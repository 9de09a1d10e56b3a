import { describe, expect, it } from "vitest";
import { LeakyBuckets } from "./leaky-buckets.ts";

const MINUTE_MS = 60_000;

describe("a limit of three attempts, one recovered a minute", () => {
  const limit = () => new LeakyBuckets({ capacity: 3, leakMs: MINUTE_MS, maxKeys: 2 });
  const after = (attempts: number) => {
    const limited = limit();
    for (let n = 0; n < attempts; n++) limited.add("a", 0);
    return limited;
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
    const limited = after(3);
    expect(limited.wait("a", MINUTE_MS - 1000)).toBe(1000);
    expect(limited.wait("a", MINUTE_MS)).toBe(0);
    limited.add("a", MINUTE_MS);
    expect(limited.wait("a", MINUTE_MS)).toBe(MINUTE_MS);
  });

  it("counts each key separately", () => {
    expect(after(3).wait("b", 0)).toBe(0);
  });

  it("does not count removed attempts", () => {
    const limited = after(3);
    limited.remove("a", 0);
    expect(limited.wait("a", 0)).toBe(0);
    for (let n = 0; n < 5; n++) limited.remove("a", 0);
    expect(limited.size).toBe(0);
  });

  it("counts no more keys than its maximum, the most recent ones", () => {
    const limited = after(3);
    limited.add("b", 0);
    limited.add("a", 0);
    limited.add("c", 0);
    expect(limited.size).toBe(2);
    expect(limited.wait("a", 0)).toBe(2 * MINUTE_MS);
  });

  it("does not allow more when the clock is set back", () => {
    const limited = new LeakyBuckets({ capacity: 1, leakMs: MINUTE_MS });
    limited.add("a", 10 * MINUTE_MS);
    expect(limited.wait("a", 0)).toBe(MINUTE_MS);
  });
});
