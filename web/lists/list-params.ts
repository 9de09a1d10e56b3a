import type { BusinessQuery, BusinessSort } from "#contract/queries";
import type { ListParams } from "#domain/publishing/page-url";

/** Businesses on one page of a list. */
export const PAGE_SIZE = 20;

/** The least of a list, where only what is said of it is wanted. */
export const SINGLE_ROW = { limit: 1, offset: 0 };

const MAX_TEXT = 200;
const MAX_PAGE = 1_000_000;
const MAX_RADIUS_KM = 20_000;
const SORTS: readonly BusinessSort[] = ["recommended", "latest", "rating", "reviews", "name", "distance"];

/** A text that was asked for, without what HTML cannot hold, trimmed and cut to what the API takes; "" when it was not. */
export function readTextParam(search: URLSearchParams, name: string): string {
  const text = (search.get(name) ?? "").replace(/\p{Cc}/gu, " ").trim();
  // not within a character
  return text.slice(0, MAX_TEXT).replace(/[\ud800-\udbff]$/, "");
}

/** `?page=`: from 1, which it also is when not given; 0 for what is no page number. */
export function readPageParam(search: URLSearchParams): number {
  const text = search.get("page") ?? "1";
  const page = /^\d+$/.test(text) ? Number(text) : 0;
  return page <= MAX_PAGE ? page : 0;
}

export function pageSlice(search: URLSearchParams, size: number = PAGE_SIZE): { limit: number; offset: number } {
  return { limit: size, offset: Math.max(0, readPageParam(search) - 1) * size };
}

/** What a title says of the page's number: `, page 2`. */
export function pageSuffix(page: number): string {
  return page > 1 ? `, page ${page}` : "";
}

/** What a list was asked for. What makes no sense counts as not given, so that no address of a list is an error. */
export function readListParams(search: URLSearchParams): ListParams {
  const place = readCoordinates(search);
  const status = search.get("status");
  return {
    category: readTextParam(search, "category"),
    city: readTextParam(search, "city"),
    openNow: ["1", "true"].includes(search.get("openNow") ?? ""),
    minRating: readNumberParam(search, "minRating", 0.1, 5),
    status: status === "verified" || status === "pending" ? status : undefined,
    sort: readSortParam(search, place !== undefined),
    ...place,
    radiusKm: place && readNumberParam(search, "radiusKm", 0.1, MAX_RADIUS_KM),
    page: readPageParam(search),
  };
}

/** To three decimals, some hundred metres: nearer nobody needs to be known. */
function readCoordinates(search: URLSearchParams): { lat: number; lng: number } | undefined {
  const lat = readNumberParam(search, "lat", -90, 90);
  const lng = readNumberParam(search, "lng", -180, 180);
  return lat === undefined || lng === undefined
    ? undefined
    : { lat: Number(lat.toFixed(3)), lng: Number(lng.toFixed(3)) };
}

function readNumberParam(search: URLSearchParams, name: string, least: number, most: number): number | undefined {
  const text = search.get(name) ?? "";
  const value = /^-?\d+(\.\d+)?$/.test(text) ? Number(text) : Number.NaN;
  return value >= least && value <= most ? value : undefined;
}

function readSortParam(search: URLSearchParams, isPlaceKnown: boolean): string {
  const sort = SORTS.find((its) => its === search.get("sort")) ?? "recommended";
  return sort === "recommended" || (sort === "distance" && !isPlaceKnown) ? "" : sort;
}

/** The same as a query to the API. */
export function listQuery(params: ListParams): Partial<BusinessQuery> {
  const { page = 1, sort, ...filters } = params;
  return {
    ...filters,
    sort: SORTS.find((its) => its === sort) ?? "recommended",
    limit: PAGE_SIZE,
    offset: Math.max(0, page - 1) * PAGE_SIZE,
  };
}

/** Does anything but the page of the name ask for this list: a filter or another order? */
export function isFilteredOrSorted(params: ListParams): boolean {
  return Object.entries(params).some(
    ([name, value]) => name !== "page" && value !== undefined && value !== "" && value !== false,
  );
}

/** The first page is there even when the list is empty. */
export function isPageInRange(search: URLSearchParams, totalPages: number): boolean {
  const page = readPageParam(search);
  return page >= 1 && page <= Math.max(1, totalPages);
}

/** `coffee-shop` → `Coffee Shop`. */
export function titleCased(slug: string): string {
  return slug
    .replace(/[-\s]+/g, " ")
    .trim()
    .replace(/(^|\s)\p{Ll}/gu, (start) => start.toUpperCase());
}
