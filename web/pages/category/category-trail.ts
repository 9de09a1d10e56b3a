import type { CategoryBusinessList } from "#contract/business";
import { CATEGORY_GROUPS } from "#domain/categories/category-group-names";
import { browseUrl, categoryUrl, homeUrl } from "#domain/publishing/page-url";
import type { Cards } from "../../api/queries.ts";
import type { Trail } from "../../navigation/public-page.ts";

/** By way of the group, unless the page is about the group itself. */
export function categoryTrail({ name, slug, businesses: [first] }: Cards<CategoryBusinessList>): Trail {
  const group = CATEGORY_GROUPS.find((its) => its.slug === first?.group && its.slug !== slug);
  const steps = [
    { label: "Home", href: homeUrl },
    { label: "All businesses", href: browseUrl() },
    ...(group ? [{ label: group.name, href: categoryUrl(group.slug) }] : []),
  ];
  return { steps, current: name };
}
