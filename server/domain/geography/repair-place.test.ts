import { describe, expect, it } from "vitest";
import { draft } from "../../testing/directories/draft-fixture.ts";
import { repairPlace } from "./repair-place.ts";

describe("a stored place", () => {
  it("stays when it is right", () => {
    const fullAddress = "6 Elm St, East Syracuse, NY 13057";
    const correctPlace = {
      fullAddress,
      address: "6 Elm St",
      city: "East Syracuse",
      state: "New York",
      zipCode: "13057",
      country: "United States",
    };
    expect(repairPlace(draft(correctPlace), [])).toEqual({});
  });

  it("gets the country that phone, coordinates or address tell, and what depends on it", () => {
    const blank = {
      fullAddress: "Zelena 12, Beograd 11000",
      address: "Zelena 12",
      city: "Beograd",
      state: "",
      zipCode: "11000",
      country: "",
    };
    const business = draft({
      ...blank,
      phone: "011 123 4567",
      phoneE164: null,
      timeZone: null,
      latitude: null,
      longitude: null,
    });
    expect(repairPlace(business, [])).toEqual({
      country: "Serbia",
      phoneE164: "+381111234567",
      timeZone: "Europe/Belgrade",
    });
    expect(repairPlace(business, ["country"])).toEqual({});
  });

  it.each([
    ["Kade 1, 1012 LG Amsterdam", "LG Amsterdam", "Netherlands", "Amsterdam"],
    ["Via Verde 3, 20121 Milano MI", "Milano MI", "Italy", "Milano"],
    ["12 Ring Rd, New Delhi, 110024", "New", "India", "New Delhi"],
    ["Jl. Baru 4, Kota Bandung, Jawa Barat 40115", "Jawa Barat", "Indonesia", "Bandung"],
    ["Nova 4, Lokal 53, Niš 18000", "Lokal 53", "Serbia", "Niš"],
    ["4 New Rd, Colombo 07", "Colombo 07", "Sri Lanka", "Colombo"],
    ["", "1204", "Serbia", ""],
  ])("%s is no longer in %s", (fullAddress, city, country, expected) => {
    const business = draft({ fullAddress, address: "", city, state: "", zipCode: "", country });
    expect(repairPlace(business, []).city).toBe(expected);
    expect(repairPlace(business, ["city"]).city).toBeUndefined();
  });

  it("keeps a city column that the address does not name", () => {
    const business = draft({
      fullAddress: "Shop 4, 12 Elm St",
      city: "Smallville",
      state: "Kansas",
      zipCode: "",
      country: "United States",
    });
    expect(repairPlace(business, []).city).toBeUndefined();
  });
});
