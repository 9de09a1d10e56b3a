import { formatBounds, readBounds } from "#contract/lists/bounds";
import { FILTERS, LIST_PARAMETERS } from "#contract/lists/list-parameters";
import { isSet, itemsOf, MAX_LIST_CHARS, MAX_TEXT_CHARS, type Parameter } from "#contract/lists/parameter";
import type { BusinessQuery, BusinessSort } from "#contract/queries";
import type { ListParams } from "#domain/publishing/page-url";
import { decimalOf, wholeNumberOf } from "#domain/text/numbers/read-number";

export const PAGE_SIZE = 20;

const SORTS = LIST_PARAMETERS.sort.values;

/** Reads a text parameter: without control characters, trimmed, cut to the API's limit or another; "" when missing. */
export function readTextParam(search: URLSearchParams, name: string, maxChars = MAX_TEXT_CHARS): string {
  const text = (search.get(name) ?? "").replace(/\p{Cc}/gu, " ").trim();
  // The cut must not split a surrogate pair.
  return text.slice(0, maxChars).replace(/[\ud800-\udbff]$/, "");
}

export function readFlagParam(search: URLSearchParams, name: string): boolean {
  return ["1", "true"].includes(search.get(name) ?? "");
}

/** Reads `?page=` from 1, the default; 0 when it is no page number. */
export function readPageParam(search: URLSearchParams): number {
  const page = wholeNumberOf(search.get("page") ?? "1") ?? 0;
  return page >= 0 && page <= LIST_PARAMETERS.page.max ? page : 0;
}

export function pageSlice(search: URLSearchParams, size: number = PAGE_SIZE): { limit: number; offset: number } {
  return { limit: size, offset: Math.max(0, readPageParam(search) - 1) * size };
}

/** Returns the suffix for titles: `, page 2`. */
export function pageSuffix(page: number): string {
  return page > 1 ? `, page ${page}` : "";
}

/** Returns the default order: best match for a search with words, else recommended. */
function defaultSort(words: string): BusinessSort {
  return words === "" ? "recommended" : "best";
}

/** Reads the parameters of a list. Invalid ones count as missing, so that no address of a list is an error. */
export function readListParams(search: URLSearchParams, words = ""): ListParams {
  const filters = knownFilters.get(search) ?? readFilters(search);
  knownFilters.set(search, filters);
  const place = roundedCoordinates(filters);
  return {
    ...filters,
    ...(place ?? NO_LOCATION),
    sort: readSortParam(search, words, place !== undefined),
    page: readPageParam(search),
  };
}

/** Data, head and view of a page each read them. */
const knownFilters = new WeakMap<URLSearchParams, ListParams>();

function readFilters(search: URLSearchParams): ListParams {
  return Object.fromEntries(FILTERS.map((name) => [name, readFilter(search, name, LIST_PARAMETERS[name])]));
}

export const NO_LOCATION: ListParams = { lat: undefined, lng: undefined, radiusKm: undefined };

function readFilter(search: URLSearchParams, name: string, parameter: Parameter) {
  switch (parameter.kind) {
    case "text":
      return parameter.maxItems === undefined
        ? readTextParam(search, name)
        : readList(search, name, parameter.maxItems);
    case "flag":
      return readFlagParam(search, name);
    case "choice":
      return parameter.values.find((value) => value === search.get(name));
    case "form":
      return readParts(search, name, parameter.pattern);
    case "bounds": {
      const bounds = readBounds(readTextParam(search, name));
      return bounds && formatBounds(bounds);
    }
    case "number":
    case "whole":
      return readNumberParam(search, name, parameter);
  }
}

/** Parses a list and drops items beyond the maximum. */
function readList(search: URLSearchParams, name: string, maxItems: number): string {
  return itemsOf(readTextParam(search, name, MAX_LIST_CHARS))
    .slice(0, maxItems)
    .join(",");
}

/** Reads a value that a form without JavaScript sends in parts of one name. */
function readParts(search: URLSearchParams, name: string, pattern: RegExp): string | undefined {
  const value = search.getAll(name).filter(Boolean).join("-");
  return pattern.test(value) ? value : undefined;
}

/** Rounds to three decimals, about 100 metres, for privacy. */
function roundedCoordinates({ lat, lng }: ListParams): { lat: number; lng: number } | undefined {
  return lat === undefined || lng === undefined
    ? undefined
    : { lat: Number(lat.toFixed(3)), lng: Number(lng.toFixed(3)) };
}

function readNumberParam(
  search: URLSearchParams,
  name: string,
  parameter: { min: number; max: number; pageMin?: number },
) {
  const { min, max, pageMin = min } = parameter;
  const value = decimalOf(search.get(name) ?? "") ?? Number.NaN;
  return value >= pageMin && value <= max ? value : undefined;
}

function readSortParam(search: URLSearchParams, words: string, isPlaceKnown: boolean): string {
  const sort = SORTS.find((its) => its === search.get("sort")) ?? "";
  const isOffered = sort === "distance" ? isPlaceKnown : sort !== "best" || words !== "";
  return isOffered && sort !== defaultSort(words) ? sort : "";
}

/** Returns the order of a list, also when it is the default one. */
export function sortOf({ sort }: ListParams, words = ""): BusinessSort {
  return SORTS.find((its) => its === sort) ?? defaultSort(words);
}

/** Converts the parameters to a query of the API. */
export function listQuery(params: ListParams, words = ""): Partial<BusinessQuery> {
  const { page = 1, ...filters } = params;
  return {
    ...filters,
    sort: sortOf(params, words),
    limit: PAGE_SIZE,
    offset: Math.max(0, page - 1) * PAGE_SIZE,
  };
}

/** Tells whether the list has a filter or an order of its own, the page number aside. */
export function isFilteredOrSorted(params: ListParams): boolean {
  return Object.entries(params).some(([name, value]) => name !== "page" && isSet(value));
}

/** Tells whether the page exists; page 1 does even when the list is empty. */
export function isPageInRange(search: URLSearchParams, totalPages: number): boolean {
  const page = readPageParam(search);
  return page >= 1 && page <= Math.max(1, totalPages);
}

/** Example: `coffee-shop` becomes `Coffee Shop`. */
export function titleCased(slug: string): string {
  return slug
    .replace(/[-\s]+/g, " ")
    .trim()
    .replace(/(^|\s)\p{Ll}/gu, (start) => start.toUpperCase());
}
