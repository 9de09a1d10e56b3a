import { ANY_POSTCODE, POSTCODE_FORMATS, type PostcodeFormat } from "./address-formats-data.ts";

/** A postcode inside one part of an address, and what stands around it there. */
export interface FoundPostcode {
  /** Which of the parts. */
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

/** Countries whose addresses begin with the house number; a number at a part's start is no postcode there. */
const NEVER_FIRST = new Set(["US", "CA", "AU", "NZ", "GB", "IE", "IN", "PR", "SG", "GG", "JE", "IM"]);

/**
 * The cell of a postcode column as text: `1114.0` → "1114", leading zeros that a spreadsheet dropped put back, nine
 * digits of a US code parted. "" for a list of several codes, which says nothing of one business.
 */
export function tidyPostcode(code: string, cell: string): string {
  const text = cell.replace(/^(\d+)\.0+$/, "$1");
  if (/[;|]|,\s*\S/.test(text)) return "";
  const { digits } = formatOf(code);
  if (digits === undefined || !/^\d+$/.test(text)) return text;
  if (code === "US" && (text.length === 8 || text.length === 9)) {
    const nine = text.padStart(9, "0");
    return `${nine.slice(0, 5)}-${nine.slice(5)}`;
  }
  return text.length < digits && text.length >= digits - 2 ? text.padStart(digits, "0") : text;
}

/**
 * The postcode in the last parts of an address. `expected` is what the postcode column says; it settles where a
 * number could as well be that of a house.
 */
export function findPostcode(code: string, parts: readonly string[], expected: string): FoundPostcode | undefined {
  const { atStart, atEnd } = matcherOf(code);
  const last = parts.length - 1;
  for (let index = last; index >= Math.max(0, last - 3); index--) {
    const part = parts[index] as string;
    const atFront = atStart.exec(part);
    if (atFront) {
      const postcode = atFront[1] as string;
      const after = part.slice(atFront[0].length).trim();
      if (after === "" || isPostcodeAhead(code, index, last, sameCode(postcode, expected))) {
        return { index, postcode, before: "", after };
      }
    }
    const atBack = atEnd.exec(part);
    if (atBack) {
      const postcode = atBack[1] as string;
      const before = part.slice(0, atBack.index).trim();
      if (before !== "" && (index === last || sameCode(postcode, expected) || isLong(postcode))) {
        return { index, postcode, before, after: "" };
      }
    }
  }
  return code === "US" ? findShortenedZip(parts) : undefined;
}

/** "Westwood, NJ 7675": a US code that lost its leading zeros, told by the state before it. */
function findShortenedZip(parts: readonly string[]): FoundPostcode | undefined {
  const index = parts.length - 1;
  const match = /^(.*\b[A-Z]{2}) (\d{3,4})$/.exec(parts[index] ?? "");
  if (!match) return undefined;
  return { index, postcode: (match[2] as string).padStart(5, "0"), before: match[1] as string, after: "" };
}

function isPostcodeAhead(code: string, index: number, last: number, expected: boolean): boolean {
  if (NEVER_FIRST.has(code)) return false;
  if (expected || index === last) return true;
  return index > 0 || (formatOf(code).digits ?? 5) >= 5;
}

/** Letters and digits mixed in at least five places are no house number. */
function isLong(postcode: string): boolean {
  return postcode.length >= 5 && /[A-Z]/i.test(postcode) && /\d/.test(postcode);
}

function sameCode(a: string, b: string): boolean {
  return a.length > 0 && compact(a) === compact(b);
}

function compact(postcode: string): string {
  return postcode.replace(/[\s-]/g, "").toUpperCase();
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
      atEnd: new RegExp(`(?<![\\p{L}\\d/+.#-])(?:[A-Z]{1,3}-|〒\\s?)?(${shape})$`, "iu"),
    };
    matchers.set(code, matcher);
  }
  return matcher;
}
