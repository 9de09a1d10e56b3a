import "../../lazy/shared-list-modules.ts";
import { fittingDescription, fittingTitle } from "#domain/publishing/page-head-text";
import { homeUrl, searchUrl } from "#domain/publishing/page-url";
import { facetsQuery } from "../../lists/facets/facets-query.ts";
import { ListPageSkeleton } from "../../lists/list-page-skeleton.tsx";
import { isPageInRange } from "../../lists/list-params.ts";
import { definePage } from "../../navigation/public-page.ts";
import { readSearchParams, searchQuery } from "./search-params.ts";
import type { SearchData } from "./search-view.tsx";
import SearchView from "./search-view.tsx";

export const searchPage = definePage<SearchData>({
  load: (queries, index) => {
    const query = searchQuery(index);
    return { result: queries.search(query), facets: facetsQuery(queries, query, index) };
  },
  head: ({ location, site }) => {
    const params = readSearchParams(location);
    const { q, location: where } = params;
    return {
      title: fittingTitle([`${q === "" ? "Search" : `“${q}”`}${where === "" ? "" : ` in ${where}`}`], site.name),
      description: fittingDescription([`Search local businesses by keyword and place on ${site.name}.`]),
      canonical: searchUrl(params),
      indexed: false,
    };
  },
  exists: ({ location, data }) => isPageInRange(location.search, data.result.totalPages),
  failure: () => ({
    title: "Search is not available",
    text: "Unable to search just now. Please try again later.",
    next: { label: "Back to Home", href: homeUrl },
  }),
  Loading: () => <ListPageSkeleton />,
  Page: SearchView,
});
