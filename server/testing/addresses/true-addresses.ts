import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { read, utils } from "xlsx";
import { REAL_EXPORTS } from "../export-files.ts";

/** An address with the city that it is in. */
export interface TrueAddress {
  /** ISO alpha-2. */
  code: string;
  fullAddress: string;
  postalCode: string;
  /** Several, where the source joins them: "Hyderabad, Secunderabad". */
  cities: string[];
}

const FIXTURES = join(import.meta.dirname, "../fixtures");
const REAL_FOLDER = join(import.meta.dirname, "../../../../shared/data");

/** Made-up streets of real cities, as Google writes the addresses of 63 countries, without the name of the country. */
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

/** How the addresses of `madeUpAddresses` name their countries. */
export function madeUpCountryNames(): string[] {
  const text = readFileSync(join(FIXTURES, "addresses-by-country.tsv"), "utf8");
  return text
    .trim()
    .split("\n")
    .map((line) => line.split("\t")[3] ?? "");
}

/** Addresses that others collected, by source; empty where the folder ../shared/data is missing. Those without a city are left out. */
export function realAddresses(): Record<string, TrueAddress[]> {
  if (!existsSync(REAL_FOLDER)) return {};
  const table = readFileSync(join(REAL_FOLDER, "addresses.csv"), "utf8");
  const world: WorldAddress[] = JSON.parse(readFileSync(join(REAL_FOLDER, "addresses-world.json"), "utf8"));
  return {
    "addresses-world.json": known(
      world.map((entry) => ({
        code: entry.country_code,
        fullAddress: entry.full_address,
        postalCode: entry.postal_code ?? "",
        cities: citiesOf(entry.city),
      })),
    ),
    "addresses.csv": known(
      csvRows(table).map(([code = "", fullAddress = "", , city, , postalCode = ""]) => ({
        code,
        fullAddress,
        postalCode,
        cities: citiesOf(city),
      })),
    ),
    exports: known(REAL_EXPORTS.flatMap(exportedAddresses)),
  };
}

interface WorldAddress {
  country_code: string;
  full_address: string;
  city: string | null;
  postal_code: string | null;
}

function known(addresses: TrueAddress[]): TrueAddress[] {
  return addresses.filter(({ fullAddress, cities }) => fullAddress !== "" && cities.length > 0);
}

function citiesOf(cell: string | null | undefined): string[] {
  return (cell ?? "").split(", ").filter((city) => city !== "");
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

/** The cells of a CSV text, its first line left out. */
export function csvRows(text: string): string[][] {
  const rows: string[][] = [[]];
  for (const [, quoted, plain = "", end] of text.matchAll(/(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r?\n|$)/g)) {
    rows.at(-1)?.push(quoted?.replaceAll('""', '"') ?? plain);
    if (end !== ",") rows.push([]);
  }
  return rows.slice(1).filter((row) => row.length >= 6);
}
