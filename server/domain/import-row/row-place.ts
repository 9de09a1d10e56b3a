import type { BusinessDraft } from "#contract/business";
import { parseAddress } from "../address/address.ts";
import { regionName, splitTrailingRegion } from "../address/address-regions.ts";
import { countryCode, countryName, nameOfCountry } from "../address/country.ts";
import { byStateCode } from "../address/infer-country.ts";
import { computePlaceKey } from "../address/place-key.ts";
import { hasPostcodeShape } from "../address/postcode-shape.ts";
import { countriesOfCity, isKnownPlace, knownCity } from "../cities/gazetteer.ts";
import { endsWithStreet } from "../cities/street-name.ts";
import { namesSeveralCities } from "../cities/tidy-city.ts";
import { type CountryEvidence, countryOfEvidence } from "../geography/country-evidence.ts";
import { countryOfAreaCode } from "../geography/country-of-area-code.ts";
import type { Coordinates } from "../geography/distance.ts";
import { regionForm, splitCityCell } from "../geography/region-form.ts";
import type { RowCells } from "./row-cells.ts";
import { readLocation } from "./row-location.ts";
import { vienneseAddress, withNumberOfLine, withoutNamesakeDistrict } from "./values/row-street.ts";

/** Countries that write the house number before the street. */
const NUMBER_BEFORE_STREET: ReadonlySet<string> = new Set(
  "US CA AU NZ GB IE IN PR SG GG JE IM FR LU MC MA TN DZ PH MY TH VN PK BD LK ZA KE NG GH JM TT BS BB MT IL EG AE".split(
    " ",
  ),
);
/** Countries with streets that consist only of a name, such as "Mendoza 1502". */
const STREETS_WITHOUT_TYPE: ReadonlySet<string> = new Set("AR BO CL CO EC PE PY UY VE".split(" "));
const COUNTRIES_OF_STATES = ["US", "CA", "AU"];
const ENGLISH_STREET =
  /\s(?:street|st|road|rd|avenue|ave|drive|dr|lane|ln|way|court|ct|place|pl|boulevard|blvd)\.?(?:\s[nsew]{1,2})?$/i;

export type RowPlace = Pick<BusinessDraft, "fullAddress" | "address" | "city" | "state" | "zipCode" | "country">;

/** Returns the place of a row of our own export, unchanged but for the form of its state. */
export function settledPlace(row: RowCells): RowPlace {
  const country = row.line("country");
  return {
    fullAddress: row.line("fullAddress"),
    address: row.line("street"),
    city: row.line("city"),
    state: regionForm(row.line("state"), country),
    zipCode: row.line("postalCode"),
    country,
  };
}

/**
 * Reads the place of a row. The country comes first: its column, its code, the evidence of phone, zone, coordinates and ZIP code, the
 * address's end, the import's option; then the address by that country. `importCountry` is a name or ISO code, "" for none.
 */
export function readPlace(
  row: RowCells,
  evidence: Pick<CountryEvidence, "latitude" | "longitude" | "phone">,
  importCountry: string,
): RowPlace {
  const location = readLocation(row);
  if (location.text !== "" && location.kind === null)
    row.warn("location", "is not an address, a known city, coordinates or a maps link");
  const cityLine = readCityLine(row.line("cityLine"));
  const cityCell = row.line("city") || (location.kind === "city" ? location.text : "") || cityLine.city;
  const state = stateCell(row) || cityLine.state;
  const { postalCode, countryOfPostcode, cityOfPostcode } = postalCell(row);
  const city = cityCell || cityOfPostcode;
  const countryCell = row.line("country");
  const namedByCell = countryName(countryCell) || countryName(row.line("countryCode"));
  const named = namedByCell || (importCountry === "" && state === "" ? countryOfPostcode : "");
  const fallbackCountry = countryName(importCountry) || importCountry;
  const code = countryCode(named || fallbackCountry);
  const addressCell =
    row.addressLine("fullAddress") || row.addressLine("address") || (location.kind === "address" ? location.text : "");
  const numberCell = row.line("houseNumber");
  // Lists head the whole street with "street_nr" too.
  const isStreetInNumber = addressCell === "" && /\p{L}{3}/u.test(numberCell);
  const streetColumn = row.addressLine("street") || (isStreetInNumber ? numberCell : "");
  const isFirstLine = streetColumn === "" && isFirstOfLines(row, addressCell, city);
  const streetCell = isFirstLine ? addressCell : streetColumn;
  const addressLine = isFirstLine ? "" : addressCell;
  const hasNumber = numberCell !== "";
  const firstLine = hasNumber ? streetCell : withNumberOfLine(streetCell, addressLine, postalCode);
  const street = withMoreLines(row, firstLine, { city, state, postalCode, countryCell, code });
  const viennese =
    city === "" && postalCode === "" ? vienneseAddress(row.line("fullAddress") || row.line("address")) : undefined;
  const isAustrian = () => (named || countryOfEvidence({ ...evidence, fullAddress: "", timeZone: "" })) === "Austria";
  const line = viennese !== undefined && isAustrian() ? viennese : addressLine;
  const fullAddress = withCityLine(line || street, cityLine.text) || line;
  const isStreet = !row.isChosen("fullAddress") && isStreetAlone(fullAddress, city, postalCode, code);
  const proof = withoutNamesakeDistrict(fullAddress, city);
  const parsed = parseAddress({
    fullAddress: isStreet ? "" : proof,
    postalCode,
    country: named || provenCountry(row, { ...evidence, fullAddress: proof, postalCode, city, state }),
    fallbackCountry,
    street: street || (isStreet ? fullAddress : "") || (cityLine.city !== "" && fullAddress !== line ? line : ""),
    city,
    borough: row.line("borough"),
    state,
    point: pointOf(evidence),
  });
  if (parsed.city === "" && namesSeveralCities(countryCode(parsed.country) ?? "", city))
    row.warn("city", "names several cities, and nothing says in which one the business is");
  const split = splitCityCell(city, parsed.city, parsed.country);
  // "Central LA" in California is not a city of Louisiana.
  const isOtherState = split.state !== "" && parsed.state !== "" && parsed.state !== split.state;
  const placed = isOtherState ? { city: parsed.city, state: "" } : split;
  return {
    fullAddress,
    address: withHouseNumber(row, parsed.address, parsed.country),
    city: placed.city,
    state: regionForm(parsed.state || placed.state || countyAsState(row, parsed.country), parsed.country),
    zipCode: parsed.zipCode,
    country: parsed.country || countryCell,
  };
}

function pointOf({ latitude, longitude }: Pick<CountryEvidence, "latitude" | "longitude">): Coordinates | undefined {
  return latitude === null || longitude === null ? undefined : { latitude, longitude };
}

/** Matches exactly a street followed by its house number: "SAN GERONIMO 3101", "AV BRASIL, Nº 1195". */
const STREET_AND_NUMBER =
  /^(?:\d{1,2}[º°]? (?=de ))?\p{L}[\p{L}\p{M}\s.'’-]{2,60}(?:\s(?:n[°ºr]?\.?\s?)?\d{1,4}|,\s?(?:n[°ºr]?\.?\s?)?\d{4})$/iu;

/** Tells whether an address is the street alone, since the city has a column: "MENDOZA 3306" then names no province and no postcode. */
function isStreetAlone(address: string, city: string, postalCode: string, code: string | undefined): boolean {
  if (city === "" || !STREET_AND_NUMBER.test(address)) return false;
  const [, before = "", number = ""] = /^(.*?),? (?:n[°ºr]?\.?\s?)?(\d+)$/i.exec(address) ?? [];
  if ((number !== "" && number === postalCode) || endsWithAustralianState(before, code)) return false;
  if (computePlaceKey(address).includes(computePlaceKey(city))) return false;
  // "Wien 1010" stands beside "Vienna", and "Parramatta 2150" beside "Sydney".
  if (countriesOfCity(city).some((country) => isSameCity(country.code, city, before))) return false;
  const isPostcode = code !== undefined && !STREETS_WITHOUT_TYPE.has(code) && hasPostcodeShape(code, number);
  // "Bahnhofstrasse, 8001" has a postcode, but "Av Brasil, Nº 1195" a house number.
  const isAfterComma = /,\s?\d+$/.test(address);
  return !(isPostcode && (isAfterComma || isKnownPlace(code, before)));
}

function isSameCity(code: string, city: string, other: string): boolean {
  const key = knownCity(code, other)?.key;
  return key !== undefined && key === knownCity(code, city)?.key;
}

/** Matches "Surry Hills NSW", and "Surry Hills New South Wales" where the country is known. */
function endsWithAustralianState(text: string, code: string | undefined): boolean {
  if (code !== undefined && code !== "AU") return false;
  return splitTrailingRegion("AU", `, ${text}`, code === undefined) !== undefined;
}

/** Matches a postcode of digits beside the name of its place: "Singapore 238823", "04001 Lisboa". */
const PLACE_AND_CODE =
  /^(?:(\p{L}[\p{L}\p{M} .'’-]{2,40})[ ,-]{1,3}(\d[\d -]{2,9})|(\d[\d -]{2,9})[ ,-]{1,3}(\p{L}[\p{L}\p{M} .'’-]{2,40}))$/u;

/**
 * Reads the postcode, from which the name of a known city or of a country that is a city is separated: "Georgia 30303" may be a state's.
 * Programs write 0 for a postcode that is not known, and ".0" behind a number.
 */
function postalCell(row: RowCells): PostalCell {
  const cell = row.line("postalCode").replace(/^(\d+)\.0+$/, "$1");
  const whole = { postalCode: cell, countryOfPostcode: "", cityOfPostcode: "" };
  if (cell !== "" && !/\p{Nd}/u.test(cell)) {
    row.warn("postalCode", "is not a postal code: it has no digit");
    return { ...whole, postalCode: "" };
  }
  if (cell.length < 7) return { ...whole, postalCode: /^0+$/.test(cell) ? "" : cell };
  const [, before, digitsAfter, digitsBefore, after] = PLACE_AND_CODE.exec(cell) ?? [];
  const name = (before ?? after ?? "").trim();
  if (name === "") return whole;
  const country = countryName(name);
  const code = countryCode(country);
  const isCityState = code !== undefined && knownCity(code, name) !== undefined;
  const isCity = country === "" && countriesOfCity(name).length > 0;
  if (!isCityState && !isCity) return whole;
  return {
    postalCode: (digitsAfter ?? digitsBefore ?? "").trim(),
    countryOfPostcode: isCityState ? country : "",
    cityOfPostcode: isCity ? name : "",
  };
}

interface PostalCell {
  postalCode: string;
  countryOfPostcode: string;
  cityOfPostcode: string;
}

/** Returns the cell of the state; a code of two letters in capitals, as the codes of states are. */
function stateCell(row: RowCells): string {
  const cell = row.line("state") || row.line("usState") || row.line("stateCode");
  return /^[a-z]\.?\s?[a-z]\.?$/i.test(cell) ? cell.replace(/[.\s]/g, "").toUpperCase() : cell;
}

/** Reads a column such as "City, State, ZIP". City and state are separated only if the state is known. */
function readCityLine(text: string): { text: string; city: string; state: string } {
  const [, city = "", named = ""] =
    /^([^,\d]{2,60}), ?([\p{L}. ]{2,30}?)(?:,? [\d-]{4,10}|,? \p{Lu}\d\p{Lu} ?\d\p{Lu}\d)?$/u.exec(text) ?? [];
  const state = named !== "" && COUNTRIES_OF_STATES.some((code) => regionName(code, named) !== "") ? named : "";
  return { text, city: state === "" ? "" : city.trim(), state };
}

/** Adds a column such as "City, State, ZIP" to the street; returns "" if it is blank. */
function withCityLine(address: string, cityLine: string): string {
  if (address === "" || cityLine === "") return cityLine;
  return computePlaceKey(address).endsWith(computePlaceKey(cityLine)) ? address : `${address}, ${cityLine}`;
}

/** Matches a telephone number, which some lists have as second line, but no units such as "1101-1102". */
const PHONE = /^(?:[+(0][\d\s()/.-]{9,}|\d{9,15}|\d{3}[\s.-]\d{3}[\s.-]\d{4})$/;
/** Matches the first half of a British postcode. Without a country it needs two letters, since "B1" may be a unit. */
const HALF_POSTCODE = /^[A-Z]{1,2}\d[A-Z\d]?$/;
const SURE_HALF_POSTCODE = /^[A-Z]{2}\d[A-Z\d]?$/;

interface OtherCells {
  city: string;
  state: string;
  postalCode: string;
  countryCell: string;
  /** ISO alpha-2 code of the row's country or the import's. */
  code: string | undefined;
}

/** Tells whether a column "address" is the street alone: a further line follows it, and the city has a column that it does not name. */
function isFirstOfLines(row: RowCells, address: string, city: string): boolean {
  if (address === "" || city === "" || row.isChosen("fullAddress") || row.lines("streetMore").length === 0)
    return false;
  return !OF_WHOLE_ADDRESS.test(address) && !namesCity(address, city, stateCell(row));
}

/** Matches what a street alone hardly has: a comma, a postcode, or a script that writes addresses without spaces. The city may have another name. */
const OF_WHOLE_ADDRESS =
  /[,，、\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]|\s\d{4,6}(?:\s|$)/u;

/** Matches what follows the city of an address: nothing, a comma, a number, or the code of a state. A street goes on: "Boulevard South". */
const AFTER_CITY = /^(?:$|\s?[,;\d]|\s\p{L}{2,3}(?:$|[\s,.]))/u;

function namesCity(address: string, city: string, state: string): boolean {
  if (!computePlaceKey(address).includes(computePlaceKey(city))) return false;
  const at = address.toLowerCase().lastIndexOf(city.toLowerCase());
  const after = at < 0 ? "" : address.slice(at + city.length);
  // "25 Dallas Ave" goes on as a street; "Kennett Square" has such a word itself, and "Regina SK" the code of the row's state.
  return AFTER_CITY.test(after) && (!endsWithStreet(`a${after}`) || (state !== "" && after.trim() === state));
}

/** Tells whether a line is the row's city with a state or postcode: "Dallas TX 75201". */
function isPlaceAlone(line: string, { city, postalCode }: Pick<OtherCells, "city" | "postalCode">): boolean {
  const rest = ` ${line} `.replace(` ${postalCode} `, " ").trim();
  const cityKey = computePlaceKey(city);
  const restKey = computePlaceKey(rest);
  return cityKey !== "" && restKey.startsWith(cityKey) && /^[a-z]{0,3}$/.test(restKey.slice(cityKey.length).trim());
}

/** Adds further lines of an address to its street, but no phone number, half postcode or text of another column: "PR1" beside "PR1 2HE". */
function withMoreLines(row: RowCells, street: string, { code, ...cells }: OtherCells): string {
  const furtherLines = street === "" ? [] : row.lines("streetMore");
  if (furtherLines.length === 0) return street;
  const others = Object.values(cells);
  const otherKeys = new Set(
    [street, ...others, ...others.map((other) => other.split(" ")[0] ?? "")].map(computePlaceKey),
  );
  const half = code === "GB" ? HALF_POSTCODE : code === undefined ? SURE_HALF_POSTCODE : undefined;
  const isHalfPostcode = (line: string) => cells.postalCode === "" && half?.test(line) === true;
  const isRepeated = (line: string) =>
    otherKeys.has(computePlaceKey(line)) ||
    isPlaceAlone(line, cells) ||
    street.toLowerCase().endsWith(` ${line.toLowerCase()}`);
  const lines = furtherLines.filter((line) => !isRepeated(line) && !PHONE.test(line) && !isHalfPostcode(line));
  return [street, ...new Set(lines)].join(", ");
}

/** Adds the house number of its own column to the street, on the side where the country writes it. */
function withHouseNumber(row: RowCells, address: string, country: string): string {
  const number = row.line("houseNumber").replace(/\.0$/, "");
  const street = row.addressLine("street");
  const isOfStreet = street !== "" && (address === street || address.startsWith(`${street}, `));
  if (!/^\d[\p{L}\p{No}\d\s/.,;&#()-]{0,14}$/u.test(number) || !isOfStreet) return address;
  const words = street.toLowerCase().split(/[\s,]+/);
  if (words.includes(number.toLowerCase())) return address;
  const code = countryCode(country);
  const isFirst = code === undefined ? ENGLISH_STREET.test(street) : NUMBER_BEFORE_STREET.has(code);
  return (isFirst ? `${number} ${street}` : `${street} ${number}`) + address.slice(street.length);
}

/** A county of the United States is no state, and of an unknown country it may be none. */
function countyAsState(row: RowCells, country: string): string {
  return country === "" || country === "United States" ? "" : row.line("county");
}

type PlaceEvidence = Omit<CountryEvidence, "timeZone"> & { postalCode: string; city: string; state: string };

function provenCountry(row: RowCells, place: PlaceEvidence): string {
  // An address that ends with "Georgia" is in the state if the area code is.
  return (
    countryOfAreaCode(place) ||
    countryOfEvidence({ ...place, timeZone: row.line("timeZone") }) ||
    countryOfCityCell(place.city)
  );
}

/** Infers the country from a cell such as "Portland, ME". */
function countryOfCityCell(cell: string): string {
  const [, city = "", state = ""] = /^([^,]{2,40}), ?([A-Z]{2})$/.exec(cell) ?? [];
  return state === "" ? "" : nameOfCountry(byStateCode(state, city));
}
