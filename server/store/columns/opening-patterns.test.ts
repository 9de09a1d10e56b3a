import { expect, it } from "vitest";
import { OpeningPatterns } from "./opening-patterns.ts";

const DAY = 1440;

it.each([
  [[0, 7 * DAY], 1],
  [[0, DAY, DAY, 7 * DAY], 1],
  [[3 * DAY, 7 * DAY, 0, 3 * DAY], 1],
  [[0, 4 * DAY, 3 * DAY, 7 * DAY], 1],
  [[0, DAY, DAY + 1, 7 * DAY], 0],
  [[0, 7 * DAY - 1], 0],
  [[1, 7 * DAY], 0],
  [[], 0],
])("A pattern with the intervals %j is open all week: %i", (intervals, expected) => {
  const patterns = new OpeningPatterns();
  patterns.add([{ id: 1, timeZone: "", intervals: Uint16Array.from(intervals) }]);
  expect(patterns.alwaysOpen()[1]).toBe(expected);
});

it("Patterns that are added later are known", () => {
  const patterns = new OpeningPatterns();
  expect(patterns.alwaysOpen()).toHaveLength(1);
  patterns.add([{ id: 1, timeZone: "", intervals: Uint16Array.of(0, 7 * DAY) }]);
  expect([...patterns.alwaysOpen()]).toEqual([0, 1]);
});
