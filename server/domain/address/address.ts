import { excludesRegions, isRegionOnly } from "../cities/city-name.ts";
import { knownCity } from "../cities/gazetteer.ts";
import { fromSmallToLarge } from "../cities/large-first.ts";
import { splitBeforePostcode } from "../cities/run-on-line.ts";
import { splitTownAndCity } from "../cities/split-town-and-city.ts";
import { streetNamedAsTown } from "../cities/street-name.ts";
import { cityOfCell } from "../cities/tidy-city.ts";
import type { Coordinates } from "../geography/distance.ts";
import { findCity } from "./address-city.ts";
import { splitCountry } from "./address-country.ts";
import { POSTCODE_FORMATS, US_TERRITORIES } from "./address-formats-data.ts";
import { type Place, readPlace } from "./address-place.ts";
import { findPostcode, HOUSE_NUMBER_FIRST, type PostcodeMatch, tidyPostcode, withoutTail } from "./address-postcode.ts";
import { regionName, regionOfCity, regionOfPostcode } from "./address-regions.ts";
import { cityKey } from "./city-key.ts";
import { countryCode, countryName } from "./country.ts";
import {
  inferCountryAmong,
  inferCountryByCity,
  inferCountryByForm,
  inferCountryByState,
  isForeignStateCode,
} from "./infer-country.ts";
import { computePlaceKey } from "./place-key.ts";
import { settleCity } from "./settle-city.ts";

/** Cells of a row. */
export interface AddressInput {
  fullAddress: string;
  postalCode: string;
  /** English short name or "". */
  country: string;
  /** Country of an address that does not reveal it by name, region or postcode. */
  fallbackCountry?: string | undefined;
  street?: string | undefined;
  city?: string | undefined;
  /** A part of the city, which replaces an unknown city. */
  borough?: string | undefined;
  state?: string | undefined;
  /** Coordinates of the business, which decide between two cities in one cell. */
  point?: Coordinates | undefined;
}

/** `address` is the street part; unknown parts are "". */
export interface ParsedAddress {
  address: string;
  city: string;
  state: string;
  zipCode: string;
  country: string;
}

/** Maximum length of a parsed address; a longer text becomes the street as a whole. */
const MAX_ADDRESS_CHARS = 1000;

/**
 * Parses the address of a business. Non-blank columns for street, city and state win, unless a city is a number, a unit, a country or a
 * region; the rest is read from the full address by the country's postcode format, list of regions and cities. Regions get their full name
 * ("NY" → "New York"). Never throws.
 */
export function parseAddress(input: AddressInput): ParsedAddress {
  const line = cellText(input.fullAddress);
  const full = line.length > MAX_ADDRESS_CHARS ? "" : line;
  const split = splitCountry(splitParts(full), cellText(input.country));
  const country = split.country || guessCountry(split.parts, input);
  const ownCode = countryCode(split.territory || country) ?? "";
  const code = US_TERRITORIES.has(ownCode) ? "US" : ownCode;
  const postal = tidyPostcode(code, cellText(input.postalCode));
  const named = streetNamedAsTown(code, split.parts);
  const { place, zipCode } = named
    ? { place: { parts: [named.street, named.city], city: named.city, state: "", lead: "" }, zipCode: postal }
    : readLine(code, full, split.parts, { postal, city: cellText(input.city) });
  const column = readCityColumn(code, input, place);
  const city = column.city || place.city || cityOfCell(code, cellText(input.borough), { parts: [] });
  const columnState = cellText(input.state) || column.state;
  const state =
    (columnState && (regionName(code, columnState) || columnState)) ||
    place.state ||
    split.territory ||
    regionOfPostcode(code, zipCode) ||
    regionOfCity(code, city);
  return {
    address:
      cellText(input.street) || (full === line ? streetOf(full, place) || streetAlone(place, column.city) : line),
    city,
    state: code !== ownCode && state === country ? "" : state,
    zipCode,
    country,
  };
}

/** Returns the country named at the end of an address and the city before it, to compare with other evidence of the country. */
export function countryOfAddressEnd(fullAddress: string): { code: string; city: string } {
  const line = cellText(fullAddress);
  const split = splitCountry(line.length > MAX_ADDRESS_CHARS ? [] : splitParts(line), "");
  const code = countryCode(split.country) ?? "";
  return { code, city: code === "" ? "" : readLine(code, line, split.parts, { postal: "", city: "" }).place.city };
}

/**
 * Returns the one of these countries that knows the city of an address or of the city column; "" for none or several. Codes are ISO
 * alpha-2.
 */
export function countryOfCityAmong(codes: readonly string[], fullAddress: string, city: string): string {
  const line = cellText(fullAddress);
  const parts = line.length > MAX_ADDRESS_CHARS ? [] : splitParts(line);
  const cell = cellText(city);
  return inferCountryAmong(codes, cell === "" ? parts : [...parts, cell]);
}

/** Guesses the country by the form of the address, else the import's country, else the city. Returns an English short name or "". */
function guessCountry(
  addressParts: readonly string[],
  { city, state, postalCode, fallbackCountry }: AddressInput,
): string {
  const cells = [cellText(city), cellText(state)].filter((cell) => cell !== "" && !addressParts.includes(cell));
  const parts = [...addressParts, ...cells];
  const postal = cellText(postalCode);
  const isApart = cells.length > 0 && postal !== "" && !addressParts.some((part) => part.includes(postal));
  const formParts = isApart ? [...parts.slice(0, -1), `${parts.at(-1)} ${postal}`] : parts;
  const cityParts = isApart ? [...parts, postal] : parts;
  const country =
    inferCountryByForm(formParts) ||
    (fallbackCountry ?? "") ||
    inferCountryByState(cellText(state), postal) ||
    inferCountryByCity(cityParts);
  return country !== fallbackCountry && isForeignStateCode(countryCode(country) ?? "", cellText(state)) ? "" : country;
}

/** Reads street, city and state of a line, with its postcode. The cells of the row's own columns may be "". */
function readLine(
  code: string,
  full: string,
  addressParts: string[],
  { postal, city: cell }: { postal: string; city: string },
): { place: StreetAndPlace; zipCode: string } {
  const parts =
    code === "AE"
      ? addressParts.flatMap((part) => part.split(/(?<!\s)\s+[-–]\s+/))
      : splitRunOnParts(code, splitTownAndCity(code, withoutTail(code, addressParts)), postal);
  const postcodeMatch = findPostcode(code, parts, postal);
  const parsed = readEastAsianPlace(code, full) ?? readPlace(code, parts, postcodeMatch);
  const { city, streetLength } = findCity(code, parsed.city);
  const hasPostcode = isSurePostcode(code, postcodeMatch, postal) || (postal !== "" && parsed.city.includes(postal));
  const settled = settleCity(code, { name: city, parts: parsed.parts, hasPostcode, state: parsed.state, cell });
  const lead = settled.parts === parsed.parts ? parsed.city.slice(0, streetLength) : "";
  const ownPostcode = postcodeMatch ? tidyPostcode(code, postcodeMatch.postcode) : "";
  const zipCode = postal !== "" && !isBeforeCity(code, postcodeMatch, settled.city) ? postal : ownPostcode || postal;
  return { place: { ...settled, state: parsed.state, lead }, zipCode };
}

/** Tells whether the digits are a postcode and no house number: in the country's form, as in the postcode column, or long after a name. */
function isSurePostcode(code: string, postcodeMatch: PostcodeMatch | undefined, postal: string): boolean {
  if (postcodeMatch === undefined) return false;
  if (POSTCODE_FORMATS[code] !== undefined || postcodeMatch.postcode === postal) return true;
  return code !== "" && postcodeMatch.before !== "" && /\d{4}/.test(postcodeMatch.postcode);
}

/** Separates postcode and city from a street that runs on into them. Where a house number comes first, a postcode comes last. */
function splitRunOnParts(code: string, parts: string[], postal: string): string[] {
  const last = parts.at(-1);
  if (last === undefined || POSTCODE_FORMATS[code] === undefined || HOUSE_NUMBER_FIRST.has(code)) return parts;
  const split = splitBeforePostcode(code, last, postal);
  return split.length === 1 ? parts : [...parts.slice(0, -1), ...split];
}

/**
 * Tells whether the postcode precedes its city, as in "84034 Landshut". It then wins over the postcode column, which may hold the postcode
 * of the search.
 */
function isBeforeCity(code: string, match: PostcodeMatch | undefined, city: string): boolean {
  if (match === undefined || POSTCODE_FORMATS[code] === undefined || knownCity(code, city) === undefined) return false;
  return cityKey(match.after).startsWith(cityKey(city));
}

const NO_COLUMN = { city: "", state: "" };
/** Reads the city column, and the state if the column names a state instead. */
function readCityColumn(code: string, input: AddressInput, place: Place): { city: string; state: string } {
  const cell = cellText(input.city);
  if (cell === "") return NO_COLUMN;
  if (isNamesakeOfCountry(code, cell, cellText(input.state))) return { city: cell, state: "" };
  const city = cityOfCell(code, cell, { parts: [...place.parts, place.city], point: input.point });
  if (city === "" || !isRegionOnly(code, city)) return { city, state: "" };
  const isCity = place.city === "" && !excludesRegions(code);
  return isCity ? { city, state: "" } : { city: "", state: regionName(code, city) };
}

/** Tells whether a town is named after another country, as its state beside it proves: "Norway", Iowa. */
function isNamesakeOfCountry(code: string, city: string, state: string): boolean {
  if (city === "" || regionName(code, state) === "") return false;
  const named = countryCode(countryName(city)) ?? "";
  return named !== "" && named !== code;
}

/** Returns the full address as the street, since with a city column it may hold only the street. */
function streetAlone({ parts }: Place, columnCity: string): string {
  const [only = ""] = parts;
  const isStreet = columnCity !== "" && parts.length === 1 && computePlaceKey(only) !== computePlaceKey(columnCity);
  return isStreet ? only : "";
}

/** A place whose city may share its part with the end of the street. */
interface StreetAndPlace extends Place {
  lead: string;
}

/** Returns the text before the city, unchanged. */
function streetOf(full: string, place: StreetAndPlace): string {
  const { lead } = place;
  const city = place.parts.at(-1) ?? "";
  const parts = [...place.parts.slice(0, -1), ...(lead ? [lead] : [])];
  // If nothing was removed in between, the street is taken from the line with its separators.
  const street = parts.join(", ").trim();
  const at = city === "" ? -1 : full.lastIndexOf(city);
  const verbatim = at > 0 && !lead ? full.slice(0, at).replace(/(?<![\s,،、，-])[\s,،、，-]+$/, "") : "";
  return verbatim !== "" && verbatim !== street && computePlaceKey(verbatim) === computePlaceKey(street)
    ? verbatim
    : street;
}

function splitParts(full: string): string[] {
  const lineParts = full.split(/[,،、，\n]/).map((part) => part.trim());
  const parts = [...fromSmallToLarge(lineParts.filter((part) => part !== "" && !isBlank(part)))];
  // Example: "… - Dubai - United Arab Emirates".
  const last = parts.at(-1) ?? "";
  const dash = last.lastIndexOf(" - ");
  const tail = last.slice(dash + 3);
  if (dash > 0 && tail.length > 2 && countryName(tail) !== "") parts.splice(-1, 1, last.slice(0, dash), tail);
  return parts;
}

/** Puts a cell on one line, without letters of icon fonts; returns "" for words that exports write for a blank. */
function cellText(cell: string | undefined): string {
  if (!cell) return "";
  const isOdd = /[^\S\n]{2}|[^\S\n ]|\p{Co}/u.test(cell);
  const text = (isOdd ? cell.replace(/(?:[^\S\n]|\p{Co})+/gu, " ") : cell).trim();
  return isBlank(text) ? "" : text;
}

function isBlank(text: string): boolean {
  return text.length < 10 && /^(?:none|null|nan|n\/a|undefined|[-–—]+)$/i.test(text);
}

/** Lengths of the names of Korean provinces, the longest first. */
const PROVINCE_LENGTHS = [7, 5, 4, 3, 2];
const CJK = /[\u3400-\u9fff\uac00-\ud7af]/;

/**
 * Reads Japanese, Chinese and Korean addresses, which go from large to small: "〒150-0002 東京都渋谷区渋谷２丁目". Returns undefined for
 * others.
 */
function readEastAsianPlace(code: string, full: string): Place | undefined {
  if (code !== "JP" && code !== "CN" && code !== "TW" && code !== "KR") return undefined;
  if (full.length > 300 || !CJK.test(full)) return undefined;
  if (code === "KR") return readKoreanPlace(full);
  // The name of a building may be Latin, but not the beginning: "Chuo City, 銀座".
  if (/^\p{Script=Latin}/u.test(withoutHead(full))) return undefined;
  const line = withoutHead(full);
  const match =
    /^((?:東京|北海)[都道]|(?:京都|大阪)府|[^\d\s、,，]{2,8}?(?:県|省|自治区)|(?:北京|上海|天津|重庆)市)?([^\d\s、,，]{1,6}?市|[^\d\s、,，]{1,5}?[区區]|[^\d\s、,，]{1,9}?[町村县縣])?/u.exec(
      line,
    );
  const [whole = "", region = "", city = ""] = match ?? [];
  if (whole.trim() === "") return undefined;
  const street = line.slice(whole.length).trim();
  return { parts: [street, city || region], city: city || region, state: regionName(code, region) || region };
}

/**
 * Reads "서울 성동구 상원길 23" and "경기도 성남시 분당구 …": the province may be in its short form, or missing, and Latin words may follow.
 */
function readKoreanPlace(full: string): Place | undefined {
  const line = withoutHead(full);
  const [word = ""] = /^[\uac00-\ud7af]{2,12}(?=\s)/u.exec(line) ?? [];
  const first = leadingProvince(word);
  const state = regionName("KR", first) || (first.endsWith("도") ? first : "");
  if (state === "" && !first.endsWith("시")) return undefined;
  const rest = line.slice(first.length).trim();
  // Districts of a city are no cities.
  if (!state.endsWith("-do") && !first.endsWith("도")) return { parts: [rest, first], city: first, state };
  const [whole = "", city = first] = /^([\uac00-\ud7af]{1,6}?[시군구])\s+/u.exec(rest) ?? [];
  return { parts: [rest.slice(whole.length).trim(), city], city, state };
}

/** Returns the province before "성동구" in "서울성동구", but the whole word in "부산진구", where "진구" is not a district. */
function leadingProvince(word: string): string {
  if (regionName("KR", word) !== "") return word;
  for (const length of PROVINCE_LENGTHS) {
    const [name, rest] = [word.slice(0, length), word.slice(length)];
    if (/^(?:[중동서남북]구|[가-힣]{2,4}[시군구])$/u.test(rest) && regionName("KR", name) !== "") return name;
  }
  return word;
}

/** Removes the country and the postcode before an East Asian address. */
function withoutHead(full: string): string {
  return full
    .replace(/^(?:日本|中国|中國|台灣|台湾|대한민국)/, "")
    .replace(/^[\s、,，]*(?:〒?\s*[\d‐−－-]{3,8})?[\s、,，]*/, "");
}
