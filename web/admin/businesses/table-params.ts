import type { MissingData } from "#contract/admin-table";
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
  status: string;
  missing: string;
  /** Sort order; "" is newest first. */
  sort: string;
}

export const MISSING_LABELS: Readonly<Record<MissingData, string>> = {
  phone: "No phone",
  hours: "No opening hours",
  photo: "No photo",
  seoText: "No SEO text",
  website: "No website",
  city: "No city",
  country: "No country",
};

const NAMES = ["search", "country", "category", "group", "city", "status", "missing", "sort"] as const;

export function readFilters(params: URLSearchParams): BusinessFilters {
  const values = NAMES.map((name) => [name, params.get(name)?.trim() ?? ""]);
  return Object.fromEntries(values) as BusinessFilters;
}

/** Reads the page number; anything invalid is page 1. */
export function readPage(params: URLSearchParams): number {
  return Math.max(1, wholeNumberOf(params.get("page") ?? "") ?? 1);
}

/** Tells whether anything but the order is set. */
export function hasFilters(filters: BusinessFilters): boolean {
  return NAMES.some((name) => name !== "sort" && filters[name] !== "");
}

/** Returns the address of the table, without empty filters. */
export function businessesHref(filters: Partial<BusinessFilters>, page = 1): string {
  const params = new URLSearchParams({ tab: "businesses" });
  for (const name of NAMES) if (filters[name]) params.set(name, filters[name]);
  if (page > 1) params.set("page", String(page));
  return `/admin-panel?${params}`;
}

/** Returns the address without permanently closed businesses, which no figure of the dashboard counts. */
export function listedHref(filters: Partial<BusinessFilters>): string {
  return businessesHref({ ...filters, status: "listed" });
}

export const duplicatesHref = "/admin-panel?tab=businesses&view=duplicates";

/** Returns the numbers of at most five pages around the current one. */
export function pageNumbers(page: number, totalPages: number): number[] {
  const count = Math.min(5, totalPages);
  const firstPage = Math.max(1, Math.min(page - 2, totalPages - count + 1));
  return Array.from({ length: count }, (_, index) => firstPage + index);
}
