import type { MissingFilter } from "#contract/admin-table";
import { wholeNumberOf } from "#domain/text/numbers/read-number";

export const PAGE_SIZE = 50;

/** Filters of the table as they stand in the address; "" means any. */
export interface BusinessFilters {
  search: string;
  country: string;
  category: string;
  /** Slug of a category group, which excludes `category`. */
  group: string;
  city: string;
  /** Verification, or "deleted" for the recycle bin. */
  status: string;
  /** Open status. */
  open: string;
  missing: string;
  /** "yes" or "no": edited by hand. */
  edited: string;
  /** Id of an import, or "none". */
  import: string;
  /** Source of imported data. */
  source: string;
  /** Sort order; "" is newest first, and a minus reverses one. */
  sort: string;
}

export const MISSING_LABELS: Readonly<Record<MissingFilter, string>> = {
  any: "Anything",
  phone: "Phone",
  hours: "Opening hours",
  photo: "Photo",
  website: "Website",
  city: "City",
  country: "Country",
  seoText: "SEO text",
};

export const OPEN_LABELS: Readonly<Record<string, string>> = {
  operating: "Operating",
  "closed-for-now": "Temporarily closed",
  closed: "Permanently closed",
  listed: "Not permanently closed",
};

const NAMES = [
  "search",
  "country",
  "category",
  "group",
  "city",
  "status",
  "open",
  "missing",
  "edited",
  "import",
  "source",
  "sort",
] as const;

/** Parameters of the table's look, which links to other filters and pages keep. */
const LOOK_NAMES = ["columns", "rows"] as const;

/** Reads the filters; an open status among the statuses, as in older addresses, is read too. */
export function readFilters(params: URLSearchParams): BusinessFilters {
  const values = NAMES.map((name) => [name, params.get(name)?.trim() ?? ""]);
  const filters = Object.fromEntries(values) as BusinessFilters;
  if (filters.status in OPEN_LABELS) return { ...filters, status: "", open: filters.open || filters.status };
  return filters;
}

/** Reads the page number; anything invalid is page 1. */
export function readPage(params: URLSearchParams): number {
  return Math.max(1, wholeNumberOf(params.get("page") ?? "") ?? 1);
}

/** Tells whether anything but the order is set. */
export function hasFilters(filters: BusinessFilters): boolean {
  return NAMES.some((name) => name !== "sort" && filters[name] !== "");
}

/** Returns the filters as parameters of the API, without empty ones. */
export function filterParams(filters: Partial<BusinessFilters>): URLSearchParams {
  const params = new URLSearchParams();
  for (const name of NAMES) if (filters[name]) params.set(name, filters[name]);
  return params;
}

/** Returns the address of the table, without empty filters. `look` are the parameters of the current address. */
export function businessesHref(filters: Partial<BusinessFilters>, page = 1, look?: URLSearchParams): string {
  const params = new URLSearchParams({ tab: "businesses" });
  for (const [name, value] of filterParams(filters)) params.set(name, value);
  for (const name of LOOK_NAMES) {
    const value = look?.get(name);
    if (value) params.set(name, value);
  }
  if (page > 1) params.set("page", String(page));
  return `/admin-panel?${params}`;
}

/** Returns the address without permanently closed businesses, which no figure of the dashboard counts. */
export function listedHref(filters: Partial<BusinessFilters>): string {
  return businessesHref({ open: "listed", ...filters });
}

export const duplicatesHref = "/admin-panel?tab=businesses&view=duplicates";

/** Returns the numbers of at most five pages around the current one. */
export function pageNumbers(page: number, totalPages: number): number[] {
  const count = Math.min(5, totalPages);
  const firstPage = Math.max(1, Math.min(page - 2, totalPages - count + 1));
  return Array.from({ length: count }, (_, index) => firstPage + index);
}
