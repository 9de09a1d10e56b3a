import { isListIndexable } from "#domain/publishing/indexing";
import { adjacentPages } from "#domain/publishing/page-head";
import { fittingTitle } from "#domain/publishing/page-head-text";
import { browseUrl, categoryUrl } from "#domain/publishing/page-url";
import { counted } from "#domain/text/count-label";
import { ListPageSkeleton } from "../../lists/list-page-skeleton.tsx";
import {
  isFilteredOrSorted,
  isPageInRange,
  listQuery,
  pageSlice,
  pageSuffix,
  SINGLE_ROW,
} from "../../lists/list-params.ts";
import { definePage, type PageLocation } from "../../navigation/public-page.ts";
import { categoryTitle, readCategoryParams } from "./category-params.ts";
import { categoryTrail } from "./category-trail.ts";
import type { CategoryData } from "./category-view.tsx";
import CategoryView from "./category-view.tsx";

const allCategories = { label: "Browse All Categories", href: browseUrl() };

export const categoryPage = definePage<CategoryData>({
  load: (queries, location) => {
    const name = categoryParam(location);
    const params = readCategoryParams(location);
    const query = listQuery({ ...params, category: name });
    const facets = queries.facets(query);
    return isFilteredOrSorted(params)
      ? { list: queries.category(name, SINGLE_ROW), filteredList: queries.businesses(query), facets }
      : { list: queries.category(name, pageSlice(location.search)), facets };
  },
  movedTo: ({ location, data: { list } }) =>
    categoryParam(location) === list.slug ? undefined : categoryUrl(list.slug, readCategoryParams(location)),
  head: ({ location, data: { list, filteredList = list }, site }) => {
    const params = readCategoryParams(location);
    const { page = 1 } = params;
    const title = categoryTitle(list);
    return {
      title: fittingTitle([`${title}${pageSuffix(page)}`], site.name),
      description: `${title}: ${counted(filteredList.totalCount, "local business", "local businesses")} with ratings, opening hours, addresses and phone numbers.`,
      canonical: categoryUrl(list.slug, params),
      indexed: !isFilteredOrSorted(params) && isListIndexable(list.totalCount),
      ...adjacentPages(page, filteredList.totalPages, (other) => categoryUrl(list.slug, { ...params, page: other })),
    };
  },
  trail: ({ data: { list } }) => categoryTrail(list),
  exists: ({ location, data: { list, filteredList = list } }) =>
    isPageInRange(location.search, filteredList.totalPages),
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

function categoryParam({ params }: PageLocation): string {
  return params.categoryName ?? "";
}
