import type { ListParams } from "#domain/publishing/page-url";
import { readListParams } from "../../lists/list-params.ts";
import type { PageLocation } from "../../navigation/public-page.ts";

/** The city is in the path: a parameter of that name is ignored. */
export function readCityParams({ search }: Pick<PageLocation, "search">): ListParams {
  return { ...readListParams(search), city: "" };
}
