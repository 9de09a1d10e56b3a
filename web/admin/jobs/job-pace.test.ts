import { describe, expect, it } from "vitest";
import { paceText, type Sample, withSample } from "./job-pace.ts";

const rows = (at: number, done: number, fraction: number | null): Sample => ({
  at,
  done,
  total: null,
  fraction,
  unit: "rows",
});

describe("the pace of a job", () => {
  it("says how much is done, at what rate and how long still", () => {
    expect(paceText([rows(0, 0, 0), rows(4_000, 12_000, 0.25)])).toBe(
      "12,000 rows · 3,000 a second · about 15 seconds left",
    );
    expect(paceText([rows(0, 0, 0), rows(10_000, 50_000, 0.1)])).toContain("about 2 minutes left");
    expect(paceText([rows(0, 0, 0), rows(10_000, 50_000, 0.002)])).toContain("about 1 hour left");
    expect(paceText([rows(0, 0, 0), rows(10_000, 50_000, 0.99)])).toContain("nearly done");
  });

  it("says no rate from a moment, and no time where the whole is not known", () => {
    expect(paceText([])).toBeUndefined();
    expect(paceText([rows(0, 1, 0.5)])).toBe("1 row");
    expect(paceText([rows(0, 0, 0), rows(300, 900, 0.5)])).toBe("900 rows");
    expect(paceText([rows(0, 0, null), rows(2_000, 900, null)])).toBe("900 rows · 450 a second");
  });

  it("says of how many, and of a copy only how long still", () => {
    const of = (at: number, done: number, unit: Sample["unit"]): Sample => ({
      ...rows(at, done, done / 100),
      total: 100,
      unit,
    });
    expect(paceText([of(0, 0, "businesses"), of(2_000, 50, "businesses")])).toBe(
      "50 of 100 businesses · 25 a second · about 5 seconds left",
    );
    expect(paceText([of(0, 0, "percent"), of(2_000, 50, "percent")])).toBe("about 5 seconds left");
  });

  it("goes by the last ten seconds", () => {
    const samples = [rows(0, 0, 0), rows(5_000, 100_000, 0.1), rows(15_000, 100_100, 0.2)].reduce(withSample, []);
    expect(samples.map(({ at }) => at)).toEqual([15_000]);
    expect(withSample([rows(6_000, 0, 0)], rows(15_000, 9_000, 0.2))).toHaveLength(2);
  });
});
