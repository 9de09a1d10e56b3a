import { describe, expect, it } from "vitest";
import { DEFAULT_OPENING_HOURS, isOpenAt, isOpenLate, openingState, weekIntervals } from "./opening-hours.ts";

const at = (text: string) => new Date(text);
/** A Monday. */
const MONDAY = "2026-06-01";
const bar = { Monday: "4:00 PM - 1:00 AM", Sunday: "8:00 PM - 2:00 AM" };
const split = { Monday: "9:00 AM - 12:00 PM, 2:00 PM - 6:00 PM", Tuesday: "Closed" };
const always = Object.fromEntries(Object.keys(DEFAULT_OPENING_HOURS).map((day) => [day, "Open 24 hours"]));

it("Late hours are those of at least three days until after 23:30", () => {
  const week = (text: string) => ({ Monday: text, Tuesday: text, Friday: text });
  expect(isOpenLate(week("5:00 PM - 2:00 AM"))).toBe(true);
  expect(isOpenLate(week("Open 24 hours"))).toBe(true);
  expect(isOpenLate(week("9:00 AM - 11:00 PM"))).toBe(false);
  expect(isOpenLate({ Friday: "5:00 PM - 2:00 AM", Saturday: "5:00 PM - 2:00 AM" })).toBe(false);
  expect(isOpenLate(null)).toBe(false);
});

describe("isOpenAt", () => {
  it("opens on the first minute and is closed on the last", () => {
    expect(isOpenAt(split, "UTC", at(`${MONDAY}T08:59:59Z`))).toBe(false);
    expect(isOpenAt(split, "UTC", at(`${MONDAY}T09:00:00Z`))).toBe(true);
    expect(isOpenAt(split, "UTC", at(`${MONDAY}T11:59:59Z`))).toBe(true);
    expect(isOpenAt(split, "UTC", at(`${MONDAY}T12:00:00Z`))).toBe(false);
  });

  it("is closed between split hours", () => {
    expect(isOpenAt(split, "UTC", at(`${MONDAY}T13:00:00Z`))).toBe(false);
    expect(isOpenAt(split, "UTC", at(`${MONDAY}T14:00:00Z`))).toBe(true);
  });

  it("runs over midnight into the next day, and over the end of the week", () => {
    expect(isOpenAt(bar, "UTC", at("2026-06-02T00:59:00Z"))).toBe(true);
    expect(isOpenAt(bar, "UTC", at("2026-06-02T01:00:00Z"))).toBe(false);
    expect(isOpenAt(bar, "UTC", at(`${MONDAY}T01:30:00Z`))).toBe(true);
    expect(isOpenAt(bar, "UTC", at(`${MONDAY}T02:00:00Z`))).toBe(false);
  });

  it("uses the time zone of the business, in summer and in winter", () => {
    const nine = { Wednesday: "9:00 AM - 5:00 PM" };
    expect(isOpenAt(nine, "America/Chicago", at("2026-07-01T14:00:00Z"))).toBe(true);
    expect(isOpenAt(nine, "America/Chicago", at("2026-07-01T13:59:00Z"))).toBe(false);
    expect(isOpenAt(nine, "America/Chicago", at("2026-01-07T14:59:00Z"))).toBe(false);
    expect(isOpenAt(nine, "America/Chicago", at("2026-01-07T15:00:00Z"))).toBe(true);
    expect(isOpenAt(nine, "Asia/Kolkata", at("2026-07-01T03:30:00Z"))).toBe(true);
    expect(isOpenAt(nine, "Asia/Kolkata", at("2026-07-01T03:29:00Z"))).toBe(false);
  });

  it("is open for both of the hours that the end of summer time repeats", () => {
    const early = { Sunday: "2:00 AM - 3:00 AM" };
    for (const moment of ["2026-10-25T00:30:00Z", "2026-10-25T01:30:00Z"]) {
      expect(isOpenAt(early, "Europe/Zurich", at(moment))).toBe(true);
    }
  });

  it("takes the default hours when none are known, and UTC when no zone is", () => {
    expect(isOpenAt(null, null, at(`${MONDAY}T17:30:00Z`))).toBe(true);
    expect(isOpenAt(null, null, at("2026-06-05T17:30:00Z"))).toBe(false);
    expect(isOpenAt(null, "Nowhere/At_All", at("2026-06-06T12:00:00Z"))).toBe(false);
  });

  it("is never closed when open for 24 hours", () => {
    for (let hour = 0; hour < 168; hour++) expect(isOpenAt(always, "UTC", new Date(hour * 3_600_000))).toBe(true);
  });
});

describe("openingState", () => {
  it("says when an open business closes", () => {
    expect(openingState(bar, "UTC", at(`${MONDAY}T17:00:00Z`))).toEqual({
      isOpen: true,
      confirmed: true,
      today: "Monday",
      changesAt: { weekday: "Tuesday", time: "1:00 AM" },
    });
    expect(openingState(bar, "UTC", at("2026-06-07T21:00:00Z")).changesAt).toEqual({
      weekday: "Monday",
      time: "2:00 AM",
    });
    const midnight = { Sunday: "8:00 PM - 12:00 AM" };
    expect(openingState(midnight, "UTC", at("2026-06-07T21:00:00Z")).changesAt?.time).toBe("12:00 AM");
  });

  it("says when a closed business opens", () => {
    expect(openingState(split, "UTC", at(`${MONDAY}T12:30:00Z`)).changesAt).toEqual({
      weekday: "Monday",
      time: "2:00 PM",
    });
    expect(openingState(null, "UTC", at("2026-06-06T12:00:00Z"))).toEqual({
      isOpen: false,
      confirmed: false,
      today: "Saturday",
      changesAt: { weekday: "Monday", time: "9:00 AM" },
    });
  });

  it("knows no next opening past a day without an entry", () => {
    expect(openingState(split, "UTC", at(`${MONDAY}T19:00:00Z`)).changesAt).toBeNull();
    expect(openingState(split, "UTC", at("2026-06-07T12:00:00Z")).changesAt).toEqual({
      weekday: "Monday",
      time: "9:00 AM",
    });
  });

  it("takes a Sunday without hours as unknown, not closed", () => {
    expect(openingState(split, "UTC", at("2026-06-07T12:00:00Z"))).toMatchObject({ isOpen: false, confirmed: false });
    expect(openingState(split, "UTC", at("2026-06-02T12:00:00Z"))).toMatchObject({ isOpen: false, confirmed: true });
  });

  it("has no next change for always open and always closed", () => {
    expect(openingState(always, "UTC", at(`${MONDAY}T12:00:00Z`)).changesAt).toBeNull();
    expect(openingState({ Monday: "Closed" }, "UTC", at(`${MONDAY}T12:00:00Z`)).changesAt).toBeNull();
  });
});

describe("weekIntervals", () => {
  it("merges touching intervals and splits those over the end of the week", () => {
    expect(weekIntervals(bar)).toEqual([
      [0, 120],
      [960, 1500],
      [6 * 1440 + 1200, 10080],
    ]);
    expect(weekIntervals(always)).toEqual([[0, 10080]]);
    expect(weekIntervals({ Monday: "Closed" })).toEqual([]);
    expect(weekIntervals(null)).toEqual(weekIntervals({ ...DEFAULT_OPENING_HOURS }));
  });

  it("agrees with isOpenAt on every quarter of an hour", () => {
    for (const hours of [bar, split, null]) {
      const intervals = weekIntervals(hours);
      for (let minute = 0; minute < 10080; minute += 15) {
        const open = isOpenAt(hours, "UTC", new Date(Date.parse(`${MONDAY}T00:00:00Z`) + minute * 60_000));
        expect(intervals.some(([start, end]) => start <= minute && minute < end)).toBe(open);
      }
    }
  });
});
