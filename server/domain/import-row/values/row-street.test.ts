import { describe, expect, it } from "vitest";
import { readRow } from "../../../testing/directories/row-fixture.ts";

function read(cells: Record<string, string>, country = "") {
  const { business, warnings } = readRow({ name: "Blue Heron", ...cells }, country);
  return { ...business, warned: warnings.map(({ column, reason }) => [column, reason]) };
}

describe("a street's name in its own column", () => {
  it.each([
    ["Lindenweg", "Lindenweg 14, 3400 Burgdorf", "Lindenweg 14"],
    ["Lindenweg", "Hofladen, lindenweg 14a, 3400 Burgdorf", "lindenweg 14a"],
    ["Mill Lane", "27 Mill Lane, Thornbury", "27 Mill Lane"],
    ["Mill Lane", "27-29 Mill Lane, Thornbury", "27-29 Mill Lane"],
    ["Mill Lane", "27 Mill Lane, Unit 4, Thornbury", "27 Mill Lane, Unit 4"],
    ["Seegasse", "Seegasse 3, Top 12, Krems", "Seegasse 3, Top 12"],
    ["Seegasse", "Seegasse 3/Top 2, Krems", "Seegasse 3/Top 2"],
  ])("gets the number of the address: %s in %s", (street, address, wanted) => {
    expect(read({ street, address, city: "Burgdorf" }).address).toBe(wanted);
  });

  it.each([
    ["Lindenweg", "Lindenweg, 3400 Burgdorf"],
    ["Lindenweg 2", "Lindenweg 14, 3400 Burgdorf"],
    ["Burgdorf", "Burgdorf 3400"],
    ["Altdorf", "Altdorf, 6460 Altdorf"],
    ["Mill Lane", "2nd floor Mill Lane"],
    ["Mill Lane", "14 Old Mill Lane"],
    ["Hauptplatz", "Hauptplatz beim Brunnen"],
  ])("stays where the address has none: %s in %s", (street, address) => {
    expect(read({ street, address, city: "Burgdorf", postcode: "3400" }).address).toBe(street);
  });
});

describe("an address with the number of a district", () => {
  const phone = "+43 1 5550142";

  it("is in Vienna, if the row is in Austria", () => {
    const vienna = { address: "Kaiserallee 8", city: "Wien", zipCode: "1070", country: "Austria" };
    expect(read({ address: "7., Kaiserallee 8", phone })).toMatchObject(vienna);
    expect(read({ address: "7., Kaiserallee 8", country: "AT" })).toMatchObject(vienna);
    expect(read({ address: "21., Kaiserallee 8", phone })).toMatchObject({ ...vienna, zipCode: "1210" });
  });

  it.each([
    ["in another country", { address: "7., Kaiserallee 8", phone: "+41 44 668 18 00" }],
    ["above the districts", { address: "24., Kaiserallee 8", phone }],
    ["beside a city", { address: "7., Kaiserallee 8", city: "Graz", phone }],
    ["for a date in a name", { address: "12. November Straße 3", phone }],
    ["for a floor", { address: "3. Stock, Domgasse 5", phone }],
  ])("is not %s", (_, cells) => {
    expect(read(cells)).toMatchObject({ city: "city" in cells ? cells.city : "", zipCode: "" });
  });
});

describe("coordinates in a list", () => {
  const point = { latitude: 46.9481, longitude: 7.4474 };
  const warned = [["coordinates", "is two numbers, and nothing says which of them is the latitude"]];

  it.each([
    ["location_latlong", "[46.9481, 7.4474]"],
    ["lat_lng", "[46.9481,7.4474]"],
    ["latitude_longitude", "[46.9481, 7.4474]"],
  ])("are read in the order of the header %s", (header, text) => {
    expect(read({ [header]: text })).toMatchObject({ ...point, warned: [] });
  });

  it("are read in the only order that the numbers allow", () => {
    const tokyo = { latitude: 35.7001, longitude: 139.7712, warned: [] };
    expect(read({ coordinates: "[139.7712, 35.7001]" })).toMatchObject(tokyo);
    expect(read({ coordinates: "[35.7001, 139.7712]" })).toMatchObject(tokyo);
  });

  it("are left out with a warning if nothing tells the order", () => {
    const unknown = { latitude: null, longitude: null, warned };
    expect(read({ address: "4 Mill Rd", coordinates: "[7.4474, 46.9481]" })).toMatchObject(unknown);
  });
});

describe("a column beside what services found out about it", () => {
  it("is read as the value", () => {
    const phone = {
      phone: "+41 44 668 18 00",
      "phone.number_check.carrier": "Blue",
      "phone.number_check.kind": "fixed",
    };
    expect(read({ address: "4 Mill Rd", ...phone })).toMatchObject({ phoneE164: "+41446681800" });
  });
});

describe("a class in stars", () => {
  it("is no rating beside a score of guests", () => {
    const cells = { address: "4 Mill Rd", star_rating: "3", number_of_reviews: "12" };
    expect(read({ ...cells, review_score: "4.6" })).toMatchObject({ rating: 4.6, reviewCount: 12 });
    expect(read(cells)).toMatchObject({ rating: 3 });
  });
});

describe("an address with more behind its postcode", () => {
  it.each([
    ["9 Kea Road, Mosgiel, Dunedin, 9024, Southern", "9 Kea Road, Mosgiel | Dunedin | 9024"],
    ["9 Kea Road, Rotorua, 3010, Capital, Lakes and Coast", "9 Kea Road | Rotorua | 3010"],
    ["9 Kea Road Belfast Christchurch 8051, Canterbury", "9 Kea Road Belfast | Christchurch | 8051"],
    ["9 Kea Road Kereone 3474, Waikato", "9 Kea Road Kereone |  | 3474"],
    ["9 Kea Road, Kereone, 3474, MidCentral", "9 Kea Road | Kereone | 3474"],
    ["9 Kea Road, Rolleston, 7614, Canterbury", "9 Kea Road | Rolleston | 7614"],
    ["Private Bag 3061, Timaru", "Private Bag 3061 | Timaru | "],
  ])("has its city before it: %s", (address, wanted) => {
    const { address: street, city, zipCode } = read({ address, country: "New Zealand" });
    expect([street, city, zipCode].join(" | ")).toBe(wanted);
  });
});
