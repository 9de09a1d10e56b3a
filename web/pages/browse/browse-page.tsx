import type { BusinessList, CategorySummary } from "#contract/business";
import { mayIndexList } from "#domain/indexing";
import { neighbours } from "#domain/page-head";
import { fittingTitle } from "#domain/page-head-text";
import { browseUrl, homeUrl } from "#domain/page-url";
import type { Cards } from "../../api/queries.ts";
import { ListPageSkeleton } from "../../components/list-page.tsx";
import { askedPage, askedText, hasAskedPage, numbered, pageSlice } from "../../list-address.ts";
import { definePage, pageCode } from "../../public-page.ts";
import { askedParams, askedSort, titleOf } from "./browse-address.ts";

export interface BrowseData {
  list: Cards<BusinessList>;
  categories: CategorySummary[];
}

export const browsePage = definePage<BrowseData>({
  path: "/businesses",
  load: (queries, { search }) => ({
    list: queries.businesses({
      ...pageSlice(search),
      search: askedText(search, "search"),
      category: askedText(search, "category"),
      sort: askedSort(search),
    }),
    categories: queries.topCategories(),
  }),
  head: ({ location, data, site }) => {
    const params = askedParams(location);
    const page = askedPage(location.search);
    return {
      title: fittingTitle([`${titleOf(location)}${numbered(page)}`], site.name),
      description: `Browse local businesses with ratings, opening hours and phone numbers on ${site.name}.`,
      canonical: browseUrl({ ...params, page }),
      indexed: Object.values(params).every((param) => param === "") && mayIndexList(data.list.totalCount),
      ...neighbours(page, data.list.totalPages, (other) => browseUrl({ ...params, page: other })),
    };
  },
  exists: ({ location, data }) => hasAskedPage(location.search, data.list.totalPages),
  failure: (status) =>
    status === 404
      ? {
          title: "No such category",
          text: "There is no category by this name.",
          next: { label: "Back to Home", href: homeUrl },
        }
      : {
          title: "Error Loading Businesses",
          text: "Unable to load businesses. Please try again later.",
          next: { label: "Back to Home", href: homeUrl },
        },
  Loading: ListPageSkeleton,
  code: pageCode("web/pages/browse/browse-view.tsx", () => import("./browse-view.tsx")),
});
