import type { SearchResult } from "#contract/business";
import { fittingTitle } from "#domain/page-head-text";
import { homeUrl, searchUrl } from "#domain/page-url";
import type { Cards } from "../../api/queries.ts";
import { ListPageSkeleton } from "../../components/list-page.tsx";
import { askedPage, hasAskedPage, pageSlice } from "../../list-address.ts";
import { definePage, pageCode } from "../../public-page.ts";
import { askedFor } from "./search-address.ts";

export interface SearchData {
  result: Cards<SearchResult>;
}

export const searchPage = definePage<SearchData>({
  path: "/search",
  load: (queries, at) => {
    const { q, location } = askedFor(at);
    return { result: queries.search({ q, location, ...pageSlice(at.search) }) };
  },
  head: ({ location, site }) => {
    const { q, location: where } = askedFor(location);
    return {
      title: fittingTitle([`${q === "" ? "Search" : `“${q}”`}${where === "" ? "" : ` in ${where}`}`], site.name),
      description: `Search local businesses by keyword and place on ${site.name}.`,
      canonical: searchUrl({ q, location: where, page: askedPage(location.search) }),
      indexed: false,
    };
  },
  exists: ({ location, data }) => hasAskedPage(location.search, data.result.totalPages),
  failure: () => ({
    title: "Search is not available",
    text: "Unable to search just now. Please try again later.",
    next: { label: "Back to Home", href: homeUrl },
  }),
  Loading: ListPageSkeleton,
  code: pageCode("web/pages/search/search-view.tsx", () => import("./search-view.tsx")),
});
