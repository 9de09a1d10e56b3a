import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { parseAddress } from "../address/address.ts";
import { isUnit } from "./city-name.ts";
import { cityOfCell } from "./tidy-city.ts";

describe("the cell of a city", () => {
  it.each([
    ["RS", "Lokal 53", ""],
    ["RS", "Lokal 53, Beograd", "Beograd"],
    ["RS", "11000 Beograd", "Beograd"],
    ["RS", "Serbia", ""],
    ["RS", "11000", ""],
    ["AU", "Level 2", ""],
    ["AU", "Level 2, Sydney", "Sydney"],
    ["US", "Suite 5", ""],
    ["US", "Ste 200", ""],
    ["US", "Plano", "Plano"],
    ["SE", "Sala", "Sala"],
    ["US", "Lebanon", "Lebanon"],
    ["US", "10018", ""],
    ["GB", "Shop 3", ""],
    ["GB", "W1T 5DU", ""],
    ["DE", "1. OG", ""],
    ["DE", "Erdgeschoss", ""],
    ["FR", "Bât. B2", ""],
    ["TR", "Kat 3", ""],
    ["ES", "Local 4", ""],
    ["ES", "2º piso", ""],
    ["BR", "Loja 12", ""],
    ["RU", "офис 12", ""],
    ["PL", "lok. 53", ""],
    ["IE", "Dublin 2", "Dublin"],
    ["LK", "Colombo 07", "Colombo"],
    ["IN", "Attapur, Hyderabad", "Hyderabad"],
    ["CH", "Zürich, Kreis 4", "Zürich"],
    ["US", "Portland, OR", "Portland"],
    ["ID", "Kota Bandung", "Bandung"],
    ["LU", "Luxembourg", "Luxembourg"],
    ["SG", "Singapore", "Singapore"],
    ["JP", "渋谷区", "渋谷区"],
    ["ES", "bajo.", ""],
    ["ES", "10 A", ""],
    ["ES", "s/n", ""],
    ["ES", "Teléfono 600 00 00 00", ""],
    ["SE", "Butik 4", ""],
    ["RS", "Lokal", ""],
    ["US", "Suite One", ""],
    ["FI", "3. kerros", ""],
    ["AE", "محل 5", ""],
    ["AE", "شقة رقم 12", ""],
    ["IL", "קומה 2", ""],
    ["IN", "दुकान नं 5", ""],
    ["TH", "ชั้น 3", ""],
    ["JP", "5号室", ""],
    ["KR", "201호", ""],
    ["GE", "ოფისი 5", ""],
    ["AM", "հարկ 2", ""],
    ["LV", "2. stāvs", ""],
    ["LT", "patalpa 7", ""],
    ["EE", "ruum 7", ""],
    ["EC", "Loja", "Loja"],
    ["TR", "Van", "Van"],
  ])("%s: %s is %j", (code, cell, city) => {
    expect(cityOfCell(code, cell, { parts: [] })).toBe(city);
  });

  it("is the part of the address, where no city is known", () => {
    expect(cityOfCell("DE", "Oberhof, Niederweiler", { parts: ["Gasse 3", "Oberhof"] })).toBe("Oberhof");
    expect(cityOfCell("DE", "Oberhof, Niederweiler", { parts: ["Gasse 3"] })).toBe("Niederweiler");
  });
});

describe("the city of any row", () => {
  const piece = fc.oneof(
    fc.string({ maxLength: 6 }),
    fc.constantFrom(
      "Lokal 53",
      "Level 2",
      "Suite 5",
      "Serbia",
      "Germany",
      "11000",
      "1204",
      "Berlin",
      "Jawa Barat",
      ", ",
      " ",
      "/",
      "NY",
      "3rd floor",
    ),
  );
  const text = fc.array(piece, { maxLength: 5 }).map((pieces) => pieces.join(""));
  const country = fc.constantFrom(
    "",
    "Serbia",
    "Germany",
    "United States",
    "Indonesia",
    "South Korea",
    "Turkey",
    "Japan",
  );

  it("is never a number, a unit or a country, whatever the cells hold", () => {
    fc.assert(
      fc.property(text, text, text, country, (fullAddress, city, postalCode, land) => {
        const address = parseAddress({ fullAddress, city, postalCode, country: land });
        expect(address.city === "" || /\p{L}/u.test(address.city), address.city).toBe(true);
        expect(isUnit(address.city), address.city).toBe(false);
        expect(["Serbia", "Germany"]).not.toContain(address.city);
        if (land === "Indonesia") expect(address.city).not.toBe("Jawa Barat");
      }),
      { numRuns: 2000 },
    );
  });

  it("takes time in proportion to the length of the cell", () => {
    for (const unit of ["no. 5 ", "a-1 ", "1-", "floor ", "３", "A, ", "(", " /"]) {
      cityOfCell("US", unit.repeat(200_000), { parts: [] });
      parseAddress({
        fullAddress: unit.repeat(160).slice(0, 1000),
        city: unit.repeat(200_000),
        postalCode: "",
        country: "",
      });
    }
  });
});

describe("a cell with more or less than a city", () => {
  it.each([
    ["IN", "· Plot 47", ""],
    ["IN", "• Kochi", "Kochi"],
    ["IN", "Hillview - Cliff Rd", "Hillview"],
    ["US", "Maple Ave, Dayton", "Dayton"],
    ["EG", "Giza.", "Giza"],
    ["US", "Winston - Salem", "Winston - Salem"],
  ])("%s: %s", (code, cell, city) => {
    expect(cityOfCell(code, cell, { parts: [] })).toBe(city);
  });
});
