import { describe, expect, it } from "vitest";
import { knownColumns } from "../match-header.ts";
import { recognisedColumns } from "../recognised-columns.ts";
import { guessColumns } from "./guess-columns.ts";

/** Returns `kind: field` by header for the columns of unknown header. */
function guesses(header: string[], rows: string[][]): Record<string, string> {
  const match = knownColumns(header);
  const unknown = recognisedColumns(match).flatMap(({ at, why }) => (why === null ? [at] : []));
  const found = guessColumns(rows, match, unknown);
  return Object.fromEntries([...found].map(([at, { kind, field }]) => [header[at], `${kind}: ${field}`]));
}

/** Returns the guess for one column beside a known name and city. */
function guess(...values: string[]): string | undefined {
  const rows = values.map((value, at) => [`Shop ${"abcdefghijkl"[at]}`, "Bern", value]);
  return guesses(["name", "city", "x1"], rows)["x1"];
}

describe("a column of unknown header", () => {
  it.each([
    ["phone: phone", ["(603) 555-0141", "603.555.0177", "+1 603 555 0178", "603-555-0100 x12"]],
    ["phone: phone", ["044 211 22 33", "031 331 44 55", "+41 61 222 33 44"]],
    ["phone: phone", ["01 42 68 53 00", "04 91 54 92 63", "06 12 34 56 78"]],
    ["website: website", ["harbour.example", "https://www.dover.example/dental", "www.seacoast.example"]],
    ["email: email", ["info@harbour.example", "mail@dover.example", "hello@yoga.example"]],
    ["map-link: location_link", ["https://www.google.com/maps/place/A", "https://maps.app.goo.gl/abc"]],
    ["photo-link: photo", ["https://img.example/a.jpg", "https://img.example/b.png?w=200"]],
    ["hours: working_hours", ["Mon-Fri 7am-3pm", "Mo-Fr 9:00-17:00", "Tue-Sat 9-6", "by appointment"]],
    ["rating: rating", ["4,7", "4.6", "5", "3.9", "4.2"]],
    ["coordinates: coordinates", ["47.3769, 8.5417", "46.9480, 7.4474"]],
    ["postcode: postal_code", ["SW1A 1AA", "M1 1AE", "EC1A 1BB"]],
    ["postcode: postal_code", ["03801", "3820", "03801", "03867"]],
    ["postcode: postal_code", ["8001", "8001", "8004", "3011", "8004"]],
    ["country: country", ["Deutschland", "Austria", "CH", "Frankreich"]],
    ["state: state", ["NH", "ME", "New Hampshire", "MA"]],
    ["category: category", ["Bakery", "Hair salon", "DENTIST", "car repair", "Kayak things"]],
    ["address: address", ["12 Quay St", "455 Lafayette Rd, Portsmouth", "100 Congress Street, Suite 4"]],
    ["address: address", ["Hauptstraße 5", "Bahnhofstrasse 12a", "Calle Mayor 3"]],
  ])("is offered as %s", (expected, values) => {
    expect(guess(...values)).toBe(expected);
  });

  it.each([
    ["remarks", ["dup?", "name missing", "e-mail in the web column"]],
    ["dates", ["01/10/2026", "13/10/2026", "14/11/2026"]],
    ["years", ["1987", "1987", "2004", "2011"]],
    ["numbers in a row", ["10001", "10002", "10003", "10004"]],
    ["prices", ["1.50", "2.20", "0.90", "1.10"]],
    ["whole stars without a broken one", ["4", "5", "3", "5"]],
    ["pages of one site", ["https://www.yelp.example/a", "https://www.yelp.example/b", "https://www.yelp.example/c"]],
    ["tax numbers", ["12-3456789", "45-9876543", "98-7654321"]],
    ["codes that are states and countries", ["CA", "DE", "IN", "AL"]],
    ["one value", ["(603) 555-0141"]],
    ["blank cells", ["", "n/a", "-"]],
  ])("is not offered with %s", (_, values) => {
    expect(guess(...values)).toBeUndefined();
  });

  it("is offered as the city where the list of cities proves it", () => {
    const rows = ["Portsmouth", "Dover", "Rochester", "Dover", "Seabrook"].map((city, at) => [
      `Shop ${at}`,
      "1 Oak St",
      city,
    ]);
    expect(guesses(["name", "street", "x"], rows)).toEqual({ x: "city: city" });
  });

  it("is offered as the name in the first column of different words, if no other is", () => {
    const rows = [
      ["1", "Bakery", "Harbour Bread", "Ana Silva"],
      ["2", "Bakery", "Rosa & Sons", "Luis Prado"],
      ["3", "Florist", "Petal House", "Mia Chen"],
    ];
    expect(guesses(["x1", "x2", "x3", "x4"], rows)).toEqual({ x2: "category: category", x3: "name: name" });
    expect(guesses(["x1", "name", "x3", "phone"], rows)).toEqual({});
  });

  it("is offered as latitude or longitude in the order that lies on land of one country", () => {
    const swiss = [
      ["8.5417", "47.3769"],
      ["7.4474", "46.9480"],
      ["6.1432", "46.2044"],
    ];
    expect(guesses(["x1", "x2"], swiss)).toEqual({ x1: "longitude: longitude", x2: "latitude: latitude" });
    const american = [
      ["43.0718", "-70.7626"],
      ["43.1979", "-70.8737"],
    ];
    expect(guesses(["x1", "x2"], american)).toEqual({ x1: "latitude: latitude", x2: "longitude: longitude" });
  });

  it("is offered as the number of reviews beside ratings, unless there are several", () => {
    const rows = [
      ["A", "4.5", "12", "3"],
      ["B", "4.1", "1,204", "19"],
      ["C", "3.9", "88", "450"],
    ];
    expect(guesses(["name", "rating", "x"], rows)).toEqual({ x: "review-count: reviews" });
    expect(guesses(["name", "rating", "x", "y"], rows)).toEqual({});
    expect(guesses(["name", "city", "x"], rows)).toEqual({});
  });

  it("names what another column has already, and offers no field twice", () => {
    const rows = [
      ["603-555-0141", "603-555-0142", "603-555-0143"],
      ["603-555-0151", "603-555-0152", "603-555-0153"],
    ];
    expect(guesses(["phone", "x", "y"], rows)).toEqual({ x: "phone: null", y: "phone: null" });
    expect(guesses(["x", "y", "name"], rows)).toEqual({ x: "phone: phone", y: "phone: null" });
  });
});

it("a header of its own meaning is not overruled by its values", () => {
  const rows = [
    ["Rosa", "603-555-0141", "Ana Silva", "https://facebook.example/rosa"],
    ["Luigi", "603-555-0142", "Luis Prado", "https://fb.example/luigi"],
  ];
  expect(guesses(["name", "Fax", "Contact person", "Facebook"], rows)).toEqual({});
});
