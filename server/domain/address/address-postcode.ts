import { countriesOfCity, knownCity } from "../cities/gazetteer.ts";
import { isStreet } from "../cities/street-name.ts";
import { ANY_POSTCODE, POSTCODE_FORMATS, type PostcodeFormat } from "./address-formats-data.ts";
import { regionName, regionOfPostcode, splitTrailingRegion } from "./address-regions.ts";
import { hasPostcodeShape } from "./postcode-shape.ts";

/** A postcode in one part of an address, with the text around it. */
export interface PostcodeMatch {
  index: number;
  postcode: string;
  before: string;
  after: string;
}

interface Matcher {
  atStart: RegExp;
  atEnd: RegExp;
}

const matchers = new Map<string, Matcher>();
/** Longest text that is searched for a code and its state. */
const MAX_CHARS = 80;

/** Countries where a number at the start of a part is a house number, never a postcode. */
export const HOUSE_NUMBER_FIRST: ReadonlySet<string> = new Set([
  "US",
  "CA",
  "AU",
  "NZ",
  "GB",
  "IE",
  "IN",
  "PR",
  "SG",
  "GG",
  "JE",
  "IM",
]);

/** Countries where the postcode ends an address, and nothing but a region may follow it. */
const POSTCODE_LAST: ReadonlySet<string> = new Set(["AU", "NZ", "ZA"]);
const MAX_PARTS_BEHIND = 2;
const NUMBERED = /(?:^|\s)(?:shop|lot|erf|plot|stand|portion|farm|unit|suite|office|level|kiosk|box|bag|no\.?)$/i;

/**
 * Drops the text after the postcode if it is neither a region nor a city, such as a health district: "Dunedin, 9018, Southern". In a line
 * that runs on ("5 Kirk Road Templeton 8042, Canterbury") the region goes before the postcode.
 */
export function withoutTail(code: string, parts: string[]): string[] {
  if (!POSTCODE_LAST.has(code)) return parts;
  for (let behind = 1; behind <= MAX_PARTS_BEHIND && behind < parts.length; behind++) {
    const tail = parts.slice(-behind);
    if (tail.some((each) => /\d/.test(each))) return parts;
    const part = parts.at(-behind - 1) as string;
    const before = part.slice(0, Math.max(0, part.lastIndexOf(" ")));
    const postcode = part.slice(part.lastIndexOf(" ") + 1);
    if (!hasPostcodeShape(code, postcode)) continue;
    // The number of a shop or a box has the shape of a postcode, and a town follows it.
    if (NUMBERED.test(before)) return parts;
    const region = tail.join(", ");
    const isApart = before === "" || knownCity(code, before) !== undefined;
    const isRegion = regionName(code, region) !== "";
    if (isRegion && isApart) return parts;
    const isCity = knownCity(code, region) !== undefined;
    if (isRegion && !isCity) return [...parts.slice(0, -behind - 1), before, `${region} ${postcode}`];
    const earlier = before === "" ? parts.slice(0, -behind - 1) : [before];
    const town = earlier.at(-1) ?? "";
    const isTown = endsWithCity(code, town) || (earlier.length > 1 && !/\d/.test(town));
    return isTown ? parts.slice(0, -behind) : parts;
  }
  return parts;
}

function endsWithCity(code: string, text: string): boolean {
  const words = text.split(" ").slice(-3);
  return words.some((_, from) => knownCity(code, words.slice(from).join(" ")) !== undefined);
}

/** Matches a word for a post office box before its number. */
const PO_BOX = /(?:^|\s)(?:B\.?P\.?|CS|P\.?\s?O\.?\s?Box|Apartado|Postfach|Postbus|Casella postale|Caixa postal)$/i;

const OTHER_DASHES = /[‐‑‒–—−－ー]/g;
/** Matches a US code with its extension, as it may be typed: "12345 6789", "12345 - 6789", "12345-". Its zeros may be missing. */
const TYPED_ZIP = /^(?:[A-Z]{2}[\s-]*)?(\d{3,5})(?:(?:\s?-\s?|\s)(\d{4})?)?$/;

/**
 * Normalizes the cell of a postcode column: `1114.0` becomes "1114"; leading zeros that a spreadsheet dropped are restored, and nine digits
 * of a US code are split. Returns "" for a list of several codes.
 */
export function tidyPostcode(code: string, cell: string): string {
  const text = cell.replace(/^(\d+)\.0+$/, "$1");
  const { digits } = formatOf(code);
  if (!/^\d+$/.test(text)) return tidyTyped(code, text, digits !== undefined);
  if (digits === undefined) return text;
  if (code === "US" && (text.length === 8 || text.length === 9)) {
    const nine = text.padStart(9, "0");
    return `${nine.slice(0, 5)}-${nine.slice(5)}`;
  }
  return text.length < digits && text.length >= digits - 2 ? text.padStart(digits, "0") : text;
}

/** Tidies a code with more than digits: dashes are hyphens, and a US code has one before its extension. */
function tidyTyped(code: string, cell: string, hasDigits: boolean): string {
  if (/[;|]|,\s*\S/.test(cell)) return "";
  const text = hasDigits ? cell.replace(OTHER_DASHES, "-") : cell;
  const [, zip, extension] = (code === "US" ? TYPED_ZIP.exec(text) : null) ?? [];
  if (zip === undefined) return text;
  return extension === undefined ? zip.padStart(5, "0") : `${zip.padStart(5, "0")}-${extension}`;
}

/** Finds the postcode in the last parts of an address. `expected`, the postcode column, distinguishes it from a house number. */
export function findPostcode(code: string, parts: readonly string[], expected: string): PostcodeMatch | undefined {
  const { atStart, atEnd } = matcherOf(code);
  const last = parts.length - 1;
  for (let index = last; index >= Math.max(0, last - 3); index--) {
    const part = parts[index] as string;
    const atFront = atStart.exec(part);
    if (atFront) {
      const postcode = atFront[1] as string;
      const after = part.slice(atFront[0].length).trim();
      const isExpected = isSamePostcode(postcode, expected);
      if (
        after === "" ||
        (isLeadingPostcode(code, index, last, isExpected) && !isHouseNumber(code, after, last, isExpected))
      ) {
        return { index, postcode, before: "", after };
      }
    }
    const atBack = atEnd.exec(part);
    if (atBack) {
      const postcode = atBack[1] as string;
      const before = part.slice(0, atBack.index).trim();
      if (
        before !== "" &&
        !PO_BOX.test(before) &&
        (index === last || isSamePostcode(postcode, expected) || isLong(postcode))
      ) {
        return { index, postcode, before, after: "" };
      }
    }
  }
  return code === "US" ? findZipOfState(parts) : undefined;
}

const ZIP_AT_END = /(?<!\d)(?:\d{8,9}|\d{3,5}(?:[\s‐‑‒–—−-]{1,3}\d{4})?)$/;

/**
 * Finds a US code in an unusual form after its state or a city: without its leading zeros ("Westwood, NJ 7675"), with an extension but no
 * hyphen ("NJ 076751234"), or with no space ("NJ07675").
 */
function findZipOfState(parts: readonly string[]): PostcodeMatch | undefined {
  const index = parts.length - 1;
  const last = parts[index] ?? "";
  const digits = ZIP_AT_END.exec(last)?.[0];
  if (digits === undefined) return undefined;
  const postcode = tidyPostcode("US", digits);
  const before = last.slice(0, -digits.length).replace(/(?<![\s-])[\s-]+$/, "");
  return isZipOf((before || parts[index - 1] || "").slice(-MAX_CHARS), postcode)
    ? { index, postcode, before, after: "" }
    : undefined;
}

/** Tells whether the code belongs to the state before it, or follows a known city. */
function isZipOf(place: string, postcode: string): boolean {
  const region = regionOfPostcode("US", postcode);
  const state = splitTrailingRegion("US", `, ${place}`, false)?.region;
  return region !== "" && (state === undefined ? knownCity("US", place) !== undefined : state === region);
}

function isLeadingPostcode(code: string, index: number, last: number, expected: boolean): boolean {
  if (HOUSE_NUMBER_FIRST.has(code)) return false;
  if (expected || index === last) return true;
  return index > 0 || code === "HU" || (formatOf(code).digits ?? 5) >= 5;
}

/** Tells whether a number in an address without a country is probably a house number: before a street, or in a line without a city. */
function isHouseNumber(code: string, after: string, last: number, isExpected: boolean): boolean {
  if (code !== "" || isExpected) return false;
  return isStreet(after) || (last === 0 && countriesOfCity(after).length === 0);
}

/** Tells whether a postcode is too long for a house number: five or more mixed letters and digits. */
function isLong(postcode: string): boolean {
  return postcode.length >= 5 && /[A-Z]/i.test(postcode) && /\d/.test(postcode);
}

function isSamePostcode(a: string, b: string): boolean {
  return a.length > 0 && compact(a) === compact(b);
}

function compact(postcode: string): string {
  return postcode.replace(/[\s‐‑‒–—−-]/g, "").toUpperCase();
}

function formatOf(code: string): PostcodeFormat {
  return POSTCODE_FORMATS[code] ?? ANY_POSTCODE;
}

function matcherOf(code: string): Matcher {
  let matcher = matchers.get(code);
  if (!matcher) {
    const { shape } = formatOf(code);
    matcher = {
      atStart: new RegExp(`^(?:[A-Z]{1,3}-|〒\\s?)?(${shape})(?![\\p{L}\\d/+-])\\s*`, "iu"),
      atEnd: new RegExp(`(?<![\\p{L}\\d/+.#°º-])(?<!\\bn[°º]\\.?\\s)(?:[A-Z]{1,3}-|〒\\s?)?(${shape})$`, "iu"),
    };
    matchers.set(code, matcher);
  }
  return matcher;
}
