import { isGroup } from "#domain/categories/category-group-names";
import type { ListParams } from "#domain/publishing/page-url";
import { readListParams, titleCased } from "../../lists/list-params.ts";
import type { PageLocation } from "../../navigation/public-page.ts";

/** The category is in the path: a parameter of that name is ignored. */
export function readCategoryParams({ search }: Pick<PageLocation, "search">): ListParams {
  return { ...readListParams(search), category: "" };
}

/** A group is titled by its slug, a category by its name: slugs lose acronyms and other scripts. */
export function categoryTitle({ name, slug }: { name: string; slug: string }): string {
  return titleCased(isGroup(slug) ? slug : name);
}
