import { describe, expect, it } from "vitest";
import { parseAbout } from "../business/attributes.ts";
import { parseWorkingHours } from "../opening-hours/opening-hours-parse.ts";
import { matchHeader, readBusinessRow } from "./business-row.ts";
import { isOpenNow } from "./is-open-now.ts";

function business(row: Record<string, string>) {
  const header = matchHeader(Object.keys(row));
  if (header === undefined) throw new Error("no header");
  const parsed = readBusinessRow(Object.values(row), header, { country: "" });
  if ("problems" in parsed) throw new Error(JSON.stringify(parsed.problems));
  return parsed.business;
}

const SHOP = { name: "A", address: "Hauptstrasse 1, 3011 Bern, Switzerland" };

describe("the website of an export", () => {
  it.each([
    ["website", "https://a.example.com/", "https://a.example.com/"],
    ["website", "https://www.google.com/aclk?sa=L&adurl&q&nis=6", null],
    ["website", "https://www.google.com/maps/place/A", null],
    ["website", "https://www.yelp.com/biz/a", "https://www.yelp.com/biz/a"],
    ["url", "https://a.example.com/", "https://a.example.com/"],
    ["url", "https://www.yelp.com/biz/a?utm_source=b", null],
    ["url", "https://www.google.com/maps/place/A", null],
  ])("in %s: %s is %s", (column, link, website) => {
    expect(business({ ...SHOP, [column]: link }).website).toBe(website);
  });
});

it("the state of a place says that it closed for good", () => {
  expect(business({ ...SHOP, placeState: "permanently_closed", status: "success" }).businessStatus).toBe(
    "CLOSED_PERMANENTLY",
  );
  expect(business({ ...SHOP, placeState: "active", status: "success" }).businessStatus).toBe("OPERATIONAL");
});

it("the main type comes first, wherever it stands", () => {
  const types = JSON.stringify([
    { type: "tourist-attraction", is_main: false },
    { type: "landmark", is_main: true },
  ]);
  const { category, subtypes } = business({ google_id: "0x1:0x2", ...SHOP, types, reviews_rating: "4.7" });
  expect({ category, subtypes }).toEqual({ category: "Landmark", subtypes: ["Tourist attraction"] });
});

it("hours of one day, within an object, and with dashes escaped twice are read", () => {
  const days = { timezone: "Europe/Zurich", days: [{ day: "Friday", time: "10 AM–4 PM" }] };
  expect(parseWorkingHours(JSON.stringify(days))).toEqual({
    hours: { Friday: "10:00 AM - 4:00 PM" },
    unreadable: "",
  });
  const escaped = String.raw`{"Monday": "11AM\\u20139PM", "Tuesday": "Closed"}`;
  expect(business({ ...SHOP, working_hours: escaped }).openingHours).toEqual({
    Monday: "11:00 AM - 9:00 PM",
    Tuesday: "Closed",
  });
});

it("codes of service options become Google's names, and other codes stay", () => {
  expect(parseAbout('{"dine_in": true, "no_contact_delivery": false}').attributes).toEqual({
    "Service options": { "Dine-in": true, "No-contact delivery": false },
  });
  expect(parseAbout('{"dine_in": true, "has_piano": true}').attributes).toHaveProperty("Other");
});

it.each([
  ["Open ⋅ Closes 10 PM", true],
  ["· Ferme à 19 h 00", true],
  ["Closed", true],
  ["Geöffnet", true],
  ["Open 24 hours", true],
  ["Ferme du Moulin, 12 Rue Haute", false],
  ["24 Rue Haute", false],
  ["Open Street 5", false],
])("%s tells the state of this moment: %s", (text, isState) => {
  expect(isOpenNow(text)).toBe(isState);
});
