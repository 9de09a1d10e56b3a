import type { BusinessDraft, BusinessStatus } from "#contract/business";
import { parseAddress } from "../address/address.ts";
import { countryName } from "../address/country.ts";
import { formatAttributes, parseAbout } from "../business/attributes.ts";
import { BLANK_DRAFT } from "../business/business-fields.ts";
import { type BusinessWithKeys, businessKeys } from "../business/business-keys.ts";
import { phoneToE164 } from "../business/phone.ts";
import { parsePhotos } from "../business/photos.ts";
import { cleanWebsite } from "../business/website.ts";
import { parseMapLink } from "../geography/parse-map-link.ts";
import { timeZoneOf } from "../geography/time-zone.ts";
import { parseWorkingHours } from "../opening-hours/opening-hours-parse.ts";
import { slugify } from "../text/slug.ts";
import { type HeaderMatch, matchHeader } from "./business-columns.ts";
import { type CellProblem, RowCells } from "./row-cells.ts";

export { type CellProblem, type HeaderMatch, matchHeader };

/** Either a business, perhaps with values that were left out of it, or the reasons why the row cannot be used. */
export type ParsedRow =
  | { business: BusinessWithKeys; warnings: CellProblem[] }
  | { problems: CellProblem[]; warnings?: undefined };

export interface RowOptions {
  /** For rows that say nothing of their country: a name or ISO code, "" for none. */
  country: string;
}

const LONGEST_NAME = 300;
const LONGEST_CELL = 32_767;

/** A spreadsheet row as a business, by the rules of docs/importing.md. Never throws, whatever the cells hold. */
export function readBusinessRow(cells: readonly string[], header: HeaderMatch, options: RowOptions): ParsedRow {
  const row = new RowCells(cells, header);
  // a row that somebody added to an export of ours has no such time, and is read like any other
  const draft = readDraft(row, header.ownExport && row.line("createdAt") !== "", options);
  if (row.problems.length > 0) return { problems: row.problems };
  return { business: { ...draft, ...businessKeys(draft) }, warnings: row.warnings };
}

function readDraft(row: RowCells, ownExport: boolean, options: RowOptions): BusinessDraft {
  const category = row.line("category") || row.line("type") || BLANK_DRAFT.category;
  const { fullAddress, address, city, state, zipCode, country } = ownExport
    ? settledPlace(row)
    : readPlace(row, options);
  const { latitude, longitude } = readPoint(row, ownExport);
  const phone = row.line("phone").replace(/^(\d+)\.0$/, "$1");
  const { attributes, description } = readDescription(row, ownExport);
  return {
    placeId: readPlaceId(row),
    name: readName(row),
    category,
    attributes,
    description,
    fullAddress,
    address,
    city,
    state,
    zipCode,
    country,
    phone: phone || null,
    phoneE164: phone === "" ? null : phoneToE164(phone, country),
    website: ownExport ? row.link("website") : row.link("website", cleanWebsite),
    rating: readRating(row),
    reviewCount: readReviews(row),
    photos: readPhotos(row),
    openingHours: readHours(row),
    timeZone: timeZoneOf({ timeZone: row.line("timeZone"), latitude, longitude, state, country }),
    subtypes: readSubtypes(row, category, ownExport),
    businessStatus: readStatus(row),
    isVerified: /^(?:true|1|1\.0|yes|y|verified)$/i.test(row.line("verified")),
    latitude,
    longitude,
    locationLink: row.link("locationLink"),
    slug: readSlug(row),
    seoTitle: row.line("seoTitle") || null,
    seoDescription: row.line("seoDescription") || null,
    canonicalUrl: readCanonical(row),
    uniqueContent: row.text("uniqueContent") || null,
    createdAt: readCreatedAt(row),
  };
}

function readName(row: RowCells): string {
  const name = row.line("name");
  if (name === "") row.reject("name", "is missing");
  else if (name.length > LONGEST_NAME && [...name].length > LONGEST_NAME) {
    row.reject("name", `is longer than ${LONGEST_NAME} characters`);
  }
  return name;
}

function readPlaceId(row: RowCells): string {
  const placeId = (row.line("placeId") || row.line("googleId")).replace(/^(\d+)\.0$/, "$1");
  if (placeId === "") row.reject("placeId", "is missing");
  else if (placeId.length > LONGEST_NAME) row.reject("placeId", `is longer than ${LONGEST_NAME} characters`);
  return placeId;
}

type Place = Pick<BusinessDraft, "fullAddress" | "address" | "city" | "state" | "zipCode" | "country">;

function settledPlace(row: RowCells): Place {
  return {
    fullAddress: row.line("fullAddress"),
    address: row.line("street"),
    city: row.line("city"),
    state: row.line("state"),
    zipCode: row.line("postalCode"),
    country: row.line("country"),
  };
}

/** Country: what the column says, else its code, else the address's end, else what the import was told. */
function readPlace(row: RowCells, options: RowOptions): Place {
  const fullAddress = row.line("fullAddress") || row.line("address");
  const countryCell = row.line("country");
  const country = countryName(countryCell) || countryName(row.line("countryCode"));
  const input = {
    fullAddress,
    postalCode: row.line("postalCode"),
    country,
    street: row.line("street"),
    city: row.line("city"),
    state: row.line("state") || row.line("usState") || row.line("stateCode"),
  };
  let parsed = parseAddress(input);
  if (parsed.country === "" && options.country !== "") {
    parsed = parseAddress({ ...input, country: countryName(options.country) || options.country });
  }
  return {
    fullAddress,
    address: parsed.address,
    city: parsed.city || row.line("borough"),
    state: parsed.state || row.line("county"),
    zipCode: parsed.zipCode,
    country: parsed.country || countryCell,
  };
}

function readRating(row: RowCells): number {
  const rating = row.number("rating") ?? 0;
  if (!(rating >= 0 && rating <= 5)) row.reject("rating", "is not a number from 0 to 5");
  return rating + 0;
}

function readReviews(row: RowCells): number {
  const text = row.line("reviews");
  const reviews = /^\d{1,3}(,\d{3})+$/.test(text) ? Number(text.replaceAll(",", "")) : (row.number("reviews") ?? 0);
  if (!(reviews >= 0 && reviews <= Number.MAX_SAFE_INTEGER)) row.reject("reviews", "is not a number of 0 or more");
  return Math.round(reviews) + 0;
}

function readPhotos(row: RowCells): string[] {
  const text = row.text("photo");
  if (text === "") return [];
  const { photos, unusable } = parsePhotos(text);
  if (unusable !== "") row.warn("photo", "is not a web address (http or https)");
  return photos;
}

function readHours(row: RowCells): BusinessDraft["openingHours"] {
  const text = row.text("hours") || row.text("hoursOldFormat") || row.text("hoursCsv");
  if (text === "") return null;
  const { hours, unreadable } = parseWorkingHours(text);
  if (unreadable !== "")
    row.warn("hours", `cannot be read as opening hours: ${unreadable.slice(0, 200).toWellFormed()}`);
  return hours;
}

/** `about` is attributes or a text, and so is `description`; each is told by what it holds, the description's text first. */
function readDescription(row: RowCells, ownExport: boolean): Pick<BusinessDraft, "attributes" | "description"> {
  const text = row.text("description");
  const aboutText = row.text("about");
  const about = parseAbout(aboutText);
  const description = ownExport ? { attributes: {}, description: text, broken: false } : parseAbout(text);
  if (about.broken) row.warn("about", "cannot be read: broken JSON");
  if (description.broken) row.warn("description", "cannot be read: broken JSON");
  const attributes = text === "" ? about.attributes : { ...description.attributes, ...about.attributes };
  const short = text.length + aboutText.length < LONGEST_CELL / 4;
  const fit = short || formatAttributes(attributes).length <= LONGEST_CELL;
  if (!fit) row.warn("about", "holds more attributes than a cell can");
  return { attributes: fit ? attributes : {}, description: description.description || about.description };
}

/** All categories but the main one, each once. Exports repeat the main one here, and `type` may name another. */
function readSubtypes(row: RowCells, category: string, ownExport: boolean): string[] {
  const text = row.line("subtypes");
  const type = ownExport ? "" : row.line("type");
  if (text === "" && type === "") return [];
  const names = [type, ...text.split(",")];
  const own = category.toLowerCase();
  return [...new Set(names.map((name) => name.trim()))].filter((name) => name !== "" && name.toLowerCase() !== own);
}

function readStatus(row: RowCells): BusinessStatus {
  const text = row.line("status").toUpperCase();
  if (/CLOSED[_ ]PERMANENTLY|PERMANENTLY[_ ]CLOSED/.test(text)) return "CLOSED_PERMANENTLY";
  if (/CLOSED[_ ]TEMPORARILY|TEMPORARILY[_ ]CLOSED/.test(text)) return "CLOSED_TEMPORARILY";
  if (text !== "" && text !== "OPERATIONAL") row.warn("status", "is not a status that is known; taken as OPERATIONAL");
  return "OPERATIONAL";
}

type Point = Pick<BusinessDraft, "latitude" | "longitude">;

function readPoint(row: RowCells, ownExport: boolean): Point {
  const latitude = row.number("latitude");
  const longitude = row.number("longitude");
  const unknown = { latitude: null, longitude: null };
  if (latitude === undefined || longitude === undefined) {
    return (ownExport ? undefined : parseMapLink(row.line("locationLink"))) ?? unknown;
  }
  const latitudeFits = Math.abs(latitude) <= 90;
  const longitudeFits = Math.abs(longitude) <= 180;
  if (!latitudeFits) row.warn("latitude", "is not a number from -90 to 90");
  if (!longitudeFits) row.warn("longitude", "is not a number from -180 to 180");
  return latitudeFits && longitudeFits ? { latitude: latitude + 0, longitude: longitude + 0 } : unknown;
}

/** A slug of our own is kept to the letter, whatever its length. */
function readSlug(row: RowCells): string | null {
  const text = row.line("slug");
  return /^[a-z0-9]+(-[a-z0-9]+)*$/.test(text) && text.length <= LONGEST_NAME ? text : slugify(text) || null;
}

function readCanonical(row: RowCells): string | null {
  const text = row.line("canonicalUrl");
  return /^\/[^\s/"'<>][^\s"'<>]*$/.test(text) ? text : row.link("canonicalUrl");
}

function readCreatedAt(row: RowCells): string | null {
  const text = row.line("createdAt");
  const isMoment = /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d+)?)?Z$/.test(text) && !Number.isNaN(Date.parse(text));
  return isMoment ? text : null;
}
