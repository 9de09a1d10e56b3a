import type { SearchParams } from "#domain/publishing/page-url";
import { askedList, askedText } from "../../lists/list-params.ts";
import type { PageLocation } from "../../navigation/public-page.ts";

export function askedFor({ search }: PageLocation): SearchParams & { q: string; location: string } {
  return { q: askedText(search, "q"), location: askedText(search, "location"), ...askedList(search) };
}
