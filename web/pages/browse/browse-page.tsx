import { isListIndexable } from "#domain/publishing/indexing";
import { adjacentPages } from "#domain/publishing/page-head";
import { fittingTitle } from "#domain/publishing/page-head-text";
import { browseUrl, homeUrl } from "#domain/publishing/page-url";
import { ListPageSkeleton } from "../../lists/list-page-skeleton.tsx";
import { isFilteredOrSorted, isPageInRange, listQuery, pageSuffix } from "../../lists/list-params.ts";
import { definePage } from "../../navigation/public-page.ts";
import { browseTitle, readBrowseParams } from "./browse-params.ts";
import type { BrowseData } from "./browse-view.tsx";
import BrowseView from "./browse-view.tsx";

export const browsePage = definePage<BrowseData>({
  load: (queries, location) => {
    const { search, ...params } = readBrowseParams(location);
    const query = { search, ...listQuery(params, search) };
    return { list: queries.businesses(query), categories: queries.topCategories(), facets: queries.facets(query) };
  },
  head: ({ location, data, site }) => {
    const params = readBrowseParams(location);
    const { page = 1 } = params;
    return {
      title: fittingTitle([`${browseTitle(location)}${pageSuffix(page)}`], site.name),
      description: `Browse local businesses with ratings, opening hours and phone numbers on ${site.name}.`,
      canonical: browseUrl(params),
      indexed: !isFilteredOrSorted(params) && isListIndexable(data.list.totalCount),
      ...adjacentPages(page, data.list.totalPages, (other) => browseUrl({ ...params, page: other })),
    };
  },
  exists: ({ location, data }) => isPageInRange(location.search, data.list.totalPages),
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
  Loading: () => <ListPageSkeleton hasForm />,
  Page: BrowseView,
});
