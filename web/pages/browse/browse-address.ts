import type { BrowseParams } from "#domain/publishing/page-url";
import { askedList, askedText } from "../../lists/list-params.ts";
import type { PageLocation } from "../../navigation/public-page.ts";

export function titleOf({ search }: PageLocation): string {
  return askedList(search).sort === "latest" ? "Recently added" : "Browse all businesses";
}

export function askedParams({ search }: PageLocation): BrowseParams & { search: string } {
  return { search: askedText(search, "search"), ...askedList(search) };
}
