import { isSet } from "#contract/lists/parameter";
import type { BusinessQuery, CitiesQuery, MapQuery, NamedListQuery, SearchQuery } from "#contract/queries";

/** Paths of the public API, which are also the query keys. */
export const apiPath = {
  statistics: "/api/statistics",
  categories: "/api/categories",
  countries: "/api/countries",
  popularCities: (limit: number) => path("/api/cities/popular", { limit }),
  featuredCities: "/api/cities/featured",
  cities: (query: CitiesQuery) => path("/api/cities", query),
  states: (limit: number) => path("/api/states", { limit }),
  recommended: (limit: number) => path("/api/businesses/recommended", { limit }),
  latest: (limit: number) => path("/api/businesses/latest", { limit }),
  popular: (limit: number) => path("/api/businesses/popular", { limit }),
  businesses: (query: BusinessQuery) => path("/api/businesses", query),
  business: (id: number) => `/api/businesses/${id}`,
  businessBySlug: (slug: string) => `/api/businesses/slug/${encodeURIComponent(slug)}`,
  batch: (ids: readonly number[]) => `/api/businesses/batch?ids=${ids.join(",")}`,
  nearby: (id: number, limit: number) => path(`/api/businesses/${id}/nearby`, { limit }),
  nearbyBySlug: (slug: string, limit: number) =>
    path(`/api/businesses/slug/${encodeURIComponent(slug)}/nearby`, { limit }),
  city: (name: string, query: NamedListQuery) => path(`/api/city/${encodeURIComponent(name)}`, query),
  category: (name: string, query: NamedListQuery) => path(`/api/category/${encodeURIComponent(name)}`, query),
  search: (query: SearchQuery) => path("/api/search", query),
  facets: (query: SearchQuery) =>
    path("/api/facets", { ...query, limit: undefined, offset: undefined, sort: undefined }),
  map: (query: MapQuery) => path("/api/map", query),
  suggest: (q: string, location: string) => path("/api/suggest", { q, location }),
  suggestPlaces: (q: string) => path("/api/suggest/places", { q }),
};

/** Appends a query string without blank and false values, which are the defaults of the API. */
function path(base: string, query: object): string {
  const parameters = Object.entries(query).filter(([, value]) => isSet(value));
  return `${base}?${new URLSearchParams(parameters.map(([name, value]) => [name, String(value)]))}`;
}
