import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { formatRanges, type TimeRange } from "./opening-hours.ts";
import { parseDayHours } from "./opening-hours-day.ts";

describe("readDayText", () => {
  it.each([
    ["9AM-5PM", "9:00 AM - 5:00 PM"],
    ["6:30-9PM", "6:30 PM - 9:00 PM"],
    ["11-2PM", "11:00 AM - 2:00 PM"],
    ["12-3pm,6-11pm", "12:00 PM - 3:00 PM, 6:00 PM - 11:00 PM"],
    ["12-6AM", "12:00 AM - 6:00 AM"],
    ["10-2AM", "10:00 PM - 2:00 AM"],
    ["4PM-1AM", "4:00 PM - 1:00 AM"],
    ["8PM-12AM", "8:00 PM - 12:00 AM"],
    ["9AM-5", "9:00 AM - 5:00 PM"],
    ["9:45 AM to 12:30 PM", "9:45 AM - 12:30 PM"],
    ["9:00\u202fAM\u2009–\u20095:00\u202fPM", "9:00 AM - 5:00 PM"],
    ["9 a.m. — 5 p.m.", "9:00 AM - 5:00 PM"],
    ["09:00–17:00", "9:00 AM - 5:00 PM"],
    ["18:00-02:00", "6:00 PM - 2:00 AM"],
    ["9–17", "9:00 AM - 5:00 PM"],
    ["9-5", "9:00 AM - 5:00 PM"],
    ["0900-1700", "9:00 AM - 5:00 PM"],
    ["9.30 - 17.00 Uhr", "9:30 AM - 5:00 PM"],
    ["9h30 à 12h, 14h à 18h", "9:30 AM - 12:00 PM, 2:00 PM - 6:00 PM"],
    ["8:00-12:00 und 14:00-18:00", "8:00 AM - 12:00 PM, 2:00 PM - 6:00 PM"],
    ["6-11pm, 12-3pm", "12:00 PM - 3:00 PM, 6:00 PM - 11:00 PM"],
    ["9,5PM", "9:00 AM - 5:00 PM"],
    ["9-12, 1-5", "9:00 AM - 12:00 PM, 1:00 PM - 5:00 PM"],
    ["noon-midnight", "12:00 PM - 12:00 AM"],
    ["午前9:00～午後5:00", "9:00 AM - 5:00 PM"],
    ["9時00分～18時00分", "9:00 AM - 6:00 PM"],
    ["9AM-5PM, Hours might differ", "9:00 AM - 5:00 PM"],
    ["Open 24 hours", "Open 24 hours"],
    ["24 saat açık", "Open 24 hours"],
    ["24 Stunden geöffnet", "Open 24 hours"],
    ["24/7", "Open 24 hours"],
    ["00:00-24:00", "Open 24 hours"],
    ["Closed", "Closed"],
    ["Kapalı", "Closed"],
    ["Geschlossen", "Closed"],
    ["Fermé", "Closed"],
    ["定休日", "Closed"],
    ["None", ""],
    [" - ", ""],
  ])("reads %j as %j", (text, storedText) => {
    expect(parseDayHours(text)).toBe(storedText);
  });

  it.each(["by appointment", "25-30", "9AM", "9:75AM-5PM", "9AM-5PM-6PM", "call 555 1234", "soon", "9 AM & 11 AM"])(
    "does not pretend to understand %j",
    (text) => {
      expect(parseDayHours(text)).toBeNull();
    },
  );

  it("reads back what is stored", () => {
    const time = fc.integer({ min: 0, max: 1439 });
    const range = fc
      .tuple(time, fc.integer({ min: 1, max: 1440 }))
      .map(([start, length]): TimeRange => [start, start + length]);
    fc.assert(
      fc.property(fc.array(range, { maxLength: 4 }), (ranges) => {
        const storedText = parseDayHours(formatRanges(ranges));
        expect(parseDayHours(storedText ?? "")).toBe(storedText);
        expect(storedText?.split(", ").toSorted()).toEqual([...new Set(formatRanges(ranges).split(", "))].toSorted());
      }),
    );
  });

  it("never throws", () => {
    fc.assert(fc.property(fc.string({ unit: "grapheme" }), (text) => parseDayHours(text) !== undefined));
    const unit = fc.constantFrom(..."0123456789:-–apm ,".split(""), " AM", " PM", "to", "24", "hours");
    fc.assert(fc.property(fc.string({ unit }), (text) => parseDayHours(text) !== undefined));
  });
});
