import { expect, it } from "vitest";
import { parseSpecialDays } from "../fact-lines.ts";
import { readSpecialRows, specialDaysProblem, writeSpecialRows } from "./special-day-lines.ts";

it("special days are rows that are written back as the lines of the form", () => {
  const rows = [
    { date: "2026-12-25", hours: "Closed", name: "Christmas Day" },
    { date: "2026-12-31", hours: "9 AM - 2 PM", name: "" },
    { date: "2027-01-01", hours: "Closed", name: "New (Year's) Day" },
  ];
  const text = writeSpecialRows(rows);
  expect(readSpecialRows(text)).toEqual(rows);
  expect(parseSpecialDays(text).value).toHaveLength(3);
  expect(specialDaysProblem(text)).toBeUndefined();
  expect(readSpecialRows("")).toEqual([]);
});

it.each([
  { date: "", hours: "", name: "" },
  { date: "2026-12-25", hours: "", name: "" },
  { date: "", hours: "Closed", name: "Fair" },
])("an unfinished row %j stays and is named when it is saved", (row) => {
  const text = writeSpecialRows([row]);
  expect(readSpecialRows(text)).toEqual([row]);
  expect(specialDaysProblem(text)).toContain("need a date and hours");
});

it("a line in another form stays as hours without a date", () => {
  expect(readSpecialRows("Christmas closed")).toEqual([{ date: "", hours: "Christmas closed", name: "" }]);
});
