import { CATEGORY_GROUPS } from "#domain/category-group-names";
import { browseUrl, categoryUrl, homeUrl } from "#domain/page-url";
import type { Trail } from "../../public-page.ts";
import type { CategoryData } from "./category-page.tsx";

/** Over the group that its businesses belong to, unless the page is about that. */
export function categoryTrail({ name, slug, businesses: [first] }: CategoryData["list"]): Trail {
  const group = CATEGORY_GROUPS.find((its) => its.slug === first?.group && its.slug !== slug);
  const steps = [
    { label: "Home", href: homeUrl },
    { label: "All businesses", href: browseUrl() },
    ...(group ? [{ label: group.name, href: categoryUrl(group.slug) }] : []),
  ];
  return { steps, current: name };
}
