import { describe, expect, it } from "vitest";
import { parseAddress } from "../address/address.ts";
import { kmBetweenCities, kmFromCity } from "./city-points.ts";
import { cityOfCell, namesSeveralCities } from "./tidy-city.ts";

describe("a cell with two known cities", () => {
  it.each([
    ["MA", "Salé - Rabat", "Salé"],
    ["MA", "Mohammedia / Casablanca", "Mohammedia"],
    ["PT", "Matosinhos (Porto)", "Matosinhos"],
    ["DE", "Erkrath - Düsseldorf", "Erkrath"],
    ["DE", "Neu-Ulm/Ulm", "Neu-Ulm"],
    ["CH", "Winterthur – Zürich", "Winterthur"],
    ["CH", "Carouge, Genève", "Carouge"],
    ["FR", "Mérignac - Bordeaux", "Mérignac"],
    ["ES", "Dos Hermanas - Sevilla", "Dos Hermanas"],
    ["BR", "Niterói - Rio de Janeiro", "Niterói"],
    ["IN", "Thane - Mumbai", "Thane"],
    ["TR", "Üsküdar/İstanbul", "Üsküdar"],
    ["RU", "Химки - Москва", "Химки"],
    ["JO", "الزرقاء - عمان", "الزرقاء"],
  ])("%s: %s is the town near the larger city", (code, cell, city) => {
    expect(cityOfCell(code, cell, { parts: [] })).toBe(city);
    expect(namesSeveralCities(code, cell)).toBe(false);
  });

  it.each([
    ["EG", "Zamalek - Cairo", "Cairo"],
    ["CH", "Oerlikon - Zürich", "Zürich"],
    ["DE", "Ehrenfeld - Köln", "Köln"],
    ["PK", "Gulberg / Lahore", "Lahore"],
    ["SN", "Plateau, Dakar", "Dakar"],
    ["SA", "Al Olaya - Riyadh", "Riyadh"],
  ])("%s: %s is a district, so the city stays", (code, cell, city) => {
    expect(cityOfCell(code, cell, { parts: [] })).toBe(city);
  });

  it.each([
    // A district of Dresden, a town in Holstein, or both in one list?
    ["DE", "Neustadt - Dresden"],
    ["FR", "Belleville - Paris"],
    ["BR", "Santana - São Paulo"],
    ["TR", "Alanya - Antalya"],
    ["DE", "Düsseldorf / Erkrath"],
    ["ES", "Madrid (Getafe)"],
    ["CH", "Bern - Lausanne - Lugano"],
  ])("%s: %s proves no city, so it stays blank", (code, cell) => {
    expect(cityOfCell(code, cell, { parts: [] })).toBe("");
    expect(namesSeveralCities(code, cell)).toBe(true);
  });

  it("is the one that the address names", () => {
    expect(cityOfCell("DE", "Neustadt - Dresden", { parts: ["Königstr. 3", "Dresden"] })).toBe("Dresden");
    expect(cityOfCell("TR", "Alanya - Antalya", { parts: ["Atatürk Cd. 5", "Alanya"] })).toBe("Alanya");
    expect(cityOfCell("DE", "Erkrath - Düsseldorf", { parts: ["Kö 1", "Düsseldorf"] })).toBe("Düsseldorf");
  });

  it("is the one at the point of the business", () => {
    const alanya = { latitude: 36.54, longitude: 32.0 };
    const antalya = { latitude: 36.89, longitude: 30.7 };
    const izmir = { latitude: 38.42, longitude: 27.14 };
    expect(cityOfCell("TR", "Alanya - Antalya", { parts: [], point: alanya })).toBe("Alanya");
    expect(cityOfCell("TR", "Alanya - Antalya", { parts: [], point: antalya })).toBe("Antalya");
    expect(cityOfCell("TR", "Alanya - Antalya", { parts: [], point: izmir })).toBe("");
  });

  it.each([
    ["US", "Rochester, New York", "Rochester"],
    ["US", "Spokane, Washington", "Spokane"],
    ["CA", "Sherbrooke, Quebec", "Sherbrooke"],
    ["CA", "Trois-Rivières, Québec", "Trois-Rivières"],
    ["US", "New York, New York", "New York"],
    ["US", "Kansas City, Kansas", "Kansas City"],
    ["US", "Alexandria, Virginia", "Alexandria"],
  ])("%s: %s is a town and its state", (code, cell, city) => {
    expect(cityOfCell(code, cell, { parts: [] })).toBe(city);
  });

  it.each([
    ["DE", "Frankfurt (Oder)", "Frankfurt (Oder)"],
    ["DE", "Halle/Saale", "Halle/Saale"],
    ["US", "Winston - Salem", "Winston - Salem"],
  ])("%s: %s stays one name", (code, cell, city) => {
    expect(cityOfCell(code, cell, { parts: [] })).toBe(city);
  });
});

describe("an address that ends with two cities", () => {
  it.each([
    ["Morocco", "4 Rue Oued Laou, Salé - Rabat", "Salé", "4 Rue Oued Laou"],
    ["Germany", "Bahnstr. 8, 40699 Erkrath - Düsseldorf", "Erkrath", "Bahnstr. 8"],
    ["Germany", "Bahnstr. 8, 89231 Neu-Ulm / Ulm", "Neu-Ulm", "Bahnstr. 8"],
    ["Portugal", "Rua Direita 9, Matosinhos/Porto", "Matosinhos", "Rua Direita 9"],
    ["Egypt", "8 Taha Hussein St, Zamalek - Cairo", "Cairo", "8 Taha Hussein St, Zamalek"],
    ["Pakistan", "12 Main Rd, Gulberg - Lahore", "Lahore", "12 Main Rd, Gulberg"],
  ])("%s: %s", (country, fullAddress, city, address) => {
    expect(parseAddress({ fullAddress, country, postalCode: "" })).toMatchObject({ city, address });
  });

  it("keeps its last part whole where nothing proves the town", () => {
    const fullAddress = "Königstr. 3, Neustadt - Augsburg";
    expect(parseAddress({ fullAddress, country: "Germany", postalCode: "" })).toMatchObject({
      city: "",
      address: fullAddress,
    });
  });
});

describe("distances of cities", () => {
  it.each([
    ["AU", "Sydney", "Newcastle", 116],
    ["CL", "Valparaíso", "Viña del Mar", 6],
    ["US", "Honolulu", "New York", 7983],
    ["NZ", "Auckland", "Hamilton", 113],
  ])("%s: %s and %s are some %i km apart", (code, first, second, km) => {
    expect(Math.abs(kmBetweenCities(code, first, second) - km)).toBeLessThan(8);
  });

  it("are unknown for an unknown city", () => {
    expect(kmBetweenCities("AU", "Sydney", "Nowhere at all")).toBe(Number.POSITIVE_INFINITY);
    expect(kmFromCity("XX", "Sydney", { latitude: 0, longitude: 0 })).toBe(Number.POSITIVE_INFINITY);
  });
});
