/** The one builder of addresses of public pages: paths from the root, encoded, with empty parameters left out. */

/** What a list of businesses can be narrowed to and how it is sorted. What is absent, "" or false does not narrow. */
export interface ListParams {
  /** A slug, or a group's. */
  category?: string;
  city?: string;
  openNow?: boolean;
  minRating?: number;
  status?: "verified" | "pending";
  /** As the API takes it; absent: recommended ones first. */
  sort?: string;
  /** Decimal degrees, both or neither: where the visitor is. */
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
}

/** The order of parameters in an address, so that one list has one address. */
const ORDER: readonly (keyof BrowseParams | keyof SearchParams | keyof CitiesParams)[] = [
  "q",
  "location",
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
  for (const name of ORDER) {
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

/** The address that holds as long as the business does; the canonical one while no other is set. */
export function businessIdUrl(id: number): string {
  return `/business/${id}`;
}

/** The id that `text`, a part of an address, is; undefined when it is none, as "007" and "1e3" are not. */
export function businessIdOf(text: string): number | undefined {
  return /^[1-9]\d{0,14}$/.test(text) ? Number(text) : undefined;
}

/** A `city` or `category` among the parameters of the page about it is left out. */
export function cityUrl(name: string, params: ListParams = {}): string {
  return withQuery(`/city/${encodeURIComponent(name)}`, { ...params, city: "" });
}

/** `slug`: of a category or of one of the eight groups. */
export function categoryUrl(slug: string, params: ListParams = {}): string {
  return withQuery(`/category/${encodeURIComponent(slug)}`, { ...params, category: "" });
}

export interface CitiesParams {
  search?: string;
  /** Of the one country when `country` is given too. */
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

/** The business as a card for an address book. */
export function vcardUrl(id: number): string {
  return `/business/${id}/contact.vcf`;
}

/** Pictures for links to a page, 1200 by 630 pixels: of the business, the city, and the site itself. */
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
/** Icons at addresses that never change, since others keep them: 180, 192 and 512 pixels, and the .ico that browsers ask for. */
export const TOUCH_ICON = "/apple-touch-icon.png";
export const ICON = "/icon-192.png";
export const LARGE_ICON = "/icon-512.png";
export const FAVICON = "/favicon.ico";

/** `address`: a path from the root, or an absolute address, which stays as it is. `baseUrl` without a slash at the end. */
export function absoluteUrl(baseUrl: string, address: string): string {
  return address.startsWith("/") ? baseUrl + address : address;
}
