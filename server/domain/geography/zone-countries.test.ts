import { expect, it } from "vitest";
import { countryCodes } from "../address/country.ts";
import { isOwnZone, ownCountry } from "./zone-countries.ts";

it("a zone is a country's own if it is named for that country", () => {
  const codes = [...countryCodes()];
  const zones = Intl.supportedValuesOf("timeZone");
  for (const zone of zones)
    expect([zone, codes.filter((code) => isOwnZone(code, zone))]).toEqual([zone, ownCountry(zone)]);
  expect(isOwnZone("DE", "Europe/Berlin")).toBe(true);
  expect(isOwnZone("AT", "Europe/Berlin")).toBe(false);
});
