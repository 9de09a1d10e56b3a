import { IMPORT_COLUMNS } from "#domain/business/export-row";
import {
  ABOUTS,
  CATEGORIES,
  COUNTRIES,
  HOURS,
  NAME_AFTER,
  NAME_BEFORE,
  NAME_ENDS,
  NAME_STARTS,
} from "./made-up-businesses-data.ts";

export const MADE_UP_COLUMNS = IMPORT_COLUMNS;

interface City {
  name: string;
  country: (typeof COUNTRIES)[number];
  area: string;
  streets: string[];
  /** Postcode of five digits; countries with shorter codes use a part of them. */
  code: number;
  /** Whole degrees and the decimal point. */
  latitude: string;
  longitude: string;
}

/** Hashes an integer, one to one on 32 bits: rows never share a value made of all bits. */
function mix(value: number): number {
  let bits = value >>> 0;
  bits = Math.imul(bits ^ (bits >>> 16), 0x7feb352d);
  bits = Math.imul(bits ^ (bits >>> 15), 0x846ca68b);
  return (bits ^ (bits >>> 16)) >>> 0;
}

const pick = <Item>(items: readonly Item[], bits: number): Item => items[bits % items.length] as Item;
/** Returns an index below `length`, low ones more often; a larger `power` is steeper. `bits` has 32. */
const skewIndex = (length: number, bits: number, power: number) => Math.floor(length * (bits / 2 ** 32) ** power);

function citiesOf(country: (typeof COUNTRIES)[number]): City[] {
  const areas = country.areas.split(",");
  const ends = country.ends.split(",");
  const streets = country.streets.split(",");
  return Array.from({ length: country.cities }, (_, index) => ({
    name: pick(country.starts, index) + pick(ends, Math.floor(index / country.starts.length) * 5 + index),
    country,
    area: pick(areas, mix(index)),
    streets,
    code: 10_000 + (mix(index + 7) % 89_000),
    latitude: `${country.latitude + (mix(index + 11) % 9) - 4}.`,
    longitude: `${country.longitude + (mix(index + 13) % 11) - 5}.`,
  }));
}

/** Cities of all countries shuffled; the first get the most businesses. */
const CITIES = COUNTRIES.flatMap(citiesOf)
  .map((city, index) => ({ city, order: mix(index + 17) }))
  .sort((one, other) => one.order - other.order)
  .map(({ city }) => city);

const LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";
const PAIRS = Array.from(
  { length: 4096 },
  (_, bits) => pick(LETTERS.split(""), bits >> 6) + pick(LETTERS.split(""), bits),
);
const pairs = (bits: number) => (PAIRS[bits >>> 20] as string) + (PAIRS[(bits >>> 8) & 4095] as string);

const padNumber = (value: number, length: number) => String(value).padStart(length, "0");

function nameOf(a: number, b: number, category: string): string {
  const family = pick(NAME_STARTS, a) + pick(NAME_ENDS, a >>> 8);
  switch (b % 5) {
    case 0:
      return `${family} ${category}`;
    case 1:
      return `${pick(NAME_BEFORE, b >>> 4)} ${family} ${category}`;
    case 2:
      return `${family} ${pick(NAME_AFTER, b >>> 4)} ${category}`;
    case 3:
      return `${pick(NAME_BEFORE, b >>> 4)} ${pick(NAME_STARTS, b >>> 12)}${pick(NAME_ENDS, b >>> 18)} ${pick(NAME_AFTER, a >>> 16)}`;
    default:
      return `${family} & ${pick(NAME_STARTS, b >>> 4)}${pick(NAME_ENDS, b >>> 12)}`;
  }
}

/** Returns full address, postcode, and a phone number of a range reserved for fiction. */
function placeOf(
  city: City,
  street: string,
  number: number,
  bits: number,
): { full: string; code: string; phone: string } {
  const line = padNumber(bits % 100, 2);
  switch (city.country.name) {
    case "United States": {
      const code = String(city.code + (bits % 30));
      return {
        full: `${number} ${street}, ${city.name}, ${city.area} ${code}`,
        code,
        phone: `+1 ${200 + (city.code % 700)}-555-01${line}`,
      };
    }
    case "Canada": {
      const code = `K${city.code % 10}A ${bits % 10}B${(bits >> 4) % 10}`;
      return {
        full: `${number} ${street}, ${city.name}, ${city.area} ${code}`,
        code,
        phone: `+1 ${200 + (city.code % 700)}-555-01${line}`,
      };
    }
    case "United Kingdom": {
      const code = `${city.area}${(city.code % 20) + 1} ${bits % 10}AB`;
      return {
        full: `${number} ${street}, ${city.name} ${code}`,
        code,
        phone: `+44 20 7946 0${padNumber(bits % 1000, 3)}`,
      };
    }
    case "Australia": {
      const code = `${city.area.at(-1)}${padNumber(city.code % 1000, 3)}`;
      return {
        full: `${number} ${street}, ${city.name} ${city.area.slice(0, -2)} ${code}`,
        code,
        phone: `+61 2 5550 ${padNumber(bits % 10_000, 4)}`,
      };
    }
    case "Germany": {
      const code = city.area + padNumber(city.code % 1000, 3);
      return {
        full: `${street} ${number % 200}, ${code} ${city.name}`,
        code,
        phone: `+49 30 23125${padNumber(bits % 1000, 3)}`,
      };
    }
    case "France": {
      const code = city.area + padNumber(city.code % 1000, 3);
      return {
        full: `${number % 200} ${street}, ${code} ${city.name}`,
        code,
        phone: `+33 1 99 00 ${padNumber(bits % 100, 2)} ${line}`,
      };
    }
  }
}

/**
 * Returns row `index` (0 to 4,294,967,295) of a made-up export, deterministic: 13 texts in the order of MADE_UP_COLUMNS, about 1.3 kB.
 * place_ids are unique; a few cities and categories are large, most are small.
 */
export function madeUpRow(index: number): string[] {
  const unique = mix(index + 1);
  const a = mix(unique ^ 0x1b873593);
  const b = mix(unique ^ 0x2545f491);
  const c = mix(unique ^ 0x6c8e9cf5);
  const d = mix(unique ^ 0x3c6ef372);
  const category = CATEGORIES[skewIndex(CATEGORIES.length, a, 2)] as string;
  const city = CITIES[skewIndex(CITIES.length, b, 3)] as City;
  const name = nameOf(c, d, category);
  const { full, code, phone } = placeOf(city, pick(city.streets, c >>> 5), 1 + (d % 999), c >>> 3);
  const placeId = `ChIJ${pairs(unique)}${PAIRS[unique & 4095]}${pairs(a)}${pairs(b)}${pairs(c)}${pairs(d)}${LETTERS[a & 63]}`;
  const photoId = `${pairs(d)}${pairs(c)}${pairs(b)}${pairs(a)}${pairs(unique)}${pairs(d ^ a)}${pairs(c ^ b)}${pairs(d ^ b)}`;
  const latitude = city.latitude + String(10_000_000 + (c % 1_000_000)).slice(1);
  const longitude = city.longitude + String(10_000_000 + (d % 1_000_000)).slice(1);
  const words = name.replaceAll(" ", "+").replace("&", "%26");
  const hasReviews = d % 10 !== 0;
  return [
    name,
    category,
    full,
    code,
    city.country.name,
    a % 8 === 0 ? "" : phone,
    hasReviews ? String((50 - skewIndex(41, d, 3)) / 10) : "",
    hasReviews ? String(1 + skewIndex(3000, c, 4)) : "0",
    c % 6 === 0 ? "" : `https://lh5.googleusercontent.com/p/AF1QipN${photoId}=w800-h500-k-no`,
    b % 7 === 0 ? "" : pick(HOURS, b >>> 3),
    a % 9 === 0 ? "{}" : pick(ABOUTS, a >>> 5),
    placeId,
    `https://www.google.com/maps/place/${words}/@${latitude},${longitude},14z/data=!4m8!1m2!2m1!1s${words}!3m4!1s0x${unique.toString(16)}:0x${d.toString(16)}!8m2!3d${latitude}!4d${longitude}`,
  ];
}
