import { CATEGORY_GROUPS } from "#domain/categories/category-group-names";
import { titleCased } from "../../lists/list-params.ts";

/** Returns the title of one of the eight groups from its slug, any other from its name: slugs lose acronyms and other scripts. */
export function categoryTitle({ name, slug }: { name: string; slug: string }): string {
  return titleCased(CATEGORY_GROUPS.some((group) => group.slug === slug) ? slug : name);
}
