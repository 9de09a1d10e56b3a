import { expect, it } from "vitest";
import { kindPlaces } from "./kind-places.ts";

it("calls the results of a search for food by its name", () => {
  expect(kindPlaces("pizza", ["Pizzeria", "Pizza restaurant"])).toMatchObject({
    one: "pizza place",
    many: "pizza places",
  });
  expect(kindPlaces("THAI", ["Thai restaurant"])?.many).toBe("Thai places");
  expect(kindPlaces("fast food", ["Fast food restaurant"])?.many).toBe("fast food places");
});

it.each([
  ["dentist", ["Dentist"]],
  ["restaurant", ["Restaurant", "Thai restaurant"]],
  ["pizza vegan", ["Pizza restaurant"]],
  ["bakery", []],
])("says nothing of the search for %s", (words, kinds) => {
  expect(kindPlaces(words, kinds)).toBeNull();
});
