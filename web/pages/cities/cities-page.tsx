import type { CitySummary } from "#contract/business";
import { counted } from "#domain/count-label";
import { citiesUrl, homeUrl } from "#domain/page-url";
import { CityTile } from "../../components/city-tile.tsx";
import { ListPageSkeleton } from "../../components/list-page.tsx";
import { Pagination } from "../../components/pagination.tsx";
import { askedPage, askedText, hasAskedPage, pageSlice } from "../../list-address.ts";
import { definePage, type PageLocation } from "../../public-page.ts";
import layout from "../../styles/layout.module.css";
import styles from "./cities-page.module.css";

interface CitiesData {
  found: { cities: CitySummary[]; totalCount: number };
}

const CITIES_PER_PAGE = 60;

export const citiesPage = definePage<CitiesData>({
  path: "/cities",
  load: (queries, { search }) => ({
    found: queries.cities({ ...pageSlice(search, CITIES_PER_PAGE), search: askedText(search, "search") }),
  }),
  head: ({ location, data, site }) => {
    const search = askedText(location.search, "search");
    return {
      title: `All cities | ${site.name}`,
      description: `Every city with local businesses on ${site.name}, the largest first.`,
      canonical: citiesUrl({ search, page: askedPage(location.search) }),
      indexed: search === "" && data.found.totalCount > 0,
    };
  },
  exists: ({ location, data }) => hasAskedPage(location.search, totalPages(data)),
  failure: () => ({
    title: "Error Loading Cities",
    text: "Unable to load cities. Please try again later.",
    next: { label: "Back to Home", href: homeUrl },
  }),
  Loading: ListPageSkeleton,
  Page: ({ location, data }) => {
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
  },
});

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

function totalPages({ found }: CitiesData): number {
  return Math.ceil(found.totalCount / CITIES_PER_PAGE);
}
