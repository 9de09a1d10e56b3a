import { networkOfHost } from "../../../business/facts/social-links.ts";
import { positionOf, ratingOutOfTen } from "../cell-source.ts";
import type { HeaderMatch } from "../match-header.ts";
import { hostOf, isMapLink } from "./link-shapes.ts";
import type { SampledColumn, SampledRow } from "./sampled-column.ts";
import { swappedPoints } from "./swapped-points.ts";

/** Minimum number of rows whose values prove something about their column. */
const MIN_ROWS = 10;
/** Share of the ratings that must be above five. Two lists joined may have ratings out of five beside those out of ten. */
const MIN_ABOVE_FIVE = 0.9;
/** Share of the addresses that must be pages of one site. */
const MIN_SHARE_OF_SITE = 0.9;

/** Matches hosts besides social networks on which each business has a page or name of its own. */
const SHARED_HOSTS =
  /(?:^|\.)(?:linktr\.ee|beacons\.ai|carrd\.co|taplink\.cc|bio\.(?:link|site)|vk\.com|(?:sites|business)\.google\.com|business\.site|(?:wixsite|wordpress|blogspot|weebly|jimdo|squarespace|square)\.(?:com|site))$/;

/** Returns what the first rows of a sheet show about its columns of ratings, addresses and coordinates. All rows have the columns of the last header. */
export function sampledColumns(rows: readonly SampledRow[]): SampledColumn[] {
  const header = rows.at(-1)?.header;
  if (header === undefined || header.ownExport || rows.length < MIN_ROWS) return [];
  return [ratingsOutOfTen, pagesOfOneSite, swappedPoints]
    .map((find) => find(rows, header))
    .filter((column) => column !== undefined);
}

function ratingsOutOfTen(rows: readonly SampledRow[], { sources, written }: HeaderMatch): SampledColumn | undefined {
  const [source] = sources.rating ?? [];
  if (source === undefined || (typeof source !== "number" && !("orText" in source))) return undefined;
  const at = positionOf(source);
  const cells = rows.map((row) => row.cells[at]?.trim() ?? "").filter((cell) => cell !== "");
  const ratings = cells.map(ratingOutOfTen).filter((rating) => !Number.isNaN(rating));
  const above = ratings.filter((rating) => rating > 5).length;
  if (above < MIN_ROWS || above < ratings.length * MIN_ABOVE_FIVE || ratings.length < cells.length * MIN_SHARE_OF_SITE)
    return undefined;
  return {
    note: `Column "${nameOf(written, at)}" has ratings out of ten, which are halved.`,
    adapt: (header) => ({ ...header, sources: { ...header.sources, rating: [{ outOfTen: at }] } }),
  };
}

/** Finds a column `url` with pages of a site that is none of the businesses: that of the directory from which the list comes. */
function pagesOfOneSite(rows: readonly SampledRow[], header: HeaderMatch): SampledColumn | undefined {
  const [at] = header.sources.url ?? [];
  const [name] = header.sources.name ?? [];
  if (typeof at !== "number" || typeof name !== "number" || header.chosen.has(at)) return undefined;
  const links = rows.filter((row) => (row.cells[at] ?? "").trim() !== "");
  if (header.exporter !== null || links.some(({ cells }) => isMapLink((cells[at] ?? "").trim()))) return undefined;
  const hosts = new Map<string, number>();
  for (const { cells } of links) {
    const host = hostOf((cells[at] ?? "").trim());
    hosts.set(host, (hosts.get(host) ?? 0) + 1);
  }
  const [site, count] = [...hosts].toSorted((a, b) => b[1] - a[1])[0] ?? ["", 0];
  if (site === "" || isSharedHost(site) || count < MIN_ROWS || count < links.length * MIN_SHARE_OF_SITE)
    return undefined;
  // The branches of a chain have pages on its site, and its name.
  const label = plain(site.split(".").at(-2) ?? "");
  const branches = links.filter(({ cells }) => isNamedAfter(cells[name] ?? "", label)).length;
  const pages = new Set(links.map(({ cells }) => cells[at])).size;
  if (branches >= links.length / 2 || pages < links.length / 2) return undefined;
  return {
    note: `Column "${nameOf(header.written, at)}" is not used as the website: its addresses are pages of ${site}.`,
    adapt: (each) => withoutUrl(each, at),
  };
}

function isSharedHost(host: string): boolean {
  return networkOfHost(host) !== undefined || SHARED_HOSTS.test(host);
}

function isNamedAfter(name: string, label: string): boolean {
  return (
    label.length > 2 && (plain(name).includes(label) || name.split(/\s+/).some((word) => startsLabel(word, label)))
  );
}

function startsLabel(word: string, label: string): boolean {
  return word.length > 3 && label.startsWith(plain(word));
}

function plain(text: string): string {
  return text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, "");
}

function withoutUrl(header: HeaderMatch, at: number): HeaderMatch {
  const { url: _sources, ...sources } = header.sources;
  const { url: _position, ...positions } = header.positions;
  return { ...header, sources, positions, reasons: new Map(header.reasons).set(at, "header") };
}

function nameOf(written: readonly string[], at: number): string {
  return (written[at] ?? "").trim();
}
