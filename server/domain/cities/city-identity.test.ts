import { describe, expect, it } from "vitest";
import { otherKeysOfCity, placedCityKey } from "./city-identity.ts";

describe("the identity of a city", () => {
  it.each([
    ["Serbia", "Beograd|Belgrade|Београд|BELGRAD"],
    ["Switzerland", "Genève|Geneva|Genf|Ginevra"],
    ["Germany", "München|Munich|Muenchen|Monaco di Baviera"],
    ["Germany", "Köln|Cologne|Koeln"],
    ["Austria", "Wien|Vienna|Beč"],
    ["Turkey", "İstanbul|Istanbul|ISTANBUL"],
    ["Czechia", "Praha|Prague|Prag"],
    ["Philippines", "Quezon City|Lungsod Quezon"],
    ["India", "Bengaluru|Bangalore"],
    ["Russia", "Москва|Moskva|Moscow"],
    ["Greece", "Αθήνα|Athens|Athina"],
    ["Thailand", "Bangkok|Krung Thep Maha Nakhon"],
    ["United States", "New York|New York City|NYC"],
    ["Spain", "València|Valencia"],
    ["Belgium", "Bruxelles|Brussel|Brussels"],
  ])("in %s is one for %s", (country, names) => {
    const keys = new Set(names.split("|").map((name) => placedCityKey(name, country)));
    expect([...keys]).toHaveLength(1);
    const [key = ""] = keys;
    expect(otherKeysOfCity(key, country)).not.toContain(key);
  });

  it("is another in another country, and for other cities", () => {
    expect(placedCityKey("Belgrade", "United States")).not.toBe(placedCityKey("Beograd", "Serbia"));
    expect(placedCityKey("Santiago", "Chile")).not.toBe(placedCityKey("Santiago de Compostela", "Spain"));
    expect(placedCityKey("Vienna", "United States")).not.toBe(placedCityKey("Wien", "Austria"));
    expect(placedCityKey("Quezon", "Philippines")).not.toBe(placedCityKey("Quezon City", "Philippines"));
    expect(placedCityKey("Novi Beograd", "Serbia")).not.toBe(placedCityKey("Beograd", "Serbia"));
  });

  it("is the folded name without a country or in an unknown one", () => {
    expect(placedCityKey("Genève", "")).toBe("geneve");
    expect(placedCityKey("Genève", "Nowhere")).toBe("geneve");
    expect(placedCityKey("", "Serbia")).toBe("");
    expect(otherKeysOfCity("belgrade", "")).toEqual([]);
  });
});
