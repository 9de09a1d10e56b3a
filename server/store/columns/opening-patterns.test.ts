import { expect, it } from "vitest";
import { OpeningPatterns } from "./opening-patterns.ts";

const DAY_MINUTES = 1440;

it.each([
  [[0, 7 * DAY_MINUTES], 1],
  [[0, DAY_MINUTES, DAY_MINUTES, 7 * DAY_MINUTES], 1],
  [[3 * DAY_MINUTES, 7 * DAY_MINUTES, 0, 3 * DAY_MINUTES], 1],
  [[0, 4 * DAY_MINUTES, 3 * DAY_MINUTES, 7 * DAY_MINUTES], 1],
  [[0, DAY_MINUTES, DAY_MINUTES + 1, 7 * DAY_MINUTES], 0],
  [[0, 7 * DAY_MINUTES - 1], 0],
  [[1, 7 * DAY_MINUTES], 0],
  [[], 0],
])("A pattern with the intervals %j is open all week: %i", (intervals, expected) => {
  const patterns = new OpeningPatterns();
  patterns.add([{ id: 1, timeZone: "", intervals: Uint16Array.from(intervals) }]);
  expect(patterns.alwaysOpen()[1]).toBe(expected);
});

/** Minutes of the week, of a Monday from 8 PM to 2 AM. */
const NIGHT = [20 * 60, 26 * 60];

it.each([
  ["2026-06-01T19:59:00Z", "UTC", NIGHT, 0],
  ["2026-06-01T20:00:00Z", "UTC", NIGHT, 1],
  ["2026-06-02T01:59:00Z", "UTC", NIGHT, 1],
  ["2026-06-02T02:00:00Z", "UTC", NIGHT, 0],
  ["2026-06-01T20:00:00Z", "America/New_York", NIGHT, 0],
  ["2026-06-02T00:00:00Z", "America/New_York", NIGHT, 1],
  ["2026-06-01T20:00:00Z", "UTC", [], 0],
  ["2026-06-01T20:00:00Z", "", NIGHT, 0],
  ["2026-06-01T20:00:00Z", "Nowhere/At_All", NIGHT, 0],
  ["2026-06-01T20:00:00Z", "", [0, 7 * DAY_MINUTES], 1],
])("At %s in the time zone %j a pattern with the intervals %j is open: %i", (time, timeZone, intervals, expected) => {
  const patterns = new OpeningPatterns();
  patterns.add([{ id: 1, timeZone, intervals: Uint16Array.from(intervals) }]);
  expect(patterns.openAt(new Date(time))[1]).toBe(expected);
});

it("finds patterns that are added later", () => {
  const patterns = new OpeningPatterns();
  expect(patterns.alwaysOpen()).toHaveLength(1);
  patterns.add([{ id: 1, timeZone: "", intervals: Uint16Array.of(0, 7 * DAY_MINUTES) }]);
  expect([...patterns.alwaysOpen()]).toEqual([0, 1]);
});
