import { describe, expect, it } from "vitest";
import { addressTable, cityShare } from "../../testing/addresses/address-table.ts";
import { addressesBySource, madeUpAddresses, madeUpCountryNames } from "../../testing/addresses/true-addresses.ts";

/** Least shares of right cities: with the country's column and without. */
const WITH_COLUMN = 0.95;
const WITHOUT_COLUMN = 0.85;

describe("the city of an address of 63 countries", () => {
  const addresses = madeUpAddresses();

  it("is read with the column of the country", () => {
    const { total, byCountry, wrongCities } = addressTable(addresses, true);
    expect(byCountry.length).toBeGreaterThan(60);
    expect(cityShare(total), wrongCities.join("\n")).toBeGreaterThanOrEqual(0.98);
  });

  it("is read without the column, where the address names the country", () => {
    const names = madeUpCountryNames();
    const named = addresses.map((address, at) => ({ ...address, fullAddress: `${address.fullAddress}, ${names[at]}` }));
    const { total, wrongCities } = addressTable(named, false);
    expect(cityShare(total), wrongCities.join("\n")).toBeGreaterThanOrEqual(0.98);
    expect(total.rightCountries).toBe(total.addresses);
  });

  it("is read with neither, and the country told by city, postcode and street", () => {
    const { total, wrongCities } = addressTable(addresses, false);
    expect(cityShare(total), wrongCities.join("\n")).toBeGreaterThanOrEqual(0.95);
    expect(total.rightCountries / total.addresses).toBeGreaterThanOrEqual(0.95);
  });
});

describe("the city of addresses in many other forms", () => {
  const halves = Object.entries(addressesBySource()).flatMap(([source, all]) =>
    [0, 1].map((half) => [`${source}, half ${half + 1}`, all.filter((_, at) => at % 2 === half)] as const),
  );

  it("comes from three sources, each with at least 200 addresses", () => {
    expect(halves.map(([source, addresses]) => [source, addresses.length >= 100])).toEqual(
      halves.map(([source]) => [source, true]),
    );
    expect(halves).toHaveLength(6);
  });

  it.each(halves)("%s", (source, addresses) => {
    // Many rural places and islands have no agreed city.
    const minShare = source.startsWith("234 countries") ? 0.92 : WITH_COLUMN;
    const withColumn = addressTable(addresses, true);
    expect(cityShare(withColumn.total), withColumn.wrongCities.join("\n")).toBeGreaterThanOrEqual(minShare);
    const without = addressTable(addresses, false);
    expect(cityShare(without.total), without.wrongCities.join("\n")).toBeGreaterThanOrEqual(WITHOUT_COLUMN);
  });
});
