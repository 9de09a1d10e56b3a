import type { NamedBusinessList } from "#contract/business";
import { counted } from "#domain/count-label";
import { mayIndexList } from "#domain/indexing";
import { neighbours } from "#domain/page-head";
import { fittingTitle } from "#domain/page-head-text";
import { citiesUrl, cityUrl } from "#domain/page-url";
import type { Cards } from "../../api/queries.ts";
import { ListPageSkeleton } from "../../components/list-page.tsx";
import { askedPage, hasAskedPage, numbered, pageSlice } from "../../list-address.ts";
import { definePage, pageCode } from "../../public-page.ts";

export interface CityData {
  list: Cards<NamedBusinessList>;
}

const allCities = { label: "View All Cities", href: citiesUrl() };

export const cityPage = definePage<CityData>({
  path: "/city/:cityName",
  load: (queries, { params, search }) => ({ list: queries.city(params.cityName ?? "", pageSlice(search)) }),
  head: ({ location, data: { list }, site }) => {
    const page = askedPage(location.search);
    return {
      title: fittingTitle([`Businesses in ${list.name}${numbered(page)}`], site.name),
      description: `${counted(list.totalCount, "local business", "local businesses")} in ${list.name} with ratings, opening hours, addresses and phone numbers.`,
      canonical: cityUrl(list.name, page),
      indexed: mayIndexList(list.totalCount),
      ...neighbours(page, list.totalPages, (other) => cityUrl(list.name, other)),
    };
  },
  exists: ({ location, data }) => hasAskedPage(location.search, data.list.totalPages),
  failure: (status) =>
    status === 404
      ? { title: "City Not Found", text: "No business of this city has ever been listed here.", next: allCities }
      : { title: "City Not Found", text: "Unable to load this city. Please try again later.", next: allCities },
  Loading: ListPageSkeleton,
  code: pageCode("web/pages/city/city-view.tsx", () => import("./city-view.tsx")),
});
