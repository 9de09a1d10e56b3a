import { describe, expect, it } from "vitest";
import { type TimeZoneInput, timeZoneOf } from "./time-zone.ts";

const zoneOf = (place: Partial<TimeZoneInput>) =>
  timeZoneOf({ timeZone: "", latitude: null, longitude: null, state: "", country: "", ...place });

describe("timeZoneOf", () => {
  it("uses the column if it holds a zone", () => {
    expect(zoneOf({ timeZone: "Europe/Zurich", latitude: 40.7, longitude: -74 })).toBe("Europe/Zurich");
  });

  it("takes the coordinates otherwise", () => {
    expect(zoneOf({ timeZone: "Mars/Olympus", latitude: 40.7, longitude: -74, country: "Turkey" })).toBe(
      "America/New_York",
    );
    expect(zoneOf({ timeZone: "+02:00", latitude: 90, longitude: 180 })).not.toBeNull();
  });

  it.each([
    ["United States", "California", "America/Los_Angeles"],
    ["United States", "TX", "America/Chicago"],
    ["Canada", "Québec", "America/Toronto"],
    ["Australia", "Western Australia", "Australia/Perth"],
    ["Spain", "Las Palmas", "Atlantic/Canary"],
    ["Spain", "", "Europe/Madrid"],
    ["Germany", "", "Europe/Berlin"],
    ["Turkey", "", "Europe/Istanbul"],
    ["United Arab Emirates", "", "Asia/Dubai"],
  ])("knows the zone of %s %s", (country, state, zone) => {
    expect(zoneOf({ country, state })).toBe(zone);
  });

  it("is null for a country with several zones", () => {
    expect(zoneOf({ country: "United States" })).toBeNull();
    expect(zoneOf({ country: "Russia" })).toBeNull();
    expect(zoneOf({})).toBeNull();
  });
});
