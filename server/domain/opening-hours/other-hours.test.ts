import { expect, it } from "vitest";
import { kindName, readOtherHours } from "./other-hours.ts";

const SUNDAY = { Sunday: "10:00 AM - 2:00 PM" };

it.each([
  ["of Outscraper", [{ brunch: { Sunday: "10 am-2 pm" } }]],
  ["of Apify", { Brunch: [{ day: "Sunday", hours: "10 AM to 2 PM" }] }],
  ["of the Places API", [{ secondaryHoursType: "BRUNCH", weekdayDescriptions: ["Sunday: 10:00 AM – 2:00 PM"] }]],
  [
    "of the Places API with periods alone",
    [
      {
        secondaryHoursType: "BRUNCH",
        periods: [{ open: { day: 0, hour: 10, minute: 0 }, close: { day: 0, hour: 14, minute: 0 } }],
      },
    ],
  ],
  ["of our own export", { Brunch: SUNDAY }],
])("Hours %s are read by kind", (_exporter, value) => {
  expect(readOtherHours(value)).toEqual({ hours: { Brunch: SUNDAY } });
});

it("Hours of a kind that overlap or cannot be read are left out, the others stay", () => {
  const kitchen = { Monday: "9AM-5PM, 3PM-8PM" };
  expect(readOtherHours([{ kitchen }, { brunch: SUNDAY }])).toEqual({
    hours: { Brunch: SUNDAY },
    problem: "Kitchen: has hours that overlap",
  });
  const read = readOtherHours({ delivery: { Monday: "ask" }, takeout: SUNDAY });
  expect(read.hours).toEqual({ Takeout: SUNDAY });
  expect(read.problem).toMatch(/^Delivery: cannot be read as opening hours/);
});

it.each([
  ["DRIVE_THROUGH", "Drive-through"],
  ["happy_hour", "Happy hour"],
  ["Happy hours", "Happy hour"],
  ["SENIOR_HOURS", "Senior hours"],
  ["online_service_hours", "Online service"],
  ["calvary_learning_center", "Calvary learning center"],
  ["Delivery hours", "Delivery"],
  ["messe", "Messe"],
  ["Öffnungszeiten Küche", "Öffnungszeiten Küche"],
])("%s is shown as %s, and that name stays", (code, name) => {
  expect(kindName(code)).toBe(name);
  expect(kindName(name)).toBe(name);
});

it.each([[null], [5], ["text"], [[]], [[{ __proto__: null }]]])("%j has none", (value) => {
  expect(readOtherHours(value)).toEqual({ hours: {} });
});
