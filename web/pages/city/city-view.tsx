import { browseUrl, citiesUrl, cityUrl } from "#domain/page-url";
import { Breadcrumbs } from "../../components/breadcrumbs.tsx";
import { ListPage } from "../../components/list-page.tsx";
import type { PageView } from "../../public-page.ts";
import layout from "../../styles/layout.module.css";
import { askedOfCity } from "./city-address.ts";
import type { CityData } from "./city-page.tsx";
import { cityTrail } from "./city-trail.ts";

export default function CityView({ location, data: { list, altered = list, facets } }: PageView<CityData>) {
  return (
    <ListPage
      trail={<Breadcrumbs {...cityTrail(list)} />}
      title={`Businesses in ${list.name}`}
      list={altered}
      facets={facets}
      asked={{ params: askedOfCity(location), href: (params) => cityUrl(list.name, params), about: "city" }}
      place={list.name}
      cleared={cityUrl(list.name)}
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
