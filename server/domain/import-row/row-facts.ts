import type { BusinessDraft, SocialLinks, SocialNetwork } from "#contract/business";
import { readEmail } from "../business/facts/email.ts";
import { addressesIn, firstAddress } from "../business/facts/linked-addresses.ts";
import { formatMoneyRange, type Price, readPrice, readPriceLevel } from "../business/facts/price.ts";
import { fitsReviewCount, readDistribution } from "../business/facts/rating-distribution.ts";
import { inOrder, readSocialLink } from "../business/facts/social-links.ts";
import { cleanWebsite } from "../business/web-addresses/website.ts";
import { readOtherHours } from "../opening-hours/other-hours.ts";
import { type ReadSpecialDays, readSpecialDays } from "../opening-hours/special-days-parse.ts";
import { cleanLine } from "../text/clean-text.ts";
import { memoize } from "../text/memoize.ts";
import type { ColumnName } from "./columns/match-header.ts";
import { looksLikeJsonOrPython, parseJsonOrPython } from "./parse-json-or-python.ts";
import type { RowCells } from "./row-cells.ts";

type Facts = Pick<
  BusinessDraft,
  | "priceRange"
  | "priceLevel"
  | "bookingLink"
  | "reservationLink"
  | "orderLink"
  | "menuLink"
  | "otherHours"
  | "specialDays"
  | "ratingDistribution"
  | "isServiceArea"
  | "serviceAreas"
  | "logo"
  | "chain"
  | "locatedIn"
  | "email"
  | "socialLinks"
>;

/** Longest name of a chain, a place or an area in UTF-16 units. */
const MAX_LABEL_CHARS = 200;
const MAX_AREAS = 100;
const YES = /^(?:true|1|1\.0|yes|y)$/i;
const NO = /^(?:false|0|0\.0|no|n)$/i;

const ACTION_LINKS = ["bookingLink", "reservationLink", "orderLink", "menuLink"] as const;
const STAR_COLUMNS = ["oneStar", "twoStars", "threeStars", "fourStars", "fiveStars"] as const;
const NETWORK_COLUMNS = [
  "facebook",
  "instagram",
  "x",
  "linkedin",
  "youtube",
  "tiktok",
  "pinterest",
  "whatsapp",
  "telegram",
  "threads",
  "snapchat",
] as const satisfies readonly (SocialNetwork & ColumnName)[];
const FACT_COLUMNS: readonly ColumnName[] = [
  ...ACTION_LINKS,
  ...STAR_COLUMNS,
  ...NETWORK_COLUMNS,
  "priceRange",
  "priceLevel",
  "typedLinks",
  "otherHours",
  "specialDays",
  "ratingDistribution",
  "isServiceArea",
  "serviceAreas",
  "logo",
  "chain",
  "locatedIn",
  "email",
  "socialLinks",
];

const NO_HOURS: BusinessDraft["otherHours"] = {};
const NO_LINKS: SocialLinks = {};
/** Facts of a row in a file without their columns, as most files are. Rows share the lists and objects: do not modify them. */
const NO_FACTS: Facts = {
  priceRange: null,
  priceLevel: null,
  bookingLink: null,
  reservationLink: null,
  orderLink: null,
  menuLink: null,
  otherHours: NO_HOURS,
  specialDays: [],
  ratingDistribution: [],
  isServiceArea: false,
  serviceAreas: [],
  logo: null,
  chain: null,
  locatedIn: null,
  email: null,
  socialLinks: NO_LINKS,
};

/** Reads what visitors decide by. A value that cannot be used is left out with a warning. */
export function readFacts(row: RowCells, reviewCount: number, ownExport: boolean): Facts {
  if (!row.hasAny(FACT_COLUMNS)) return NO_FACTS;
  return {
    ...priceOf(row, ownExport),
    ...linksOf(row, ownExport),
    otherHours: otherHoursOf(row),
    specialDays: specialDaysOf(row),
    ratingDistribution: distributionOf(row, reviewCount, ownExport),
    isServiceArea: YES.test(row.line("isServiceArea")),
    serviceAreas: areasOf(row, ownExport),
    logo: ownExport ? row.link("logo") : linkOf(row, "logo"),
    chain: ownExport ? row.line("chain") || null : labelOf(row, "chain"),
    locatedIn: ownExport ? row.line("locatedIn") || null : labelOf(row, "locatedIn"),
    email: emailOf(row),
    socialLinks: socialLinksOf(row),
  };
}

function priceOf(row: RowCells, ownExport: boolean): Price {
  const written = row.line("priceRange");
  const text = written.startsWith("{") ? formatMoneyRange(parseJsonOrPython(written)) : written;
  const { price, problem } = readPrice(text);
  if (problem !== undefined) row.warn("priceRange", problem);
  const levelText = row.line("priceLevel");
  const level = levelText === "" ? null : readPriceLevel(levelText);
  if (ownExport) return { ...price, priceLevel: level };
  // A column named for the level may hold its signs: "$$".
  const { priceRange } = price.priceRange === null && levelText !== "" ? readPrice(levelText).price : price;
  const isNumber = /^\d(?:\.0)?$/.test(levelText);
  return { priceRange: isNumber ? price.priceRange : priceRange, priceLevel: level ?? price.priceLevel };
}

type ActionLinks = Pick<Facts, "bookingLink" | "reservationLink" | "orderLink" | "menuLink">;
/** Types of `local_business_links` of DataForSEO (https://docs.dataforseo.com/v3/business_data/google/my_business_info/task_get). */
const LINK_TYPES: ReadonlyMap<unknown, keyof ActionLinks> = new Map([
  ["reservation", "reservationLink"],
  ["order", "orderLink"],
  ["menu", "menuLink"],
  ["appointment", "bookingLink"],
]);

function linksOf(row: RowCells, ownExport: boolean): ActionLinks {
  const links: ActionLinks = { bookingLink: null, reservationLink: null, orderLink: null, menuLink: null };
  for (const column of ACTION_LINKS) links[column] = ownExport ? row.link(column) : cleanLink(linkOf(row, column));
  const typed = row.text("typedLinks");
  const list = typed === "" ? undefined : parseJsonOrPython(typed);
  for (const item of Array.isArray(list) ? list : []) {
    const column = LINK_TYPES.get(Object(item).type);
    if (column !== undefined) links[column] ??= cleanLink(firstAddress(JSON.stringify([item])).address);
  }
  return links;
}

/** Links to book carry the search of whoever exported them, which are up to 1,700 characters. */
function cleanLink(address: string | null): string | null {
  return address === null ? null : cleanWebsite(address);
}

function linkOf(row: RowCells, column: ColumnName): string | null {
  const text = row.line(column);
  if (text === "" || NO.test(text)) return null;
  const { address, problem } = firstAddress(text);
  if (problem !== undefined) row.warn(column, problem);
  return address;
}

/** Parses JSON that many rows repeat; null for a broken one. The result is shared: do not modify it. */
const parsedOtherHours = memoize(
  (text) => {
    const value = parseJsonOrPython(text);
    return value === undefined ? null : readOtherHours(value);
  },
  { limit: 5_000, longest: 5_000 },
);
function otherHoursOf(row: RowCells): BusinessDraft["otherHours"] {
  const text = row.repeatedText("otherHours");
  if (text === "" || text === "[]" || text === "{}") return NO_HOURS;
  if (!looksLikeJsonOrPython(text)) {
    row.warn("otherHours", "is not a list of hours by kind");
    return NO_HOURS;
  }
  const read = parsedOtherHours(text);
  if (read === null) row.warn("otherHours", "cannot be read: broken JSON");
  else if (read.problem !== undefined) row.warn("otherHours", `holds hours that were left out: ${read.problem}`);
  return read?.hours ?? NO_HOURS;
}

/** Parses JSON that many rows repeat; null for a broken one. The result is shared: do not modify it. */
const parsedSpecialDays = memoize((text) => specialDaysIn(text), { limit: 5_000, longest: 5_000 });

function specialDaysIn(text: string, periods?: unknown): ReadSpecialDays | null {
  const value = parseJsonOrPython(text);
  return typeof value === "object" && value !== null ? readSpecialDays(value, periods) : null;
}

function specialDaysOf(row: RowCells): BusinessDraft["specialDays"] {
  const text = row.repeatedText("specialDays");
  if (text === "" || text === "[]" || text === "{}") return [];
  const periods = row.text("currentPeriods");
  const read = periods === "" ? parsedSpecialDays(text) : specialDaysIn(text, parseJsonOrPython(periods));
  if (read === null) row.warn("specialDays", "cannot be read: broken JSON");
  else if (read.problem !== undefined) row.warn("specialDays", read.problem);
  return read?.days ?? [];
}

function distributionOf(row: RowCells, reviewCount: number, ownExport: boolean): number[] {
  const text = row.line("ratingDistribution");
  const counts = text === "" ? countsInColumns(row) : readDistribution(parseJsonOrPython(text));
  if (counts === undefined) {
    if (text !== "" && text !== "[]" && text !== "{}")
      row.warn("ratingDistribution", "is not a number of reviews for each star");
    return [];
  }
  if (ownExport || fitsReviewCount(counts, reviewCount)) return counts;
  row.warn(text === "" ? "fiveStars" : "ratingDistribution", "does not add up to the number of reviews");
  return [];
}

function countsInColumns(row: RowCells): number[] | undefined {
  if (row.line("fiveStars") === "" && row.line("oneStar") === "") return undefined;
  return readDistribution(STAR_COLUMNS.map((column) => row.number(column) ?? 0));
}

function areasOf(row: RowCells, ownExport: boolean): string[] {
  const text = row.text("serviceAreas");
  if (text === "" || (!ownExport && (YES.test(text) || NO.test(text)))) return [];
  const value = looksLikeJsonOrPython(text) ? parseJsonOrPython(text) : undefined;
  const isListOfTexts = Array.isArray(value) && value.every((item) => typeof item === "string");
  const names = isListOfTexts ? value.map((name) => cleanLine(name)) : row.list("serviceAreas");
  const areas = [...new Set(names)].filter((name) => name !== "");
  const fitting = areas.filter((name) => name.length <= MAX_LABEL_CHARS);
  if (fitting.length < areas.length)
    row.warn("serviceAreas", `names an area of more than ${MAX_LABEL_CHARS} characters, which was left out`);
  if (fitting.length > MAX_AREAS) row.warn("serviceAreas", `names more than ${MAX_AREAS} areas; the rest was left out`);
  return fitting.slice(0, MAX_AREAS);
}

function labelOf(row: RowCells, column: "chain" | "locatedIn"): string | null {
  const text = row.line(column).replace(/^located in:?\s*/i, "");
  if (text === "" || YES.test(text) || NO.test(text)) return null;
  if (text.length <= MAX_LABEL_CHARS) return text;
  row.warn(column, `is longer than the ${MAX_LABEL_CHARS} characters of a name`);
  return null;
}

function emailOf(row: RowCells): string | null {
  const text = row.line("email");
  if (text === "") return null;
  for (const part of looksLikeJsonOrPython(text) ? addressesIn(text) : text.split(/[\s,;|]+/)) {
    const email = readEmail(part);
    if (email !== undefined) return email;
  }
  // Lists of contacts hold other things too.
  if (!looksLikeJsonOrPython(text)) row.warn("email", "is not an e-mail address");
  return null;
}

function socialLinksOf(row: RowCells): SocialLinks {
  const links: SocialLinks = {};
  const all = row.text("socialLinks");
  if (all !== "" && !addListed(links, all)) row.warn("socialLinks", "has no profile of a social network");
  for (const network of NETWORK_COLUMNS) {
    const text = row.line(network);
    if (text === "") continue;
    const read = addressesIn(text)
      .map((part) => readSocialLink(part, network))
      .find((each) => each !== undefined);
    if (read === undefined) row.warn(network, "is not a social network profile");
    else links[read[0]] ??= read[1];
  }
  const count = Object.keys(links).length;
  if (count === 0) return NO_LINKS;
  return count === 1 ? links : inOrder(links);
}

/** Adds the profiles in a list of addresses, or in an object by network. Returns false if all addresses are something else. */
function addListed(links: SocialLinks, text: string): boolean {
  const value = looksLikeJsonOrPython(text) ? parseJsonOrPython(text) : undefined;
  const isByNetwork = typeof value === "object" && value !== null && !Array.isArray(value);
  const addresses = isByNetwork
    ? Object.values(value).flatMap((each) => addressesIn(typeof each === "string" ? each : ""))
    : addressesIn(text);
  const profiles = addresses.flatMap((address) => {
    const profile = readSocialLink(address);
    return profile === undefined ? [] : [profile];
  });
  for (const [network, address] of profiles) links[network] ??= address;
  return profiles.length > 0 || addresses.length === 0;
}
