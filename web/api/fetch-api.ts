import type { Business } from "#contract/business";
import type { PublicApi } from "#contract/public-api";
import type { NamedListQuery } from "#contract/queries";
import { apiErrorOf } from "./api-error.ts";
import { apiPath } from "./api-path.ts";

/** Sends a GET with cookies. Errors: ApiError for an unsuccessful response, TypeError if none arrived. */
async function get(path: string): Promise<Response> {
  const response = await fetch(path, { credentials: "include", headers: { accept: "application/json" } });
  if (!response.ok) throw await apiErrorOf(response);
  return response;
}

/** Fetches the JSON at a path from the root. Errors: ApiError, or TypeError if no response arrived. */
export async function fetchJson<Data>(path: string): Promise<Data> {
  return (await get(path)).json() as Promise<Data>;
}

function totalOf(response: Response): number {
  return Number(response.headers.get("x-total-count"));
}

/** Headers carry name and slug percent-encoded, since the body is a bare array. */
async function namedList(path: string, requestedName: string, { limit }: NamedListQuery) {
  const response = await get(path);
  const totalCount = totalOf(response);
  const businesses = (await response.json()) as Business[];
  const name = decodeURIComponent(response.headers.get("x-name") ?? encodeURIComponent(requestedName));
  const slug = response.headers.get("x-slug") ?? requestedName;
  const isRenamed = response.headers.has("x-renamed");
  const reachableHeader = response.headers.get("x-reachable-count");
  const totalPages = Math.ceil(Number(reachableHeader ?? totalCount) / limit);
  const reach = reachableHeader === null ? {} : { reachableCount: Number(reachableHeader) };
  return { name, slug, isRenamed, businesses, totalCount, totalPages, ...reach };
}

/** Implements the public API over HTTP. */
export const fetchApi: PublicApi = {
  statistics: () => fetchJson(apiPath.statistics),
  popularCities: (limit) => fetchJson(apiPath.popularCities(limit)),
  featuredCities: () => fetchJson(apiPath.featuredCities),
  popular: (limit) => fetchJson(apiPath.popular(limit)),
  cities: async (query) => {
    const response = await get(apiPath.cities(query));
    return { cities: await response.json(), totalCount: totalOf(response) };
  },
  states: (limit) => fetchJson(apiPath.states(limit)),
  recommended: (limit) => fetchJson(apiPath.recommended(limit)),
  latest: (limit) => fetchJson(apiPath.latest(limit)),
  businesses: (query) => fetchJson(apiPath.businesses(query)),
  business: (id) => fetchJson(apiPath.business(id)),
  businessBySlug: (slug) => fetchJson(apiPath.businessBySlug(slug)),
  batch: (ids) => fetchJson(apiPath.batch(ids)),
  nearby: (id, limit) => fetchJson(apiPath.nearby(id, limit)),
  nearbyBySlug: (slug, limit) => fetchJson(apiPath.nearbyBySlug(slug, limit)),
  city: (name, query) => namedList(apiPath.city(name, query), name, query),
  category: (name, query) => namedList(apiPath.category(name, query), name, query),
  categories: () => fetchJson(apiPath.categories),
  countries: () => fetchJson(apiPath.countries),
  search: (query) => fetchJson(apiPath.search(query)),
  facets: (query) => fetchJson(apiPath.facets(query)),
  map: (query) => fetchJson(apiPath.map(query)),
  suggest: (q, location = "") => fetchJson(apiPath.suggest(q, location)),
  suggestPlaces: (q) => fetchJson(apiPath.suggestPlaces(q)),
};
