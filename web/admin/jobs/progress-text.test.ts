import { describe, expect, it } from "vitest";
import { addSample, type ProgressSample, progressText } from "./progress-text.ts";

const rows = (seconds: number, doneCount: number, fraction: number | null): ProgressSample => ({
  at: seconds,
  done: doneCount,
  total: null,
  fraction,
  unit: "rows",
});

describe("the progress text of a job", () => {
  it("gives amount, rate and time left", () => {
    expect(progressText([rows(0, 0, 0), rows(4_000, 12_000, 0.25)])).toBe(
      "12,000 rows · 3,000 a second · about 15 seconds left",
    );
    expect(progressText([rows(0, 0, 0), rows(10_000, 50_000, 0.1)])).toContain("about 2 minutes left");
    expect(progressText([rows(0, 0, 0), rows(10_000, 50_000, 0.002)])).toContain("about 1 hour left");
    expect(progressText([rows(0, 0, 0), rows(10_000, 50_000, 0.99)])).toContain("nearly done");
  });

  it("gives no rate from too short a time and no time left without a total", () => {
    expect(progressText([])).toBeUndefined();
    expect(progressText([rows(0, 1, 0.5)])).toBe("1 row");
    expect(progressText([rows(0, 0, 0), rows(300, 900, 0.5)])).toBe("900 rows");
    expect(progressText([rows(0, 0, null), rows(2_000, 900, null)])).toBe("900 rows · 450 a second");
  });

  it("gives the total where it is known, and only the time left of a percentage", () => {
    const of = (seconds: number, doneCount: number, unit: ProgressSample["unit"]): ProgressSample => ({
      ...rows(seconds, doneCount, doneCount / 100),
      total: 100,
      unit,
    });
    expect(progressText([of(0, 0, "businesses"), of(2_000, 50, "businesses")])).toBe(
      "50 of 100 businesses · 25 a second · about 5 seconds left",
    );
    expect(progressText([of(0, 0, "percent"), of(2_000, 50, "percent")])).toBe("about 5 seconds left");
  });

  it("measures over the last ten seconds", () => {
    const samples = [rows(0, 0, 0), rows(5_000, 100_000, 0.1), rows(15_000, 100_100, 0.2)].reduce(addSample, []);
    expect(samples.map(({ at }) => at)).toEqual([15_000]);
    expect(addSample([rows(6_000, 0, 0)], rows(15_000, 9_000, 0.2))).toHaveLength(2);
  });
});
