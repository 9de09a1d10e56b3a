import { describe, expect, it } from "vitest";
import { openingState, openStateAt } from "./open-state.ts";
import { readSpecialDays } from "./special-days-parse.ts";

describe("special days", () => {
  it("are read from a list, an object or the Places API", () => {
    const christmas = { date: "2026-12-25", hours: "Closed", name: "Christmas Day" };
    expect(readSpecialDays([{ date: "2026-12-31", hours: "9-14" }, christmas])).toEqual({
      days: [christmas, { date: "2026-12-31", hours: "9:00 AM - 2:00 PM" }],
    });
    expect(readSpecialDays({ "2026-12-25": "closed" })).toEqual({ days: [{ date: "2026-12-25", hours: "Closed" }] });
    const date = (day: number) => ({ year: 2026, month: 12, day });
    const periods = [
      {
        open: { day: 4, hour: 10, minute: 0, date: date(24) },
        close: { day: 4, hour: 13, minute: 30, date: date(24) },
      },
    ];
    expect(readSpecialDays([{ date: date(24) }, { date: date(25) }], periods)).toEqual({
      days: [
        { date: "2026-12-24", hours: "10:00 AM - 1:30 PM" },
        { date: "2026-12-25", hours: "Closed" },
      ],
    });
  });

  it("without the periods of the Places API are unknown", () => {
    expect(readSpecialDays([{ date: { year: 2026, month: 12, day: 24 } }])).toEqual({ days: [] });
  });

  it.each([
    [{ date: "2026-02-30", hours: "Closed" }, "has a day that is no date"],
    [{ date: "tomorrow", hours: "Closed" }, "has a day that is no date"],
    [{ date: "2026-12-25", hours: "ask" }, "has hours on 2026-12-25 that cannot be read"],
    [{ date: "2026-12-25", hours: "9-17, 15-20" }, "has hours on 2026-12-25 that overlap"],
  ])("leave out %j", (day, problem) => {
    const other = { date: "2027-01-01", hours: "Closed" };
    expect(readSpecialDays([day, other])).toEqual({ days: [other], problem });
  });
});

describe("open or closed on a special day", () => {
  const HOURS = { Thursday: "9:00 AM - 5:00 PM", Friday: "9:00 AM - 5:00 PM", Saturday: "9:00 AM - 5:00 PM" };
  const DAYS = [
    { date: "2026-12-25", hours: "Closed" },
    { date: "2026-12-26", hours: "8:00 PM - 2:00 AM" },
  ];
  const at = (text: string) => openStateAt(HOURS, "Europe/Zurich", new Date(`${text}+01:00`), DAYS);

  it("counts in place of its weekday, on that date alone and into its night", () => {
    expect(at("2026-12-24T10:00")).toBe("open");
    expect(at("2026-12-25T10:00")).toBe("closed");
    expect(at("2026-12-26T10:00")).toBe("closed");
    expect(at("2026-12-26T21:00")).toBe("open");
    expect(at("2026-12-27T01:00")).toBe("open");
    expect(at("2027-01-01T10:00")).toBe("open");
  });

  it("names the next opening after it", () => {
    const state = openingState(HOURS, "Europe/Zurich", new Date("2026-12-24T18:00+01:00"), DAYS);
    expect(state).toMatchObject({ state: "closed", changesAt: { weekday: "Saturday", time: "8:00 PM" } });
  });

  it("is known without weekly hours, but not without a time zone", () => {
    const noon = new Date("2026-12-25T12:00+01:00");
    expect(openStateAt(null, "Europe/Zurich", noon, DAYS)).toBe("closed");
    expect(openStateAt(null, null, noon, DAYS)).toBe("unknown");
  });
});
