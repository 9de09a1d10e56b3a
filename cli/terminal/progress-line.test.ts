import { describe, expect, it } from "vitest";
import { progressLine } from "./progress-line.ts";

const halfProgress = { done: 22_475, total: 44_950, fraction: 0.5, unit: "businesses" } as const;
const line = (width: number) => progressLine("Writing texts", halfProgress, 10, width);

describe("a line of progress", () => {
  it("has a bar, the count, the rate and the time left on a wide terminal", () => {
    expect(line(120)).toBe(
      "Writing texts [############............] 50 %, 22,475 of 44,950 businesses, 2,248/s, 10.0 s left",
    );
  });

  it("drops parts on a narrow terminal, and the count last", () => {
    expect(line(79)).toBe("Writing texts 50 %, 22,475 of 44,950 businesses, 2,248/s, 10.0 s left");
    expect(line(60)).toBe("50 %, 22,475 of 44,950 businesses, 2,248/s, 10.0 s left");
    expect(line(50)).toBe("22,475 of 44,950 businesses, 2,248/s, 10.0 s left");
    expect(line(45)).toBe("22,475 of 44,950 businesses, 10.0 s left");
    expect(line(30)).toBe("22,475 of 44,950 businesses");
    expect(line(10)).toBe("22,475 of ");
  });

  it("shows a percentage alone as such", () => {
    const copyProgress = { done: 40, total: 100, fraction: 0.4, unit: "percent" } as const;
    expect(progressLine("Copying", copyProgress, 2, 60)).toBe("Copying [##########..............] 40 %, 3.0 s left");
  });
});
