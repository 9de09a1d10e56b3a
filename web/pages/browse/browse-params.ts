import type { BrowseParams } from "#domain/publishing/page-url";
import { readListParams, readTextParam } from "../../lists/list-params.ts";
import type { PageLocation } from "../../navigation/public-page.ts";

export function browseTitle({ search }: PageLocation): string {
  return readListParams(search).sort === "latest" ? "Recently added" : "Browse all businesses";
}

export function readBrowseParams({ search }: PageLocation): BrowseParams & { search: string } {
  const words = readTextParam(search, "search");
  return { search: words, ...readListParams(search, words) };
}
