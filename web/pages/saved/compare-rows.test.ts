import { expect, it } from "vitest";
import { openingState } from "#domain/opening-hours/open-state";
import type { SavedBusiness } from "../../saved/saved-business.ts";
import { compareRows } from "./compare-rows.ts";

/** A Saturday, 10 AM in Zürich. */
const AT = new Date("2026-11-21T09:00:00Z");

const business = (overrides: Partial<SavedBusiness> = {}): SavedBusiness => ({
  id: 1,
  slug: "a",
  name: "A",
  category: "Café",
  group: "restaurants",
  rating: 0,
  reviewCount: 0,
  address: "",
  city: "",
  country: "Switzerland",
  phone: null,
  telUri: null,
  isVerified: false,
  latitude: null,
  longitude: null,
  openingHours: null,
  timeZone: "Europe/Zurich",
  businessStatus: "OPERATIONAL",
  priceLevel: null,
  opening: openingState(null, null, AT),
  drawing: "cafe-1",
  photo: null,
  ...overrides,
});
const table = (...businesses: SavedBusiness[]) =>
  Object.fromEntries(compareRows(businesses, AT).map(({ label, values }) => [label, values]));

it("leaves out what is known of no place, and says what is not known of one", () => {
  expect(table(business(), business())).toEqual({ Kind: ["Café", "Café"], Verified: ["No", "No"] });
  expect(table(business({ rating: 4.7, reviewCount: 516 }), business())).toMatchObject({
    Rating: ["4.7 of 5, 516 reviews", "Not known"],
  });
});

it("has the state and the hours of today, special days too", () => {
  const openingHours = { Saturday: "9:00 AM - 5:00 PM" };
  const specialDays = [{ date: "2026-11-21", hours: "Closed" }];
  expect(table(business({ openingHours }), business({ openingHours, specialDays }))).toMatchObject({
    Now: ["Open until 5 PM", "Closed"],
    "Hours today": ["9:00 AM - 5:00 PM", "Closed"],
  });
  expect(table(business({ openingHours, businessStatus: "CLOSED_PERMANENTLY" }))["Now"]).toEqual([
    "Permanently closed",
  ]);
});

it("has distances once the visitor's place is known", () => {
  const [near, unknown] = [business({ latitude: 47.37, longitude: 8.54 }), business()];
  expect(table(near, unknown)["Distance"]).toBeUndefined();
  const rows = compareRows([near, unknown], AT, { latitude: 47.38, longitude: 8.54 });
  expect(rows.find(({ label }) => label === "Distance")?.values).toEqual(["1.1 km", "Not known"]);
});

it("has a row of its own for a feature that is named like a fact", () => {
  const features = { Phone: true, Rating: "High" };
  const facts = { price: "", address: "", website: null, features };
  const rows = compareRows([business({ rating: 4, facts }), business()], AT);
  expect(rows.filter(({ label }) => label === "Rating")).toHaveLength(2);
  expect(new Set(rows.map(({ key }) => key)).size).toBe(rows.length);
});

it("compares features, those of most places first", () => {
  const facts = { price: "CHF 20–40", address: "Gasse 1, 8001 Zürich", website: "https://www.a.example/x" };
  const rows = table(
    business({ facts: { ...facts, features: { Parking: "Garage", Delivery: false } } }),
    business({ facts: { ...facts, features: { delivery: true } } }),
    business(),
  );
  expect(Object.keys(rows).slice(-2)).toEqual(["Delivery", "Parking"]);
  expect(rows).toMatchObject({
    Price: ["CHF 20–40", "CHF 20–40", "Not known"],
    Address: ["Gasse 1, 8001 Zürich", "Gasse 1, 8001 Zürich", "Not known"],
    Website: ["a.example", "a.example", "Not known"],
    Delivery: ["No", "Yes", "Not known"],
    Parking: ["Garage", "Not known", "Not known"],
  });
});
