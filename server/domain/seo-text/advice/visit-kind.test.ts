import { expect, it } from "vitest";
import type { CategoryGroup } from "#contract/business";
import { type VisitKind, visitKind } from "./visit-kind.ts";

it.each<[string, CategoryGroup, VisitKind]>([
  ["Bakery", "restaurants", "food"],
  ["Coffee shop", "restaurants", "eat"],
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
  ["Shoe store", "other", "shop"],
  ["Karate school", "education", "train"],
  ["Library", "education", "other"],
  ["Buddhist temple", "other", "worship"],
  ["Moschee", "other", "worship"],
  ["Bank", "professional-services", "other"],
])("a %s of %s is visited like %s", (category, group, kind) => {
  expect(visitKind(category, group)).toBe(kind);
});
