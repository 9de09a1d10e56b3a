import type { BusinessDraft, BusinessStatus } from "#contract/business";
import { cleanWebsite } from "../business/web-addresses/website.ts";
import { isMapsLink, parseMapLink } from "../geography/parse-map-link.ts";
import { falsePoint } from "../premises/false-point.ts";
import { cleanLine } from "../text/clean-text.ts";
import { foldText } from "../text/fold.ts";
import { memoize } from "../text/memoize.ts";
import type { HeaderMatch } from "./columns/match-header.ts";
import type { RowCells } from "./row-cells.ts";
import { parsePair, readLocation } from "./row-location.ts";
import { isJson } from "./values/row-numbers.ts";

const YES = /^(?:true|1|1\.0|yes|y|verified|claimed|ja|oui|si|sí|evet)$/i;
const NO = /^(?:false|0|0\.0|no|n|nein|non|hayir|hayır)$/i;

/** Tells whether the owner claimed the profile: a column says so, or says that it cannot be claimed any more. */
export function readVerified(row: RowCells): boolean {
  return YES.test(row.line("verified")) || YES.test(row.line("claimed")) || NO.test(row.line("unclaimed"));
}

/** Matches folded words of exports in several languages for a business that is closed for good, or for now. */
const CLOSED_FOR_GOOD =
  /permanently[_ ]closed|closed[_ ]permanently|closed[_ ]for[_ ]good|closed[_ ]forever|dauerhaft geschlossen|definitivement ferme|ferme definitivement|cerrado permanentemente|permanentemente cerrado|chiuso definitivamente|chiuso permanentemente|permanentemente fechado|fechado permanentemente|permanent gesloten|definitief gesloten|kalici olarak kapali|zamkniete na stale|trvale zavreno|trajno zatvoreno|закрыто навсегда|閉業|永久停业|永久停業|永久歇業|폐업/;
const CLOSED_FOR_NOW =
  /temporarily[_ ]closed|closed[_ ]temporarily|vorubergehend geschlossen|temporairement ferme|ferme temporairement|cerrado temporalmente|temporalmente cerrado|chiuso temporaneamente|temporaneamente chiuso|temporariamente fechado|fechado temporariamente|tijdelijk gesloten|gecici olarak kapali|tymczasowo zamkniete|docasne zavreno|privremeno zatvoreno|временно закрыто|臨時休業|暂时关闭|暫停營業|임시 휴업/;

export function readStatus(row: RowCells): BusinessStatus {
  const text = row.line("status");
  const status = statusOf(text);
  if (YES.test(row.line("permanentlyClosed")) || status === "CLOSED_PERMANENTLY") return "CLOSED_PERMANENTLY";
  if (YES.test(row.line("temporarilyClosed")) || status === "CLOSED_TEMPORARILY") return "CLOSED_TEMPORARILY";
  if (text !== "" && text.toUpperCase() !== "OPERATIONAL") {
    row.warn("status", "is not a status we know; imported as open");
  }
  return statusOf(row.line("openState"));
}

/** Exports write a few texts in thousands of rows. */
const statusOf = memoize((text): BusinessStatus => {
  const words = foldText(text);
  if (CLOSED_FOR_GOOD.test(words)) return "CLOSED_PERMANENTLY";
  return CLOSED_FOR_NOW.test(words) ? "CLOSED_TEMPORARILY" : "OPERATIONAL";
});

type Point = Pick<BusinessDraft, "latitude" | "longitude">;

const UNKNOWN: Point = { latitude: null, longitude: null };

/** Reads columns of latitude and longitude, else both in one cell, else the maps link. Zero for both is unknown. Degrees. */
export function readPoint(row: RowCells, ownExport: boolean): Point {
  const latitude = row.number("latitude");
  const longitude = row.number("longitude");
  if (latitude === undefined || longitude === undefined) {
    if (ownExport) return UNKNOWN;
    const link = row.line("locationLink") || row.line("url");
    return readPair(row) ?? locationPoint(row) ?? parseMapLink(link) ?? UNKNOWN;
  }
  const latitudeFits = Math.abs(latitude) <= 90;
  const longitudeFits = Math.abs(longitude) <= 180;
  if (!latitudeFits) row.warn("latitude", "is not a number from -90 to 90");
  if (!longitudeFits) row.warn("longitude", "is not a number from -180 to 180");
  const isUnknown = latitude === 0 && longitude === 0 && !ownExport;
  return latitudeFits && longitudeFits && !isUnknown ? { latitude: latitude + 0, longitude: longitude + 0 } : UNKNOWN;
}

/** Returns the point of a row; nothing, with a warning, if it is false. */
export function placedPoint(row: RowCells, point: Point, place: Pick<BusinessDraft, "address" | "country">): Point {
  const reason = falsePoint({ ...place, ...point });
  if (reason === undefined) return point;
  row.warn(POINT_COLUMNS.find((column) => row.line(column) !== "") ?? "latitude", reason);
  return UNKNOWN;
}

/** Columns that may hold a point, by precedence. */
const POINT_COLUMNS = ["latitude", "coordinates", "location", "locationLink", "url"] as const;

/** Returns the header of the column that the point of a row comes from; "" without any. */
export function pointHeader(cells: readonly string[], { positions, written }: HeaderMatch): string {
  for (const column of POINT_COLUMNS) {
    const at = positions[column];
    if (at !== undefined && (cells[at] ?? "") !== "") return (written[at] ?? "").trim();
  }
  return "";
}

/** Returns what the exporter had searched for when it found the row; "" if it does not tell. */
export function searchOfRow(cells: readonly string[], { exporter, written }: HeaderMatch): string {
  if (exporter === null) return "";
  const at = written.findIndex((header) => SEARCH_HEADERS.has(header.trim()));
  return at === -1 ? "" : cleanLine(cells[at] ?? "");
}

/** Headers of exporters for what was searched: Outscraper, Apify, PhantomBuster. */
const SEARCH_HEADERS: ReadonlySet<string> = new Set(["query", "searchString", "search_query"]);

/** Reads both coordinates in one cell. A text that has none is left out with a warning. */
function readPair(row: RowCells): Point | undefined {
  const text = row.line("coordinates");
  const list = PAIR_IN_LIST.exec(text);
  const pair = list === null ? parsePair(text) : orderedPair(row.header("coordinates"), list);
  if (pair !== undefined || text === "" || NO_POINT.test(text)) return pair;
  if (list !== null) row.warn("coordinates", "is two numbers, and nothing says which of them is the latitude");
  else if (!isJson(text)) row.warn("coordinates", "is not a latitude and a longitude");
  return pair;
}

/** Matches "[47.37, 8.54]", which some programs write with the longitude first, as GeoJSON does. */
const PAIR_IN_LIST = /^\[\s?(-?\d{1,3}(?:\.\d{1,20})?),\s?(-?\d{1,3}(?:\.\d{1,20})?)\s?\]$/;
const LATITUDE_FIRST = /lat(?:itude)?[^a-z]{0,3}(?:and[^a-z])?lo?n/i;
const LONGITUDE_FIRST = /lo?ng?(?:itude)?[^a-z]{0,3}(?:and[^a-z])?lat/i;

/** Reads a coordinate pair in the order of its header, or in the only possible order; undefined if ambiguous. */
function orderedPair(header: string, [, first = "", second = ""]: readonly string[]): Point | undefined {
  if (LATITUDE_FIRST.test(header)) return parsePair(`${first}, ${second}`);
  const isLongitudeFirst = LONGITUDE_FIRST.test(header) || Math.abs(Number(first)) > 90;
  if (isLongitudeFirst) return parsePair(`${second}, ${first}`);
  return Math.abs(Number(second)) > 90 ? parsePair(`${first}, ${second}`) : undefined;
}

/** Matches "0, 0", which exporters write for an unknown point. */
const NO_POINT = /^\D{0,10}0(?:\.0{1,20})?[,;\s]{1,4}0(?:\.0{1,20})?\D{0,4}$/;

function locationPoint(row: RowCells): Point | undefined {
  const { text, kind, point } = readLocation(row);
  return kind === "link" ? parseMapLink(text) : point;
}

/** Matches advertisements on a map and offers to claim a profile there, and pages that others maintain about businesses, which are no website of their own. */
const AD_LINK =
  /^https?:\/\/(?:(?:www\.)?(?:google\.[a-z.]{2,6}|googleadservices\.com)\/(?:aclk|pagead\/aclk)\b|business\.google\.com\/(?:create|add)\b)/i;
const LISTING_LINK =
  /^https?:\/\/(?:[a-z-]{1,20}\.)?(?:yelp|tripadvisor|foursquare|yellowpages|pagesjaunes|gelbeseiten|trustpilot|opentable)\.[a-z.]{2,6}\//i;

/** Reads links. A column `url` or `link` is a map, a page in a directory, or the website; the address decides. */
export function readLinks(row: RowCells, ownExport: boolean): Pick<BusinessDraft, "website" | "locationLink"> {
  if (ownExport) return { website: row.link("website"), locationLink: row.link("locationLink") };
  const url = row.line("url");
  const isMap = isMapsLink(url);
  const site = row.line("website");
  const hasSite = site !== "" && !AD_LINK.test(site) && !isMapsLink(site);
  const isSite = !isMap && !AD_LINK.test(url) && !LISTING_LINK.test(url);
  return {
    website: (hasSite ? row.link("website", cleanWebsite) : null) ?? (isSite ? row.link("url", cleanWebsite) : null),
    locationLink:
      row.link("locationLink") ??
      (isMap ? row.link("url") : null) ??
      (readLocation(row).kind === "link" ? row.link("location") : null),
  };
}
