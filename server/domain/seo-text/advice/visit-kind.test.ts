import { expect, it } from "vitest";
import type { CategoryGroup } from "#contract/business";
import { type VisitKind, visitKind, visitKindOf } from "./visit-kind.ts";

it.each<[string, CategoryGroup, VisitKind]>([
  ["Bakery", "restaurants", "food"],
  ["Coffee shop", "restaurants", "snack"],
  ["Sushi takeaway", "restaurants", "snack"],
  ["Café", "restaurants", "snack"],
  ["Italian restaurant", "restaurants", "eat"],
  ["Tapas bar", "restaurants", "eat"],
  ["Wine bar", "restaurants", "drink"],
  ["Beer garden", "restaurants", "drink"],
  ["Garden", "entertainment", "outdoors"],
  ["Dog park", "entertainment", "outdoors"],
  ["Parking garage", "auto-services", "other"],
  ["Car wash", "auto-services", "other"],
  ["Tire shop", "auto-services", "car"],
  ["Veterinarian", "healthcare", "pet"],
  ["Dentist", "healthcare", "health"],
  ["Pharmacy", "healthcare", "other"],
  ["Barber shop", "beauty-wellness", "groom"],
  ["Locksmith", "home-services", "trade"],
  ["House cleaning service", "home-services", "home"],
  ["Laundromat", "home-services", "dropoff"],
  ["Watch repair service", "home-services", "dropoff"],
  ["Washer & dryer repair service", "home-services", "home"],
  ["Municipal building", "home-services", "other"],
  ["Plant nursery", "home-services", "shop"],
  ["Recycling center", "home-services", "other"],
  ["Shoe store", "other", "shop"],
  ["Distribution service", "professional-services", "shop"],
  ["Pasta shop", "restaurants", "food"],
  ["Karate school", "education", "train"],
  ["Library", "education", "other"],
  ["Buddhist temple", "other", "worship"],
  ["Moschee", "other", "worship"],
  ["Bank", "professional-services", "other"],
  ["Event venue", "entertainment", "venue"],
  ["Live music venue", "entertainment", "show"],
  ["Religious institution", "other", "worship"],
  ["Business center", "professional-services", "other"],
  ["Tax consultant", "professional-services", "office"],
  ["Law school", "education", "learn"],
  ["Food bank", "public-community", "help"],
  ["Homeless shelter", "public-community", "help"],
  ["Non-profit organization", "public-community", "help"],
  ["Association / Organization", "public-community", "group"],
  ["Chess club", "entertainment", "group"],
  ["Comedy club", "entertainment", "show"],
  ["Nursing home", "healthcare", "care"],
])("a %s of %s is visited like %s", (category, group, kind) => {
  expect(visitKind(category, group)).toBe(kind);
});

it("A chain whose row says restaurant is visited for a snack", () => {
  expect(visitKindOf("Burger King #11", "Restaurant", "restaurants")).toBe("snack");
  expect(visitKindOf("King of Burgundy", "Restaurant", "restaurants")).toBe("eat");
});

it("An organization whose name says more is visited by its name", () => {
  expect(visitKindOf("Elm Valley Nursing", "Non-profit organization", "public-community")).toBe("care");
  expect(visitKindOf("Elm Valley Bible Fellowship", "Association / Organization", "public-community")).toBe("worship");
  expect(visitKindOf("Elm Valley Church Pantry", "Food bank", "public-community")).toBe("help");
});

it("A place of worship whose name says another kind is visited like any place", () => {
  expect(visitKindOf("Elm Valley Children's Center", "Church", "public-community")).toBe("other");
  expect(visitKindOf("Elm Valley Christian Academy", "Baptist church", "public-community")).toBe("other");
  expect(visitKindOf("Elm Valley Church and School", "Church", "public-community")).toBe("worship");
  expect(visitKindOf("Elm Valley Methodist", "Church", "public-community")).toBe("worship");
});
