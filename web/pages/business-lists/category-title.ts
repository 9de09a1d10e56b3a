import { isGroup } from "#domain/categories/category-group-names";
import { titleCased } from "../../lists/list-params.ts";

/** Returns a group's title from its slug and a category's from its name: slugs lose acronyms and other scripts. */
export function categoryTitle({ name, slug }: { name: string; slug: string }): string {
  return titleCased(isGroup(slug) ? slug : name);
}
