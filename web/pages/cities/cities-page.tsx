import { isListIndexable } from "#domain/publishing/indexing";
import { adjacentPages } from "#domain/publishing/page-head";
import { fittingTitle } from "#domain/publishing/page-head-text";
import { citiesUrl, homeUrl } from "#domain/publishing/page-url";
import { ListPageSkeleton } from "../../lists/list-page-skeleton.tsx";
import { hasAskedPage, numbered, pageSlice } from "../../lists/list-params.ts";
import { definePage } from "../../navigation/public-page.ts";
import { askedCities, CITIES_PER_PAGE, citiesTitle, isNarrowed, pagesOfCities } from "./cities-address.ts";
import type { CitiesData } from "./cities-view.tsx";
import CitiesView from "./cities-view.tsx";

export const citiesPage = definePage<CitiesData>({
  load: (queries, location) => {
    const { search, state, country } = askedCities(location);
    return {
      found: queries.cities({ ...pageSlice(location.search, CITIES_PER_PAGE), search, state, country }),
      states: queries.topStates(),
    };
  },
  head: ({ location, data, site }) => {
    const asked = askedCities(location);
    const title = citiesTitle(asked);
    return {
      title: fittingTitle([`${title}${numbered(asked.page)}`], site.name),
      description: isNarrowed(asked)
        ? `${title} with local businesses on ${site.name}, the largest first.`
        : `Every city with local businesses on ${site.name}, the largest first.`,
      canonical: citiesUrl(asked),
      indexed: !isNarrowed(asked) && isListIndexable(data.found.totalCount),
      ...adjacentPages(asked.page, pagesOfCities(data.found), (page) => citiesUrl({ ...asked, page })),
    };
  },
  exists: ({ location, data }) => hasAskedPage(location.search, pagesOfCities(data.found)),
  failure: () => ({
    title: "Error Loading Cities",
    text: "Unable to load cities. Please try again later.",
    next: { label: "Back to Home", href: homeUrl },
  }),
  Loading: () => <ListPageSkeleton hasTiles />,
  Page: CitiesView,
});
