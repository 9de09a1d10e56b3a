/** The one builder of addresses of public pages: paths from the root, encoded, with empty parameters left out. */

export interface BrowseParams {
  search?: string;
  category?: string;
  sort?: string;
  page?: number;
}

export interface SearchParams {
  q?: string;
  location?: string;
  page?: number;
}

function withQuery(path: string, params: Record<string, string | number | undefined>): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(params)) {
    const isFirstPage = name === "page" && value === 1;
    if (value !== undefined && value !== "" && !isFirstPage) query.set(name, String(value));
  }
  const text = query.toString();
  return text === "" ? path : `${path}?${text}`;
}

export const homeUrl = "/";
export const aboutUrl = "/about";
export const contactUrl = "/contact";
export const addBusinessUrl = "/add-business";
export const advertiseUrl = "/advertise";
export const privacyPolicyUrl = "/privacy-policy";
export const termsOfServiceUrl = "/terms-of-service";
export const sitemapUrl = "/sitemap.xml";

export function businessUrl(slug: string): string {
  return `/details/${encodeURIComponent(slug)}`;
}

/** The address that holds as long as the business does; the canonical one while no other is set. */
export function businessIdUrl(id: number): string {
  return `/business/${id}`;
}

/** The id that `text`, a part of an address, is; undefined when it is none, as "007" and "1e3" are not. */
export function businessIdOf(text: string): number | undefined {
  return /^[1-9]\d{0,14}$/.test(text) ? Number(text) : undefined;
}

export function cityUrl(name: string, page?: number): string {
  return withQuery(`/city/${encodeURIComponent(name)}`, { page });
}

/** `slug`: of a category or of one of the eight groups. */
export function categoryUrl(slug: string, page?: number): string {
  return withQuery(`/category/${encodeURIComponent(slug)}`, { page });
}

export function citiesUrl(params: { search?: string; page?: number } = {}): string {
  return withQuery("/cities", { search: params.search, page: params.page });
}

export function browseUrl(params: BrowseParams = {}): string {
  const { search, category, sort, page } = params;
  return withQuery("/businesses", { search, category, sort, page });
}

export function searchUrl(params: SearchParams = {}): string {
  const { q, location, page } = params;
  return withQuery("/search", { q, location, page });
}

/** The business as a card for an address book. */
export function vcardUrl(id: number): string {
  return `/business/${id}/contact.vcf`;
}

export const feedUrl = "/feed.xml";
export const searchDescriptionUrl = "/opensearch.xml";
export const searchSuggestionsUrl = "/opensearch-suggestions";
export const manifestUrl = "/manifest.webmanifest";
/** Icons at addresses that never change, since others keep them: 180, 192 and 512 pixels, and the .ico that browsers ask for. */
export const TOUCH_ICON = "/apple-touch-icon.png";
export const ICON = "/icon-192.png";
export const LARGE_ICON = "/icon-512.png";
export const FAVICON = "/favicon.ico";

/** `address`: a path from the root, or an absolute address, which stays as it is. `baseUrl` without a slash at the end. */
export function absoluteUrl(baseUrl: string, address: string): string {
  return address.startsWith("/") ? baseUrl + address : address;
}
