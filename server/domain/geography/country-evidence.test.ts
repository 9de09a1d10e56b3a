import { describe, expect, it } from "vitest";
import { countryOfEvidence } from "./country-evidence.ts";

const NOTHING = { phone: "", timeZone: "", latitude: null, longitude: null, fullAddress: "" };
const BELGRADE = { latitude: 44.8, longitude: 20.46 };
const ZAGREB = { latitude: 45.81, longitude: 15.98 };

describe("the country of a row without a column", () => {
  it.each([
    ["phone", { phone: "+381 11 123 4567" }, "Serbia"],
    ["phone with 00", { phone: "00381 11 123 4567" }, "Serbia"],
    ["phone of a country that shares its prefix", { phone: "+1 416-555-0123" }, "Canada"],
    ["toll-free phone", { phone: "+1 800-555-0199" }, ""],
    ["phone without prefix", { phone: "011 123 4567" }, ""],
    ["time zone", { timeZone: "Europe/Budapest" }, "Hungary"],
    ["time zone by its other name", { timeZone: "Asia/Kolkata" }, "India"],
    ["time zone of several countries", { timeZone: "Europe/Belgrade" }, ""],
    ["coordinates", BELGRADE, "Serbia"],
    ["address's end", { fullAddress: "Nova 4, Beograd 11000, Srbija" }, "Serbia"],
    ["coordinates and a zone that its country shares", { ...ZAGREB, timeZone: "Europe/Belgrade" }, "Croatia"],
    ["phone first", { phone: "+36 1 555 0123", ...BELGRADE }, "Hungary"],
    ["two that agree", { phone: "+36 1 555 0123", ...BELGRADE, fullAddress: "Nova 4, Serbia" }, "Serbia"],
    [
      "a city in the country at the end",
      { phone: "+61 2 5550 0123", fullAddress: "Jl. Baru 4, Bandung, Indonesia" },
      "Indonesia",
    ],
    ["no country by a zone that its neighbours have too", { latitude: 21.03, longitude: 105.85 }, ""],
    ["the city where neighbours have the zone", { latitude: 21.03, longitude: 105.85, city: "Hà Nội" }, "Vietnam"],
    [
      "the address's city there",
      { latitude: 21.01, longitude: 105.82, fullAddress: "8 P. Hoàng Cầu, Đống Đa, Hà Nội" },
      "Vietnam",
    ],
    ["coordinates elsewhere in such a zone", { latitude: 13.75, longitude: 100.5 }, "Thailand"],
    [
      "the city where a border is near",
      { latitude: 42.66, longitude: 21.16, fullAddress: "Rr. B 4, Prishtina" },
      "Kosovo",
    ],
    ["no sense in a zone", { timeZone: "valueOf" }, ""],
    ["zero coordinates", { latitude: 0, longitude: 0 }, ""],
  ])("%s", (_, evidence, country) => {
    expect(countryOfEvidence({ ...NOTHING, ...evidence })).toBe(country);
  });
});
