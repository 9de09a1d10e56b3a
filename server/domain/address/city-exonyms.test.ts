import { expect, it } from "vitest";
import { otherCityKeys } from "./city-exonyms.ts";

it("A city has names in other languages", () => {
  expect(otherCityKeys("Munich")).toContain("munchen");
  expect(otherCityKeys("Münih")).toContain("munchen");
  expect(otherCityKeys("Belgrade")).toContain("beograd");
  expect(otherCityKeys("philly")).toEqual(expect.arrayContaining(["philadelphia"]));
  expect(otherCityKeys("Springfield")).toEqual([]);
});
