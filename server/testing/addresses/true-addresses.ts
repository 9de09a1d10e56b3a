import { readFileSync } from "node:fs";
import { join } from "node:path";
import { read, utils } from "xlsx";
import { EXPORTS } from "../files/export-files.ts";

/** An address with its true city. */
export interface TrueAddress {
  /** Country code, ISO alpha-2. */
  code: string;
  fullAddress: string;
  postalCode: string;
  /** True cities: several, if the source joins them, such as "Hyderabad, Secunderabad". */
  cities: string[];
}

const FIXTURES = join(import.meta.dirname, "../fixtures");

/** Returns made-up streets of real cities, as Google writes the addresses of 63 countries, without the name of the country. */
export function madeUpAddresses(): TrueAddress[] {
  const text = readFileSync(join(FIXTURES, "addresses-by-country.tsv"), "utf8");
  return text
    .trim()
    .split("\n")
    .map((line) => {
      const [code = "", city = "", fullAddress = ""] = line.split("\t");
      return { code, fullAddress, postalCode: "", cities: [city] };
    });
}

/** Returns the countries as `madeUpAddresses` names them. */
export function madeUpCountryNames(): string[] {
  const text = readFileSync(join(FIXTURES, "addresses-by-country.tsv"), "utf8");
  return text
    .trim()
    .split("\n")
    .map((line) => line.split("\t")[3] ?? "");
}

/** Returns made-up addresses in other forms than `madeUpAddresses`, by source. Those without a city are left out. */
export function addressesBySource(): Record<string, TrueAddress[]> {
  const table = readFileSync(join(FIXTURES, "addresses.csv"), "utf8");
  const world = readFileSync(join(FIXTURES, "addresses-of-the-world.tsv"), "utf8").split("\n");
  return {
    "234 countries": withKnownParts(
      world.map((line) => {
        const [code = "", city, fullAddress = "", postalCode = ""] = line.split("\t");
        return { code, fullAddress, postalCode, cities: citiesOf(city) };
      }),
    ),
    "addresses.csv": withKnownParts(
      csvRows(table).map(([code = "", fullAddress = "", , city, , postalCode = ""]) => ({
        code,
        fullAddress,
        postalCode,
        cities: citiesOf(city),
      })),
    ),
    exports: withKnownParts(EXPORTS.flatMap(exportedAddresses)),
  };
}

function withKnownParts(addresses: TrueAddress[]): TrueAddress[] {
  return addresses.filter(({ fullAddress, cities }) => fullAddress !== "" && cities.length > 0);
}

function citiesOf(cell = ""): string[] {
  return cell.split(", ").filter((city) => city !== "");
}

function exportedAddresses(file: string): TrueAddress[] {
  const sheet = Object.values(read(readFileSync(file)).Sheets)[0];
  if (sheet === undefined) return [];
  return utils.sheet_to_json<Record<string, unknown>>(sheet, { defval: "" }).map((row) => ({
    code: String(row.country_code ?? ""),
    fullAddress: String(row.full_address || row.address || ""),
    postalCode: String(row.postal_code ?? ""),
    cities: citiesOf(String(row.city ?? "")),
  }));
}

/** Returns the cells of a CSV text, without its first line. */
export function csvRows(text: string): string[][] {
  const rows: string[][] = [[]];
  for (const [, quotedCell, plain = "", end] of text.matchAll(/(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r?\n|$)/g)) {
    rows.at(-1)?.push(quotedCell?.replaceAll('""', '"') ?? plain);
    if (end !== ",") rows.push([]);
  }
  return rows.slice(1).filter((row) => row.length >= 6);
}
