import { describe, expect, it } from "vitest";
import { parseDayHours } from "#domain/opening-hours/opening-hours-day";
import { dayProblem, readDay, writePeriods, writeState } from "./day-hours.ts";

describe("a day of the week grid", () => {
  it.each([
    ["9:00 AM - 5:00 PM", [{ from: "09:00", to: "17:00" }]],
    ["12:00 AM - 12:30 PM", [{ from: "00:00", to: "12:30" }]],
    [
      "10:00 AM - 1:00 PM, 2:00 PM - 12:00 AM",
      [
        { from: "10:00", to: "13:00" },
        { from: "14:00", to: "00:00" },
      ],
    ],
  ])("shows %s as periods that are written back alike", (text, periods) => {
    expect(readDay(text)).toEqual({ state: "open", periods });
    expect(writePeriods(periods)).toBe(text);
    expect(parseDayHours(text)).toBe(text);
  });

  it.each([
    ["", "unknown"],
    ["Closed", "closed"],
    ["Open 24 hours", "always"],
    ["by appointment", "text"],
    ["9-17", "text"],
  ] as const)("“%s” is %s", (text, state) => {
    expect(readDay(text)).toEqual({ state, periods: [] });
    expect(dayProblem(text)).toBeUndefined();
  });

  it("keeps a period whose times are still to come, and says so when it is saved", () => {
    const open = writeState("open", []);
    expect(readDay(open)).toEqual({ state: "open", periods: [{ from: "", to: "" }] });
    expect(dayProblem(open)).toContain("needs the time");
    const half = writePeriods([{ from: "09:00", to: "" }]);
    expect(readDay(half).periods).toEqual([{ from: "09:00", to: "" }]);
    expect(dayProblem(half)).toContain("needs the time");
  });
});
