import type { ListParams } from "#domain/page-url";
import { askedList } from "../../list-address.ts";
import type { PageLocation } from "../../public-page.ts";

/** The city is in the path: a parameter of that name asks nothing. */
export function askedOfCity({ search }: Pick<PageLocation, "search">): ListParams {
  return { ...askedList(search), city: "" };
}
