import { expect, it } from "vitest";
import { plainAttributes } from "./attribute-shapes.ts";

it("tags become attributes of their group", () => {
  const tag = (group_title: string, key_title: string, more: object) => ({ group_title, key_title, ...more });
  expect(
    plainAttributes([
      tag("Service options", "Dine-in", { value: 1, value_title: "Available" }),
      tag("Service options", "Delivery", { value: 0, value_title: "Not available" }),
      tag("Parking", "Lot", { value_title: "Free" }),
      tag("Parking", "Street", {}),
    ]),
  ).toEqual({ "Service options": { "Dine-in": true, Delivery: false }, Parking: { Lot: "Free", Street: true } });
});

it("codes of what there is become words, by group", () => {
  expect(
    plainAttributes({
      accessibility: { "wheelchair-accessible-entrance": "has-wheelchair-accessible-entrance" },
      "service-options": { delivery: "no-delivery", "dine-in": "serves-dine-in" },
    }),
  ).toEqual({
    Accessibility: { "Wheelchair accessible entrance": true },
    "Service options": { Delivery: false, "Dine in": true },
  });
});

it("other objects stay as they are", () => {
  for (const value of [{}, { Parking: { Lot: "free lot" } }, { Payments: { cash: "cash" } }, [{ title: "A" }]]) {
    expect(plainAttributes(value)).toBe(value);
  }
});
