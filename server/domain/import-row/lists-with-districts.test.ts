import { describe, expect, it } from "vitest";
import { readRow } from "../../testing/directories/row-fixture.ts";

const read = (cells: Record<string, string>) => readRow({ name: "Corner Shop", ...cells }).business;

describe("an address in Cyrillic letters from large to small", () => {
  it.each([
    ["620014, Россия, Екатеринбург, улица Малышева, 36", "улица Малышева, 36", "Екатеринбург", "620014", "Russia"],
    ["Россия, Краснодарский край, г. Сочи, ул. Навагинская, д. 7", "ул. Навагинская, д. 7", "Сочи", "", "Russia"],
    ["Новосибирск, Красный проспект, 25", "Красный проспект, 25", "Новосибирск", "", "Russia"],
    ["79000, Україна, Львів, площа Ринок, 14", "площа Ринок, 14", "Львів", "79000", "Ukraine"],
  ])("%j is read", (address, street, city, zipCode, country) => {
    expect(read({ address })).toMatchObject({ address: street, city, zipCode, country });
  });

  it("from small to large is read as before", () => {
    const address = "ул. Малышева, 36, Екатеринбург, Свердловская обл., Россия, 620014";
    expect(read({ address })).toMatchObject({ city: "Екатеринбург", zipCode: "620014", country: "Russia" });
  });
});

describe("a district at the end of an address whose city has a column", () => {
  const row = { city: "Londrina", phone: "554333241122" };

  it("is no country and no state, though named after one", () => {
    expect(read({ ...row, address: "Rua Piauí, Nº 310, Portugal" })).toMatchObject({ country: "Brazil", state: "" });
    expect(read({ ...row, address: "Avenida Rio Branco, 88, Jardim Espírito Santo" })).toMatchObject({
      country: "Brazil",
      state: "",
    });
  });

  it("is the country where the city lies there, or is named beside it", () => {
    expect(read({ city: "Braga", address: "Rua do Souto, 12, Portugal" }).country).toBe("Portugal");
    expect(read({ city: "Manchester", address: "Caledonia Road, 7, Manchester, Jamaica" }).country).toBe("Jamaica");
  });
});

it("a number of four digits behind a street is no postcode where the city has a column", () => {
  expect(read({ city: "Sinop", state: "MT", address: "Avenida das Figueiras, Nº 1450" })).toMatchObject({
    address: "Avenida das Figueiras, Nº 1450",
    zipCode: "",
  });
  expect(read({ city: "Maringá", state: "PR", address: "Brasil, 3120, sala" }).address).toBe("Brasil, 3120, sala");
});

it("what follows the row's own postcode in its address is the town, known or not", () => {
  const cells = { country: "Belgium", postal_code: "1090", address: "Chaussée de Jette, 14 1090 Jette" };
  expect(read(cells)).toMatchObject({ address: "Chaussée de Jette, 14", city: "Jette", zipCode: "1090" });
});

describe("a postcode beside the name of its place", () => {
  it.each([
    ["Singapore 238823", "238823", "Singapore"],
    ["8001 Zürich", "8001", "Switzerland"],
  ])("%j is separated", (postal_code, zipCode, country) => {
    expect(
      read({ country: country === "Singapore" ? "" : country, postal_code, address: "5 Hill Road" }),
    ).toMatchObject({
      zipCode,
      country,
    });
  });

  it("stays as it is with other words", () => {
    expect(read({ country: "Ireland", postal_code: "Dublin 12", address: "5 Hill Road" }).zipCode).toBe("Dublin 12");
  });
});

describe("a category cell", () => {
  it("with a list of codes or of known kinds has the first as category", () => {
    expect(read({ address: "5 Hill Road", type: "book_store, store, point_of_interest" })).toMatchObject({
      category: "Book store",
      subtypes: ["Store"],
    });
    expect(read({ address: "5 Hill Road", category: "Florist; Bakery" })).toMatchObject({
      category: "Florist",
      subtypes: ["Bakery"],
    });
    expect(read({ address: "5 Hill Road", category: "Beauty, cosmetic & personal care" }).category).toBe(
      "Beauty, cosmetic & personal care",
    );
  });

  it("loses pictures around it", () => {
    expect(read({ address: "5 Hill Road", category: "🌷 Florist" }).category).toBe("Florist");
    expect(read({ address: "5 Hill Road", category: "Barbier 💈✂️" }).category).toBe("Barbier");
  });
});

it("the first of two telephone numbers with a dash between them is dialled", () => {
  const cells = { country: "Spain", address: "Calle Mayor 5" };
  expect(read({ ...cells, phone: "934567890-612345678" }).phoneE164).toBe("+34934567890");
  expect(read({ ...cells, phone: "934567890/61.23.45.678" }).phoneE164).toBe("+34934567890");
});

it("a whole street in the column of house numbers is the street", () => {
  expect(read({ city: "Graz", country: "Austria", street_nr: "Sporgasse 7" }).address).toBe("Sporgasse 7");
  expect(read({ city: "Graz", country: "Austria", street: "Sporgasse", street_nr: "7" }).address).toBe("Sporgasse 7");
});

it("a number behind N° is no postcode", () => {
  const cells = { city: "Cochabamba", address: "Av. Heroínas N°1890", lat: "-17.39", lng: "-66.15" };
  expect(read(cells)).toMatchObject({ address: "Av. Heroínas N°1890", zipCode: "", country: "Bolivia" });
});

it.each(["Chile, nº 48", "Argentina, N° 310 Loja 2", "Colombia, nr 12-B"])(
  "a street with the name of a country before a house number is a street: %s",
  (address) => {
    expect(read({ city: "Maringá", state: "PR", address }).address).toBe(address);
  },
);

it("a country before a street with its number is none of the street", () => {
  const cells = { city: "Kuala Lumpur", address: "Malaysia, No 12 Jalan Ampang" };
  expect(read(cells)).toMatchObject({ address: "No 12 Jalan Ampang", country: "Malaysia" });
});

it("an offer to claim the profile is no website", () => {
  const url = "https://business.google.com/create?fp=123&hl=de";
  expect(read({ address: "5 Hill Road", url }).website).toBeNull();
});

it("unreadable hours of several columns are shown with their headers", () => {
  const { warnings } = readRow({ name: "Shop", address: "5 Hill Road", Sat: "perhaps", Sun: "closed" });
  expect(warnings).toMatchObject([{ column: "Sat", value: "Sat: perhaps | Sun: closed" }]);
});

it("a street that has the name of a town is a street with its number", () => {
  expect(read({ country: "Spain", postal_code: "41008", address: "Carmona, 14" })).toMatchObject({
    address: "Carmona, 14",
    city: "",
  });
  for (const address of ["Самарская, 41", "Калининская, 18б", "Калининская, 7/2", "Самарская, 12 к3"])
    expect(read({ country: "Russia", address })).toMatchObject({ address, city: "" });
  expect(read({ country: "Austria", address: "Graz, 8010" })).toMatchObject({ city: "Graz", zipCode: "8010" });
});

it("the town of a second column counts where the first is blank", () => {
  const cells = { country: "Spain", address: "Calle Real 5" };
  expect(read({ ...cells, poblacion: "", municipio: "Jaén" }).city).toBe("Jaén");
  expect(read({ ...cells, poblacion: "Úbeda", municipio: "Jaén" }).city).toBe("Úbeda");
});

it("headers of linked data are read without their vocabulary", () => {
  const cells = { rdfs_label: "Bar Sol", schema_email: "sol@example.com", "schema:address_addressLocality": "Cádiz" };
  const { business } = readRow({ ...cells, schema_address_addressCountry: "ES" }, "");
  expect(business).toMatchObject({ name: "Bar Sol", email: "sol@example.com", city: "Cádiz", country: "Spain" });
});

it.each([
  [{ city: "Getafe", address: "Calle Sol, 42, Comunidad de Madrid" }, { state: "Madrid" }],
  [
    { city: "Parramatta", country: "Australia", address: "George Street, 12, New South Wales" },
    { state: "New South Wales" },
  ],
  [{ address: "Calle Luna, 14, Spain" }, { address: "Calle Luna, 14", country: "Spain" }],
  [
    { address: "Reykjavík, 101", country: "Iceland" },
    { city: "Reykjavík", zipCode: "101" },
  ],
  [{ address: "Bahnhofstrasse, 8001", city: "Zürich", country: "Switzerland" }, { zipCode: "8001" }],
  [
    { postal_code: "70173 Stuttgart", country: "Germany", address: "Am Markt 1" },
    { city: "Stuttgart", zipCode: "70173" },
  ],
])("%j stays a region, a country, a postcode or a city", (cells, place) => {
  expect(read(cells)).toMatchObject(place);
});

it("a postcode beside the name of a state elsewhere does not overrule the country of an import", () => {
  const cells = { name: "Corner Shop", postal_code: "Georgia 30303", city: "Atlanta", address: "5 Peach Road" };
  expect(readRow(cells, "United States").business.country).toBe("United States");
});
