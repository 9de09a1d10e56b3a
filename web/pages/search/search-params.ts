import type { SearchParams } from "#domain/publishing/page-url";
import { readListParams, readTextParam } from "../../lists/list-params.ts";
import type { PageLocation } from "../../navigation/public-page.ts";

export function readSearchParams({ search }: PageLocation): SearchParams & { q: string; location: string } {
  return { q: readTextParam(search, "q"), location: readTextParam(search, "location"), ...readListParams(search) };
}
