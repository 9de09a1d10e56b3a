import type { NamedBusinessList } from "#contract/business";
import { counted } from "#domain/count-label";
import { citiesUrl, cityUrl } from "#domain/page-url";
import { breadcrumbs } from "#domain/structured-data";
import type { Cards } from "../../api/queries.ts";
import { ListPageSkeleton } from "../../components/list-page.tsx";
import { askedPage, hasAskedPage, pageSlice } from "../../list-address.ts";
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
      title: `Businesses in ${list.name}${page > 1 ? `, page ${page}` : ""} | ${site.name}`,
      description: `${counted(list.totalCount, "local business", "local businesses")} in ${list.name} with ratings, opening hours, addresses and phone numbers.`,
      canonical: cityUrl(list.name, page),
      indexed: list.totalCount > 0,
      structuredData: [
        breadcrumbs(site.baseUrl, [
          [site.name, "/"],
          ["Cities", citiesUrl()],
          [list.name, cityUrl(list.name)],
        ]),
      ],
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
