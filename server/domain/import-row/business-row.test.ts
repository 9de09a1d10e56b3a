import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { EXPORT_COLUMNS } from "../business/export-row.ts";
import { matchHeader, readBusinessRow } from "./business-row.ts";

const GOOD = {
  name: "Corner Shop",
  category: "Grocery store",
  full_address: "12 Main St, Springfield, IL 62701",
  postal_code: "62701",
  country: "United States",
  phone: "+1 217-555-0100",
  rating: "4.6",
  reviews: "56.0",
  photo: "https://example.com/a.jpg",
  working_hours: '{"Monday": "9AM-5PM", "Sunday": "Closed"}',
  about: '{"Service options": {"Delivery": true}}',
  place_id: "place-1",
  location_link: "https://maps.example.com/1",
};

function read(row: Record<string, string>, country = "") {
  const header = matchHeader(Object.keys(row));
  if (!header) throw new Error("no header");
  return readBusinessRow(Object.values(row), header, { country });
}

/** The business of the good row with these cells in place of its own, and what was left out of it. */
function business(cells: Record<string, string>, country = "") {
  const parsed = read({ ...GOOD, ...cells }, country);
  if ("problems" in parsed) throw new Error(JSON.stringify(parsed.problems));
  return { ...parsed.business, warned: parsed.warnings.map((warning) => warning.column) };
}

function problems(cells: Record<string, string>) {
  const parsed = read({ ...GOOD, ...cells });
  return "problems" in parsed ? parsed.problems.map(({ column, value }) => [column, value]) : [];
}

describe("readBusinessRow", () => {
  it("cleans the website of an export, and takes that of an export of ours to the letter", () => {
    const site = "https://a.example/home%3Fid%3D5%26utm_source%3Dgmb";
    expect(business({ site }).website).toBe("https://a.example/home?id=5");
    expect(business({ site: "/url?q=https://a.example/%3Futm_source%3Dgmb&sa=U" }).website).toBe("https://a.example/");
    const own = Object.fromEntries(EXPORT_COLUMNS.map((column) => [column, ""]));
    const exported = { ...own, ...GOOD, website: site, created_at: "2026-01-01T00:00:00Z" };
    const header = matchHeader(Object.keys(exported));
    if (!header) throw new Error("no header");
    const parsed = readBusinessRow(Object.values(exported), header, { country: "" });
    expect(parsed).toMatchObject({ business: { website: site } });
  });

  it("reads a row that somebody added to an export of ours like any other", () => {
    const blank = Object.fromEntries(EXPORT_COLUMNS.map((column) => [column, ""]));
    const added = { ...blank, ...GOOD, country: "USA", postal_code: "62701.0" };
    const header = matchHeader(Object.keys(added));
    if (!header) throw new Error("no header");
    const parsed = readBusinessRow(Object.values(added), header, { country: "" });
    expect(header.ownExport).toBe(true);
    expect(parsed).toMatchObject({
      business: {
        address: "12 Main St",
        city: "Springfield",
        state: "Illinois",
        zipCode: "62701",
        country: "United States",
      },
    });
  });

  it("reads the 13 columns", () => {
    expect(business({})).toMatchObject({
      name: "Corner Shop",
      category: "Grocery store",
      fullAddress: "12 Main St, Springfield, IL 62701",
      address: "12 Main St",
      city: "Springfield",
      zipCode: "62701",
      country: "United States",
      phone: "+1 217-555-0100",
      phoneE164: "+12175550100",
      rating: 4.6,
      reviewCount: 56,
      photos: ["https://example.com/a.jpg"],
      openingHours: { Monday: "9:00 AM - 5:00 PM", Sunday: "Closed" },
      attributes: { "Service options": { Delivery: true } },
      placeId: "place-1",
      locationLink: "https://maps.example.com/1",
      timeZone: "America/Chicago",
      slugBase: "corner-shop-springfield",
      businessStatus: "OPERATIONAL",
      isVerified: false,
      warned: [],
    });
  });

  it("needs a name of 1 to 300 characters, of any script", () => {
    expect(problems({ name: " " })).toEqual([["name", " "]]);
    expect(problems({ name: "None" })).toEqual([["name", "None"]]);
    expect(problems({ name: "x".repeat(301) })).toEqual([["name", "x".repeat(200)]]);
    expect(business({ name: "🍕".repeat(300) }).name).toBe("🍕".repeat(300));
    expect(business({ name: "Joe_x0027_s_x000D_\n北京 🍕" }).name).toBe("Joe's 北京 🍕");
  });

  it("takes the google_id where there is no place_id", () => {
    expect(business({ place_id: "NULL", google_id: "0x1:0x2" }).placeId).toBe("0x1:0x2");
  });

  it("names every reason in the file's own words", () => {
    const parsed = read({ NAME: "", "Place ID": "x".repeat(301), Rating: "7" });
    const named = "problems" in parsed ? parsed.problems.map(({ column }) => column).toSorted() : [];
    expect(named).toEqual(["NAME", "Place ID"]);
  });

  it.each([
    ["4.5", 4.5],
    ["4,5", 4.5],
    ["", 0],
    ["None", 0],
    ["0", 0],
    ["5.0", 5],
    ["-0", 0],
  ])("reads the rating %j as %d", (cell, rating) => {
    expect(business({ rating: cell }).rating).toBe(rating);
  });

  it.each([
    ["7936.0", 7936],
    ["1,234", 1234],
    ["1.234", 1234],
    ["1'234", 1234],
    ["(123)", 123],
    ["1.2K", 1200],
    ["56 reviews", 56],
    ['[{"text": "Good"}]', 0],
    ["", 0],
    ["0", 0],
  ])("reads the reviews %j as %d", (cell, count) => {
    expect(business({ reviews: cell }).reviewCount).toBe(count);
  });

  it("falls back to the type, then to Service Provider, for the category", () => {
    expect(business({ category: "", type: "Bakery" }).category).toBe("Bakery");
    expect(business({ category: "None" }).category).toBe("Service Provider");
  });

  it.each([
    [{ permanently_closed: "TRUE" }, "CLOSED_PERMANENTLY"],
    [{ is_temporarily_closed: "true" }, "CLOSED_TEMPORARILY"],
    [{ open_state: "Permanently closed" }, "CLOSED_PERMANENTLY"],
    [{ status: "Vorübergehend geschlossen" }, "CLOSED_TEMPORARILY"],
    [{ status: "Closed ⋅ Opens 9 AM Mon" }, "OPERATIONAL"],
    [{ permanently_closed: "FALSE", business_status: "OPERATIONAL" }, "OPERATIONAL"],
  ])("reads the status of %j as %s", (cells, status) => {
    expect(business(cells)).toMatchObject({ businessStatus: status, warned: [] });
  });

  it("is verified when its owner claimed it", () => {
    expect(business({ claimed: "YES" }).isVerified).toBe(true);
    expect(business({ can_claim: "False" }).isVerified).toBe(true);
    expect(business({ can_claim: "True" }).isVerified).toBe(false);
  });

  it.each([
    [{ coordinates: "46.948, 7.4474" }, [46.948, 7.4474]],
    [{ coordinates: '{"lat": 46.948, "lng": 7.4474}' }, [46.948, 7.4474]],
    [{ coordinates: "POINT (7.4474 46.948)" }, [46.948, 7.4474]],
    [{ latitude: "46,948", longitude: "7,4474" }, [46.948, 7.4474]],
    [{ latitude: "0", longitude: "0.0" }, [null, null]],
  ])("reads the point of %j", (cells, point) => {
    const { latitude, longitude } = business(cells);
    expect([latitude, longitude]).toEqual(point);
  });

  it("takes a column of links for the place on a map or the website, by where they lead", () => {
    const { location_link: _link, ...rest } = GOOD;
    const linked = (url: string) => {
      const parsed = read({ ...rest, url });
      return "business" in parsed ? [parsed.business.website, parsed.business.locationLink] : [];
    };
    expect(linked("https://maps.google.com/?cid=12345678")).toEqual([null, "https://maps.google.com/?cid=12345678"]);
    expect(linked("https://shop.example.com/")).toEqual(["https://shop.example.com/", null]);
  });

  it("lists further categories without the main one", () => {
    const cells = { subtypes: "Grocery store, Bakery, Deli, Bakery", type: "Supermarket" };
    expect(business(cells).subtypes).toEqual(["Supermarket", "Bakery", "Deli"]);
  });

  it("lets the columns of city, state and street win over the address", () => {
    expect(business({ city: "Chatham", street: "Rear entrance" })).toMatchObject({
      city: "Chatham",
      address: "Rear entrance",
    });
  });

  it("takes the column address for the full address when there is no other", () => {
    const { full_address, ...rest } = GOOD;
    const parsed = read({ ...rest, address: full_address });
    expect("business" in parsed && parsed.business.city).toBe("Springfield");
  });

  it("takes the country from its column, its code, the address or --country, in this order", () => {
    const elsewhere = { full_address: "Asylstrasse 70, 8032 Zürich", postal_code: "8032", phone: "" };
    expect(business({ ...elsewhere, country: "CH", country_code: "US" }).country).toBe("Switzerland");
    expect(business({ ...elsewhere, country: "", country_code: "CH" }, "Austria").country).toBe("Switzerland");
    expect(business({ ...elsewhere, country: "None" }, "Switzerland").country).toBe("Switzerland");
    expect(business({ ...elsewhere, country: "" }, "ch")).toMatchObject({ country: "Switzerland", city: "Zürich" });
    expect(business({ ...elsewhere, country: "United States of America" }).country).toBe("United States");
  });

  it("leaves a phone that is a dash or None out, and keeps one that it cannot read as written", () => {
    expect(business({ phone: "-" }).phone).toBeNull();
    expect(business({ phone: "None" })).toMatchObject({ phone: null, phoneE164: null });
    expect(business({ phone: "ask Ann" })).toMatchObject({ phone: "ask Ann", phoneE164: null });
    expect(business({ phone: "(217) 555-0100" })).toMatchObject({ phone: "(217) 555-0100", phoneE164: "+12175550100" });
  });

  it("is imported without unreadable values, with a warning for each", () => {
    expect(business({ working_hours: "by appointment" })).toMatchObject({
      openingHours: null,
      warned: ["working_hours"],
    });
    expect(business({ photo: "javascript:alert(1)" })).toMatchObject({ photos: [], warned: ["photo"] });
    expect(business({ about: '{"a": {"b": tr' })).toMatchObject({ attributes: {}, description: "", warned: ["about"] });
    expect(business({ location_link: "javascript:alert(1)" })).toMatchObject({
      locationLink: null,
      warned: ["location_link"],
    });
    expect(business({ latitude: "95", longitude: "8.5" })).toMatchObject({
      latitude: null,
      longitude: null,
      warned: ["latitude"],
    });
    expect(business({ business_status: "ASLEEP" })).toMatchObject({
      businessStatus: "OPERATIONAL",
      warned: ["business_status"],
    });
    expect(business({ description: "x".repeat(40_000) })).toMatchObject({
      description: "x".repeat(32_767),
      warned: ["description"],
    });
  });

  it("warns of a business with more attributes than are filters", () => {
    const about = (count: number) =>
      JSON.stringify({ Extras: Object.fromEntries(Array.from({ length: count }, (_, at) => [`Perk ${at}`, true])) });
    expect(business({ about: about(200) })).toMatchObject({ warned: [] });
    expect(business({ about: about(201) })).toMatchObject({ warned: ["about"] });
  });

  it("distinguishes attributes from prose in about and description by their content", () => {
    expect(business({ about: "Since 1950" })).toMatchObject({ attributes: {}, description: "Since 1950" });
    expect(business({ about: "", description: '{"Payments": {"Cash only": true}}' })).toMatchObject({
      attributes: { Payments: { "Cash only": true } },
      description: "",
    });
  });

  it("reads status, check mark and coordinates", () => {
    expect(business({ business_status: "CLOSED_PERMANENTLY" }).businessStatus).toBe("CLOSED_PERMANENTLY");
    expect(business({ business_status: "Temporarily closed" }).businessStatus).toBe("CLOSED_TEMPORARILY");
    for (const yes of ["TRUE", "true", "1", "1.0", "yes"]) expect(business({ verified: yes }).isVerified).toBe(true);
    for (const no of ["FALSE", "0", "", "None"]) expect(business({ verified: no }).isVerified).toBe(false);
    const point = business({ latitude: "47.3672935", longitude: "8.560927399999999" });
    expect(point).toMatchObject({ latitude: 47.3672935, longitude: 8.560927399999999, timeZone: "Europe/Zurich" });
  });

  it("takes a cell that looks like a formula for text", () => {
    expect(business({ name: '=HYPERLINK("http://x")' }).name).toBe('=HYPERLINK("http://x")');
  });

  it("never throws, and lets nothing in without a name and a place_id", () => {
    const cell = fc.oneof(
      fc.string({ unit: "binary" }),
      fc.constantFrom("None", "9AM-5PM", "{'a': 1}", "47.1", "-", "https://"),
    );
    const columns = [
      ...Object.keys(GOOD),
      "latitude",
      "longitude",
      "city",
      "subtypes",
      "slug",
      "created_at",
      "website",
    ];
    fc.assert(
      fc.property(fc.record(Object.fromEntries(columns.map((column) => [column, cell]))), (row) => {
        const parsed = read(row);
        if ("problems" in parsed) expect(parsed.problems.length).toBeGreaterThan(0);
        else expect([parsed.business.name, parsed.business.placeId, parsed.business.slugBase]).not.toContain("");
      }),
    );
  });
});
