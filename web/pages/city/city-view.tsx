import { citiesUrl, cityUrl } from "#domain/page-url";
import { ListPage } from "../../components/list-page.tsx";
import { askedPage } from "../../list-address.ts";
import type { PageView } from "../../public-page.ts";
import layout from "../../styles/layout.module.css";
import type { CityData } from "./city-page.tsx";

export default function CityView({ location, data: { list } }: PageView<CityData>) {
  return (
    <ListPage
      title={`Businesses in ${list.name}`}
      list={list}
      page={askedPage(location.search)}
      href={(page) => cityUrl(list.name, page)}
      empty={
        <a className={layout.button} href={citiesUrl()}>
          View All Cities
        </a>
      }
    />
  );
}
