import { describe, expect, it } from "vitest";
import { readBusinessRow } from "./business-row.ts";
import { matchHeader } from "./columns/match-header.ts";

function read(cells: Record<string, string>) {
  const header = matchHeader(Object.keys(cells));
  if (header === undefined) throw new Error("no header");
  const parsed = readBusinessRow(Object.values(cells), header, { country: "" });
  if (parsed.warnings === undefined) throw new Error(JSON.stringify(parsed.problems));
  return { ...parsed.business, warnings: parsed.warnings };
}
const located = (text: string, more: Record<string, string> = {}) =>
  read({ name: "Rosa", Phone: "512-555-0101", Location: text, ...more });

describe("a column that holds an object in other files", () => {
  it("is read as the address that its text is", () => {
    expect(located("14 Oak Ave, Eugene, OR 97401")).toMatchObject({
      address: "14 Oak Ave",
      city: "Eugene",
      state: "Oregon",
      zipCode: "97401",
      country: "United States",
      warnings: [],
    });
    expect(located("18 Bay Shore Rd, Eugene, OR 97401")).toMatchObject({ address: "18 Bay Shore Rd", warnings: [] });
    expect(located("Boise, ID")).toMatchObject({ city: "Boise", state: "Idaho", warnings: [] });
    expect(located("Hamburg")).toMatchObject({ city: "Hamburg", warnings: [] });
  });

  it("is read as coordinates or a maps link", () => {
    expect(located("44.05, -123.09")).toMatchObject({ latitude: 44.05, longitude: -123.09, fullAddress: "" });
    expect(located("POINT(8.54 47.37)")).toMatchObject({ latitude: 47.37, longitude: 8.54 });
    const link = "https://www.google.com/maps/place/x/@47.37,8.54,17z/data=!19sChIJmadeUp000000000000000001";
    expect(located(link)).toMatchObject({
      locationLink: link,
      placeId: "ChIJmadeUp000000000000000001",
      latitude: 47.37,
    });
  });

  it("is read as an address with its coordinates below", () => {
    const text = "14 Oak Ave\nEugene, OR 97401\n(44.0512345678, -123.0987654321)";
    expect(located(text)).toMatchObject({
      fullAddress: "14 Oak Ave, Eugene, OR 97401",
      address: "14 Oak Ave",
      city: "Eugene",
      latitude: 44.0512345678,
      longitude: -123.0987654321,
      warnings: [],
    });
    expect(located(text, { Address: "9 Elm St, Salem, OR 97301" })).toMatchObject({
      city: "Salem",
      latitude: 44.0512345678,
    });
  });

  it.each(["Ground floor", "ask inside", "javascript:alert(1)", "Suite 4"])(
    "leaves out %s with a warning that names the column",
    (text) => {
      const { warnings, fullAddress, locationLink } = located(text);
      expect(warnings).toEqual([
        { column: "Location", value: text, reason: expect.stringContaining("is not an address") },
      ]);
      expect([fullAddress, locationLink]).toEqual(["", null]);
    },
  );

  it("fills only what columns of an address leave blank, and still tells businesses apart", () => {
    expect(located("14 Oak Ave, Eugene, OR 97401", { Address: "9 Elm St, Salem, OR 97301" }).city).toBe("Salem");
    const [one, other] = ["1 Oak Ave", "2 Oak Ave"].map((street) => located(street, { City: "Eugene" }).placeId);
    expect(one).not.toBe(other);
  });

  it("is still an object where it is one", () => {
    const text = '{"lat": 44.05, "lng": -123.09, "city": "Eugene"}';
    expect(located(text)).toMatchObject({ latitude: 44.05, longitude: -123.09, city: "Eugene", warnings: [] });
  });
});

it("a text in a column of coordinates is left out with a warning", () => {
  const at = (Coordinates: string) =>
    read({ name: "Rosa", Address: "9 Elm St, Salem, OR 97301", Coordinates }).warnings;
  expect(at("near the river")).toEqual([
    { column: "Coordinates", value: "near the river", reason: "is not a latitude and a longitude" },
  ]);
  expect([at(""), at("0, 0"), at("44.05, -123.09"), at('{"lat": 51.5, "lng": -2.5}')]).toEqual([[], [], [], []]);
});

it("lines of an address are its parts", () => {
  const placed = { address: "8 Vine Rd, Floor 2", city: "Nowhereton", state: "Oregon", zipCode: "97401" };
  expect(read({ name: "Rosa", Address: "8 Vine Rd\nFloor 2,\r\nNowhereton, OR 97401" })).toMatchObject(placed);
  expect(read({ name: "Rosa", Address: "8 Vine Rd<br/>Floor 2<BR>Nowhereton, OR 97401" })).toMatchObject(placed);
});
