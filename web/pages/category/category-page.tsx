import type { CategoryBusinessList } from "#contract/business";
import { counted } from "#domain/count-label";
import { mayIndexList } from "#domain/indexing";
import { neighbours } from "#domain/page-head";
import { fittingTitle } from "#domain/page-head-text";
import { browseUrl, categoryUrl } from "#domain/page-url";
import type { Cards } from "../../api/queries.ts";
import { ListPageSkeleton } from "../../components/list-page.tsx";
import { askedPage, hasAskedPage, numbered, pageSlice, titleCased } from "../../list-address.ts";
import { definePage, type PageLocation, pageCode } from "../../public-page.ts";

export interface CategoryData {
  list: Cards<CategoryBusinessList>;
}

const allCategories = { label: "Browse All Categories", href: browseUrl() };

export const categoryPage = definePage<CategoryData>({
  path: "/category/:categoryName",
  load: (queries, location) => ({ list: queries.category(askedName(location), pageSlice(location.search)) }),
  movedTo: ({ location, data: { list } }) =>
    askedName(location) === list.slug ? undefined : categoryUrl(list.slug, askedPage(location.search)),
  head: ({ location, data: { list }, site }) => {
    const page = askedPage(location.search);
    const title = titleCased(list.slug);
    return {
      title: fittingTitle([`${title}${numbered(page)}`], site.name),
      description: `${title}: ${counted(list.totalCount, "local business", "local businesses")} with ratings, opening hours, addresses and phone numbers.`,
      canonical: categoryUrl(list.slug, page),
      indexed: mayIndexList(list.totalCount),
      ...neighbours(page, list.totalPages, (other) => categoryUrl(list.slug, other)),
    };
  },
  exists: ({ location, data }) => hasAskedPage(location.search, data.list.totalPages),
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
  Loading: ListPageSkeleton,
  code: pageCode("web/pages/category/category-view.tsx", () => import("./category-view.tsx")),
});

function askedName({ params }: PageLocation): string {
  return params.categoryName ?? "";
}
