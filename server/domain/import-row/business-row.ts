import type { Attributes, BusinessDraft } from "#contract/business";
import type { IdentitySource } from "#contract/import-columns";
import type { DecodedTexts } from "#contract/import-report";
import { hasTooManyAttributes, MAX_PER_BUSINESS } from "../attributes/attribute-identity.ts";
import { formatAttributes, parseAbout } from "../business/attributes.ts";
import { addKeys, addPreviewKeys, type BusinessWithKeys } from "../business/business-keys.ts";
import { isNameTooLong, MAX_NAME_CHARS, MAX_TEXT_CHARS } from "../business/field-limits.ts";
import { phoneToE164 } from "../business/phones/phone.ts";
import { parsePhotos } from "../business/photos.ts";
import { isSitePath } from "../business/web-addresses/web-address.ts";
import { timeZoneOf } from "../geography/time-zone.ts";
import { readOwnColumns } from "../own-fields/read-own-columns.ts";
import { cleanLine, cleanText } from "../text/clean-text.ts";
import { plainMarkup } from "../text/escaping/plain-markup.ts";
import { slugify } from "../text/slug.ts";
import { type HeaderMatch, matchHeader } from "./columns/match-header.ts";
import { areNoBusiness } from "./no-business.ts";
import { rowCategories } from "./row-category.ts";
import { type CellProblem, RowCells } from "./row-cells.ts";
import { readFacts } from "./row-facts.ts";
import { readHours } from "./row-hours.ts";
import { rowIdentity } from "./row-identity.ts";
import { readPlace, settledPlace } from "./row-place.ts";
import { placedPoint, readLinks, readPoint, readStatus, readVerified } from "./row-values.ts";
import { readRating, readReviews } from "./values/row-numbers.ts";
import { readPhone } from "./values/row-phone.ts";

export { type CellProblem, type HeaderMatch, matchHeader };

/**
 * Either a business, perhaps without some unusable values, or the reasons why the row cannot be used. `identity` replaces a missing
 * place_id. `decoded` are texts that had been read in another encoding.
 */
export type ParsedRow =
  | {
      business: BusinessWithKeys;
      warnings: CellProblem[];
      /** Warnings, of those above, for cells that say that nothing is known; absent without any. */
      unknowns?: readonly CellProblem[] | undefined;
      decoded?: DecodedTexts | undefined;
      identity?: IdentitySource | undefined;
    }
  | { problems: CellProblem[]; warnings?: undefined };

export interface RowOptions {
  /** Country of rows without evidence of theirs: a name or ISO code, "" for none. */
  country: string;
  /** Encoding in which the whole file was read by mistake, by `misreadEncoding`. */
  fileEncoding?: string | undefined;
  /** The business is compared and never stored, so it needs no keys. */
  isPreview?: boolean | undefined;
}

/** Reads a spreadsheet row as a business, by the rules of docs/importing.md. Never throws, whatever the cells hold. */
export function readBusinessRow(cells: readonly string[], header: HeaderMatch, options: RowOptions): ParsedRow {
  const row = new RowCells(cells, header, options.fileEncoding);
  const ownExport = row.isOwnExport;
  const { placeId, source } = ownExport ? { placeId: row.line("placeId") } : rowIdentity(row);
  const draft = readDraft(row, placeId, ownExport, options);
  if (row.problems.length > 0) return { problems: row.problems };
  const business = options.isPreview ? addPreviewKeys(draft) : addKeys(draft);
  const { warnings, decoded } = row;
  const unknowns = row.unknowns.length > 0 ? row.unknowns : undefined;
  return { business, warnings, unknowns, decoded, identity: source };
}

/** The result is one literal without spreads: an object of so many fields that is filled by them is several times slower. */
function readDraft(row: RowCells, placeId: string, ownExport: boolean, options: RowOptions): BusinessDraft {
  const categories = rowCategories(row, ownExport);
  if (!ownExport && areNoBusiness([categories.category, ...categories.subtypes])) {
    row.reject("category", "says that this is a town, street, postcode or other area, and not a business");
  }
  const point = readPoint(row, ownExport);
  const phone = readPhone(row);
  const place = ownExport ? settledPlace(row) : readPlace(row, { ...point, phone }, options.country);
  const { fullAddress, address, city, state, zipCode, country } = place;
  const { latitude, longitude } = ownExport ? point : placedPoint(row, point, place);
  const { attributes, description } = readDescription(row, ownExport);
  const reviewCount = readReviews(row);
  const checkedId = checkedPlaceId(row, placeId);
  const name = readName(row);
  const { website, locationLink } = readLinks(row, ownExport);
  const facts = readFacts(row, reviewCount, ownExport);
  return {
    placeId: checkedId,
    name,
    category: categories.category,
    subtypes: categories.subtypes,
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
    website,
    locationLink,
    rating: readRating(row),
    reviewCount,
    photos: readPhotos(row),
    openingHours: readHours(row),
    timeZone: timeZoneOf({ timeZone: row.line("timeZone"), latitude, longitude, state, country }),
    businessStatus: readStatus(row),
    isVerified: readVerified(row),
    latitude,
    longitude,
    slug: readSlug(row),
    seoTitle: row.line("seoTitle") || null,
    seoDescription: row.line("seoDescription") || null,
    canonicalUrl: readCanonical(row),
    uniqueContent: row.text("uniqueContent") || null,
    createdAt: readCreatedAt(row),
    priceRange: facts.priceRange,
    priceLevel: facts.priceLevel,
    bookingLink: facts.bookingLink,
    reservationLink: facts.reservationLink,
    orderLink: facts.orderLink,
    menuLink: facts.menuLink,
    otherHours: facts.otherHours,
    specialDays: facts.specialDays,
    ratingDistribution: facts.ratingDistribution,
    isServiceArea: facts.isServiceArea,
    serviceAreas: facts.serviceAreas,
    logo: facts.logo,
    chain: facts.chain,
    locatedIn: facts.locatedIn,
    email: facts.email,
    socialLinks: facts.socialLinks,
    ownValues: readOwnColumns(row),
  };
}

/** Matches a character that is neither blank nor invisible, such as a lone joiner. */
const VISIBLE = /[^\s\p{C}\p{M}\p{Z}]/u;

function readName(row: RowCells): string {
  const line = row.line("name");
  const name = row.isOwnExport ? line : cleanLine(plainMarkup(line));
  if (!VISIBLE.test(name)) row.reject("name", "is missing");
  else if (isNameTooLong(name)) row.reject("name", `is longer than ${MAX_NAME_CHARS} characters`);
  return name;
}

/** Without a name a row has no key of its name either, so only the missing name is reported. */
function checkedPlaceId(row: RowCells, placeId: string): string {
  if (placeId.length > MAX_NAME_CHARS) row.reject("placeId", `is longer than ${MAX_NAME_CHARS} characters`);
  else if (placeId === "" && VISIBLE.test(row.line("name"))) {
    row.rejectRow("does not say enough to identify a business; add an address, phone or website");
  }
  return placeId;
}

function readPhotos(row: RowCells): string[] {
  const text = row.text("photo");
  if (text === "") return [];
  const { photos, problem } = parsePhotos(text);
  if (problem !== undefined) row.warn("photo", problem);
  return photos;
}

/** Length above which a text may have more attributes than filters allow. */
const LONG_ABOUT_CHARS = 1_000;

/** `about` and `description` may each hold attributes or text; their content decides, and the description's text comes first. */
function readDescription(row: RowCells, ownExport: boolean): Pick<BusinessDraft, "attributes" | "description"> {
  const cellText = row.text("description");
  const text = ownExport || /^[[{]/.test(cellText) ? cellText : cleanText(plainMarkup(cellText));
  const aboutText = row.repeatedText("about");
  const about = parseAbout(aboutText);
  const description = ownExport ? { attributes: {}, description: text, broken: false } : parseAbout(text);
  if (about.broken) row.warn("about", "cannot be read: broken JSON");
  if (description.broken) row.warn("description", "cannot be read: broken JSON");
  const attributes = withFirst(description.attributes, about.attributes);
  const short = text.length + aboutText.length < MAX_TEXT_CHARS / 4;
  const fit = short || formatAttributes(attributes).length <= MAX_TEXT_CHARS;
  if (!fit) row.warn("about", "holds more attributes than a cell can");
  else if (text.length + aboutText.length > LONG_ABOUT_CHARS && hasTooManyAttributes(attributes))
    row.warn("about", `has more than ${MAX_PER_BUSINESS} attributes; those after them are shown, but are no filters`);
  return { attributes: fit ? attributes : {}, description: description.description || about.description };
}

/** Rows with the same attributes share one object, unless their descriptions have attributes too. */
function withFirst(first: Attributes, attributes: Attributes): Attributes {
  for (const _ in first) return { ...first, ...attributes };
  return attributes;
}

/** A slug of our own is kept unchanged, at any length. */
function readSlug(row: RowCells): string | null {
  const text = row.line("slug");
  return /^[a-z0-9]+(-[a-z0-9]+)*$/.test(text) && text.length <= MAX_NAME_CHARS ? text : slugify(text) || null;
}

function readCanonical(row: RowCells): string | null {
  const text = row.line("canonicalUrl");
  return isSitePath(text) ? text : row.link("canonicalUrl");
}

function readCreatedAt(row: RowCells): string | null {
  const text = row.line("createdAt");
  const isMoment = /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d+)?)?Z$/.test(text) && !Number.isNaN(Date.parse(text));
  return isMoment ? text : null;
}
