import { readFileSync } from "node:fs";

import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { csvRows } from "../../testing/addresses/true-addresses.ts";
import { parseAddress } from "./address.ts";
import { countryName } from "./country.ts";

/** "street | city | state | postcode | country" of an address. */
function read(fullAddress: string, country = "", postalCode = ""): string {
  const { address, city, state, zipCode, country: found } = parseAddress({ fullAddress, postalCode, country });
  return [address, city, state, zipCode, found].join(" | ");
}

describe("an address", () => {
  it.each([
    ["1 Elm St, Springfield, IL 62701, USA", "1 Elm St | Springfield | Illinois | 62701 | United States"],
    ["1 Elm St Suite 4 Springfield IL 62701", "1 Elm St Suite 4 | Springfield | Illinois | 62701 | United States"],
    ["9 W 40th St, New York, NY 10018-1234", "9 W 40th St | New York | New York | 10018-1234 | United States"],
    ["7 Oak Ave, Washington, PA 15301", "7 Oak Ave | Washington | Pennsylvania | 15301 | United States"],
    ["7 Oak Ave, Jamaica, NY 11415, United States", "7 Oak Ave | Jamaica | New York | 11415 | United States"],
    ["Atlanta, Georgia 30303, USA", " | Atlanta | Georgia | 30303 | United States"],
    ["Westwood, NJ 7675, USA", " | Westwood | New Jersey | 07675 | United States"],
    ["12 Calle Luna, San Juan, 00901, Puerto Rico", "12 Calle Luna | San Juan |  | 00901 | Puerto Rico"],
    ["5 Bloor St W, Toronto, ON M4W 1A5, Canada", "5 Bloor St W | Toronto | Ontario | M4W 1A5 | Canada"],
    ["12 Rue Guy, Montréal, QC H3H 2T4", "12 Rue Guy | Montréal | Quebec | H3H 2T4 | Canada"],
    ["1 High St, Unit 3, London W1T 5DU, UK", "1 High St, Unit 3 | London | England | W1T 5DU | United Kingdom"],
    ["2 Mill Ln, Leeds, West Yorkshire, LS1 1AA", "2 Mill Ln | Leeds | England | LS1 1AA | United Kingdom"],
    ["3 Princes St, Edinburgh EH2 2AN", "3 Princes St | Edinburgh | Scotland | EH2 2AN | United Kingdom"],
    ["4 Hill St, Surry Hills NSW 2010, Australia", "4 Hill St | Surry Hills | New South Wales | 2010 | Australia"],
    ["12 Mint St, Dublin 2, D02 X285, Ireland", "12 Mint St | Dublin |  | D02 X285 | Ireland"],
    ["Shop 1, MG Road, Pune, Maharashtra 411001, India", "Shop 1, MG Road | Pune | Maharashtra | 411001 | India"],
    [
      "Shop 1, Hyderabad, Secunderabad, Telangana 500047",
      "Shop 1, Hyderabad | Secunderabad | Telangana | 500047 | India",
    ],
    ["Door 2, SM City, Taytay, 1920 Rizal, Philippines", "Door 2, SM City | Taytay | Rizal | 1920 | Philippines"],
    ["8 Mabini St, Taal, 4208 Batangas, Philippines", "8 Mabini St | Taal | Batangas | 4208 | Philippines"],
  ])("in English: %s", (full, expected) => {
    expect(read(full)).toBe(expected);
  });

  it.each([
    ["Lindenweg 7, 10117 Berlin, Germany", "Lindenweg 7 | Berlin | Berlin | 10117 | Germany"],
    ["Lindenweg 7, D-80331 München, Deutschland", "Lindenweg 7 | München |  | 80331 | Germany"],
    ["Seeweg 4, 8001 Zürich, Schweiz", "Seeweg 4 | Zürich |  | 8001 | Switzerland"],
    ["Ring 1, 1010 Wien, Österreich", "Ring 1 | Wien | Vienna | 1010 | Austria"],
    ["8 Rue Verte, 75004 Paris, France", "8 Rue Verte | Paris | Île-de-France | 75004 | France"],
    ["Via Verde, 10, 00186 Roma RM, Italy", "Via Verde, 10 | Roma | Roma | 00186 | Italy"],
    ["C. Mayor, 4, Centro, 28013 Madrid, España", "C. Mayor, 4, Centro | Madrid | Madrid | 28013 | Spain"],
    ["Kade 1, 1012 LG Amsterdam, Netherlands", "Kade 1 | Amsterdam |  | 1012 LG | Netherlands"],
    ["Rue Verte 2, 4000 Liège, Belgium", "Rue Verte 2 | Liège | Liège | 4000 | Belgium"],
    ["3 Rue Haute, 4713 Linger Pétange, Luxembourg", "3 Rue Haute | Pétange |  | 4713 | Luxembourg"],
    ["3 Rue Haute, 1234 Luxembourg, Luxembourg", "3 Rue Haute | Luxembourg |  | 1234 | Luxembourg"],
    ["ul. Nowa 5, 00-029 Warszawa, Poland", "ul. Nowa 5 | Warszawa |  | 00-029 | Poland"],
    ["Nová 7/37, 110 00  Praha, Nové Město, Czechia", "Nová 7/37 | Praha |  | 110 00 | Czechia"],
    ["Nová 7, 150 00 Praha 5-Smíchov, Česko", "Nová 7 | Praha |  | 150 00 | Czechia"],
    ["Nova 73, Beograd 11000, Serbia", "Nova 73 | Beograd |  | 11000 | Serbia"],
    ["Rruga Nova, Tirana 1001, Albania", "Rruga Nova | Tiranë |  | 1001 | Albania"],
    ["Király u. 13, 1075 Budapest, Hungary", "Király u. 13 | Budapest |  | 1075 | Hungary"],
    ["Budapest, Király u. 13, 1075 Hungary", "Király u. 13 | Budapest |  | 1075 | Hungary"],
    ["Moda Cd. 12, 34710 Kadıköy/İstanbul, Türkiye", "Moda Cd. 12 | Kadıköy | İstanbul | 34710 | Turkey"],
    ["ул. Новая, 5, Москва, 101000, Россия", "ул. Новая, 5 | Москва |  | 101000 | Russia"],
  ])("on the continent of Europe: %s", (full, expected) => {
    expect(read(full)).toBe(expected);
  });

  it.each([
    [
      "Av. Azul, 78 - Centro, São Paulo - SP, 01310-200, Brazil",
      "Av. Azul, 78 - Centro | São Paulo | São Paulo | 01310-200 | Brazil",
    ],
    ["Av. Sol 1, 44100 Guadalajara, Jal., México", "Av. Sol 1 | Guadalajara | Jalisco | 44100 | Mexico"],
    ["2-1 Midori, Shibuya City, Tokyo 150-0002, Japan", "2-1 Midori | Shibuya City | Tokyo | 150-0002 | Japan"],
    ["1-2 Midori, Kita Ward, Osaka, 530-0001, Japan", "1-2 Midori, Kita Ward | Osaka | Osaka | 530-0001 | Japan"],
    ["日本、〒150-0002 東京都渋谷区緑２丁目", "緑２丁目 | 渋谷区 | Tokyo | 150-0002 | Japan"],
    ["Shop 4 - Palm Rd - Dubai - UAE", "Shop 4 - Palm Rd | Dubai | Dubai |  | United Arab Emirates"],
    ["Al Ain - Abu Dhabi - United Arab Emirates", " | Al Ain | Abu Dhabi |  | United Arab Emirates"],
    ["860000 China, Tibet, Nyingchi", " | Nyingchi | Tibet | 860000 | China"],
    ["9 Palm Rd, Taipei City, Taiwan 110", "9 Palm Rd | Taipei City |  | 110 | Taiwan"],
    ["26 Palm Crescent, Singapore 130026", "26 Palm Crescent | Singapore |  | 130026 | Singapore"],
    ["9 Palm Rd, Cape Town, 7700, South Africa", "9 Palm Rd | Cape Town | Western Cape | 7700 | South Africa"],
    [
      "9 Palm St, Samarkand, Samarkand Province, Uzbekistan, 140100",
      "9 Palm St | Samarkand | Samarkand Province | 140100 | Uzbekistan",
    ],
  ])("elsewhere: %s", (full, expected) => {
    expect(read(full)).toBe(expected);
  });

  it.each([
    ["275 Elm Dr SE", "275 Elm Dr SE |  |  |  | United States", "United States"],
    ["12 Rua Nova", "12 Rua Nova |  |  |  | Brazil", "Brazil"],
    ["30 ถนน สุขใจ", "30 ถนน สุขใจ |  |  |  | Thailand", "Thailand"],
    ["Jalan Baru 4", "Jalan Baru 4 |  |  |  | Malaysia", "Malaysia"],
    ["Palm Tower, Tehran, Palm Square, 1351956118, Iran", "Palm Tower | Tehran |  | 1351956118 | Iran", "Iran"],
    ["7 Oak Ave, Kennett Square, PA 19348", "7 Oak Ave | Kennett Square | Pennsylvania | 19348 | United States", ""],
  ])("has no street for its city: %s", (full, expected, country) => {
    expect(read(full, country)).toBe(expected);
  });

  it.each([
    ["P.O. Box 4, Palm St, Jeddah Saudi Arabia", "P.O. Box 4, Palm St | Jeddah |  |  | Saudi Arabia"],
    [
      "Old District Palm Street Old District Jeddah Saudi Arabia 22233 Saudi Arabia",
      "Old District Palm Street Old District | Jeddah |  | 22233 | Saudi Arabia",
    ],
    ["7 Oak Rd, London UK", "7 Oak Rd | London |  |  | United Kingdom"],
    ["7 Oak Ave, Destin, FL 32541, Sjedinjene Drave", "7 Oak Ave | Destin | Florida | 32541 | United States"],
    ["7 Oak Ave, Destin, FL 32541, États-Unis", "7 Oak Ave | Destin | Florida | 32541 | United States"],
    ["9 Palm Rd, Kowloon, Hong Kong, China", "9 Palm Rd, Kowloon | Hong Kong |  |  | Hong Kong"],
    ["Rua Nova 4, Salvador, Brazil", "Rua Nova 4 | Salvador |  |  | Brazil"],
    ["C. Luna 4, 18001 Granada", "C. Luna 4 | Granada | Granada | 18001 | Spain"],
    ["7 Oak St, Santa Fe, New Mexico", "7 Oak St | Santa Fe | New Mexico |  | United States"],
    ["9 Palm Rd, The Valley, AI-2640 Anguilla", "9 Palm Rd | The Valley |  | AI-2640 | Anguilla"],
    [
      "9 Palm Rd, Road Town, British Virgin Islands, VG1110",
      "9 Palm Rd | Road Town |  | VG1110 | British Virgin Islands",
    ],
    ["7 Oak Ave, Jamaica, NY 11415", "7 Oak Ave | Jamaica | New York | 11415 | United States"],
    ["Palm Hall, Stanley, FIQQ 1ZZ, Falkland Islands", "Palm Hall | Stanley |  | FIQQ 1ZZ | Falkland Islands"],
    ["Rua Nova 4, Alegrete do Piauí, 64675-000, Brazil", "Rua Nova 4 | Alegrete do Piauí | Piauí | 64675-000 | Brazil"],
  ])("is read whole with its country at the end: %s", (full, expected) => {
    expect(read(full)).toBe(expected);
  });

  it("has no land at the end of its city", () => {
    expect(read("9 Palm Rd, Burnt Pine Norfolk Island 2899, Australia", "Norfolk Island")).toBe(
      "9 Palm Rd | Burnt Pine |  | 2899 | Norfolk Island",
    );
  });

  it("holds its postcode before its city, whatever the column says", () => {
    expect(read("Ring 1, 84034 Landshut", "Germany", "84028")).toBe("Ring 1 | Landshut |  | 84034 | Germany");
    expect(read("Ring 1, Landshut", "Germany", "84028")).toBe("Ring 1 | Landshut |  | 84028 | Germany");
    expect(read("Kade 1, 1012 LG Amsterdam", "Netherlands", "1012 LG")).toContain("1012 LG");
    expect(read("1100 Elm St, Springfield, IL", "United States", "62701")).toContain("62701");
  });

  it("needs no country when the row has one", () => {
    expect(read("Seeweg 4, 8001 Zürich", "Switzerland")).toBe("Seeweg 4 | Zürich |  | 8001 | Switzerland");
    expect(read("55 Pine, Taguig", "Philippines")).toBe("55 Pine | Taguig | Metro Manila |  | Philippines");
    expect(read("9 Kade, Willemstad, Curaçao", "Netherlands")).toBe("9 Kade | Willemstad | Curaçao |  | Netherlands");
    expect(read("Atlanta, Georgia", "United States")).toBe(" | Atlanta | Georgia |  | United States");
  });

  it("is overridden by non-blank columns for street, city and state", () => {
    const row = { fullAddress: "1 Elm St, Springfield, IL 62701", postalCode: "", country: "United States" };
    expect(parseAddress({ ...row, street: "Elm Street 1", city: "Springfield City", state: "CA" })).toMatchObject({
      address: "Elm Street 1",
      city: "Springfield City",
      state: "California",
    });
    expect(parseAddress({ ...row, street: "None", city: "nan", state: "NULL" })).toMatchObject({
      address: "1 Elm St",
      city: "Springfield",
      state: "Illinois",
    });
  });

  it("is blank when it says None", () => {
    expect(read("None", "Germany", "nan")).toBe(" |  |  |  | Germany");
  });
});

describe("a postcode", () => {
  it.each([
    ["1114.0", "Philippines", "1114"],
    ["7675", "United States", "07675"],
    ["501", "United States", "00501"],
    ["10000", "Vietnam", "10000"],
    ["132061234", "United States", "13206-1234"],
    ["1067", "Germany", "01067"],
    ["6000.0", "France", "06000"],
    ["8001", "Switzerland", "8001"],
    ["W1T 5DU", "United Kingdom", "W1T 5DU"],
    ["20001;20002;20003", "Spain", ""],
  ])("cell %s of %s is %s", (cell, country, expected) => {
    expect(parseAddress({ fullAddress: "", postalCode: cell, country }).zipCode).toBe(expected);
  });

  it("gives the region when the address leaves it out", () => {
    expect(
      parseAddress({ fullAddress: "1 Elm St, Springfield", postalCode: "62701", country: "United States" }),
    ).toMatchObject({ city: "Springfield", state: "Illinois" });
  });

  it("is not a house number", () => {
    expect(read("1100 Cruz St, Quezon City, Metro Manila", "Philippines")).toBe(
      "1100 Cruz St | Quezon City | Metro Manila |  | Philippines",
    );
  });
});

describe("any text at all", () => {
  it("is parsed without an error, and no field is undefined", () => {
    const piece = fc.oneof(
      fc.array(fc.nat(0xffff), { maxLength: 8 }).map((units) => String.fromCharCode(...units)),
      fc.constantFrom(", ", " - ", "/", "NY", "10018", "Berlin", "(", "〒", "Türkiye", "None", "8RJ9+CC8", "\n"),
    );
    const country = fc.constantFrom("", "United States", "Germany", "Japan", "Turkey", "Luxembourg", "Nowhere");
    fc.assert(
      fc.property(
        fc.array(piece).map((pieces) => pieces.join("")),
        fc.string(),
        country,
        (full, postal, land) => {
          const parsed = parseAddress({ fullAddress: full, postalCode: postal, country: land });
          expect(Object.values(parsed).every((value) => typeof value === "string")).toBe(true);
        },
      ),
      { numRuns: 500 },
    );
  });

  it.each(["Switzerland", "United States", "Japan", ""])(
    "is the street alone where the city has its own column (%s)",
    (country) => {
      const row = { postalCode: "8001", country, city: "Zürich" };
      expect(parseAddress({ ...row, fullAddress: "Bahnhofstrasse 1" })).toMatchObject({ address: "Bahnhofstrasse 1" });
      expect(parseAddress({ ...row, fullAddress: "Zurich" }).address).toBe("");
    },
  );

  it("becomes the street when it is longer than any address", () => {
    for (const unit of ["a ", "1, ", "- ", "12345-", "St ", "ー", " /(", "AA 1A "]) {
      const fullAddress = unit.repeat(100_000).trim();
      expect(parseAddress({ fullAddress, postalCode: "", country: "Canada" }).address).toBe(fullAddress);
    }
  });
});

const FIXTURE = new URL("../../testing/fixtures/addresses.csv", import.meta.url);

describe("addresses of many countries", () => {
  it("give the true city and state in 97 of 100, from full address, postcode and country alone", () => {
    const fold = (text = "") => text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase().trim();
    const rows = csvRows(readFileSync(FIXTURE, "utf8"));
    const wrong = { cities: [] as string[], states: [] as string[] };
    for (const [code = "", fullAddress = "", , city, state, postalCode = ""] of rows) {
      const parsed = parseAddress({ fullAddress, postalCode, country: countryName(code) });
      // one city of "Hyderabad, Secunderabad"
      const cities = (city ?? "").split(", ");
      if (!cities.some((one) => fold(one) === fold(parsed.city))) wrong.cities.push(`${fullAddress}: ${parsed.city}`);
      if (fold(parsed.state) !== fold(state)) wrong.states.push(`${fullAddress}: ${parsed.state}`);
    }
    expect(rows.length).toBeGreaterThan(200);
    expect(wrong.cities.length / rows.length, wrong.cities.join("\n")).toBeLessThanOrEqual(0.03);
    expect(wrong.states.length / rows.length, wrong.states.join("\n")).toBeLessThanOrEqual(0.03);
  });
});
