import { beforeAll, expect, it } from "vitest";
import { loadOsmLibrary } from "../opening-hours/osm-hours.ts";
import { matchHeader, readBusinessRow } from "./business-row.ts";

beforeAll(loadOsmLibrary);

function hoursOf(text: string) {
  const header = matchHeader(["name", "full_address", "place_id", "working_hours"]);
  if (header === undefined) throw new Error("no header");
  const parsed = readBusinessRow(["Corner Shop", "1 Oak St, Austin, TX", "place-1", text], header, { country: "" });
  if ("problems" in parsed) throw new Error(JSON.stringify(parsed.problems));
  return { hours: parsed.business.openingHours, reasons: parsed.warnings.map(({ reason }) => reason) };
}

it("An ordinary week comes in without the hours of holidays, with a warning", () => {
  expect(hoursOf("Sa 09:00-13:00; PH off")).toEqual({
    hours: { Saturday: "9:00 AM - 1:00 PM" },
    reasons: ["names holidays or single dates, whose hours are left out"],
  });
});

it("Hours past midnight of OSM's grammar belong to the day on which they begin", () => {
  expect(hoursOf("Fr 19:30-27:00")).toEqual({ hours: { Friday: "7:30 PM - 3:00 AM" }, reasons: [] });
});

it.each(["Tu-Fr 18:00+", "sunset-23:00", "Oct-Mar: Sa 10:00-15:00", "week 10-20 Mo 09:00-12:00", "Mon-Sat 4-9"])(
  "%s stays unknown, and the warning has the text",
  (text) => {
    const { hours, reasons } = hoursOf(text);
    expect(hours).toBeNull();
    expect(reasons.join()).toContain("cannot be read as opening hours");
    expect(reasons.join()).toContain(/\d.*$/.exec(text)?.[0]);
  },
);
