import type { BusinessDraft } from "#contract/business";
import { memoize } from "../../text/memoize.ts";

export type Price = Pick<BusinessDraft, "priceRange" | "priceLevel">;

interface ReadPrice {
  price: Price;
  problem?: string;
}

/** Maximum length of a price in UTF-16 units. */
export const MAX_PRICE_CHARS = 100;

const UNKNOWN: Price = { priceRange: null, priceLevel: null };
/** Matches one to four equal currency signs: "$$", "€€€". */
const SIGNS = /^(\p{Sc})\1{0,3}$/u;
/** Matches the class of a hotel, which some exporters write into the column of prices. */
const HOTEL_CLASS = /^[1-7](?:[.,]5)?[\s-]?(?:★|\*|stars?\b|sterne?\b|étoiles?\b|estrellas?\b|stelle\b|sterren\b)/iu;
/** Matches a text that names an amount or a currency. */
const AMOUNT = /[1-9١-٩۱-۹]|\p{Sc}/u;
/** Matches an amount below zero: "-5", "CHF -5", "-$5". */
const NEGATIVE = /^(?:\p{L}{1,4}\.?|\p{Sc})?\s?[-−]\s?\p{Sc}?\s?\d/u;
/**
 * Levels by their folded names: the Places API (https://developers.google.com/maps/documentation/places/web-service/reference/rest/v1/places#pricelevel)
 * with or without its prefix, and DataForSEO.
 */
const LEVELS: ReadonlyMap<string, number> = new Map([
  ["inexpensive", 1],
  ["moderate", 2],
  ["moderately expensive", 2],
  ["expensive", 3],
  ["very expensive", 4],
]);
const WORDLESS = new Set(["", "unspecified"]);

/**
 * Reads a price as imported. Repeated currency signs and the names of the Places API have a level; an amount has none. Returns a problem,
 * as the end of a sentence, for a text that is no price. Memoized: do not modify the result.
 */
export const readPrice = memoize((text): ReadPrice => {
  const words = text
    .toLowerCase()
    .replace(/^price_level_/, "")
    .replaceAll("_", " ");
  if (WORDLESS.has(words)) return { price: UNKNOWN };
  const level = LEVELS.get(words);
  if (level !== undefined) return { price: { priceRange: null, priceLevel: level } };
  if (HOTEL_CLASS.test(text)) return { price: UNKNOWN, problem: "is the class of a hotel and no price" };
  if (text.length > MAX_PRICE_CHARS)
    return { price: UNKNOWN, problem: `is longer than the ${MAX_PRICE_CHARS} characters of a price` };
  if (words === "free") return { price: { priceRange: "Free", priceLevel: null } };
  if (!AMOUNT.test(text) || NEGATIVE.test(text) || /[<>{}[\]]/.test(text))
    return { price: UNKNOWN, problem: "names no price" };
  return { price: { priceRange: text, priceLevel: levelOfSigns(text) } };
});

/** Returns 1 to 4 for as many equal currency signs; null for other texts. */
export function levelOfSigns(text: string | null): number | null {
  return text !== null && SIGNS.test(text) ? Array.from(text).length : null;
}

/** Parses a price level: "2", "2.0" or a name of the Places API; null otherwise, such as for 0 (free). */
export function readPriceLevel(text: string): number | null {
  if (/^[1-4](?:\.0)?$/.test(text)) return Number(text);
  return readPrice(text).price.priceLevel;
}

interface Money {
  currencyCode?: unknown;
  units?: unknown;
}

/** Formats the `priceRange` of the Places API, `{startPrice: {currencyCode: "CHF", units: "20"}, endPrice: …}`; "" for other values. */
export function formatMoneyRange(value: unknown): string {
  const { startPrice, endPrice } = Object(value) as { startPrice?: Money; endPrice?: Money };
  const [from, to] = [startPrice, endPrice].map((money) => Number(Object(money).units ?? Number.NaN));
  const currency = Object(startPrice).currencyCode ?? Object(endPrice).currencyCode;
  if (typeof currency !== "string" || from === undefined || to === undefined) return "";
  if (Number.isNaN(from)) return Number.isNaN(to) ? "" : `Up to ${currency} ${to}`;
  return Number.isNaN(to) ? `${currency} ${from}+` : `${currency} ${from}–${to}`;
}

/** Returns the price to show: its text, otherwise a dollar sign for each level; "" if unknown. */
export function shownPrice({ priceRange, priceLevel }: Price): string {
  return priceRange ?? (priceLevel === null ? "" : "$".repeat(priceLevel));
}
