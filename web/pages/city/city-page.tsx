import { isListIndexable } from "#domain/publishing/indexing";
import { adjacentPages } from "#domain/publishing/page-head";
import { fittingTitle } from "#domain/publishing/page-head-text";
import { citiesUrl, cityCardUrl, cityUrl } from "#domain/publishing/page-url";
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
import { definePage } from "../../navigation/public-page.ts";
import { readCityParams } from "./city-params.ts";
import { cityTrail } from "./city-trail.ts";
import type { CityData } from "./city-view.tsx";
import CityView from "./city-view.tsx";

const allCities = { label: "View All Cities", href: citiesUrl() };

export const cityPage = definePage<CityData>({
  load: (queries, { params: { cityName = "" }, search }) => {
    const params = readCityParams({ search });
    const query = listQuery({ ...params, city: cityName });
    const facets = queries.facets(query);
    return isFilteredOrSorted(params)
      ? { list: queries.city(cityName, SINGLE_ROW), filteredList: queries.businesses(query), facets }
      : { list: queries.city(cityName, pageSlice(search)), facets };
  },
  movedTo: ({ location, data: { list } }) =>
    list.isRenamed ? cityUrl(list.name, readCityParams(location)) : undefined,
  head: ({ location, data: { list, filteredList = list }, site }) => {
    const params = readCityParams(location);
    const { page = 1 } = params;
    return {
      title: fittingTitle([`Businesses in ${list.name}${pageSuffix(page)}`], site.name),
      description: `${counted(filteredList.totalCount, "local business", "local businesses")} in ${list.name} with ratings, opening hours, addresses and phone numbers.`,
      canonical: cityUrl(list.name, params),
      indexed: !isFilteredOrSorted(params) && isListIndexable(list.totalCount),
      image: { url: cityCardUrl(list.name), alt: list.name },
      ...adjacentPages(page, filteredList.totalPages, (other) => cityUrl(list.name, { ...params, page: other })),
    };
  },
  trail: ({ data: { list } }) => cityTrail(list),
  exists: ({ location, data: { list, filteredList = list } }) =>
    isPageInRange(location.search, filteredList.totalPages),
  failure: (status) =>
    status === 404
      ? { title: "City Not Found", text: "No business of this city has ever been listed here.", next: allCities }
      : { title: "City Not Found", text: "Unable to load this city. Please try again later.", next: allCities },
  Loading: () => <ListPageSkeleton isDescribed />,
  Page: CityView,
});
