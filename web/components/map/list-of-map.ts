import { SEARCH_DEFAULTS } from "#contract/lists/list-parameters";
import type { MapPoints } from "#contract/lists/map-points";
import type { MapQuery, SearchQuery } from "#contract/queries";
import type { Understood } from "#contract/search-result";
import { browseUrl, categoryUrl, type ListParams, searchUrl } from "#domain/publishing/page-url";
import { apiPath } from "../../api/api-path.ts";
import { fetchApi } from "../../api/fetch-api.ts";
import type { PublicQuery } from "../../api/queries.ts";

/** A list is limited to this besides its parameters: the words of a search, or a name in the path of the page. */
export interface MapScope
  extends Partial<Pick<SearchQuery, "q" | "location" | "exact" | "search" | "city" | "category">> {
  understood?: Pick<Understood, "filters" | "without">;
}

/** Returns the query for the points of the whole list. */
export function pointsQuery(
  { page: _, sort: __, ...filters }: ListParams,
  scope: MapScope = {},
): PublicQuery<MapPoints> {
  const { understood: ___, ...limits } = scope;
  const { limit: ____, offset: _____, ...defaults } = SEARCH_DEFAULTS;
  const query: MapQuery = { ...defaults, ...filters, ...limits };
  return { queryKey: [apiPath.map(query)], queryFn: () => fetchApi.map(query) };
}

/** Returns the URL of the list in a rectangle of the map, which replaces the city or the place in the words. */
export function areaUrl(params: ListParams, scope: MapScope = {}, bounds: string): string {
  const area: ListParams = { ...params, city: "", radiusKm: undefined, bounds, page: 1 };
  const { q, exact = false, search = "", category = "", understood } = scope;
  if (category !== "") return categoryUrl(category, area);
  if (q === undefined) return browseUrl({ ...area, search });
  const words = understood?.without.place;
  if (words === undefined) return searchUrl({ ...area, q, exact });
  const openNow = params.openNow === true || understood?.filters.includes("openNow") === true;
  return searchUrl({ ...area, q: words, exact, openNow });
}
