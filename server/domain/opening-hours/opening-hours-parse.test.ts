import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { formatOpeningHours, WEEKDAYS } from "./opening-hours.ts";
import { parseDayHours } from "./opening-hours-day.ts";
import { parseWorkingHours } from "./opening-hours-parse.ts";

const NINE = "9:00 AM - 5:00 PM";

describe("parseWorkingHours", () => {
  it.each([
    ['{"Monday": "9AM-5PM", "Tuesday": "Closed"}', "JSON text"],
    ['{"Monday": ["9AM-5PM"], "Tuesday": ["Closed"]}', "lists"],
    ["{'Monday': '9AM-5PM', 'Tuesday': ['Closed'], 'Sunday': None}", "a Python dict"],
    ["Monday: 9AM-5PM | Tuesday: Closed", "text with bars"],
    ["Monday:9AM-5PM|Tuesday:Closed", "text with tight bars"],
    ["Monday,9,5PM|Tuesday,Closed", "comma-separated text"],
    ["Monday: 9AM-5PM\nTuesday: Closed", "lines"],
    ['["Monday: 9:00 AM – 5:00 PM", "Tuesday: Closed"]', "a list of lines"],
    ['[{"day": "Monday", "hours": "9 AM to 5 PM"}, {"day": "Tuesday", "hours": "Closed"}]', "a list of days"],
    ["Montag: 09:00–17:00, Dienstag: Geschlossen", "German"],
    ["pazartesi: 09:00–17:00 | salı: Kapalı", "Turkish"],
    ["lundi: 09:00–17:00 | mardi: Fermé", "French"],
    ["lunes: 9:00–17:00 | martes: Cerrado", "Spanish"],
    ["lunedì: 09–17 | martedì: Chiuso", "Italian"],
    ["maandag: 09:00–17:00 | dinsdag: Gesloten", "Dutch"],
    ["segunda-feira: 09:00–17:00 | terça-feira: Fechado", "Portuguese"],
    ["poniedziałek: 09:00–17:00 | wtorek: Zamknięte", "Polish"],
    ["pondělí: 9:00–17:00 | úterý: Zavřeno", "Czech"],
    ["月曜日: 9時00分～17時00分 | 火曜日: 定休日", "Japanese"],
  ])("reads %s (%s)", (text) => {
    expect(parseWorkingHours(text)).toEqual({ hours: { Monday: NINE, Tuesday: "Closed" }, unreadable: "" });
  });

  it("merges the ranges of a day named twice", () => {
    expect(parseWorkingHours("Sunday,8:30,9:15AM|Sunday,10:45,11:30AM").hours).toEqual({
      Sunday: "8:30 AM - 9:15 AM, 10:45 AM - 11:30 AM",
    });
  });

  it("parses day ranges", () => {
    const week = parseWorkingHours("Mo-Fr 09:00-17:00; Sa, So geschlossen").hours;
    expect(Object.values(week ?? {})).toEqual([NINE, NINE, NINE, NINE, NINE, "Closed", "Closed"]);
    expect(Object.keys(parseWorkingHours("Fri - Mon: 9-5").hours ?? {})).toEqual([
      "Monday",
      "Friday",
      "Saturday",
      "Sunday",
    ]);
    expect(Object.keys(parseWorkingHours("24/7").hours ?? {})).toHaveLength(7);
  });

  it("leaves out days that are not named", () => {
    expect(parseWorkingHours('{"Monday": "9AM-5PM", "Tuesday": ""}').hours).toEqual({ Monday: NINE });
  });

  it("uses the hours of a date for its weekday only when the weekday has none", () => {
    expect(parseWorkingHours('{"Monday": "9AM-5PM", "Monday (Labor Day)": "Closed"}').hours).toEqual({ Monday: NINE });
    expect(parseWorkingHours('{"Monday (Labor Day)": "Closed"}').hours).toEqual({ Monday: "Closed" });
  });

  it.each(["", "{}", "[]", "null", "None", "{'Monday': None}"])(
    "reads %j as unknown hours, without complaint",
    (text) => {
      expect(parseWorkingHours(text)).toEqual({ hours: null, unreadable: "" });
    },
  );

  it("keeps readable parts and reports the rest", () => {
    const read = parseWorkingHours('{"Monday": "9AM-5PM", "Tuesday": "by appointment", "Someday": "9AM-5PM"}');
    expect(read.hours).toEqual({ Monday: NINE });
    expect(read.unreadable).toContain("Tuesday: by appointment");
    expect(read.unreadable).toContain("Someday");
    for (const text of ["call us", '{"Monday": "9AM-5PM", "Tue']) {
      expect(parseWorkingHours(text)).toEqual({ hours: null, unreadable: text });
    }
  });

  it("reads the format of an export", () => {
    const day = fc.constantFrom(
      "Closed",
      "Open 24 hours",
      NINE,
      "11:30 AM - 2:00 PM, 6:00 PM - 12:30 AM",
      "12:00 AM - 12:15 AM",
    );
    const week = fc.record(Object.fromEntries(WEEKDAYS.map((name) => [name, day])), { requiredKeys: [] });
    fc.assert(
      fc.property(week, (hours) => {
        const knownHours = Object.keys(hours).length > 0 ? hours : null;
        expect(parseWorkingHours(formatOpeningHours(knownHours))).toEqual({ hours: knownHours, unreadable: "" });
      }),
    );
  });

  it("never throws, and its result can be formatted and read again", () => {
    const unit = fc.constantFrom(
      ..."{}[]\"':,|-0123456789 apm\n".split(""),
      "Monday",
      "tue",
      "So",
      "Closed",
      "24",
      "None",
    );
    fc.assert(
      fc.property(fc.string({ unit, maxLength: 60 }), (text) => {
        for (const storedText of Object.values(parseWorkingHours(text).hours ?? {}))
          expect(parseDayHours(storedText)).toBe(storedText);
      }),
    );
    fc.assert(fc.property(fc.string({ unit: "grapheme" }), (text) => parseWorkingHours(text) !== undefined));
  });
});

describe("hours of plugins and pages", () => {
  const week = (hours: unknown) => parseWorkingHours(JSON.stringify(hours)).hours;

  it("begin at 0 o'clock, unless a word says that the day is closed", () => {
    const byDay = {
      monday: { open: "0", close: "24" },
      tuesday: { open: 0, close: 15 },
      wednesday: { open: false, close: "15" },
      thursday: { open: "no", close: "15" },
    };
    expect(week(byDay)).toEqual({
      Monday: "Open 24 hours",
      Tuesday: "12:00 AM - 3:00 PM",
      Wednesday: "Closed",
      Thursday: "Closed",
    });
  });

  it("are the whole day where both times are equal, and a word that stands in both", () => {
    const days = (opens: string) => week([{ dayOfWeek: "https://schema.org/Sunday", opens, closes: opens }]);
    expect(days("00:00")).toEqual({ Sunday: "Open 24 hours" });
    expect(days("24 hours")).toEqual({ Sunday: "Open 24 hours" });
    expect(days("Closed")).toEqual({ Sunday: "Closed" });
  });

  it("are those of the usual week, each range once", () => {
    const usual = { dayOfWeek: ["Monday", "Tuesday"], opens: "08:00", closes: "12:00" };
    const afternoon = { dayOfWeek: "Tuesday", opens: "13:00", closes: "18:00" };
    const easter = { dayOfWeek: "Monday", opens: "10:00", closes: "11:00", validFrom: "2026-04-06" };
    const hours = { Monday: "8:00 AM - 12:00 PM", Tuesday: "8:00 AM - 12:00 PM, 1:00 PM - 6:00 PM" };
    expect(week([easter, usual, afternoon, usual])).toEqual(hours);
    expect(week([easter])).toEqual({ Monday: "10:00 AM - 11:00 AM" });
  });
});

it("times before and after noon are read where a program lost the dash between them", () => {
  const hours = (text: string) => parseWorkingHours(text).hours;
  expect(hours("10:30am  8pm daily")).toMatchObject({ Monday: "10:30 AM - 8:00 PM", Sunday: "10:30 AM - 8:00 PM" });
  expect(hours("Mon-Fri 9 a.m.  5 p.m.")).toMatchObject({ Friday: "9:00 AM - 5:00 PM" });
  expect(hours("daily 7am 9am")).toBeNull();
  // A church may say so of two services.
  expect(hours("Sunday 10am 6pm")).toBeNull();
  expect(hours("Monday 8am - 10am  2pm - 6pmTuesday 8am - 10am  2pm - 6pm")).toMatchObject({
    Monday: "8:00 AM - 10:00 AM, 2:00 PM - 6:00 PM",
  });
});
