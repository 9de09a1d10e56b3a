import { describe, expect, it } from "vitest";
import type { OpeningHours, SpecialDay } from "#contract/business";
import { isOpenAt, openAtPhrase, readOpenAt } from "./open-at.ts";
import { weekIntervals } from "./opening-hours.ts";

/** A Wednesday, 22:30 in Zürich and 16:30 in New York. */
const WEDNESDAY = new Date("2026-06-03T20:30:00Z");

interface Place {
  hours: OpeningHours | null;
  timeZone?: string | null;
  days?: SpecialDay[];
  now?: Date;
}

function isOpen(value: string, { hours, timeZone = "Europe/Zurich", days, now = WEDNESDAY }: Place): boolean {
  const time = readOpenAt(value);
  if (time === undefined) throw new Error(`${value} is no time`);
  const week = { timeZone, intervals: weekIntervals(hours).flat(), special: days && { hours, days } };
  return isOpenAt(week, time, now);
}

describe("open at a day and time", () => {
  const BAR: OpeningHours = {
    Friday: "5:00 PM - 2:00 AM",
    Saturday: "6:00 PM - 12:00 AM",
    Sunday: "Closed",
    Monday: "Closed",
    Tuesday: "11:30 AM - 2:00 PM, 6:00 PM - 11:00 PM",
  };

  it.each([
    ["fri", true],
    ["fri-16:59", false],
    ["fri-17:00", true],
    ["fri-late", true],
    ["sat-01:59", true],
    ["sat-02:00", false],
    ["sat-late", false],
    ["sat-night", true],
    ["sun", false],
    ["weekend", true],
    ["mon", false],
    ["tue-15:00", false],
    ["tue-afternoon", true],
    ["tue-morning", false],
    ["tue-evening", true],
    ["tue-late", false],
    ["wed", false],
    ["thu-12:00", false],
  ])("%s: %s", (value, expected) => {
    expect(isOpen(value, { hours: BAR })).toBe(expected);
  });

  it("is never so without known hours", () => {
    for (const value of ["mon", "sat-22:00", "22:00", "weekend", "today", "tomorrow-morning", "fri-late"])
      expect(isOpen(value, { hours: null }), value).toBe(false);
  });

  it("does not count the night before as a day", () => {
    const hours: OpeningHours = { Saturday: "8:00 PM - 3:00 AM", Sunday: "Closed" };
    expect(isOpen("sun", { hours })).toBe(false);
    expect(isOpen("sun-02:30", { hours })).toBe(true);
    expect(isOpen("sat-late", { hours })).toBe(true);
  });

  it("runs from Sunday into Monday", () => {
    const hours: OpeningHours = { Sunday: "10:00 PM - 4:00 AM" };
    expect(isOpen("mon-03:59", { hours })).toBe(true);
    expect(isOpen("sun-late", { hours })).toBe(true);
    expect(isOpen("sun-night", { hours })).toBe(true);
    expect(isOpen("mon", { hours })).toBe(false);
  });

  it("takes a time without a day as the next one, in the time zone of the business", () => {
    const hours: OpeningHours = { Wednesday: "4:00 PM - 11:00 PM", Thursday: "Closed" };
    expect(isOpen("22:30", { hours })).toBe(true);
    expect(isOpen("22:29", { hours })).toBe(false);
    expect(isOpen("22:29", { hours, timeZone: "America/New_York" })).toBe(true);
    expect(isOpen("today", { hours })).toBe(true);
    expect(isOpen("tomorrow", { hours })).toBe(false);
    expect(isOpen("evening", { hours })).toBe(true);
  });

  it("needs all days where the time zone, and so today, is unknown", () => {
    const daily = Object.fromEntries(
      ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"].map((day) => [
        day,
        "8:00 AM - 6:00 PM",
      ]),
    );
    for (const timeZone of [null, "Nowhere/At_All"]) {
      expect(isOpen("09:00", { hours: daily, timeZone })).toBe(true);
      expect(isOpen("today", { hours: { ...daily, Sunday: "Closed" }, timeZone })).toBe(false);
      expect(isOpen("mon-09:00", { hours: { Monday: "8:00 AM - 6:00 PM" }, timeZone })).toBe(true);
    }
  });

  it("follows the special days of the coming week, the days around them too", () => {
    const hours: OpeningHours = { Friday: "9:00 AM - 5:00 PM", Sunday: "Closed" };
    const days = [
      { date: "2026-06-05", hours: "Closed", name: "Feast" },
      { date: "2026-06-07", hours: "10:00 PM - 3:00 AM" },
      { date: "2026-06-14", hours: "9:00 AM - 5:00 PM" },
    ];
    expect(isOpen("fri", { hours, days })).toBe(false);
    expect(isOpen("fri", { hours, days: days.slice(1) })).toBe(true);
    expect(isOpen("sun-23:00", { hours, days })).toBe(true);
    expect(isOpen("mon-02:00", { hours, days })).toBe(true);
    expect(isOpen("sun-10:00", { hours, days })).toBe(false);
    expect(isOpen("sun", { hours: null, days })).toBe(true);
  });
});

it.each(["", "sat-", "-22:00", "sat-24:00", "sat-9:00", "SAT", "sat 22:00", "sat-22:00-", "22", "late-sat", "0"])(
  "%j is no day or time",
  (text) => {
    expect(readOpenAt(text)).toBeUndefined();
  },
);

it.each([
  ["sun", "open Sunday"],
  ["sat-22:00", "open Saturday at 10:00 PM"],
  ["02:00", "open at 2:00 AM"],
  ["sun-01:59", "open Sunday until 2:00 AM"],
  ["23:59", "open until 12:00 AM"],
  ["fri-late", "open late Friday"],
  ["sun-morning", "open Sunday morning"],
  ["today-evening", "open this evening"],
  ["weekend", "open at the weekend"],
  ["evening", "open in the evening"],
  ["night", "open at night"],
  ["late", "open after midnight"],
])("%s is called %s", (value, phrase) => {
  expect(openAtPhrase(value)).toBe(phrase);
});
