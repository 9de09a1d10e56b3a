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

it("A chosen day follows the special days of the coming week", () => {
  const hours = { Sunday: "9:00 AM - 5:00 PM" };
  const special = { hours, days: [{ date: "2026-06-07", hours: "Closed" }] };
  const sunday = Uint16Array.of(6 * DAY_MINUTES + 540, 6 * DAY_MINUTES + 1020);
  const patterns = new OpeningPatterns();
  patterns.add([
    { id: 1, timeZone: "UTC", intervals: sunday },
    { id: 2, timeZone: "UTC", intervals: sunday, special },
  ]);
  const openOn = (time: string, date: string) => [...patterns.openAtTime(time, new Date(date))];
  expect(openOn("sun", "2026-06-07T23:59:00Z")).toEqual([0, 1, 0]);
  expect(openOn("sun", "2026-06-08T00:00:00Z")).toEqual([0, 1, 1]);
  expect(openOn("today", "2026-06-14T08:00:00Z")).toEqual([0, 1, 1]);
  expect(openOn("today", "2026-06-15T08:00:00Z")).toEqual([0, 0, 0]);
  patterns.add([{ id: 3, timeZone: "UTC", intervals: sunday }]);
  expect(openOn("sun", "2026-06-08T00:00:00Z")).toEqual([0, 1, 1, 1]);
});

it("Patterns that are added later are known", () => {
  const patterns = new OpeningPatterns();
  expect(patterns.alwaysOpen()).toHaveLength(1);
  patterns.add([{ id: 1, timeZone: "", intervals: Uint16Array.of(0, 7 * DAY_MINUTES) }]);
  expect([...patterns.alwaysOpen()]).toEqual([0, 1]);
});
