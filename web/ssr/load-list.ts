import type { CardDetails } from "#contract/business";
import type { ListFacets } from "#contract/facets";
import type { PublicApi } from "#contract/public-api";
import type { SearchQuery } from "#contract/queries";
import type { SiteInfo } from "#contract/site";
import { cityKey } from "#domain/address/city-key";
import { distanceUnit } from "#domain/geography/distance";
import { publicQueries } from "../api/queries.ts";
import { describeConditions } from "../lists/list-sentence.ts";
import { matchPage } from "../navigation/match-page.ts";

interface LoadListInput {
  /** Path and query of a list page; invalid parameters count as missing, as on the page. */
  pathname: string;
  search: string;
  api: PublicApi<CardDetails>;
  site: SiteInfo;
  now: Date;
}

/** The list of a page: its name in a sentence, its canonical address, and the query that finds its businesses. */
export type LoadedList =
  | { kind: "moved"; to: string }
  | { kind: "list"; name: string; url: string; query: SearchQuery }
  | { kind: "none" };

/** Loads the list of a page without rendering it. Errors are those of `api`, as `not-found` for an unknown city. */
export async function loadList({ pathname, search, api, site, now }: LoadListInput): Promise<LoadedList> {
  let counted: { query: SearchQuery; facets: ListFacets } | undefined;
  // Every list page counts the facets of its query.
  const watchedApi = {
    ...api,
    async facets(query: SearchQuery) {
      const facets = await api.facets(query);
      counted = { query, facets };
      return facets;
    },
  };
  const { route, location } = matchPage(pathname, search);
  const page = await route?.load();
  const queries = Object.entries(
    page?.load(
      publicQueries(watchedApi, () => now),
      location,
    ) ?? {},
  );
  const results = await Promise.all(queries.map(async ([name, query]) => [name, await query.queryFn()] as const));
  if (page === undefined || counted === undefined) return { kind: "none" };
  const view = { location, site, data: Object.fromEntries(results) };
  const movedTo = page.movedTo?.(view);
  if (movedTo !== undefined) return { kind: "moved", to: movedTo };
  const { query, facets } = counted;
  return { kind: "list", name: listName(query, facets), url: page.head(view).canonical ?? pathname, query };
}

/** Example: `pizza restaurants in Bern, open now`. */
function listName(query: SearchQuery, facets: ListFacets): string {
  const { q, search, city, location, category, country } = query;
  const words = facets.kind === null || category !== "" ? q || search : "";
  const key = cityKey(city);
  const cityName = facets.cities.find(({ name }) => cityKey(name) === key)?.name ?? city;
  const conditions = describeConditions({
    ...facets,
    totalCount: 1,
    params: { ...query, sort: "" },
    searchText: words,
    place: [cityName, location].filter(Boolean).join(", "),
    unit: distanceUnit(country),
  });
  return `${facets.kind?.many ?? "businesses"}${conditions}`;
}
