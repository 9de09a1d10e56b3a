import type { IdentitySource } from "#contract/import-columns";
import { parseMapLink } from "../geography/parse-map-link.ts";
import { foldText } from "../text/fold.ts";
import { headerName } from "./columns/header-name.ts";
import type { ColumnName } from "./columns/match-header.ts";
import type { RowCells } from "./row-cells.ts";
import { readLocation } from "./row-location.ts";

export interface Identity {
  /** "" for a row with no id and nothing but a name, which others may share. */
  placeId: string;
  /** undefined for the place_id itself. */
  source?: IdentitySource;
}

/**
 * Returns the id of a row: its place_id or that in its maps link, its google_id, kgmid or cid, else another id in the link, else a key of
 * name and place. Ids that a spreadsheet program rounded are not used: many businesses would share one.
 */
export function rowIdentity(row: RowCells): Identity {
  const placeId = usableId(row.line("placeId"));
  if (placeId !== "") return { placeId };
  const links = row.ignoresLinkedIds ? [] : linksOf(row);
  const isIdChosen = row.isChosen("googleId") || row.isChosen("kgmid") || row.isChosen("cid");
  const linkedPlace = isIdChosen ? "" : firstId(links, placeIdIn);
  if (linkedPlace !== "") return { placeId: linkedPlace, source: "link" };
  const googleId = readGoogleId(row);
  if (googleId !== "") return { placeId: googleId, source: "google_id" };
  const kgmid = graphId(row.line("kgmid"));
  if (kgmid !== undefined) return { placeId: kgmid, source: "kgmid" };
  const cid = usableId(row.line("cid"));
  if (row.isChosen("cid") ? /^\d{1,20}$/.test(cid) : CID.test(cid)) return { placeId: cid, source: "cid" };
  const linked = featureId(cid) ?? firstId(links, linkId);
  if (linked !== "") return { placeId: linked, source: featureId(cid) === undefined ? "link" : "cid" };
  return { placeId: nameKey(row), source: "name" };
}

/** A cid has 64 bits, so nearly all have 19 or 20 digits; a short number is the id of a customer or company. */
const CID = /^\d{10,20}$/;

/**
 * Reads the google_id. Columns of other names, such as the `fid` of a map program, hold any numbers, so there only ids of Google's form
 * are used, unless somebody chose the column.
 */
function readGoogleId(row: RowCells): string {
  const text = usableId(row.line("googleId"));
  if (text === "") return "";
  const id = featureId(text) ?? text;
  const isId =
    isGoogleId(graphId(id) ?? id) || row.isChosen("googleId") || headerName(row.header("googleId")) === "googleid";
  return isId ? id : "";
}

function linksOf(row: RowCells): string[] {
  const { text, kind } = readLocation(row);
  return [row.line("locationLink"), row.line("url"), kind === "link" ? text : ""];
}

function firstId(links: readonly string[], idIn: (link: string) => string): string {
  for (const link of links) {
    const id = idIn(link);
    if (id !== "") return id;
  }
  return "";
}

/** Tells whether Google gives ids of this form (place_id, feature id, knowledge graph id, cid). */
export function isGoogleId(id: string): boolean {
  return (
    /^0x[\da-f]{1,16}:0x[\da-f]{1,16}$/.test(id) ||
    /^[gm]-[\w-]{5,40}$/.test(id) ||
    /^\d{15,20}$/.test(id) ||
    (/^[\w-]{20,300}$/.test(id) && /[A-Z]/.test(id) && /[a-z]/.test(id) && /\d/.test(id))
  );
}

/** Returns a place id, or another id of Google, as rows store it; from a link to a map, the id in it. */
export function storedPlaceId(text: string): string {
  return placeIdIn(text) || (featureId(text) ?? graphId(text) ?? text);
}

/** Removes the ".0" of a number that was a cell of a spreadsheet; returns "" for one that lost digits there. */
function usableId(text: string): string {
  const id = text.replace(/^(\d+)\.0$/, "$1");
  return isRounded(id) ? "" : id;
}

/** Matches "1.23E+19", and whole numbers that end in the zeros of a rounded one: 15 digits are exact in Excel, 17 in JavaScript. */
function isRounded(id: string): boolean {
  if (/^[+-]?\d+(?:[.,]\d+)?e[+-]?\d+$/i.test(id)) return true;
  if (id.length < 16 || !/^\d+$/.test(id)) return false;
  const digits = id.replace(/(?<!0)0+$/, "").length;
  return digits <= 15 || (digits <= 17 && id.length >= 19);
}

/** Returns "0x80dc…:0x1f…" in lower case. */
function featureId(text: string): string | undefined {
  return /^0x[\da-f]{1,16}:0x[\da-f]{1,16}$/i.test(text) ? text.toLowerCase() : undefined;
}

/** Returns "g-11b6xyz" for "/g/11b6xyz", since an address of a page cannot hold slashes. */
function graphId(text: string): string | undefined {
  const [, kind, id] = /^\/?([gm])\/([\w-]{2,40})$/.exec(text) ?? [];
  return id === undefined ? undefined : `${kind}-${id}`;
}

/** Returns the place_id in a link: `!19sChIJ…`, `place_id=`, `place_id:`; "" for none. */
function placeIdIn(link: string): string {
  if (link === "") return "";
  return PLACE_ID_IN_LINK.exec(decodedLink(link))?.[1] ?? "";
}

const PLACE_ID_IN_LINK = /(?:!19s|[?&](?:query_|destination_)?place_?id=|place_id:)([\w-]{20,200})/;

function decodedLink(link: string): string {
  return link.replace(/%3a/gi, ":").replace(/%2f/gi, "/").replace(/%21/g, "!");
}

/** Returns the id in a link to Google Maps, the most specific first; "" for none. */
export function linkId(link: string): string {
  if (link === "") return "";
  const placeId = placeIdIn(link);
  if (placeId !== "") return placeId;
  const decoded = decodedLink(link);
  const [, feature] = /(?:!1s|[?&]ftid=)(0x[\da-f]{1,16}:0x[\da-f]{1,16})/i.exec(decoded) ?? [];
  if (feature !== undefined) return feature.toLowerCase();
  const [, cid = ""] = /[?&](?:cid|ludocid)=(\d{5,20})(?!\d)/.exec(decoded) ?? [];
  if (cid !== "" && !isRounded(cid)) return cid;
  const [, graph = ""] = /!16s(\/[gm]\/[\w-]{2,40})/.exec(decoded) ?? [];
  return graphId(graph) ?? "";
}

const ADDRESS_COLUMNS = [
  "fullAddress",
  "address",
  "street",
  "city",
  "postalCode",
] as const satisfies readonly ColumnName[];

/**
 * Makes a key of the folded name and the location: the address cells, else the coordinates to some 10 m, else phone or website. The hash
 * comes first: links to a business end in the first 7 characters of its id.
 */
function nameKey(row: RowCells): string {
  const name = foldText(row.line("name"));
  if (name === "") return "";
  const location = row.line("location").replace(/^[[{].*$/s, "");
  const cells = ADDRESS_COLUMNS.map((column) => foldText(row.line(column)));
  const address = (location === "" ? cells : [...cells, foldText(location)]).join("|");
  const where = /[^|]/.test(address)
    ? address
    : pointKey(row) || row.line("phone").replace(/\D/g, "") || row.line("website");
  if (where === "") return "";
  return `${stableHash(`${name}|${where}`)}-name`;
}

function pointKey(row: RowCells): string {
  const [latitude, longitude] = [row.number("latitude"), row.number("longitude")];
  const linked = parseMapLink(row.line("locationLink") || row.line("url"));
  const point = latitude === undefined || longitude === undefined ? linked : { latitude, longitude };
  return point === undefined
    ? foldText(row.line("coordinates"))
    : `${point.latitude.toFixed(4)},${point.longitude.toFixed(4)}`;
}

/** Hashes to 64 bits in base 36, the same on every machine: two multiplicative hashes over UTF-16 units, mixed at the end. */
function stableHash(text: string): string {
  let first = 0xdeadbeef;
  let second = 0x41c6ce57;
  for (let index = 0; index < text.length; index++) {
    const unit = text.charCodeAt(index);
    first = Math.imul(first ^ unit, 0x9e3779b1);
    second = Math.imul(second ^ unit, 0x5f356495);
  }
  first = Math.imul(first ^ (first >>> 16), 0x85ebca6b) ^ Math.imul(second ^ (second >>> 13), 0xc2b2ae35);
  second = Math.imul(second ^ (second >>> 16), 0x85ebca6b) ^ Math.imul(first ^ (first >>> 13), 0xc2b2ae35);
  return [first, second].map((half) => (half >>> 0).toString(36).padStart(7, "0")).join("");
}
