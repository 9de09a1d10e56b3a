import { isGroup } from "#domain/categories/category-group-names";
import { titleCased } from "../../lists/list-params.ts";

/** A group is titled by its slug, a category by its name: slugs lose acronyms and other scripts. */
export function categoryTitle({ name, slug }: { name: string; slug: string }): string {
  return titleCased(isGroup(slug) ? slug : name);
}
