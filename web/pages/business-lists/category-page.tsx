import type { CategoryBusinessList } from "#contract/business";
import { isSet } from "#contract/lists/parameter";
import { ALL_GROUPS } from "#domain/categories/all-groups";
import { browseUrl, categoryUrl, homeUrl } from "#domain/publishing/page-url";
import layout from "../../styles/layout.module.css";
import { categoryTitle } from "./category-title.ts";
import { namedListPage } from "./named-list-page.tsx";

const ALL_CATEGORIES = { label: "Browse All Categories", href: browseUrl() };

export const categoryPage = namedListPage<CategoryBusinessList>({
  filter: "category",
  nameIn: ({ categoryName = "" }) => categoryName,
  query: (queries, name, page) => queries.category(name, page),
  url: ({ slug }, params) => categoryUrl(slug, params),
  isMoved: ({ slug }, name, { city }) => slug !== name || isSet(city),
  title: categoryTitle,
  description: (list, count) =>
    `${categoryTitle(list)}: ${count} with ratings, opening hours, addresses and phone numbers.`,
  // The trail includes the group, unless it is the page's own subject.
  trail: ({ name, slug, businesses: [first] }) => {
    const group = ALL_GROUPS.find((its) => its.slug === first?.group && its.slug !== slug);
    const steps = [
      { label: "Home", href: homeUrl },
      { label: "All businesses", href: browseUrl() },
      ...(group ? [{ label: group.name, href: categoryUrl(group.slug) }] : []),
    ];
    return { steps, current: name };
  },
  state: ({ name, slug }, params) => ({
    params: { ...params, category: slug },
    categoryHref: categoryUrl,
    displayNames: { category: name },
  }),
  place: (_, { city }) => city,
  failureTitle: "Category Not Found",
  next: ALL_CATEGORIES,
  emptySteps: (
    <a className={layout.quietButton} href={ALL_CATEGORIES.href}>
      {ALL_CATEGORIES.label}
    </a>
  ),
});
