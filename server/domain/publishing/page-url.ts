/* Builds all URLs of public pages: encoded paths from the root, without empty parameters. */

import {
  type NamesOf,
  PARAMETER_ORDER,
  type ParameterRole,
  type ParameterValues,
} from "#contract/lists/list-parameters";
import { isSet } from "#contract/lists/parameter";
import type { EmbedFormat, EmbedTheme } from "../embed/embed-format.ts";

type Params<Role extends ParameterRole> = Partial<Pick<ParameterValues, NamesOf<Role>>>;

/** Filters and sorting of a list; a filter that is absent, "" or false is off. */
export interface ListParams extends Params<"filter" | "page" | "view"> {
  /** A sort of the API; the default one when absent or "". */
  sort?: string | undefined;
}

export interface BrowseParams extends ListParams, Params<"text"> {}

export interface SearchParams extends ListParams, Params<"search"> {}

/** `state` is in `country`, if that is set too. */
export interface CitiesParams extends Params<"text" | "region" | "page"> {}

/** The order of the parameters gives each list one URL. */
function addQuery(path: string, params: BrowseParams & SearchParams & CitiesParams): string {
  const query = new URLSearchParams();
  for (const name of PARAMETER_ORDER) {
    const value = (params as Partial<Record<string, unknown>>)[name];
    const isFirstPage = name === "page" && value === 1;
    if (isSet(value) && !isFirstPage) query.set(name, value === true ? "1" : String(value));
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
/** The visitor's own list, and with `?ids=` one that somebody shared. */
export const savedUrl = "/saved";
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

/** Returns the address of a city, or of one kind in it if `params.category` is set. `params.city` is ignored. */
export function cityUrl(name: string, params: ListParams = {}): string {
  const { category = "", ...rest } = params;
  const path = `/city/${encodeURIComponent(name)}`;
  return addQuery(category === "" ? path : `${path}/${encodeURIComponent(category)}`, { ...rest, city: "" });
}

/**
 * `slug` is that of a category or of a group; `params.category` is ignored. With `params.city` it is the address of the
 * kind in that city.
 */
export function categoryUrl(slug: string, params: ListParams = {}): string {
  const { city = "", ...rest } = params;
  if (city !== "") return cityUrl(city, { ...rest, category: slug });
  return addQuery(`/category/${encodeURIComponent(slug)}`, { ...rest, category: "" });
}

export function citiesUrl({ search, state, country, page }: CitiesParams = {}): string {
  return addQuery("/cities", { search, state, country, page });
}

export function browseUrl(params: BrowseParams = {}): string {
  return addQuery("/businesses", params);
}

export function searchUrl(params: SearchParams = {}): string {
  return addQuery("/search", params);
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

/** Returns the address of a business for frames of other sites. */
export function embedUrl(slug: string, format: EmbedFormat, theme?: EmbedTheme): string {
  const query = new URLSearchParams({ format, ...(theme && { theme }) });
  return `/embed/${encodeURIComponent(slug)}?${query}`;
}

export const oembedUrl = "/oembed";

/** Returns the QR code of the permanent address of a business. */
export function qrCodeUrl(id: number): string {
  return `/business/${id}/qr.svg`;
}

export const feedUrl = "/feed.xml";
/** The Atom feed of a list has the list's address behind this prefix. */
export const LIST_FEED_PREFIX = "/feed";

/** Returns the address of the Atom feed of a list, whose page and order do not matter. `listUrl` is a path from the root. */
export function listFeedUrl(listUrl: string): string {
  const [path = "", text] = listUrl.split("?", 2);
  const query = new URLSearchParams(text);
  query.delete("page");
  query.delete("sort");
  query.delete("features");
  return LIST_FEED_PREFIX + path + (query.size === 0 ? "" : `?${query}`);
}

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
