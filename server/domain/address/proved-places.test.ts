import { describe, expect, it } from "vitest";
import { placedCityKey } from "../cities/city-identity.ts";
import { parseAddress } from "./address.ts";
import { countryName } from "./country.ts";

/** "street | city | state | postcode | country" of an address. */
function read(fullAddress: string, country = "", cells: { city?: string; postalCode?: string } = {}): string {
  const parsed = parseAddress({ fullAddress, postalCode: "", country, ...cells });
  return [parsed.address, parsed.city, parsed.state, parsed.zipCode, parsed.country].join(" | ");
}

describe("the name of the country in a street", () => {
  it.each([
    ["12 Avenue d'Italie", "Italy", "Torino"],
    ["7 Place de la Suisse", "Switzerland", "Lausanne"],
    ["Plaza Chile", "Chile", "Valparaíso"],
    ["Calle Ecuador", "Ecuador", "Quito"],
    ["3 Corso Italia", "Italy", "Catania"],
    ["Rua da Argentina", "Argentina", "Rosario"],
    ["Platz der Schweiz", "Switzerland", "Basel"],
    ["Jalan Malaysia", "Malaysia", "Ipoh"],
    ["Bulevar Srbija", "Serbia", "Niš"],
    ["Avenue Singapore", "Singapore", "Singapore"],
    ["200 Jordan", "Jordan", "Irbid"],
    ["14 Rue de Luxembourg", "Luxembourg", "Luxembourg"],
  ])("stays: %s", (street, country, city) => {
    expect(parseAddress({ fullAddress: street, postalCode: "", country, city })).toMatchObject({
      address: street,
      city,
      country,
    });
  });

  it.each([
    ["Lindenweg 7, 10117 Berlin Germany", "Germany", "Lindenweg 7 | Berlin | Berlin | 10117 | Germany"],
    ["4 Rue de Lyon France", "France", "4 Rue de Lyon |  |  |  | France"],
    ["26 Palm Crescent Singapore 130026", "Singapore", "26 Palm Crescent | Singapore |  | 130026 | Singapore"],
    ["9 Palm Rd, Pine Hollow Germany", "Germany", "9 Palm Rd, Pine Hollow |  |  |  | Germany"],
  ])("is cut after a place: %s", (full, country, expected) => {
    expect(read(full, country)).toBe(expected);
  });

  it("is not told by s/n, without a number", () => {
    expect(countryName("s/n")).toBe("");
    expect(countryName("N/A")).toBe("");
    expect(countryName("U.S.A.")).toBe("United States");
    expect(read("Avenida Larga, s/n")).toBe("Avenida Larga, s/n |  |  |  | ");
  });
});

describe("the last part of an address", () => {
  it.each([
    ["Calle Mar Negro, 8 (local 3)", "Spain"],
    ["Calle Mar Negro, 12 B", "Spain"],
    ["Alameda Vieja, 3, bajo.", "Spain"],
    ["Teléfono 600 00 00 00", "Spain"],
    ["Alameda Vieja, Tel. 600 000 000", "Spain"],
    ["Paseo Largo, sin número", "Spain"],
    ["Nova 4, Lokal B", "Serbia"],
    ["Nova 4, TC Zvezda", "Serbia"],
    ["Nova 4, Mega Foto", "Serbia"],
    ["12 Elm St, Suite Two", "United States"],
    ["Palm Rd, Palm Mall", "United Arab Emirates"],
    ["Palm Rd, الطابق 3", "United Arab Emirates"],
    ["1-2 Hanabatake, 3階", "Japan"],
    ["вул. Нова 4, офіс 12", "Ukraine"],
    ["Mannerheimintie 4, 2. kerros", "Finland"],
    ["Uusi tie 4, liikehuoneisto 2", "Finland"],
    ["Herzl 4, קומה 2", "Israel"],
    ["Nova 4, hello@example.com", "Serbia"],
    ["Nova 4, Mega Foto", ""],
  ])("is no city, and stays in the street: %s", (full, country) => {
    expect(read(full, country)).toBe(`${full} |  |  |  | ${country}`);
  });

  it.each([
    ["Dorfstrasse 3, 8999 Hinterhausen", "Switzerland", "Dorfstrasse 3 | Hinterhausen |  | 8999 | Switzerland"],
    ["7 Oak St, Pine Hollow, TX 75220", "", "7 Oak St | Pine Hollow | Texas | 75220 | United States"],
    ["7 Oak St, Pine Hollow, TX", "", "7 Oak St | Pine Hollow | Texas |  | United States"],
    ["Friar's Rd, Clifden, County Galway", "Ireland", "Friar's Rd | Clifden | County Galway |  | Ireland"],
    ["Zona 4, Moabit, Berlin", "Germany", "Zona 4, Moabit | Berlin | Berlin |  | Germany"],
    ["9 Palm Rd, Stanley", "Falkland Islands", "9 Palm Rd | Stanley |  |  | Falkland Islands"],
    ["Palm Rd, Willemstad, Curaçao", "Netherlands", "Palm Rd | Willemstad | Curaçao |  | Netherlands"],
    ["C. Luna 4, Sevilla", "", "C. Luna 4 | Sevilla | Sevilla |  | Spain"],
    ["12 High St, Norwich, Norfolk", "United Kingdom", "12 High St | Norwich |  |  | United Kingdom"],
    ["Nova 4, Beograd (Zvezdara)", "Serbia", "Nova 4 | Beograd |  |  | Serbia"],
    ["Palm Rd, Deir al-Balah", "Palestine", "Palm Rd | Deir al-Balah |  |  | Palestine"],
    ["Nova 4, Beograd, Mega Foto", "Serbia", "Nova 4 | Beograd |  |  | Serbia"],
  ])("is a city, where the country knows it or a postcode or region proves it: %s", (full, country, expected) => {
    expect(read(full, country)).toBe(expected);
  });

  it("is a city, where the city column says so", () => {
    expect(read("Nova 4, Hinterhausen", "Serbia", { city: "Hinterhausen" })).toBe(
      "Nova 4 | Hinterhausen |  |  | Serbia",
    );
  });
});

describe("a line without commas", () => {
  it.each([
    ["Put za Split 18 Beograd", "Serbia", "Put za Split 18 | Beograd |  |  | Serbia"],
    ["Put za Split 18 Beograd", "", "Put za Split 18 | Beograd |  |  | Serbia"],
    ["1200 Cedar Ave Victoria BC", "", "1200 Cedar Ave | Victoria | British Columbia |  | Canada"],
    ["1400 Cedar Ln Unit 12 Dallas TX 75220", "", "1400 Cedar Ln Unit 12 | Dallas | Texas | 75220 | United States"],
    ["Lindenweg 5 80331 München", "Germany", "Lindenweg 5 | München |  | 80331 | Germany"],
    ["12 High Street Leeds LS1 1AA", "", "12 High Street | Leeds | England | LS1 1AA | United Kingdom"],
    ["Via Verde 12 Milano", "Italy", "Via Verde 12 | Milano | Milano |  | Italy"],
    ["Calle Mayor 5 Madrid", "Spain", "Calle Mayor 5 | Madrid | Madrid |  | Spain"],
    ["Lindenstraße 5 Hamburg", "Germany", "Lindenstraße 5 | Hamburg | Hamburg |  | Germany"],
    ["Calle Luna, 10. 18001 Granada", "Spain", "Calle Luna, 10 | Granada | Granada | 18001 | Spain"],
    ["12 High St, St Albans AL1 1AA", "", "12 High St | St Albans | England | AL1 1AA | United Kingdom"],
  ])("is split by its city and postcode: %s", (full, country, expected) => {
    expect(read(full, country)).toBe(expected);
  });

  it.each([
    ["Calle 5 Norte", "Colombia"],
    ["Rue de Lyon", "France"],
    ["Via Torino", "Italy"],
    ["Calle Madrid", "Spain"],
    ["12 Madrid Street", "United States"],
  ])("is a street whole, whatever city is in its name: %s", (full, country) => {
    expect(read(full, country)).toBe(`${full} |  |  |  | ${country}`);
  });
});

describe("an abbreviated city of the United States", () => {
  it.each([
    ["7 Oak St ST LOUIS MO 63101", "ST LOUIS", "St. Louis"],
    ["7 Oak St, Saint Paul, MN 55101", "Saint Paul", "St. Paul"],
    ["7 Oak St, St Cloud, MN 56301", "St Cloud", "Saint Cloud"],
    ["7 Oak Ave FT WORTH TX 76101", "FT WORTH", "Fort Worth"],
    ["7 Oak Dr VIRGINIA BCH VA 23451", "VIRGINIA BCH", "Virginia Beach"],
    ["7 Oak Dr, W Palm Bch, FL 33401", "W Palm Bch", "West Palm Beach"],
    ["7 Oak Dr, Pt St Lucie, FL 34952", "Pt St Lucie", "Port Saint Lucie"],
    ["7 Oak Dr, Mt Pleasant, SC 29464", "Mt Pleasant", "Mount Pleasant"],
    ["7 Oak Dr, Colorado Spgs, CO 80903", "Colorado Spgs", "Colorado Springs"],
    ["7 Oak Dr, Arlington Hts, IL 60004", "Arlington Hts", "Arlington Heights"],
  ])("is read and known: %s", (full, city, name) => {
    expect(parseAddress({ fullAddress: full, postalCode: "", country: "United States" }).city).toBe(city);
    expect(placedCityKey(city, "United States")).toBe(placedCityKey(name, "United States"));
  });
});

describe("a street that begins with an abbreviation", () => {
  it.each([
    ["C. Luna y Compañía, 35008, Las Palmas, España", "Las Palmas"],
    ["Ctra. Vella, 46190, Valencia, España", "Valencia"],
    ["Pol. Ind. Las Lomas, 41500, Alcalá de Guadaíra, España", "Alcalá de Guadaíra"],
    ["Rte de Rabat 11000 Salé, Maroc", "Salé"],
    ["P.za Dante, 38122 Trento, Italia", "Trento"],
  ])("is no city: %s", (address, city) => {
    expect(parseAddress({ fullAddress: address, postalCode: "", country: "" })).toMatchObject({ city });
  });
});

it("a town that is named after a country is a city with its state beside it", () => {
  const city = (name: string, state: string) =>
    parseAddress({ fullAddress: "", street: "4 Elm St", postalCode: "", country: "United States", city: name, state })
      .city;
  expect(city("Norway", "Maine")).toBe("Norway");
  expect(city("Cuba", "NY")).toBe("Cuba");
  expect(city("Norway", "")).toBe("");
  expect(city("United States", "Maine")).toBe("");
});

describe("a province or an island at the end, which is no city", () => {
  it.each([
    ["Calle 3 Sur, Chitré, Herrera, Panama", "Chitré | Herrera"],
    ["Av. Amazonas N24-03, Quito, Pichincha, Ecuador", "Quito | Pichincha"],
    ["4 Palm Drive, Nadi, Viti Levu, Fiji", "Nadi | Viti Levu"],
    ["12 Bay Street, Nassau, New Providence, Bahamas", "Nassau | New Providence"],
    ["Cerca del río, Herrera, Panama", " | Herrera"],
    ["4 Beach Lane, Mahé, Seychelles", " | Mahé"],
  ])("is the state: %s", (fullAddress, expected) => {
    const country = fullAddress.slice(fullAddress.lastIndexOf(",") + 2);
    const { city, state } = parseAddress({ fullAddress, postalCode: "", country });
    expect(`${city} | ${state}`).toBe(expected);
  });

  it("stays in the name of a street", () => {
    const read = (fullAddress: string, country: string) =>
      parseAddress({ fullAddress, postalCode: "", country, city: "Santiago" });
    expect(read("Calle Juan Pablo Duarte", "Dominican Republic")).toMatchObject({ address: "Calle Juan Pablo Duarte" });
    expect(read("Calle Duarte 5, Santiago", "Dominican Republic")).toMatchObject({ address: "Calle Duarte 5" });
  });
});

describe("the country of a row without an address", () => {
  const countryOf = ([city = "", state = "", postalCode = ""]: readonly string[]) =>
    parseAddress({ fullAddress: "", postalCode, country: "", city, state }).country;

  it.each([
    [["Rheine", "Nordrhein-Westfalen", "48431"], "Germany"],
    [["Bad", "Baden-Wuerttemberg", "75323"], "Germany"],
    [["Nowhere", "Thueringen", "99099"], "Germany"],
    [["Villach", "Kaernten", "9500"], "Austria"],
    [["Unbekannt", "Kanton Graubuenden", "7000"], ""],
    [["Unbekannt", "Graubuenden", "7000"], "Switzerland"],
    [["Nowhere", "Asturias", "33201"], "Spain"],
    [["Nowhere", "Selangor", "43000"], "Malaysia"],
    [["Somewhere", "Limburg", "6211 LK"], "Netherlands"],
    [["Somewhere", "Limburg", "3500"], "Belgium"],
    [["Olivenza", "Badajoz", "06100"], "Spain"],
  ])("is proved by state and postcode: %j is in %s", (cells, country) => {
    expect(countryOf(cells)).toBe(country);
  });

  it.each([
    [["Nowhere", "Bayern", ""]],
    [["Nowhere", "Bayern", "9407"]],
    [["Nowhere", "Georgia", "0108"]],
    [["Nowhere", "BY", "94072"]],
    [["Nowhere", "Punjab", ""]],
  ])("stays unknown where they prove none: %j", (cells) => {
    expect(countryOf(cells)).toBe("");
  });

  it("is the import's option before what state and postcode tell", () => {
    const place = { fullAddress: "", postalCode: "6211", city: "Nowhere", state: "Limburg" };
    expect(parseAddress({ ...place, country: "", fallbackCountry: "Netherlands" }).country).toBe("Netherlands");
  });
});
