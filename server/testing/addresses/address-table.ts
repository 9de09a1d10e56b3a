import { parseAddress } from "../../domain/address/address.ts";
import { countryName } from "../../domain/address/country.ts";
import type { TrueAddress } from "./true-addresses.ts";

/** Counts the addresses of a country that were read with the true city and country. */
export interface TableRow {
  code: string;
  addresses: number;
  rightCities: number;
  rightCountries: number;
}

export interface AddressTable {
  byCountry: TableRow[];
  total: TableRow;
  /** Lines about addresses whose city was read wrong. */
  wrongCities: string[];
}

/** Reads addresses with the country column or without it, and compares the cities, ignoring accents and case. */
export function addressTable(addresses: readonly TrueAddress[], hasCountryColumn: boolean): AddressTable {
  const rows = new Map<string, TableRow>();
  const total = { code: "all", addresses: 0, rightCities: 0, rightCountries: 0 };
  const wrongCities: string[] = [];
  for (const { code, fullAddress, postalCode, cities } of addresses) {
    const country = countryName(code);
    const parsedAddress = parseAddress({ fullAddress, postalCode, country: hasCountryColumn ? country : "" });
    const isRightCity = cities.some((city) => fold(city) === fold(parsedAddress.city));
    const row = rows.get(code) ?? { code, addresses: 0, rightCities: 0, rightCountries: 0 };
    rows.set(code, row);
    for (const sum of [row, total]) {
      sum.addresses++;
      if (isRightCity) sum.rightCities++;
      if (parsedAddress.country === country) sum.rightCountries++;
    }
    if (!isRightCity) wrongCities.push(`${code}: ${fullAddress}: "${parsedAddress.city}", not "${cities.join(", ")}"`);
  }
  return { byCountry: [...rows.values()].toSorted((a, b) => (a.code < b.code ? -1 : 1)), total, wrongCities };
}

/** Returns the share of cities that were read right, 0 to 1. */
export function cityShare({ addresses, rightCities }: TableRow): number {
  return rightCities / addresses;
}

function fold(text: string): string {
  const baseLetters = text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
  return baseLetters.replace(/[^\p{L}\p{N}]+/gu, " ").trim();
}
