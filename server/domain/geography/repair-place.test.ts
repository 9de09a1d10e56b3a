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

  it("gets the country that phone, coordinates or address prove, and the fields that depend on it", () => {
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
    ["Calle Luna, 4, bajo.", "bajo.", "Spain", ""],
    ["Calle Luna, 10 A", "10 A", "", ""],
    ["Nova 4, TC Zvezda", "TC Zvezda", "Serbia", ""],
    ["Nova 4, Mega Foto", "Mega Foto", "Serbia", ""],
    ["Put za Split 18 Beograd", "Put za Split 18 Beograd", "Serbia", "Beograd"],
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

  it("gets its state in one form, and its ZIP code with zero and hyphen", () => {
    const storedBusiness = draft({
      fullAddress: "4 Mill Rd",
      address: "4 Mill Rd",
      city: "Stowe",
      state: "V.T.",
      zipCode: "5672 1203",
      country: "United States",
    });
    expect(repairPlace(storedBusiness, [])).toMatchObject({ state: "Vermont", zipCode: "05672-1203" });
    expect(repairPlace(storedBusiness, ["state", "zipCode"])).toEqual({});
  });

  it("gets the state that its ZIP code or its city tells, and the time zone of that state", () => {
    const storedBusiness = draft({
      fullAddress: "4 Mill Rd",
      address: "4 Mill Rd",
      city: "Stowe",
      state: "",
      zipCode: "5672",
      country: "United States",
      timeZone: null,
      latitude: null,
      longitude: null,
    });
    expect(repairPlace(storedBusiness, [])).toMatchObject({
      zipCode: "05672",
      state: "Vermont",
      timeZone: "America/New_York",
    });
    expect(repairPlace(storedBusiness, ["state"])).toEqual({ zipCode: "05672" });
    expect(repairPlace({ ...storedBusiness, timeZone: "America/New_York" }, ["zipCode"])).toMatchObject({
      state: "Vermont",
    });
    expect(repairPlace(storedBusiness, ["zipCode"]).zipCode).toBeUndefined();
    expect(repairPlace(storedBusiness, ["timeZone"]).timeZone).toBeNull();
    const withState = { ...storedBusiness, city: "Stowe VT", zipCode: "" };
    expect(repairPlace(withState, [])).toMatchObject({ city: "Stowe", state: "Vermont" });
    expect(repairPlace(withState, ["city"])).toEqual({});
  });

  it("gets the country that phone number and ZIP code tell together", () => {
    const storedBusiness = draft({
      fullAddress: "4 Mill Rd",
      city: "Stowe",
      state: "",
      zipCode: "5672",
      country: "",
      phone: "802-555-0142",
      phoneE164: null,
    });
    const repairedFields = { country: "United States", state: "Vermont", zipCode: "05672", phoneE164: "+18025550142" };
    expect(repairPlace(storedBusiness, [])).toMatchObject(repairedFields);
    expect(repairPlace(storedBusiness, ["country"])).toEqual({});
  });

  it("gets its whole street back when its city was no city", () => {
    const storedBusiness = draft({
      fullAddress: "Calle Mar Negro, 8 (local 3)",
      address: "Calle Mar Negro",
      city: "8 (local 3)",
      country: "Spain",
    });
    expect(repairPlace(storedBusiness, [])).toEqual({ city: "", address: "Calle Mar Negro, 8 (local 3)" });
    expect(repairPlace(storedBusiness, ["address"])).toEqual({ city: "" });
    expect(repairPlace(draft({ fullAddress: "Teléfono 600 00 00 00", city: "Teléfono 600 00 00 00" }), [])).toEqual({
      city: "",
      address: "Teléfono 600 00 00 00",
    });
  });

  it("keeps an unknown town that a postcode or a state goes with, or that the address does not end with", () => {
    const town = { fullAddress: "Nova 4, Hinterhausen", address: "Nova 4", city: "Hinterhausen", country: "Serbia" };
    expect(repairPlace(draft({ ...town, zipCode: "11000" }), []).city).toBeUndefined();
    expect(repairPlace(draft({ ...town, state: "Vojvodina" }), []).city).toBeUndefined();
    expect(repairPlace(draft({ ...town, fullAddress: "Nova 4" }), []).city).toBeUndefined();
  });

  it("loses the country that an earlier version read out of s/n, and the fields derived from it", () => {
    const storedBusiness = draft({
      fullAddress: "Avenida Larga, s/n",
      city: "Avenida Larga",
      country: "Senegal",
      timeZone: "Africa/Dakar",
      phone: "600 000 000",
      phoneE164: "+221600000000",
    });
    const blank = { country: "", city: "", address: "Avenida Larga, s/n", timeZone: null, phoneE164: null };
    expect(repairPlace(storedBusiness, [])).toEqual(blank);
    expect(repairPlace(storedBusiness, ["country"]).country).toBeUndefined();
    expect(repairPlace({ ...storedBusiness, phone: "+221 33 123 45 67" }, []).country).toBeUndefined();
  });
});
