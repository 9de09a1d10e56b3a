import { writeFileSync } from "node:fs";
import * as XLSX from "xlsx";
import { IMPORT_COLUMNS } from "#domain/business/export-row";
import { ABROAD } from "./sample-abroad-data.ts";
import { ENGLISH_CITIES } from "./sample-cities-data.ts";
import { ATTRIBUTES, HOURS } from "./sample-kinds-data.ts";
import { ENGLISH_NAMES } from "./sample-names-data.ts";

/*
 * Generates businesses.xlsx, the sample directory: `node server/sample/make-sample.ts`. It is deterministic. Nothing in it is real; phone
 * numbers are from ranges reserved for fiction.
 */

type Cell = string | number;

export const SAMPLE_COLUMNS = IMPORT_COLUMNS;

export const SAMPLE_FILE = new URL("businesses.xlsx", import.meta.url);
const DAYS = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"];
const PLACE_ID_LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";

interface Kind {
  hours: string;
  attributes: string;
  category: string;
  name: string;
}

interface Place {
  fullAddress: string;
  postalCode: string;
  country: string;
  phone: string;
  latitude: number;
  longitude: number;
}

/** Creates seeded random numbers from 0 to 1 (mulberry32). */
function seededRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let bits = Math.imul(state ^ (state >>> 15), state | 1);
    bits ^= bits + Math.imul(bits ^ (bits >>> 7), bits | 61);
    return ((bits ^ (bits >>> 14)) >>> 0) / 2 ** 32;
  };
}

const split = (text: string, separator: string) => text.split(separator).map((part) => part.trim());
const lines = (text: string) => split(text.trim(), "\n").map((line) => split(line, "|"));
const field = (fields: readonly string[], index: number) => fields[index] ?? "";

/** Returns random coordinates near the city's centre, rounded to about ten metres. */
function coordinatesNear(center: string, random: () => number): { latitude: number; longitude: number } {
  const [latitude, longitude] = split(center, ",").map((degrees) => Number(degrees) + (random() - 0.5) * 0.02);
  return { latitude: Number(latitude?.toFixed(4)), longitude: Number(longitude?.toFixed(4)) };
}

/** Returns the first names of all categories in random order, then the second ones, and so on. */
function englishKinds(random: () => number): Kind[] {
  const kinds = lines(ENGLISH_NAMES).flatMap(([hours = "", attributes = "", category = "", names = ""]) =>
    split(names, ";").map((name, turn) => ({ hours, attributes, category, name, order: turn + random() })),
  );
  return kinds.sort((a, b) => a.order - b.order);
}

function englishPlaces(random: () => number): Place[] {
  return Object.entries(ENGLISH_CITIES).flatMap(([country, cities]) =>
    lines(cities).flatMap((city) => {
      const streets = split(field(city, 5), ";").map((street) => split(street, ","));
      return Array.from({ length: Number(field(city, 0)) }, (_, index) => {
        const [street = "", postalCode = ""] = streets[index % streets.length] ?? [];
        const parts: Record<string, string> = { n: String(11 + Math.floor(random() * 480)), s: street, z: postalCode };
        const fullAddress = field(city, 4).replace(/\{(\w)\}/g, (_whole, name: string) => parts[name] ?? "");
        return { fullAddress, postalCode, country, phone: field(city, 3), ...coordinatesNear(field(city, 2), random) };
      });
    }),
  );
}

function abroad(random: () => number): (Kind & Place)[] {
  let city: string[] = [];
  return lines(ABROAD).flatMap((fields) => {
    if (field(fields, 0).startsWith("#")) {
      city = [field(fields, 0).slice(1).trim(), ...fields.slice(1)];
      return [];
    }
    const [hours = "", attributes = "", category = "", name = "", street = "", postalCode = ""] = fields;
    const [country = "", center = "", phone = "", end = ""] = city;
    const link = street.endsWith("-") || country === "United Arab Emirates" ? " - " : ", ";
    const fullAddress = street + (country === "Brazil" ? ", " : link) + end.replace("{z}", postalCode);
    return [
      {
        hours,
        attributes,
        category,
        name,
        fullAddress,
        postalCode,
        country,
        phone,
        ...coordinatesNear(center, random),
      },
    ];
  });
}

/** Writes hours in one of the three notations of exports, or blank. */
function workingHours(kind: string, random: () => number): string {
  const patterns = HOURS[kind] ?? [];
  const pattern = patterns[Math.floor(random() * patterns.length)];
  const style = random();
  if (pattern === undefined || style < 0.06) return "";
  const dayHours = pattern
    .map((hours, index): [string, string] => [field(DAYS, index), hours])
    .filter(([, hours]) => hours);
  if (style < 0.12) return dayHours.map(([day, hours]) => `${day}: ${hours}`).join(" | ");
  if (style < 0.3) return JSON.stringify(Object.fromEntries(dayHours.map(([day, hours]) => [day, hours.split(",")])));
  return JSON.stringify(Object.fromEntries(dayHours));
}

function about(kind: string, random: () => number): string {
  if (random() < 0.12) return "{}";
  const groups = Object.entries(ATTRIBUTES[kind] ?? {}).map(([group, names]): [string, Record<string, boolean>] => [
    group,
    Object.fromEntries(names.filter(() => random() < 0.75).map((name) => [name, random() < 0.8])),
  ]);
  return JSON.stringify(Object.fromEntries(groups.filter(([, names]) => Object.keys(names).length > 0)));
}

function rowOf(business: Kind & Place, random: () => number): Cell[] {
  const { name, category, latitude, longitude } = business;
  const placeId = Array.from({ length: 23 }, () => PLACE_ID_LETTERS[Math.floor(random() * 64)]).join("");
  const reviews = random() < 0.07 ? 0 : 1 + Math.floor(1800 * random() ** 4);
  const rating = Math.min(5, Math.round((3.2 + 1.9 * random() ** 0.6) * 10) / 10);
  const phone = random() < 0.06 ? "" : business.phone.replace(/#/g, () => String(Math.floor(random() * 10)));
  const words = encodeURIComponent(name).replaceAll("%20", "+").replaceAll("'", "%27");
  const link = `https://www.google.com/maps/place/${words}/@${latitude},${longitude},17z/data=!3m1!4b1!4m2!3d${latitude}!4d${longitude}`;
  return [
    name,
    category,
    business.fullAddress,
    business.postalCode,
    business.country,
    phone,
    reviews === 0 ? "" : rating,
    reviews,
    "",
    workingHours(business.hours, random),
    about(business.attributes, random),
    `ChIJ${placeId}`,
    random() < 0.1 ? "" : link,
  ];
}

/** Returns the rows of the sample, without the header. */
export function sampleRows(): Cell[][] {
  const random = seededRandom(1906);
  const kinds = englishKinds(random);
  const places = englishPlaces(random);
  // The order is random, so that small cities get businesses of many kinds too.
  const order = places.map((place) => ({ place, at: random() })).sort((a, b) => a.at - b.at);
  const englishRows = order.map(({ place }, index) => ({ ...(kinds[index] as Kind), ...place }));
  return [...englishRows, ...abroad(random)].map((business) => rowOf(business, random));
}

if (import.meta.main) {
  const sheet = XLSX.utils.aoa_to_sheet([[...SAMPLE_COLUMNS], ...sampleRows()]);
  const workbook = XLSX.utils.book_new(sheet, "Businesses");
  writeFileSync(SAMPLE_FILE, XLSX.write(workbook, { type: "buffer", bookType: "xlsx", compression: true }));
}
