import type { ContentKind } from "#contract/import-columns";
import { listedKind, shareOf } from "./known-lists.ts";
import { hostOf, isEmail, isMapLink, isPhotoLink, isWebAddress } from "./link-shapes.ts";
import { arePhones, countOf, degreesOf, hasPhoneForm, isPoint, ratingOf } from "./number-shapes.ts";
import { areHours, hasHoursForm, hasNameForm, hasPostcodeDigits, isAddress, isMarkedPostcode } from "./text-shapes.ts";

/** Contents that the values of one column prove alone. The last ones need other columns beside them. */
export type ColumnContents = ContentKind | "degrees" | "number" | "text" | undefined;

/** Share of the values that must have the form of a kind. The owner of a list also writes "by appointment" or "n/a". */
const MOST = 0.8;
const MANY = 0.6;
const HALF = 0.5;
const SOME = 0.4;
const DISTINCT_NAMES = 0.7;
const MIN_VALUES = 2;

export interface ContentsOptions {
  /** English short name of the country of most rows, or "". */
  country: string;
  /** Tells whether no other column is known as this kind. Tests that cost much are left out for the others. */
  isOpen: (kind: ContentKind) => boolean;
}

/** Returns what the cleaned values of a column, without blank ones, are. */
export function columnContents(values: readonly string[], { country, isOpen }: ContentsOptions): ColumnContents {
  if (values.length < MIN_VALUES) return undefined;
  const most = (test: (text: string) => boolean, needed = MOST) => shareOf(values, test) >= needed;
  if (most(isEmail)) return "email";
  const link = linkKind(values);
  if (link !== undefined) return link;
  if (most(isPoint)) return "coordinates";
  if (most((text) => !Number.isNaN(degreesOf(text)))) return "degrees";
  const phones = values.filter(hasPhoneForm);
  if (phones.length >= MOST * values.length && (!isOpen("phone") || arePhones(phones, country))) return "phone";
  if (areRatings(values)) return "rating";
  if (most(isMarkedPostcode) || arePostcodes(values)) return "postcode";
  if (most((text) => !Number.isNaN(countOf(text)))) return "number";
  if (isOpen("hours") && most(hasHoursForm, MANY) && most(areHours, SOME)) return "hours";
  // Lists prove that a column is no name, too.
  const listed = listedKind(values, country, (kind) => isOpen(kind) || isOpen("name"));
  return listed ?? (most(isAddress, MANY) ? "address" : most(hasNameForm) ? "text" : undefined);
}

/** Links of one site are profiles or search results, and no websites of the businesses. */
function linkKind(values: readonly string[]): "website" | "map-link" | "photo-link" | undefined {
  if (shareOf(values, isMapLink) >= MOST) return "map-link";
  if (shareOf(values, isPhotoLink) >= MOST) return "photo-link";
  const addresses = values.filter(isWebAddress);
  if (addresses.length / values.length < MOST) return undefined;
  return new Set(addresses.map(hostOf)).size / addresses.length >= HALF ? "website" : undefined;
}

/** Ratings are mostly broken numbers above the middle; prices and distances are not. */
function areRatings(values: readonly string[]): boolean {
  const ratings = values.map(ratingOf).filter((rating) => rating <= 5);
  if (ratings.length / values.length < MOST || ratings.length < MIN_VALUES) return false;
  const brokenCount = ratings.filter((rating) => !Number.isInteger(rating)).length;
  const median = ratings.toSorted((a, b) => a - b)[Math.floor(ratings.length / 2)] ?? 0;
  return brokenCount / ratings.length >= 0.4 && median >= 3;
}

/** Postcodes have one length, apart from lost zeros, and repeat; numbers in a row, years and round numbers are none. */
function arePostcodes(values: readonly string[]): boolean {
  const codes = values.filter(hasPostcodeDigits);
  if (codes.length / values.length < MOST) return false;
  const length = Math.max(...codes.map((code) => code.length));
  if (length < 4 || codes.filter((code) => code.length >= length - 1).length / codes.length < MOST) return false;
  if (codes.some((code) => code.startsWith("0"))) return true;
  const numbers = codes.map(Number);
  const isSequence = numbers.every((number, at) => at === 0 || number > (numbers[at - 1] as number));
  const areYears = numbers.every((number) => number >= 1800 && number <= 2100);
  const areRound = numbers.filter((number) => number % 50 === 0).length / numbers.length > HALF;
  return !isSequence && !areYears && !areRound && new Set(codes).size / codes.length < 0.9;
}

/** Tells whether whole numbers are spread as those of reviews: no numbers in a row, no years, few large ones. */
export function areReviewCounts(values: readonly string[]): boolean {
  const counts = values.map(countOf).filter((count) => !Number.isNaN(count));
  const sorted = counts.toSorted((a, b) => a - b);
  const median = sorted[Math.floor(sorted.length / 2)] ?? 0;
  const largest = sorted.at(-1) ?? 0;
  const isSequence = counts.every((count, at) => at === 0 || count > (counts[at - 1] as number));
  const areYears = counts.every((count) => count >= 1800 && count <= 2100);
  return largest >= 10 && largest >= 1.5 * median && !areYears && (!isSequence || counts.length < 4);
}

/** Tells whether most of the texts are different ones, as names are. */
export function areDistinct(values: readonly string[]): boolean {
  const texts = values.map((text) => text.toLowerCase());
  return new Set(texts).size / texts.length >= DISTINCT_NAMES;
}
