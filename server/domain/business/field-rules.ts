import type { Attributes, BusinessDraft, OpeningHours, OtherHours, SpecialDay } from "#contract/business";
import { WEEKDAYS } from "../opening-hours/opening-hours.ts";
import { readSpecialDays } from "../opening-hours/special-days-parse.ts";
import { fittingOwnValues } from "../own-fields/fitting-own-values.ts";
import { FIELD_NAMES, type FieldName, fieldOf } from "./business-fields.ts";
import { readEmail } from "./facts/email.ts";
import { linkProblem } from "./facts/linked-addresses.ts";
import { MAX_PRICE_CHARS } from "./facts/price.ts";
import { isDistribution } from "./facts/rating-distribution.ts";
import { knownSocialLinks } from "./facts/social-links.ts";
import { cutName, cutText, MAX_JSON_CHARS } from "./field-limits.ts";
import { isOwnPhoto } from "./own-photos/own-photo.ts";
import { isPublicAddress, isSitePath } from "./web-addresses/web-address.ts";

/** Fields that identify a business for ever, and are not corrected. */
const IDENTITY: ReadonlySet<FieldName> = new Set(["placeId", "slug", "createdAt"]);

/** Returns the address if it may be published, else null. */
export function publicLink(address: string | null): string | null {
  return address === null || isPublicAddress(address) ? address : null;
}

/** Returns the URL if it is a path of this site or a public address, otherwise null. */
export function publicCanonical(url: string | null): string | null {
  return url === null || isSitePath(url) ? url : publicLink(url);
}

/** Tells whether an address is public, or that of an uploaded photo. */
function isShownPhoto(address: string): boolean {
  return isPublicAddress(address) || isOwnPhoto(address);
}

/** Returns the same list if all of its addresses may be published. */
export function publicPhotos(photos: readonly string[]): string[] {
  return (photos.every(isShownPhoto) ? photos : photos.filter(isShownPhoto)) as string[];
}

type Rules = { [Name in FieldName]?: (value: BusinessDraft[Name]) => BusinessDraft[Name] };

const RULES: Rules = {
  name: cutName,
  website: publicLink,
  locationLink: publicLink,
  canonicalUrl: publicCanonical,
  photos: (photos) => fittingItems(publicPhotos(photos.filter(isText))),
  subtypes: (names) => fittingItems(names.filter(isText)),
  attributes: fittingAttributes,
  openingHours: fittingHours,
  rating: (rating) => (rating >= 0 && rating <= 5 ? rating : 0),
  reviewCount: (count) => (count >= 0 && Number.isSafeInteger(count) ? count : 0),
  latitude: (degrees) => degreesWithin(degrees, 90),
  longitude: (degrees) => degreesWithin(degrees, 180),
  priceRange: (price) => (price === null || price.length <= MAX_PRICE_CHARS ? price : null),
  priceLevel: (level) => (level !== null && [1, 2, 3, 4].includes(level) ? level : null),
  bookingLink: shortLink,
  reservationLink: shortLink,
  orderLink: shortLink,
  menuLink: shortLink,
  logo: shortLink,
  otherHours: fittingOtherHours,
  specialDays: fittingDays,
  ratingDistribution: (counts) => (isDistribution(counts) ? counts : []),
  serviceAreas: (names) => fittingItems(names.filter(isText)),
  email: (email) => (email === null ? null : (readEmail(email) ?? null)),
  socialLinks: knownSocialLinks,
  ownValues: fittingOwnValues,
};

/** Tells whether a field has a rule besides the length of texts. */
export function hasRule(name: FieldName): boolean {
  return RULES[name] !== undefined;
}

/**
 * Applies the rules of imports to a stored business, since they also apply to restored businesses and to undone changes: texts are cut;
 * addresses that may not be published and values that no import stores are left out. Returns the same object when nothing changes.
 */
export function correctFields<Stored extends BusinessDraft>(business: Stored): Stored {
  let correctedRecord = business;
  for (const name of FIELD_NAMES) {
    if (IDENTITY.has(name)) continue;
    const value = correctedValue(name, business[name]);
    if (value === business[name]) continue;
    if (correctedRecord === business) correctedRecord = { ...business };
    Object.assign(correctedRecord, { [name]: value });
  }
  return correctedRecord;
}

/** Corrects the value of a field by its rule; returns the same value when nothing changes. Lists and objects must have the field's type. */
export function correctedValue(name: FieldName, value: unknown): unknown {
  const rule = RULES[name] as ((value: unknown) => unknown) | undefined;
  const shortValue = fieldOf(name).type === "text" && isText(value) ? cutText(value) : value;
  const validValue = rule === undefined ? shortValue : rule(shortValue);
  return validValue === value || JSON.stringify(validValue) === JSON.stringify(value) ? value : validValue;
}

const isText = (value: unknown): value is string => typeof value === "string";

/** Returns the first items that fit. */
function fittingItems(items: string[]): string[] {
  let length = 0;
  return items.map(cutText).filter((item) => {
    length += item.length;
    return length <= MAX_JSON_CHARS;
  });
}

function fittingAttributes(attributes: Attributes): Attributes {
  const isValue = (value: unknown) => typeof value === "boolean" || isText(value);
  const isGroup = (group: unknown) =>
    typeof group === "object" && group !== null && Object.values(group).every(isValue);
  const isWithinLimits =
    Object.values(attributes).every(isGroup) && JSON.stringify(attributes).length <= MAX_JSON_CHARS;
  return isWithinLimits ? attributes : {};
}

function fittingHours(hours: OpeningHours | null): OpeningHours | null {
  if (hours === null) return null;
  const isDay = ([day, text]: [string, unknown]) =>
    (WEEKDAYS as readonly string[]).includes(day) && isText(text) && cutText(text) === text;
  if (Object.entries(hours).every(isDay)) return hours;
  const days = WEEKDAYS.filter((day) => isText(hours[day])).map((day) => [day, cutText(hours[day] ?? "")]);
  return days.length === 0 ? null : Object.fromEntries(days);
}

function degreesWithin(degrees: number | null, max: number): number | null {
  return degrees === null || Math.abs(degrees) <= max ? degrees : null;
}

function shortLink(address: string | null): string | null {
  return address === null || linkProblem(address) === undefined ? address : null;
}

function fittingOtherHours(kinds: OtherHours): OtherHours {
  const weeks = Object.entries(kinds).flatMap(([kind, week]): [string, OpeningHours][] => {
    const isWeek = typeof week === "object" && week !== null && !Array.isArray(week);
    const fitting = isWeek && kind === cutName(kind) ? fittingHours(week) : null;
    return fitting === null || Object.keys(fitting).length === 0 ? [] : [[kind, fitting]];
  });
  return weeks.length === Object.keys(kinds).length && JSON.stringify(kinds).length <= MAX_JSON_CHARS
    ? kinds
    : Object.fromEntries(weeks);
}

function fittingDays(days: SpecialDay[]): SpecialDay[] {
  return readSpecialDays(days).days;
}
