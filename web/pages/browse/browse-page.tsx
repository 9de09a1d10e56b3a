import { isListIndexable } from "#domain/publishing/indexing";
import { adjacentPages } from "#domain/publishing/page-head";
import { fittingTitle } from "#domain/publishing/page-head-text";
import { browseUrl, homeUrl } from "#domain/publishing/page-url";
import { ListPageSkeleton } from "../../lists/list-page-skeleton.tsx";
import { hasAskedPage, isAltered, listQuery, numbered } from "../../lists/list-params.ts";
import { definePage } from "../../navigation/public-page.ts";
import { askedParams, titleOf } from "./browse-address.ts";
import type { BrowseData } from "./browse-view.tsx";
import BrowseView from "./browse-view.tsx";

export const browsePage = definePage<BrowseData>({
  load: (queries, location) => {
    const { search, ...params } = askedParams(location);
    const query = { search, ...listQuery(params) };
    return { list: queries.businesses(query), categories: queries.topCategories(), facets: queries.facets(query) };
  },
  head: ({ location, data, site }) => {
    const params = askedParams(location);
    const { page = 1 } = params;
    return {
      title: fittingTitle([`${titleOf(location)}${numbered(page)}`], site.name),
      description: `Browse local businesses with ratings, opening hours and phone numbers on ${site.name}.`,
      canonical: browseUrl(params),
      indexed: !isAltered(params) && isListIndexable(data.list.totalCount),
      ...adjacentPages(page, data.list.totalPages, (other) => browseUrl({ ...params, page: other })),
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
  Loading: () => <ListPageSkeleton hasForm />,
  Page: BrowseView,
});
