import { beforeAll, expect, it } from "vitest";
import { loadOsmLibrary } from "../opening-hours/osm-hours.ts";
import { matchHeader, readBusinessRow } from "./business-row.ts";

beforeAll(loadOsmLibrary);

function hoursOf(text: string) {
  const header = matchHeader(["name", "full_address", "place_id", "working_hours"]);
  if (header === undefined) throw new Error("no header");
  const parsed = readBusinessRow(["Corner Shop", "1 Oak St, Austin, TX", "place-1", text], header, { country: "" });
  if ("problems" in parsed) throw new Error(JSON.stringify(parsed.problems));
  return {
    hours: parsed.business.openingHours,
    reasons: parsed.warnings.map(({ reason }) => reason),
    warnings: parsed.warnings,
  };
}

it("An ordinary week comes in without the hours of holidays, with a warning", () => {
  expect(hoursOf("Sa 09:00-13:00; PH off")).toMatchObject({
    hours: { Saturday: "9:00 AM - 1:00 PM" },
    reasons: ["names holidays or single dates, whose hours are left out"],
  });
});

it("Hours past midnight of OSM's grammar belong to the day on which they begin", () => {
  expect(hoursOf("Fr 19:30-27:00")).toMatchObject({ hours: { Friday: "7:30 PM - 3:00 AM" }, reasons: [] });
});

it.each(["Tu-Fr 18:00+", "sunset-23:00", "Oct-Mar: Sa 10:00-15:00", "week 10-20 Mo 09:00-12:00", "Mon-Sat 4-9"])(
  "%s stays unknown, and the warning has the text",
  (text) => {
    const { hours, warnings } = hoursOf(text);
    expect(hours).toBeNull();
    const reason = expect.stringMatching(/^cannot be read as opening hours(?:: |$)/);
    expect(warnings).toEqual([{ column: "working_hours", value: text, reason }]);
  },
);

it("The reason names the part that cannot be read, but does not repeat a whole cell", () => {
  expect(hoursOf("by appointment").reasons).toEqual(["cannot be read as opening hours"]);
  expect(hoursOf('{"Monday": "9 AM-5 PM", "Tuesday": "ask us"}').reasons).toEqual([
    "cannot be read as opening hours: Tuesday: ask us",
  ]);
});

it.each([
  ['{"Monday": "9AM-5PM, 9AM-12PM", "Tuesday": "9AM-5PM"}', "Monday: 9:00 AM - 12:00 PM, 9:00 AM - 5:00 PM"],
  ["Monday: 10:00-14:00, 12:00-18:00 | Tuesday: 9AM-5PM", "Monday: 10:00 AM - 2:00 PM, 12:00 PM - 6:00 PM"],
  ["Mo 09:00-17:00,09:00-12:00; Tu 09:00-17:00", "Monday: 9:00 AM - 12:00 PM, 9:00 AM - 5:00 PM"],
])("Of %s the day whose times overlap is left out with a warning", (text, days) => {
  const { hours, reasons } = hoursOf(text);
  expect(hours).toEqual({ Tuesday: "9:00 AM - 5:00 PM" });
  expect(reasons).toEqual([`has times that overlap, which are left out: ${days}`]);
});

it("Times that meet do not overlap, and a later rule of OSM's grammar replaces an earlier one", () => {
  expect(hoursOf("Monday: 9:00-12:00, 12:00-17:00")).toMatchObject({
    hours: { Monday: "9:00 AM - 12:00 PM, 12:00 PM - 5:00 PM" },
    reasons: [],
  });
  expect(hoursOf("Mo-Tu 09:00-17:00; Mo 09:00-12:00")).toMatchObject({
    hours: { Monday: "9:00 AM - 12:00 PM", Tuesday: "9:00 AM - 5:00 PM" },
    reasons: [],
  });
});
