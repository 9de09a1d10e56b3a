import { writeFileSync } from "node:fs";
import * as XLSX from "xlsx";
import { IMPORT_COLUMNS } from "#domain/business/export-row";
import { ABROAD } from "./sample-abroad-data.ts";
import { ENGLISH_CITIES } from "./sample-cities-data.ts";
import { ATTRIBUTES, HOURS } from "./sample-kinds-data.ts";
import { ENGLISH_NAMES } from "./sample-names-data.ts";

/*
 * Makes businesses.xlsx, the directory of a first start. `node server/sample/make-sample.ts` writes it anew; the same
 * lists always give the same rows. Nothing in it is real, and phones are only of ranges that are kept free for stories.
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

/** Numbers from 0 to 1, always the same sequence (mulberry32). */
function dice(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let bits = Math.imul(state ^ (state >>> 15), state | 1);
    bits ^= bits + Math.imul(bits ^ (bits >>> 7), bits | 61);
    return ((bits ^ (bits >>> 14)) >>> 0) / 2 ** 32;
  };
}

const split = (text: string, by: string) => text.split(by).map((part) => part.trim());
const lines = (text: string) => split(text.trim(), "\n").map((line) => split(line, "|"));
const field = (fields: readonly string[], index: number) => fields[index] ?? "";

/** A location in the neighbourhood of the city's middle, on a grid of about ten metres. */
function near(middle: string, roll: () => number): { latitude: number; longitude: number } {
  const [latitude, longitude] = split(middle, ",").map((degrees) => Number(degrees) + (roll() - 0.5) * 0.02);
  return { latitude: Number(latitude?.toFixed(4)), longitude: Number(longitude?.toFixed(4)) };
}

/** The first name of every category in random order, then the second ones, and so on: no category is left out. */
function englishKinds(roll: () => number): Kind[] {
  const kinds = lines(ENGLISH_NAMES).flatMap(([hours = "", attributes = "", category = "", names = ""]) =>
    split(names, ";").map((name, turn) => ({ hours, attributes, category, name, order: turn + roll() })),
  );
  return kinds.sort((one, other) => one.order - other.order);
}

function englishPlaces(roll: () => number): Place[] {
  return Object.entries(ENGLISH_CITIES).flatMap(([country, cities]) =>
    lines(cities).flatMap((city) => {
      const streets = split(field(city, 5), ";").map((street) => split(street, ","));
      return Array.from({ length: Number(field(city, 0)) }, (_, index) => {
        const [street = "", postalCode = ""] = streets[index % streets.length] ?? [];
        const parts: Record<string, string> = { n: String(11 + Math.floor(roll() * 480)), s: street, z: postalCode };
        const fullAddress = field(city, 4).replace(/\{(\w)\}/g, (_whole, name: string) => parts[name] ?? "");
        return { fullAddress, postalCode, country, phone: field(city, 3), ...near(field(city, 2), roll) };
      });
    }),
  );
}

function abroad(roll: () => number): (Kind & Place)[] {
  let city: string[] = [];
  return lines(ABROAD).flatMap((fields) => {
    if (field(fields, 0).startsWith("#")) {
      city = [field(fields, 0).slice(1).trim(), ...fields.slice(1)];
      return [];
    }
    const [hours = "", attributes = "", category = "", name = "", street = "", postalCode = ""] = fields;
    const [country = "", middle = "", phone = "", end = ""] = city;
    const link = street.endsWith("-") || country === "United Arab Emirates" ? " - " : ", ";
    const fullAddress = street + (country === "Brazil" ? ", " : link) + end.replace("{z}", postalCode);
    return [{ hours, attributes, category, name, fullAddress, postalCode, country, phone, ...near(middle, roll) }];
  });
}

/** The three ways in which exports write hours, most often the first; sometimes nothing. */
function workingHours(kind: string, roll: () => number): string {
  const patterns = HOURS[kind] ?? [];
  const pattern = patterns[Math.floor(roll() * patterns.length)];
  const style = roll();
  if (pattern === undefined || style < 0.06) return "";
  const named = pattern
    .map((hours, index): [string, string] => [field(DAYS, index), hours])
    .filter(([, hours]) => hours);
  if (style < 0.12) return named.map(([day, hours]) => `${day}: ${hours}`).join(" | ");
  if (style < 0.3) return JSON.stringify(Object.fromEntries(named.map(([day, hours]) => [day, hours.split(",")])));
  return JSON.stringify(Object.fromEntries(named));
}

function about(kind: string, roll: () => number): string {
  if (roll() < 0.12) return "{}";
  const groups = Object.entries(ATTRIBUTES[kind] ?? {}).map(([group, names]): [string, Record<string, boolean>] => [
    group,
    Object.fromEntries(names.filter(() => roll() < 0.75).map((name) => [name, roll() < 0.8])),
  ]);
  return JSON.stringify(Object.fromEntries(groups.filter(([, names]) => Object.keys(names).length > 0)));
}

function rowOf(business: Kind & Place, roll: () => number): Cell[] {
  const { name, category, latitude, longitude } = business;
  const placeId = Array.from({ length: 23 }, () => PLACE_ID_LETTERS[Math.floor(roll() * 64)]).join("");
  const reviews = roll() < 0.07 ? 0 : 1 + Math.floor(1800 * roll() ** 4);
  const rating = Math.min(5, Math.round((3.2 + 1.9 * roll() ** 0.6) * 10) / 10);
  const phone = roll() < 0.06 ? "" : business.phone.replace(/#/g, () => String(Math.floor(roll() * 10)));
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
    workingHours(business.hours, roll),
    about(business.attributes, roll),
    `ChIJ${placeId}`,
    roll() < 0.1 ? "" : link,
  ];
}

/** The rows of the sample, without the header. */
export function sampleRows(): Cell[][] {
  const roll = dice(1906);
  const kinds = englishKinds(roll);
  const places = englishPlaces(roll);
  // Places in random order: each city gets businesses of many kinds, the small ones too.
  const order = places.map((place) => ({ place, at: roll() })).sort((one, other) => one.at - other.at);
  const english = order.map(({ place }, index) => ({ ...(kinds[index] as Kind), ...place }));
  return [...english, ...abroad(roll)].map((business) => rowOf(business, roll));
}

if (import.meta.main) {
  const sheet = XLSX.utils.aoa_to_sheet([[...SAMPLE_COLUMNS], ...sampleRows()]);
  const workbook = XLSX.utils.book_new(sheet, "Businesses");
  writeFileSync(SAMPLE_FILE, XLSX.write(workbook, { type: "buffer", bookType: "xlsx", compression: true }));
}
