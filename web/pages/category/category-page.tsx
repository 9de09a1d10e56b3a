import { isListIndexable } from "#domain/publishing/indexing";
import { adjacentPages } from "#domain/publishing/page-head";
import { fittingTitle } from "#domain/publishing/page-head-text";
import { browseUrl, categoryUrl } from "#domain/publishing/page-url";
import { counted } from "#domain/text/count-label";
import { ListPageSkeleton } from "../../lists/list-page-skeleton.tsx";
import { hasAskedPage, isAltered, listQuery, numbered, ONE, pageSlice } from "../../lists/list-params.ts";
import { definePage, type PageLocation } from "../../navigation/public-page.ts";
import { askedOfCategory, categoryTitle } from "./category-address.ts";
import { categoryTrail } from "./category-trail.ts";
import type { CategoryData } from "./category-view.tsx";
import CategoryView from "./category-view.tsx";

const allCategories = { label: "Browse All Categories", href: browseUrl() };

export const categoryPage = definePage<CategoryData>({
  load: (queries, location) => {
    const name = askedName(location);
    const params = askedOfCategory(location);
    const query = listQuery({ ...params, category: name });
    const facets = queries.facets(query);
    return isAltered(params)
      ? { list: queries.category(name, ONE), altered: queries.businesses(query), facets }
      : { list: queries.category(name, pageSlice(location.search)), facets };
  },
  movedTo: ({ location, data: { list } }) =>
    askedName(location) === list.slug ? undefined : categoryUrl(list.slug, askedOfCategory(location)),
  head: ({ location, data: { list, altered = list }, site }) => {
    const params = askedOfCategory(location);
    const { page = 1 } = params;
    const title = categoryTitle(list);
    return {
      title: fittingTitle([`${title}${numbered(page)}`], site.name),
      description: `${title}: ${counted(altered.totalCount, "local business", "local businesses")} with ratings, opening hours, addresses and phone numbers.`,
      canonical: categoryUrl(list.slug, params),
      indexed: !isAltered(params) && isListIndexable(list.totalCount),
      ...adjacentPages(page, altered.totalPages, (other) => categoryUrl(list.slug, { ...params, page: other })),
    };
  },
  trail: ({ data: { list } }) => categoryTrail(list),
  exists: ({ location, data: { list, altered = list } }) => hasAskedPage(location.search, altered.totalPages),
  failure: (status) =>
    status === 404
      ? {
          title: "Category Not Found",
          text: "No business of this category has ever been listed here.",
          next: allCategories,
        }
      : {
          title: "Category Not Found",
          text: "Unable to load this category. Please try again later.",
          next: allCategories,
        },
  Loading: () => <ListPageSkeleton isDescribed />,
  Page: CategoryView,
});

function askedName({ params }: PageLocation): string {
  return params.categoryName ?? "";
}
