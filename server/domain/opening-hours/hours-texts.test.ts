import { beforeAll, describe, expect, it } from "vitest";
import { ENGLISH_HOURS, HOURS_OF_OTHER_LANGUAGES, OSM_HOURS } from "../../testing/texts/opening-hours-data.ts";
import { formatRanges, type TimeRange, WEEKDAYS } from "./opening-hours.ts";
import { parseWorkingHours } from "./opening-hours-parse.ts";
import { loadOsmLibrary, readOsmHours } from "./osm-hours.ts";

beforeAll(loadOsmLibrary);

/** "1-5 9:00-17:00 | 7 closed": Monday is 1. "?" is a text that cannot be known. */
function expectedWeek(short: string) {
  if (short === "?") return null;
  const week: Record<string, string> = {};
  for (const part of short.split(" | ")) {
    const [days = "", times = ""] = part.split(" ");
    const [from = 0, to = from] = days.split("-").map(Number);
    for (let day = from; day <= to; day++) week[WEEKDAYS[day - 1] ?? ""] = formatRanges(rangesOfTimes(times));
  }
  return week;
}

function rangesOfTimes(times: string): TimeRange[] {
  if (times === "closed") return [];
  return times.split(",").map((range): TimeRange => {
    const [start = 0, end = 0] = range.split("-").map((time) => {
      const [hour = 0, minute = 0] = time.split(":").map(Number);
      return hour * 60 + minute;
    });
    return [start, end];
  });
}

function readWeek(text: string) {
  const parsedHours = parseWorkingHours(text);
  return parsedHours.osm === undefined ? parsedHours : { ...parsedHours, ...readOsmHours(parsedHours.osm) };
}

describe.each([
  ["OSM's grammar", OSM_HOURS],
  ["English", ENGLISH_HOURS],
  ["other languages", HOURS_OF_OTHER_LANGUAGES],
])("hours in %s", (_, texts) => {
  it.each(texts)("%s", (text, short) => {
    const { hours, unreadable, hasHolidays } = readWeek(text);
    expect(hours).toEqual(expectedWeek(short));
    if (hours === null) expect(hasHolidays || unreadable !== "").toBe(true);
  });
});

it("the label of Google's button behind the hours is no part of them", () => {
  const days = "Friday, 7 AM to 3 PM; Saturday, Closed; Sunday, Open 24 hours";
  const { hours } = parseWorkingHours(days);
  expect(hours).toEqual({ Friday: "7:00 AM - 3:00 PM", Saturday: "Closed", Sunday: "Open 24 hours" });
  for (const label of [
    ". Hide open hours for the week",
    " Hide open hours for the week",
    ". Show open hours for the week",
  ])
    expect(parseWorkingHours(days + label)).toEqual({ hours, unreadable: "" });
});
