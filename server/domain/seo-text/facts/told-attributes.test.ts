import { expect, it } from "vitest";
import { attributesPresent } from "#domain/attributes/attribute-identity";
import { visitKind } from "../advice/visit-kind.ts";
import type { DescribedBusiness } from "../described-business.ts";
import { toldAttributes } from "./told-attributes.ts";

const ALL = {
  Popular: { Breakfast: true, Lunch: true, Dinner: true },
  Amenities: { Restroom: true, "Drive-through": true },
};

function told(hours: string | null, category = "Coffee shop"): string[] {
  const business = { attributes: ALL, openingHours: hours === null ? null : { Monday: hours, Sunday: "Closed" } };
  const visit = visitKind(category, "restaurants");
  return attributesPresent(toldAttributes(business as unknown as DescribedBusiness, visit, category))
    .map(({ label }) => label)
    .filter((label) => label in ALL.Popular);
}

it.each<[string | null, string[]]>([
  ["7:00 AM - 11:00 AM", ["Breakfast"]],
  ["10:30 AM - 6:00 PM", ["Lunch"]],
  ["5:00 PM - 2:00 AM", ["Dinner"]],
  ["11:00 AM - 2:00 PM, 6:00 PM - 10:00 PM", ["Lunch", "Dinner"]],
  ["Open 24 hours", ["Breakfast", "Lunch", "Dinner"]],
  [null, ["Breakfast", "Lunch", "Dinner"]],
])("Meals are told that the hours %s reach", (hours, meals) => {
  expect(new Set(told(hours))).toEqual(new Set(meals));
});

it("A restroom and a drive-through are told of places without service only", () => {
  const labels = (category: string) =>
    Object.keys(
      toldAttributes(
        { attributes: ALL, openingHours: null } as unknown as DescribedBusiness,
        visitKind(category, "restaurants"),
        category,
      )["Amenities"] ?? {},
    );
  expect(labels("Italian restaurant")).toEqual([]);
  expect(labels("Fast food restaurant")).toEqual(["Restroom", "Drive-through"]);
  expect(labels("Book store")).toEqual(["Restroom", "Drive-through"]);
});

it("A meal that only the hours of a few days reach is not told", () => {
  const week = (weekday: string, weekend: string) => ({
    Monday: weekday,
    Tuesday: weekday,
    Wednesday: weekday,
    Saturday: weekend,
    Sunday: weekend,
  });
  const labels = (openingHours: Record<string, string>) =>
    attributesPresent(
      toldAttributes({ attributes: ALL, openingHours } as unknown as DescribedBusiness, "eat", "Italian restaurant"),
    ).map(({ label }) => label);
  expect(labels(week("12:00 PM - 10:00 PM", "8:00 AM - 10:00 PM"))).not.toContain("Breakfast");
  expect(labels(week("8:00 AM - 10:00 PM", "12:00 PM - 10:00 PM"))).toContain("Breakfast");
});
