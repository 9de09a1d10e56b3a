import type { ListParams } from "#domain/publishing/page-url";
import { askedList } from "../../lists/list-params.ts";
import type { PageLocation } from "../../navigation/public-page.ts";

/** The city is in the path: a parameter of that name asks nothing. */
export function askedOfCity({ search }: Pick<PageLocation, "search">): ListParams {
  return { ...askedList(search), city: "" };
}
