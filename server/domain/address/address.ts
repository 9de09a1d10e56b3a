import { findCity } from "./address-city.ts";
import { inferCountry, splitCountry } from "./address-country.ts";
import { US_TERRITORIES } from "./address-formats-data.ts";
import { type Place, readPlace } from "./address-place.ts";
import { findPostcode, tidyPostcode } from "./address-postcode.ts";
import { regionName, regionOfCity, regionOfPostcode } from "./address-regions.ts";
import { countryCode, countryName } from "./country.ts";
import { computePlaceKey } from "./place-key.ts";

/** Cells of a row; `country` is an English short name or "". */
export interface AddressInput {
  fullAddress: string;
  postalCode: string;
  country: string;
  street?: string | undefined;
  city?: string | undefined;
  state?: string | undefined;
}

/** `address` is the street part; "" for what is unknown. */
export interface ParsedAddress {
  address: string;
  city: string;
  state: string;
  zipCode: string;
  country: string;
}

/** Characters; a longer text is kept as the street part. */
const MAX_LENGTH = 1000;

/**
 * Parses the address of a business. Non-blank columns for street, city and state win; the rest is read from the full address
 * by the country's postcode format and list of regions. Regions get their full name ("NY" → "New York"). Never throws.
 */
export function parseAddress(input: AddressInput): ParsedAddress {
  const line = cellText(input.fullAddress);
  const full = line.length > MAX_LENGTH ? "" : line;
  const split = splitCountry(splitParts(full), cellText(input.country));
  const country = split.country || inferCountry(split.parts);
  const ownCode = countryCode(country) ?? "";
  const code = US_TERRITORIES.has(ownCode) ? "US" : ownCode;
  const postal = tidyPostcode(code, cellText(input.postalCode));
  const parts = code === "AE" ? split.parts.flatMap((part) => part.split(/\s+[-–]\s+/)) : split.parts;
  const postcodeMatch = findPostcode(code, parts, postal);
  const zipCode = postal || (postcodeMatch ? tidyPostcode(code, postcodeMatch.postcode) : "");
  const place = readEastAsianPlace(code, full) ?? readPlace(code, parts, postcodeMatch);
  const { city, streetLength } = findCity(code, place.city);
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

/** With a city column the full address may be the street alone. */
function streetAlone({ parts }: Place, columnCity: string): string {
  const [only = ""] = parts;
  const isStreet = columnCity !== "" && parts.length === 1 && computePlaceKey(only) !== computePlaceKey(columnCity);
  return isStreet ? only : "";
}

/** The text before the city, as it was written. */
function streetOf(full: string, place: Place, streetLength: number): string {
  const lead = place.city.slice(0, streetLength);
  const city = place.parts.at(-1) ?? "";
  const parts = place.parts.slice(0, -1);
  if (lead) parts.push(lead);
  // with nothing removed in between, the text is taken from the line to keep its separators
  const street = parts.join(", ").trim();
  const at = city === "" ? -1 : full.lastIndexOf(city);
  const verbatim = at > 0 && !lead ? full.slice(0, at).replace(/[\s,،、，-]+$/, "") : "";
  return verbatim !== "" && verbatim !== street && computePlaceKey(verbatim) === computePlaceKey(street)
    ? verbatim
    : street;
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

/** A cell on one line; "" for the words that exports write for a blank. */
function cellText(cell: string | undefined): string {
  if (!cell) return "";
  const text = (/[^\S\n]{2}|[^\S\n ]/.test(cell) ? cell.replace(/[^\S\n]+/g, " ") : cell).trim();
  return isBlank(text) ? "" : text;
}

function isBlank(text: string): boolean {
  return text.length < 10 && /^(?:none|null|nan|n\/a|undefined|[-–—]+)$/i.test(text);
}

const CJK = /[\u3400-\u9fff\uac00-\ud7af]/;

/** Reads Japanese, Chinese and Korean addresses, which go from large to small: "〒150-0002 東京都渋谷区渋谷２丁目"; undefined for others. */
function readEastAsianPlace(code: string, full: string): Place | undefined {
  if (code !== "JP" && code !== "CN" && code !== "TW" && code !== "KR") return undefined;
  if (full.length > 300 || !CJK.test(full) || /[A-Za-z]{3}/.test(full)) return undefined;
  const line = full
    .replace(/^(?:日本|中国|中國|台灣|台湾|대한민국)/, "")
    .replace(/^[\s、,，]*(?:〒?\s*[\d‐−－-]{3,8})?[\s、,，]*/, "");
  const match =
    code === "KR"
      ? /^(\S{2,8}?(?:시|도))\s+(?:(\S+?(?:시|군|구))\s+)?/u.exec(line)
      : /^((?:東京|北海)[都道]|(?:京都|大阪)府|[^\d\s、,，]{2,8}?(?:県|省|自治区)|(?:北京|上海|天津|重庆)市)?([^\d\s、,，]{1,6}?市|[^\d\s、,，]{1,5}?[区區]|[^\d\s、,，]{1,9}?[町村县縣])?/u.exec(
          line,
        );
  const [whole = "", region = "", city = ""] = match ?? [];
  if (whole.trim() === "") return undefined;
  const street = line.slice(whole.length).trim();
  return { parts: [street, city || region], city: city || region, state: regionName(code, region) || region };
}
