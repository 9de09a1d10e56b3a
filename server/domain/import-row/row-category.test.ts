import { describe, expect, it } from "vitest";
import { readBusinessRow } from "./business-row.ts";
import { matchHeader } from "./columns/match-header.ts";

const HEADERS = ["name", "place_id", "category", "type", "subtypes", "city"] as const;

function categories(
  cells: Partial<Record<(typeof HEADERS)[number], string>>,
  choices?: { header: string; field: string }[],
) {
  const header = matchHeader(HEADERS, choices);
  if (header === undefined) throw new Error("The header is not recognised.");
  const row = HEADERS.map((name) => ({ name: "Chez Rosa", place_id: "p1", ...cells })[name] ?? "");
  const parsed = readBusinessRow(row, header, { country: "" });
  if (parsed.warnings === undefined) throw new Error("The row is rejected.");
  const { category, subtypes } = parsed.business;
  return [category, ...subtypes];
}

describe("the category of a row", () => {
  it.each([
    ["restaurants", "Italian restaurant"],
    ["Restaurants", "Bistro"],
    ["cafes", "Restaurant"],
    ["coffee shops", "Coffee shop"],
    ["attractions", "Observation deck"],
    ["plumber near me", "Drainage service"],
    ["Plumbers near me", "Plumber"],
    ["best brunch in Zurich", "Café"],
    ["Hotels in Bern", "Motel"],
    ["hair salon, Chicago, IL", "Barber shop"],
    ["Zahnarzt Bern", "Dentist"],
    ["Healthcare", "Dental clinic"],
    ["auto-services", "Tire shop"],
    ["electrician", "Electrician"],
    ["dentist", "Orthodontist"],
    ["tierarzt in der Nähe", "Tierarzt"],
    ["italian restaurant", "Northern Italian restaurant"],
  ])("that is the search word %s gives way to the type %s", (category, type) => {
    expect(categories({ category, type, city: "Bern" })).toEqual([type]);
  });

  it.each([
    ["Schweizerisches Restaurant", "Swiss restaurant"],
    ["Judo school", "Martial arts school"],
    ["Boat builders", "Boat dealer"],
    ["Legal services", "Attorney"],
    ["Salsa classes", "Dance school"],
    ["vegan bakery", "Bakery"],
    ["restaurant italien", "Italian restaurant"],
    ["Avvocato specializzato in diritto di famiglia", "Family law attorney"],
    ["Ветеринар", "Veterinarian"],
    ["日本料理店", "Japanese restaurant"],
    ["Wine bar", "Restaurant"],
  ])("%s stays, and the type %s is one of the others", (category, type) => {
    expect(categories({ category, type, city: "Bar" })).toEqual([category, type]);
  });

  it.each([
    ["optician", "Client"],
    ["bakery", "Company"],
    ["plumbers", "Active"],
    ["barber", "Head office"],
    ["cafes", "way"],
    ["florist", "Supplier"],
  ])("%s stays where the type %s is no category, which is no subtype either", (category, type) => {
    expect(categories({ category, type })).toEqual([category]);
  });

  it("is the type that is also a subtype, whatever it is", () => {
    expect(categories({ category: "clubs", type: "Murga", subtypes: "Murga, Comparsa" })).toEqual([
      "Murga",
      "Comparsa",
    ]);
  });

  it("is never replaced where somebody chose the column", () => {
    const chosen = [{ header: "category", field: "category" }];
    expect(categories({ category: "restaurants", type: "Italian restaurant" }, chosen)).toEqual([
      "restaurants",
      "Italian restaurant",
    ]);
  });

  it("is the first subtype that is no search word where the type says nothing", () => {
    expect(categories({ category: "restaurants", subtypes: "Swiss restaurant, Bar" })).toEqual([
      "Swiss restaurant",
      "Bar",
    ]);
    expect(categories({ category: "restaurants", type: "restaurants", subtypes: "Bar, Pub" })).toEqual(["Bar", "Pub"]);
  });

  it("stays a search word where nothing says more, and is the type or a subtype where it is blank", () => {
    expect(categories({ category: "restaurants" })).toEqual(["restaurants"]);
    expect(categories({ category: "plumber near me", subtypes: "plumbers near me" })[0]).toBe("plumber near me");
    expect(categories({ type: "Motel", subtypes: "Motel, Hotel" })).toEqual(["Motel", "Hotel"]);
    expect(categories({ subtypes: "Motel, Hotel" })).toEqual(["Motel", "Hotel"]);
    expect(categories({})).toEqual(["Service Provider"]);
  });
});
