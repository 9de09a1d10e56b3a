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

describe("a calling code that several countries use", () => {
  it.each([
    ["a Palestinian mobile number is dialled by Israel's code", "+972 59 912 3456", "", ""],
    ["and belongs to the country of its city", "+972 56 912 3456", "Hebron", "Palestine"],
    ["a Palestinian area code", "+972 2 295 1234", "", ""],
    ["an Israeli mobile number", "+972 54 912 3456", "", "Israel"],
    ["an Israeli area code", "+972 3 612 3456", "", "Israel"],
    ["Canada", "+1 604-555-0123", "", "Canada"],
    ["a personal number", "+1 533-555-0123", "", ""],
    ["Barbados", "+1 246-425-0123", "", "Barbados"],
    ["Kazakhstan", "+7 727 250 0123", "", "Kazakhstan"],
    ["Russia", "+7 812 250-01-23", "", "Russia"],
    ["Crimea", "+7 978 250-01-23", "", ""],
    ["Abkhazia", "+7 840 226-01-23", "", ""],
    ["Jersey", "+44 1534 720123", "", "Jersey"],
    ["the Isle of Man", "+44 1624 620123", "", "Isle of Man"],
    ["Britain", "+44 (0)20 7946 0123", "", "United Kingdom"],
    ["a number for all of Britain and the islands", "+44 845 123 4567", "", ""],
    ["a British mobile number in Jersey", "+44 7400 123456", "Saint Helier", "Jersey"],
    ["Svalbard", "+47 79 02 12 34", "", "Svalbard and Jan Mayen"],
    ["Norway", "+47 22 12 34 56", "", "Norway"],
    ["Åland", "+358 18 12345", "", "Åland Islands"],
    ["a Finnish mobile number", "+358 40 123 4567", "Oulu", "Finland"],
    ["a Finnish mobile number on Åland", "+358 40 123 4567", "Mariehamn", "Åland Islands"],
    ["Guadeloupe and its neighbours", "+590 590 27 12 34", "", ""],
    ["Guadeloupe by its city", "+590 690 27 12 34", "Les Abymes", "Guadeloupe"],
    ["Mayotte", "+262 269 61 12 34", "", "Mayotte"],
    ["Réunion", "+262 692 61 12 34", "", "Réunion"],
    ["northern Cyprus", "+90 392 228 12 34", "", ""],
    ["Turkey", "+90 212 228 12 34", "", "Turkey"],
    ["Kosovo by an area code of Serbia", "+381 38 123 456", "Prishtina", "Kosovo"],
    ["San Marino", "+39 0549 991234", "", ""],
    ["Italy", "+39 06 69123456", "", "Italy"],
  ])("%s: %s %s", (_, phone, city, country) => {
    expect(countryOfEvidence({ ...NOTHING, phone, city })).toBe(country);
  });
});
