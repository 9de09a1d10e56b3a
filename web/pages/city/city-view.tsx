import type { BusinessList, NamedBusinessList } from "#contract/business";
import type { ListFacets } from "#contract/facets";
import { browseUrl, citiesUrl, cityUrl } from "#domain/publishing/page-url";
import type { Cards } from "../../api/queries.ts";
import { Breadcrumbs } from "../../components/breadcrumbs.tsx";
import { ListPage } from "../../lists/list-page.tsx";
import type { PageView } from "../../navigation/public-page.ts";
import layout from "../../styles/layout.module.css";
import { readCityParams } from "./city-params.ts";
import { cityTrail } from "./city-trail.ts";

export interface CityData {
  /** The city's name, and its businesses unless they are filtered or sorted. */
  list: Cards<NamedBusinessList>;
  /** Only when they are filtered or sorted. */
  filteredList?: Cards<BusinessList>;
  facets: ListFacets;
}

export default function CityView({ location, data: { list, filteredList = list, facets } }: PageView<CityData>) {
  return (
    <ListPage
      location={location}
      trail={<Breadcrumbs {...cityTrail(list)} />}
      title={`Businesses in ${list.name}`}
      list={filteredList}
      facets={facets}
      state={{ params: readCityParams(location), href: (params) => cityUrl(list.name, params), fixedFilter: "city" }}
      place={list.name}
      clearHref={cityUrl(list.name)}
      isDescribed
      empty={{
        text: "No business of this city is listed at the moment.",
        steps: (
          <>
            <a className={layout.quietButton} href={citiesUrl()}>
              View All Cities
            </a>
            <a className={layout.quietButton} href={browseUrl()}>
              Browse all businesses
            </a>
          </>
        ),
      }}
    />
  );
}
