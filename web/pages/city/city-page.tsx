import { isListIndexable } from "#domain/publishing/indexing";
import { adjacentPages } from "#domain/publishing/page-head";
import { fittingTitle } from "#domain/publishing/page-head-text";
import { citiesUrl, cityCardUrl, cityUrl } from "#domain/publishing/page-url";
import { counted } from "#domain/text/count-label";
import { ListPageSkeleton } from "../../lists/list-page-skeleton.tsx";
import { hasAskedPage, isAltered, listQuery, numbered, ONE, pageSlice } from "../../lists/list-params.ts";
import { definePage } from "../../navigation/public-page.ts";
import { askedOfCity } from "./city-address.ts";
import { cityTrail } from "./city-trail.ts";
import type { CityData } from "./city-view.tsx";
import CityView from "./city-view.tsx";

const allCities = { label: "View All Cities", href: citiesUrl() };

export const cityPage = definePage<CityData>({
  load: (queries, { params: { cityName = "" }, search }) => {
    const params = askedOfCity({ search });
    const query = listQuery({ ...params, city: cityName });
    const facets = queries.facets(query);
    return isAltered(params)
      ? { list: queries.city(cityName, ONE), altered: queries.businesses(query), facets }
      : { list: queries.city(cityName, pageSlice(search)), facets };
  },
  movedTo: ({ location, data: { list } }) => (list.isRenamed ? cityUrl(list.name, askedOfCity(location)) : undefined),
  head: ({ location, data: { list, altered = list }, site }) => {
    const params = askedOfCity(location);
    const { page = 1 } = params;
    return {
      title: fittingTitle([`Businesses in ${list.name}${numbered(page)}`], site.name),
      description: `${counted(altered.totalCount, "local business", "local businesses")} in ${list.name} with ratings, opening hours, addresses and phone numbers.`,
      canonical: cityUrl(list.name, params),
      indexed: !isAltered(params) && isListIndexable(list.totalCount),
      image: { url: cityCardUrl(list.name), alt: list.name },
      ...adjacentPages(page, altered.totalPages, (other) => cityUrl(list.name, { ...params, page: other })),
    };
  },
  trail: ({ data: { list } }) => cityTrail(list),
  exists: ({ location, data: { list, altered = list } }) => hasAskedPage(location.search, altered.totalPages),
  failure: (status) =>
    status === 404
      ? { title: "City Not Found", text: "No business of this city has ever been listed here.", next: allCities }
      : { title: "City Not Found", text: "Unable to load this city. Please try again later.", next: allCities },
  Loading: () => <ListPageSkeleton isDescribed />,
  Page: CityView,
});
