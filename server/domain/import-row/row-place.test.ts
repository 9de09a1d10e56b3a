import { describe, expect, it } from "vitest";
import { readRow } from "../../testing/directories/row-fixture.ts";
import { matchHeader, readBusinessRow } from "./business-row.ts";

function read(cells: Record<string, string>, country = "") {
  return readRow({ name: "Blue Heron", ...cells }, country).business;
}

/** Reads "city | state | postcode | country" of a row. */
function place(cells: Record<string, string>, country = ""): string {
  const business = read({ address: "4 Mill Rd", ...cells }, country);
  return [business.city, business.state, business.zipCode, business.country].join(" | ");
}

const STOWE = "Stowe | Vermont | 05672 | United States";

describe("a US row of a list", () => {
  it.each([
    ["the state proves the country and the zero", { city: "Stowe", state: "VT", zip: "5672" }],
    ["so do its small letters", { city: "Stowe", state: "vt", zip: "5672.0" }],
    ["so do its points", { city: "Stowe", state: "V.T.", zip: "05672" }],
    ["the state's name does", { city: "Stowe", state: "Vermont", zip: "5672" }],
    ["so does the area code", { city: "Stowe", zip: "5672", phone: "(802) 555-0142" }],
    ["and a prefix", { city: "Stowe", zip: "5672", phone: "+1 802-555-0142" }],
    ["the ZIP code tells the state", { city: "Stowe", zip: "05672", country: "US" }],
    ["the state stands in the city cell", { city: "Stowe VT", zip: "5672", country: "US" }],
    ["behind a comma", { city: "Stowe, VT", zip: "5672", country: "US" }],
    ["and in the postcode cell", { city: "Stowe", zip: "VT 05672", country: "US" }],
    ["the code ends with a hyphen", { city: "Stowe", zip: "05672-", country: "US" }],
    ["all is in the address", { address: "4 Mill Rd, Stowe, VT 5672" }],
    ["with the state's name", { address: "4 Mill Rd, Stowe, Vermont 5672" }],
    ["with the code alone", { address: "4 Mill Rd, Stowe, VT, 5672", country: "US" }],
    ["without a space", { address: "4 Mill Rd, Stowe, VT05672", country: "US" }],
  ])("%s", (_, cells) => {
    expect(place(cells)).toBe(STOWE);
  });

  it.each(["05672 1203", "056721203", "56721203", "05672–1203", "05672 - 1203", "05672—1203", "5672-1203"])(
    "with the code %s",
    (zip) => {
      const expected = "Stowe | Vermont | 05672-1203 | United States";
      expect(place({ city: "Stowe", zip, country: "US" })).toBe(expected);
      expect(place({ address: `4 Mill Rd, Stowe, VT ${zip}` })).toBe(expected);
    },
  );

  it("without proof gets the import's country, and what follows from it", () => {
    const cells = { city: "Stowe", zip: "5672", phone: "555-0142" };
    expect(place(cells)).toBe("Stowe |  | 5672 | ");
    expect(place(cells, "US")).toBe(STOWE);
  });

  it("without a state has the ZIP code behind its city", () => {
    expect(place({ address: "4 Mill Rd, Burlington 5401", phone: "802-555-0142" })).toBe(
      "Burlington | Vermont | 05401 | United States",
    );
  });

  it("keeps the state of its column", () => {
    expect(place({ city: "Stowe", state: "N.Y.", zip: "12345", country: "US" })).toBe(
      "Stowe | New York | 12345 | United States",
    );
  });
});

describe("four digits behind capitals prove no US state that does not have them", () => {
  it.each([
    ["Perth", "WA", "6000", "Perth | Western Australia | 6000 | Australia"],
    ["Hobart", "TAS", "7000", "Hobart | Tasmania | 7000 | Australia"],
    ["Nirgends", "NE", "2000", "Nirgends | NE | 2000 | "],
  ])("%s %s %s", (city, state, zip, expected) => {
    expect(place({ city, state, zip })).toBe(expected);
  });
});

it.each([
  ["4 Mill Ln, St Helier, JE2 3AB", "Jersey"],
  ["4 Mill Ln, Douglas, IM1 2AB", "Isle of Man"],
  ["4 Mill Ln, Leeds, LS1 1AA", "United Kingdom"],
  ["4 Mill Ln, Nowhere K1A 0B1", "Canada"],
])("the postcode of %s is one of %s", (address, country) => {
  expect(place({ address }).split(" | ").at(-1)).toBe(country);
});

describe("a row tells no country", () => {
  it.each([
    ["by “no number”", { address: "Av. Larga, s/n" }],
    ["by its other spellings", { address: "Calle Larga, S/N." }],
    ["by a word that has the letters of a code", { address: "Calle Larga 5, Sur" }],
  ])("%s", (_, cells) => {
    expect(place(cells)).toMatch(/ \| $/);
  });
});

it.each([
  ["Portland, ME", true],
  ["Richmond, CA", true],
  ["Milano, MI", false],
  ["Berlin, DE", false],
  ["Bogota, CO", false],
])("two letters behind a city prove the United States only if the city is rather there: %s", (text, isAmerican) => {
  const country = (cells: Record<string, string>) => place(cells).split(" | ").at(-1);
  expect(country({ address: `4 Mill Rd, ${text}` }) === "United States").toBe(isAmerican);
  expect(country({ city: text }) === "United States").toBe(isAmerican);
});

/** Returns the street of a row, and the other parts of its place. */
function parts(cells: Record<string, string>, country = ""): string {
  const row = { name: "Blue Heron", ...cells };
  const header = matchHeader(Object.keys(row));
  const parsed = header && readBusinessRow(Object.values(row), header, { country });
  if (parsed === undefined || "problems" in parsed) return "rejected";
  const { address, city, state, zipCode, country: named } = parsed.business;
  return [address, city, state, zipCode, named].join(" | ");
}

describe("a house number in a column of its own", () => {
  it.each([
    [{ house_number: "47", street: "Chemin Rouge", city: "Gatineau", country: "Canada" }, "47 Chemin Rouge"],
    [{ "House No": "12.0", street: "Elm Street", city: "Leeds", country: "GB" }, "12 Elm Street"],
    [{ Hausnummer: "5a", Straße: "Lindenweg", Ort: "Ulm", Land: "Deutschland" }, "Lindenweg 5a"],
    [
      { "address.housenumber": "8", "address.street": "Herengracht", "address.city": "Leiden", country: "NL" },
      "Herengracht 8",
    ],
    [{ street_number: "330", street: "Lake Road", city: "Nowhereville" }, "330 Lake Road"],
    [{ street_number: "330", street: "330 Lake Road", city: "Leeds" }, "330 Lake Road"],
    [{ house_number: "462 ½", street: "Bank Street", city: "Ottawa", country: "CA" }, "462 ½ Bank Street"],
    [{ street_number: "ask", street: "Lake Road", city: "Leeds" }, "Lake Road"],
    [{ street_number: "9", street: "", city: "Leeds", phone: "0113 496 0000" }, ""],
  ])("stands where its country writes it: %j", (cells, street) => {
    expect(parts(cells).split(" | ")[0]).toBe(street);
  });
});

describe("a column of city and state", () => {
  it.each([
    [
      { Address: "1395 OLD MILL RD", "City, State": "STOWE, VERMONT", Phone: "(802) 555-0142" },
      "1395 OLD MILL RD | STOWE | Vermont |  | United States",
    ],
    [{ Street: "7 Elm St", "City/State/Zip": "Stowe, VT 05672" }, "7 Elm St | Stowe | Vermont | 05672 | United States"],
    [
      { Address: "7 Elm St, Stowe, VT 05672", "City State ZIP": "Stowe, VT 05672" },
      "7 Elm St | Stowe | Vermont | 05672 | United States",
    ],
    [
      { Address: "2 CENTER ST", "City, State": "CUBA, NEW YORK", Phone: "(585) 555-0142" },
      "2 CENTER ST | CUBA | New York |  | United States",
    ],
    [
      { Address: "3018 EAST AVE", "City, State": "CENTER SQUARE, GEORGIA", Phone: "(478) 555-0142" },
      "3018 EAST AVE | CENTER SQUARE | Georgia |  | United States",
    ],
    [{ Strasse: "Lindenweg 5", "PLZ Ort": "89073 Ulm", Land: "Deutschland" }, "Lindenweg 5 | Ulm |  | 89073 | Germany"],
  ])("is read as the end of the address: %j", (cells, expected) => {
    expect(parts(cells)).toBe(expected);
  });
});

it("a number before a street is no postcode where no country is known", () => {
  expect(parts({ Address: "1395 OLD MILL RD", Phone: "555-0142" })).toBe("1395 OLD MILL RD |  |  |  | ");
  expect(parts({ Address: "1395 Broadway", Phone: "555-0142" })).toBe("1395 Broadway |  |  |  | ");
  expect(parts({ Address: "8032 Zürich" })).toBe(" | Zürich |  | 8032 | Switzerland");
});

it("a county of the United States or of an unknown country is no state", () => {
  expect(parts({ address: "4 Mill Rd", city: "Springfield", county: "Clark", country: "US" })).toBe(
    "4 Mill Rd | Springfield |  |  | United States",
  );
  expect(parts({ address: "4 Mill Rd", city: "Nowhereville", county: "Clark" })).toBe(
    "4 Mill Rd | Nowhereville |  |  | ",
  );
  expect(parts({ address: "4 Mill Rd", city: "Nowhereville", county: "Donegal", country: "Ireland" })).toContain(
    "Donegal",
  );
});

it("the code at the end of a city is no state beside another one", () => {
  const cells = { address: "4 Oak St, Los Angeles, CA 90012", city: "Central LA" };
  expect(parts(cells)).toContain("Central LA | California");
});

it("a city may stand before its street", () => {
  expect(parts({ address: "Baku, Sabail dist., Nizami str. 12B", country: "Azerbaijan" })).toMatch(
    /^Sabail dist\., Nizami str\. 12B \| Baku \| /,
  );
});

it("an office is no region, and the name of another country no state", () => {
  expect(parts({ address: "Nizami str. 12, Ganja, behind the Fire Department", country: "Azerbaijan" })).not.toContain(
    "| behind",
  );
  expect(parts({ address: "VENEZUELA", city: "Rosario", country: "Argentina" })).not.toContain("| Venezuela |");
  expect(parts({ address: "4 Bay Rd, Willemstad, Curaçao", country: "Netherlands" })).toContain("| Curaçao |");
});

describe("the country of a row in a list that names none", () => {
  it.each([
    [{ address: "AV LUDOVICO DA RIVA NETO, 980 - SALA 1", city: "ALTA FLORESTA", state: "MT" }, ""],
    [{ address: "RUA PEDRO II SN", city: "FORTUNA", state: "MA" }, "Brazil"],
    [{ address: "JOAO XXIII", city: "SANTA FE", state: "PR" }, ""],
    [{ address: "RUA DUQUE DE CAXIAS, 7", city: "BUENOS AIRES", state: "PE" }, "Brazil"],
    [{ address: "AV SANTOS DUMONT, 180", city: "CACERES", state: "MT" }, ""],
    [{ address: "BOLIVIA, 1262", city: "ARACATUBA", state: "SP" }, "Brazil"],
    [{ address: "PORTUGAL 1050", city: "FAZENDA RIO GRANDE", state: "PR" }, ""],
    [{ address: "EST, FRANCISCO DA CRUZ, 1262, LOJA 102", city: "NITEROI", state: "RJ" }, "Brazil"],
    [{ address: "12 Elm St", city: "Springfield", state: "IL" }, "United States"],
    [{ address: "12 Via Roma", city: "Cáceres" }, ""],
  ])("%j", (cells, country) => {
    expect(parts(cells).split(" | ").at(-1)).toBe(country);
  });
});

it("the address is a street where the city has its own column", () => {
  const brazil = { city: "Salvador", state: "Bahia", country: "Brazil" };
  expect(parts({ address: "BOA VISTA, 155", ...brazil })).toMatch(/^BOA VISTA, 155 \| Salvador \| /);
  expect(parts({ address: "Salvador, Rua Chile 4", ...brazil })).toMatch(/Rua Chile 4 \| Salvador \| /);
  expect(parts({ address: "Rua Chile 4", city: "Malta", state: "PB", country: "Brazil" })).toContain("| Malta |");
});

it("the number of a post office box is no postcode", () => {
  expect(parts({ address: "BP 70243", city: "Lyon", country: "France" })).toBe("BP 70243 | Lyon |  |  | France");
});

describe("an address beside a city column", () => {
  it.each([
    ["G4", "United States", "4 Pike St, G4"],
    ["AB7", "United States", "4 Pike St, AB7"],
    ["G4", "", "4 Pike St, G4"],
    ["G4", "United Kingdom", "4 Pike St"],
    ["0701-0702", "India", "4 Pike St, 0701-0702"],
    ["1502/1504", "India", "4 Pike St, 1502/1504"],
  ])("has the unit %j of %j in the street, where it is no half postcode", (address_2, country, street) => {
    expect(read({ address_1: "4 Pike St", address_2, city: "Newtown", country }).address).toBe(street);
  });

  it("has a unit beside a British postcode in the street", () => {
    const cells = { address_1: "4 Pike St", address_2: "G4", city: "Leeds", postcode: "LS1 4AP" };
    expect(read({ ...cells, country: "United Kingdom" }).address).toBe("4 Pike St, G4");
  });

  it.each([
    ["Bondi NSW 2026", "Sydney", "", "2026", "Australia"],
    ["Bondi New South Wales 2026", "Sydney", "Australia", "2026", "Australia"],
    ["Parramatta 2150", "Sydney", "Australia", "2150", "Australia"],
    ["Wien 1040", "Vienna", "", "1040", "Austria"],
    ["Bruxelles 1050", "Brussels", "", "1050", "Belgium"],
    ["Genève 1204", "Geneva", "Switzerland", "1204", "Switzerland"],
    ["Córdoba 2405", "Rosario", "Argentina", "", "Argentina"],
    ["Victoria 1840", "Rosario", "Argentina", "", "Argentina"],
  ])("%s beside %s ends with a postcode if it names the city or a suburb", (address, city, country, zipCode, found) => {
    expect(read({ address, city, country })).toMatchObject({ city, zipCode, country: found });
  });

  it("whose last number is in the postcode column ends with it", () => {
    expect(read({ address: "Petone 5012", city: "Wellington", postcode: "5012" })).toMatchObject({
      address: "Petone",
      zipCode: "5012",
    });
  });
});
