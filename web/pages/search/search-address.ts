import type { SearchParams } from "#domain/page-url";
import { askedList, askedText } from "../../list-address.ts";
import type { PageLocation } from "../../public-page.ts";

export function askedFor({ search }: PageLocation): SearchParams & { q: string; location: string } {
  return { q: askedText(search, "q"), location: askedText(search, "location"), ...askedList(search) };
}
