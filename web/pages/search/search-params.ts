import type { SearchQuery } from "#contract/queries";
import type { SearchParams } from "#domain/publishing/page-url";
import { listQuery, readFlagParam, readListParams, readTextParam } from "../../lists/list-params.ts";
import type { PageLocation } from "../../navigation/public-page.ts";

export function readSearchParams({ search }: PageLocation): SearchParams & { q: string; location: string } {
  const q = readTextParam(search, "q");
  const isExact = readFlagParam(search, "exact");
  return { q, location: readTextParam(search, "location"), exact: isExact, ...readListParams(search, q) };
}

export function searchQuery(page: PageLocation): Partial<SearchQuery> {
  const { q, location, exact = false, ...params } = readSearchParams(page);
  return { q, location, exact, ...listQuery(params, q) };
}
