/* Builds all URLs of public pages: encoded paths from the root, without empty parameters. */

/** Filters and sorting of a list; a filter that is absent, "" or false is off. */
export interface ListParams {
  /** Slug of a category or a group. */
  category?: string;
  city?: string;
  openNow?: boolean;
  minRating?: number;
  status?: "verified" | "pending";
  /** A sort of the API; "recommended" when absent. */
  sort?: string;
  /** The visitor's coordinates in decimal degrees, both or neither. */
  lat?: number;
  lng?: number;
  radiusKm?: number;
  page?: number;
}

export interface BrowseParams extends ListParams {
  search?: string;
}

export interface SearchParams extends ListParams {
  q?: string;
  location?: string;
  /** Searches as typed, without correction. */
  exact?: boolean;
}

/** A fixed order gives each list one URL. */
export const PARAMETER_ORDER: readonly (keyof BrowseParams | keyof SearchParams | keyof CitiesParams)[] = [
  "q",
  "location",
  "exact",
  "search",
  "state",
  "country",
  "category",
  "city",
  "openNow",
  "minRating",
  "status",
  "sort",
  "lat",
  "lng",
  "radiusKm",
  "page",
];

function withQuery(path: string, params: BrowseParams & SearchParams & CitiesParams): string {
  const query = new URLSearchParams();
  for (const name of PARAMETER_ORDER) {
    const value = params[name];
    const isFirstPage = name === "page" && value === 1;
    if (value !== undefined && value !== "" && value !== false && !isFirstPage)
      query.set(name, value === true ? "1" : String(value));
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

/** Returns the permanent URL of a business, which is canonical unless another is set. */
export function businessIdUrl(id: number): string {
  return `/business/${id}`;
}

/** Parses the id in a URL segment; undefined for others, such as "007" and "1e3". */
export function parseBusinessId(text: string): number | undefined {
  return /^[1-9]\d{0,14}$/.test(text) ? Number(text) : undefined;
}

/** `params.city` is ignored. */
export function cityUrl(name: string, params: ListParams = {}): string {
  return withQuery(`/city/${encodeURIComponent(name)}`, { ...params, city: "" });
}

/** `slug` is that of a category or of one of the eight groups; `params.category` is ignored. */
export function categoryUrl(slug: string, params: ListParams = {}): string {
  return withQuery(`/category/${encodeURIComponent(slug)}`, { ...params, category: "" });
}

export interface CitiesParams {
  search?: string;
  /** State, within `country` if that is given too. */
  state?: string;
  country?: string;
  page?: number;
}

export function citiesUrl({ search, state, country, page }: CitiesParams = {}): string {
  return withQuery("/cities", { search, state, country, page });
}

export function browseUrl(params: BrowseParams = {}): string {
  return withQuery("/businesses", params);
}

export function searchUrl(params: SearchParams = {}): string {
  return withQuery("/search", params);
}

export function vcardUrl(id: number): string {
  return `/business/${id}/contact.vcf`;
}

/** Returns the URL of a social card of 1200 by 630 pixels. */
export function businessCardUrl(id: number): string {
  return `/business/${id}/card.png`;
}
export function cityCardUrl(name: string): string {
  return `/city/${encodeURIComponent(name)}/card.png`;
}
export const siteCardUrl = "/card.png";

export const feedUrl = "/feed.xml";
export const searchDescriptionUrl = "/opensearch.xml";
export const searchSuggestionsUrl = "/opensearch-suggestions";
export const manifestUrl = "/manifest.webmanifest";
/** Icons at fixed URLs, since systems remember them: 180, 192 and 512 pixels, and the .ico that browsers request. */
export const TOUCH_ICON = "/apple-touch-icon.png";
export const ICON = "/icon-192.png";
export const LARGE_ICON = "/icon-512.png";
export const FAVICON = "/favicon.ico";

/** `address` is a path from the root, or an absolute URL, which is returned as it is. `baseUrl` has no trailing slash. */
export function absoluteUrl(baseUrl: string, address: string): string {
  return address.startsWith("/") ? baseUrl + address : address;
}
