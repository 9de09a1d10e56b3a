import { describe, expect, it } from "vitest";
import { HOLIDAYS } from "./holidays-data.ts";
import { nextHoliday } from "./next-holiday.ts";

const next = (country: string, today: string) => nextHoliday(country, today, []);

describe("the next public holiday", () => {
  it.for([
    ["Switzerland", "2026-12-18", "2026-12-25 Christmas Day"],
    ["Switzerland", "2026-05-14", "2026-05-14 Ascension Day"],
    ["United States", "2026-11-20", "2026-11-26 Thanksgiving Day"],
    ["United States", "2027-05-31", "2027-05-31 Memorial Day"],
    ["Germany", "2027-03-26", "2027-03-26 Good Friday"],
    ["France", "2024-05-14", "2024-05-20 Whit Monday"],
    ["Ireland", "2026-10-20", "2026-10-26 the October bank holiday"],
    ["Germany", "2026-12-28", "2027-01-01 New Year’s Day"],
  ])("in %s seen from %s is %s", ([country = "", today = "", holiday]) => {
    const { date, name } = next(country, today) ?? {};
    expect(`${date} ${name}`).toBe(holiday);
  });

  it("is none when it is over a week away, or nothing is known of the country", () => {
    expect(next("Switzerland", "2026-12-17")).toBeNull();
    expect(next("Atlantis", "2026-12-25")).toBeNull();
    expect(next("constructor", "2026-12-25")).toBeNull();
  });

  it("is none where the source tells the hours of that day", () => {
    const date = "2026-12-25";
    expect(nextHoliday("Italy", date, [{ date, hours: "Closed" }])).toBeNull();
    expect(nextHoliday("Italy", date, [{ date: "2026-12-24", hours: "Closed" }])?.date).toBe(date);
  });

  it("has a real date and a name for every rule", () => {
    for (const country of Object.keys(HOLIDAYS)) {
      for (let day = Date.UTC(2027, 0, 1); day < Date.UTC(2028, 0, 1); day += 86_400_000) {
        const holiday = next(country, new Date(day).toISOString().slice(0, 10));
        if (holiday === null) continue;
        expect(new Date(holiday.date).toISOString().slice(0, 10)).toBe(holiday.date);
        expect(holiday.name).toMatch(/^\p{L}/u);
      }
    }
  });
});
