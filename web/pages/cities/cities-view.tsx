import { counted } from "#domain/count-label";
import { citiesUrl } from "#domain/page-url";
import { CityTile } from "../../components/city-tile.tsx";
import { Pagination } from "../../components/pagination.tsx";
import { askedPage, askedText } from "../../list-address.ts";
import type { PageLocation, PageView } from "../../public-page.ts";
import layout from "../../styles/layout.module.css";
import styles from "./cities-page.module.css";
import { type CitiesData, totalPages } from "./cities-page.tsx";

export default function CitiesView({ location, data }: PageView<CitiesData>) {
  const { cities, totalCount } = data.found;
  const search = askedText(location.search, "search");
  return (
    <div className={layout.page}>
      <h1>All cities</h1>
      <CitySearch location={location} />
      <p className={layout.intro} role="status">
        {totalCount === 0 ? "No cities found" : counted(totalCount, "city", "cities")}
        {search !== "" && ` for “${search}”`}
      </p>
      <ul className={`${layout.tiles} ${styles.cities}`}>
        {cities.map((city) => (
          <li key={city.id}>
            <CityTile city={city} />
          </li>
        ))}
      </ul>
      <Pagination
        page={askedPage(location.search)}
        totalPages={totalPages(data)}
        href={(page) => citiesUrl({ search, page })}
      />
    </div>
  );
}

function CitySearch({ location }: { location: PageLocation }) {
  const search = askedText(location.search, "search");
  return (
    <form className={styles.form} action={citiesUrl()} role="search">
      <input key={search} type="search" name="search" defaultValue={search} aria-label="City" placeholder="City" />
      <button className={layout.button} type="submit">
        Search
      </button>
    </form>
  );
}
