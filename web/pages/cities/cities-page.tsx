import type { CitySummary } from "#contract/business";
import { mayIndexList } from "#domain/indexing";
import { neighbours } from "#domain/page-head";
import { fittingTitle } from "#domain/page-head-text";
import { citiesUrl, homeUrl } from "#domain/page-url";
import { ListPageSkeleton } from "../../components/list-page-skeleton.tsx";
import { askedPage, askedText, hasAskedPage, numbered, pageSlice } from "../../list-address.ts";
import { definePage, pageCode } from "../../public-page.ts";

export interface CitiesData {
  found: { cities: CitySummary[]; totalCount: number };
}

export const CITIES_PER_PAGE = 60;

export const citiesPage = definePage<CitiesData>({
  path: "/cities",
  load: (queries, { search }) => ({
    found: queries.cities({ ...pageSlice(search, CITIES_PER_PAGE), search: askedText(search, "search") }),
  }),
  head: ({ location, data, site }) => {
    const search = askedText(location.search, "search");
    const page = askedPage(location.search);
    return {
      title: fittingTitle([`All cities${numbered(page)}`], site.name),
      description: `Every city with local businesses on ${site.name}, the largest first.`,
      canonical: citiesUrl({ search, page }),
      indexed: search === "" && mayIndexList(data.found.totalCount),
      ...neighbours(page, totalPages(data), (other) => citiesUrl({ search, page: other })),
    };
  },
  exists: ({ location, data }) => hasAskedPage(location.search, totalPages(data)),
  failure: () => ({
    title: "Error Loading Cities",
    text: "Unable to load cities. Please try again later.",
    next: { label: "Back to Home", href: homeUrl },
  }),
  Loading: () => <ListPageSkeleton hasForm />,
  code: pageCode("web/pages/cities/cities-view.tsx", () => import("./cities-view.tsx")),
});

export function totalPages({ found }: CitiesData): number {
  return Math.ceil(found.totalCount / CITIES_PER_PAGE);
}
