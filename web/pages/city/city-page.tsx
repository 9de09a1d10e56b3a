import type { BusinessList, NamedBusinessList } from "#contract/business";
import type { ListFacets } from "#contract/facets";
import { counted } from "#domain/count-label";
import { mayIndexList } from "#domain/indexing";
import { neighbours } from "#domain/page-head";
import { fittingTitle } from "#domain/page-head-text";
import { citiesUrl, cityCardUrl, cityUrl } from "#domain/page-url";
import type { Cards } from "../../api/queries.ts";
import { ListPageSkeleton } from "../../components/list-page-skeleton.tsx";
import { hasAskedPage, isAltered, listQuery, numbered, ONE, pageSlice } from "../../list-address.ts";
import { definePage } from "../../public-page.ts";
import { askedOfCity } from "./city-address.ts";
import { cityTrail } from "./city-trail.ts";
import CityView from "./city-view.tsx";

export interface CityData {
  /** How the city is spelled; and its businesses, unless they are narrowed or sorted. */
  list: Cards<NamedBusinessList>;
  /** Only where they are. */
  altered?: Cards<BusinessList>;
  facets: ListFacets;
}

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
      indexed: !isAltered(params) && mayIndexList(list.totalCount),
      image: { url: cityCardUrl(list.name), alt: list.name },
      ...neighbours(page, altered.totalPages, (other) => cityUrl(list.name, { ...params, page: other })),
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
