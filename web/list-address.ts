/** Businesses on one page of a list. */
export const PAGE_SIZE = 20;

const MAX_TEXT = 200;
const MAX_PAGE = 1_000_000;

/** A text that was asked for, trimmed and cut to what the API takes; "" when it was not. */
export function askedText(search: URLSearchParams, name: string): string {
  return (search.get(name) ?? "").trim().slice(0, MAX_TEXT);
}

/** `?page=`: from 1, which it also is when not given; 0 for what is no page number. */
export function askedPage(search: URLSearchParams): number {
  const text = search.get("page") ?? "1";
  const page = /^\d+$/.test(text) ? Number(text) : 0;
  return page <= MAX_PAGE ? page : 0;
}

export function pageSlice(search: URLSearchParams, size: number = PAGE_SIZE): { limit: number; offset: number } {
  return { limit: size, offset: Math.max(0, askedPage(search) - 1) * size };
}

/** What a title says of the page's number: `, page 2`. */
export function numbered(page: number): string {
  return page > 1 ? `, page ${page}` : "";
}

/** The first page is there even when the list is empty. */
export function hasAskedPage(search: URLSearchParams, totalPages: number): boolean {
  const page = askedPage(search);
  return page >= 1 && page <= Math.max(1, totalPages);
}

/** `coffee-shop` → `Coffee Shop`. */
export function titleCased(slug: string): string {
  return slug
    .replace(/[-\s]+/g, " ")
    .trim()
    .replace(/(^|\s)\p{Ll}/gu, (start) => start.toUpperCase());
}
