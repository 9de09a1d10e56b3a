import { isListIndexable } from "#domain/publishing/indexing";
import { adjacentPages } from "#domain/publishing/page-head";
import { fittingTitle } from "#domain/publishing/page-head-text";
import { citiesUrl, homeUrl } from "#domain/publishing/page-url";
import { ListPageSkeleton } from "../../lists/list-page-skeleton.tsx";
import { isPageInRange, pageSlice, pageSuffix } from "../../lists/list-params.ts";
import { definePage } from "../../navigation/public-page.ts";
import { CITIES_PER_PAGE, citiesTitle, cityPageCount, isFiltered, readCitiesParams } from "./cities-params.ts";
import type { CitiesData } from "./cities-view.tsx";
import CitiesView from "./cities-view.tsx";

export const citiesPage = definePage<CitiesData>({
  load: (queries, location) => {
    const { search, state, country } = readCitiesParams(location);
    return {
      list: queries.cities({ ...pageSlice(location.search, CITIES_PER_PAGE), search, state, country }),
      states: queries.topStates(),
    };
  },
  head: ({ location, data, site }) => {
    const params = readCitiesParams(location);
    const title = citiesTitle(params);
    return {
      title: fittingTitle([`${title}${pageSuffix(params.page)}`], site.name),
      description: isFiltered(params)
        ? `${title} with local businesses on ${site.name}, the largest first.`
        : `Every city with local businesses on ${site.name}, the largest first.`,
      canonical: citiesUrl(params),
      indexed: !isFiltered(params) && isListIndexable(data.list.totalCount),
      ...adjacentPages(params.page, cityPageCount(data.list), (page) => citiesUrl({ ...params, page })),
    };
  },
  exists: ({ location, data }) => isPageInRange(location.search, cityPageCount(data.list)),
  failure: () => ({
    title: "Error Loading Cities",
    text: "Unable to load cities. Please try again later.",
    next: { label: "Back to Home", href: homeUrl },
  }),
  Loading: () => <ListPageSkeleton hasTiles />,
  Page: CitiesView,
});
