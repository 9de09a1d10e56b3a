import { expect, it } from "vitest";
import { isOpenLate, knownDays, WEEKDAYS, weekIntervals } from "./opening-hours.ts";

const bar = { Monday: "4:00 PM - 1:00 AM", Sunday: "8:00 PM - 2:00 AM" };
const always = Object.fromEntries(WEEKDAYS.map((day) => [day, "Open 24 hours"]));

it("Late hours are those after midnight, on any day", () => {
  expect(isOpenLate({ Monday: "9:00 AM - 5:00 PM", Friday: "5:00 PM - 2:00 AM" })).toBe(true);
  expect(isOpenLate({ Saturday: "Open 24 hours" })).toBe(true);
  expect(isOpenLate({ Monday: "5:00 PM - 12:00 AM", Friday: "9:00 AM - 11:59 PM" })).toBe(false);
  expect(isOpenLate({ Monday: "4:00 AM - 12:00 PM" })).toBe(false);
  expect(isOpenLate(null)).toBe(false);
});

it("Days are known that have hours or are named as closed", () => {
  expect(knownDays({ Sunday: "Closed", Monday: "9:00 AM - 5:00 PM", Tuesday: "by appointment" })).toEqual([
    "Monday",
    "Sunday",
  ]);
  expect(knownDays({})).toEqual([]);
  expect(knownDays(null)).toEqual([]);
});

it("Intervals of a week are merged where they touch and split over the end of the week", () => {
  expect(weekIntervals(bar)).toEqual([
    [0, 120],
    [960, 1500],
    [6 * 1440 + 1200, 10080],
  ]);
  expect(weekIntervals(always)).toEqual([[0, 10080]]);
  expect(weekIntervals({ Monday: "Closed" })).toEqual([]);
});

it("Unknown hours have no intervals: default hours open nothing", () => {
  expect(weekIntervals(null)).toEqual([]);
});
