import { cityIn } from "./address-city.ts";
import { countryByShape, splitCountry } from "./address-country.ts";
import { eastAsianPlace } from "./address-east-asia.ts";
import { US_TERRITORIES } from "./address-formats-data.ts";
import { type Place, readPlace } from "./address-place.ts";
import { findPostcode, tidyPostcode } from "./address-postcode.ts";
import { regionName, regionOfCity, regionOfPostcode } from "./address-regions.ts";
import { countryCode, countryName } from "./country.ts";
import { placeKeyOnce } from "./place-key.ts";

/** Cells of a row as they were given; `country` is an English short name or "". */
export interface AddressInput {
  fullAddress: string;
  postalCode: string;
  country: string;
  street?: string | undefined;
  city?: string | undefined;
  state?: string | undefined;
}

/** What is known of where a business is; "" for what is not. `address` is the street part. */
export interface ParsedAddress {
  address: string;
  city: string;
  state: string;
  zipCode: string;
  country: string;
}

/** No address is longer; a longer text is kept as it is. */
const MAX_LENGTH = 1000;

/**
 * Street, city, state, postcode and country of a business. The columns for street, city and state win when they say
 * something; the rest is read from the full address by the rules of the country: postcode shapes and places, lists of
 * regions. Regions come out by their full name ("NY" → "New York"), also those of the state column. Never throws.
 */
export function parseAddress(input: AddressInput): ParsedAddress {
  const line = cellText(input.fullAddress);
  const full = line.length > MAX_LENGTH ? "" : line;
  const split = splitCountry(splitParts(full), cellText(input.country));
  const country = split.country || countryByShape(split.parts);
  const ownCode = countryCode(country) ?? "";
  const code = US_TERRITORIES.has(ownCode) ? "US" : ownCode;
  const postal = tidyPostcode(code, cellText(input.postalCode));
  const parts = code === "AE" ? split.parts.flatMap((part) => part.split(/\s+[-–]\s+/)) : split.parts;
  const found = findPostcode(code, parts, postal);
  const zipCode = postal || (found ? tidyPostcode(code, found.postcode) : "");
  const place = eastAsianPlace(code, full) ?? readPlace(code, parts, found);
  const { city, streetLength } = cityIn(code, place.city);
  const columnCity = cellText(input.city);
  const shownCity = columnCity || city;
  const columnState = cellText(input.state);
  const state =
    (columnState && (regionName(code, columnState) || columnState)) ||
    place.state ||
    split.territory ||
    regionOfPostcode(code, zipCode) ||
    regionOfCity(code, shownCity);
  return {
    address:
      cellText(input.street) ||
      (full === line ? streetOf(full, place, streetLength) || streetAlone(place, columnCity) : line),
    city: shownCity,
    state: code !== ownCode && state === country ? "" : state,
    zipCode,
    country,
  };
}

/** A full address can be a street and no more where the city has its own column. */
function streetAlone({ parts }: Place, columnCity: string): string {
  const [only = ""] = parts;
  const isStreet = columnCity !== "" && parts.length === 1 && placeKeyOnce(only) !== placeKeyOnce(columnCity);
  return isStreet ? only : "";
}

/** What stands before the city, as it was written. */
function streetOf(full: string, place: Place, streetLength: number): string {
  const lead = place.city.slice(0, streetLength);
  const city = place.parts.at(-1) ?? "";
  const parts = place.parts.slice(0, -1);
  if (lead) parts.push(lead);
  // What was taken off in the middle of the line leaves its parts; joined as they stood where that is possible.
  const joined = parts.join(", ").trim();
  const at = city === "" ? -1 : full.lastIndexOf(city);
  const written = at > 0 && !lead ? full.slice(0, at).replace(/[\s,،、，-]+$/, "") : "";
  return written !== "" && written !== joined && placeKeyOnce(written) === placeKeyOnce(joined) ? written : joined;
}

function splitParts(full: string): string[] {
  const parts = full
    .split(/[,،、，\n]/)
    .map((part) => part.trim())
    .filter((part) => part !== "" && !isBlank(part));
  // "… - Dubai - United Arab Emirates"
  const last = parts.at(-1) ?? "";
  const dash = last.lastIndexOf(" - ");
  const tail = last.slice(dash + 3);
  if (dash > 0 && tail.length > 2 && countryName(tail) !== "") parts.splice(-1, 1, last.slice(0, dash), tail);
  return parts;
}

/** A cell as one line of text; "" for the words that exports write when they mean nothing. */
function cellText(cell: string | undefined): string {
  if (!cell) return "";
  const text = (/[^\S\n]{2}|[^\S\n ]/.test(cell) ? cell.replace(/[^\S\n]+/g, " ") : cell).trim();
  return isBlank(text) ? "" : text;
}

function isBlank(text: string): boolean {
  return text.length < 10 && /^(?:none|null|nan|n\/a|undefined|[-–—]+)$/i.test(text);
}
