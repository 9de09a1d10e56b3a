import { expect, it } from "vitest";
import { nearestResult } from "./nearest-result.ts";

it("A result within 300 km is the nearest", () => {
  expect(nearestResult([{ city: "Bern", distanceKm: 95 }])).toEqual({ nearestKm: 95 });
});

it("Results farther away give only their cities, each once", () => {
  const farCities = ["London", "London", "", "Milano", "Madrid", "Austin"].map((city) => ({ city, distanceKm: 780 }));
  expect(nearestResult(farCities)).toEqual({ foundIn: ["London", "Milano", "Madrid"] });
});

it("Results without a distance give nothing", () => {
  expect(nearestResult([{ city: "Bern" }])).toEqual({});
  expect(nearestResult([])).toEqual({});
});
