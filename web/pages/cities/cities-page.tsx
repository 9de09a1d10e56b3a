import type { FormEvent } from "react";
import { useNavigate } from "react-router-dom";
import type { CitySummary, StateSummary } from "#contract/business";
import { MAX_TEXT_CHARS } from "#contract/lists/parameter";
import { isWholeListIndexable } from "#domain/publishing/indexing";
import { adjacentPages } from "#domain/publishing/page-head";
import { fittingDescription, fittingTitle } from "#domain/publishing/page-head-text";
import { browseUrl, citiesUrl, homeUrl } from "#domain/publishing/page-url";
import { CityTile } from "../../components/tiles.tsx";
import { AppliedFilters } from "../../lists/applied-filters.tsx";
import { EmptyList } from "../../lists/empty-list.tsx";
import { FilterButton } from "../../lists/facets/filter-button.tsx";
import { FilterPanel } from "../../lists/facets/filter-panel.tsx";
import { HiddenFields } from "../../lists/hidden-fields.tsx";
import { isPageInRange, pageSlice, pageSuffix } from "../../lists/list-params.ts";
import { Pagination } from "../../lists/pagination.tsx";
import { useListNavigation } from "../../lists/use-list-navigation.ts";
import { definePage, type PageView } from "../../navigation/public-page.ts";
import layout from "../../styles/layout.module.css";
import styles from "./cities-page.module.css";
import {
  CITIES_PER_PAGE,
  type CitiesState,
  citiesSentence,
  citiesTitle,
  cityPageCount,
  isFiltered,
  readCitiesParams,
} from "./cities-params.ts";
import { CitiesSkeleton } from "./cities-skeleton.tsx";
import { appliedRegions, regionGroups } from "./city-regions.ts";

export const citiesPage = definePage<CitiesData>({
  load: (queries, location) => {
    const { search, state, country } = readCitiesParams(location);
    return {
      list: queries.cities({ ...pageSlice(location.search, CITIES_PER_PAGE), search, state, country }),
      states: queries.topStates(),
    };
  },
  head: ({ location, data, site }) => {
    const params = readCitiesParams(location);
    const title = citiesTitle(params);
    return {
      title: fittingTitle([`${title}${pageSuffix(params.page)}`], site.name),
      description: fittingDescription([
        `${isFiltered(params) ? title : "Every city"} with local businesses on ${site.name}, the largest first.`,
      ]),
      canonical: citiesUrl(params),
      indexed: !isFiltered(params) && isWholeListIndexable(data.list.totalCount),
      ...adjacentPages(params.page, cityPageCount(data.list), (page) => citiesUrl({ ...params, page })),
    };
  },
  exists: ({ location, data }) => isPageInRange(location.search, cityPageCount(data.list)),
  failure: () => ({
    title: "Error Loading Cities",
    text: "Unable to load cities. Please try again later.",
    next: { label: "Back to Home", href: homeUrl },
  }),
  Loading: CitiesSkeleton,
  Page: CitiesView,
});

export interface CitiesData {
  list: { cities: CitySummary[]; totalCount: number };
  states: StateSummary[];
}

function CitiesView({ location, data }: PageView<CitiesData>) {
  const { cities, totalCount } = data.list;
  const params = readCitiesParams(location);
  const appliedFilters = appliedRegions(params);
  const groups = regionGroups(params, data.states);
  return (
    <div className={layout.page} onClick={useListNavigation(location.search).followLink}>
      <h1>{citiesTitle(params)}</h1>
      <CitySearch key={params.search} params={params} />
      <AppliedFilters applied={appliedFilters} clearHref={totalCount === 0 ? undefined : citiesUrl()} />
      <p className={styles.count} role="status">
        {citiesSentence(totalCount, params)}
      </p>
      <div className={styles.columns} data-choice={groups.length > 0}>
        {groups.length > 0 && (
          <>
            <FilterButton appliedCount={appliedFilters.length} />
            <FilterPanel
              groups={groups}
              totalCount={totalCount}
              clearHref={appliedFilters.length === 0 ? undefined : citiesUrl()}
            />
          </>
        )}
        <section className={styles.list} aria-labelledby="list-heading">
          <h2 id="list-heading" className={layout.visuallyHidden}>
            Cities
          </h2>
          {totalCount === 0 ? (
            <NoCities isNarrowed={appliedFilters.length > 0} />
          ) : (
            <ul className={layout.tiles}>
              {cities.map((city) => (
                <li key={city.id}>
                  <CityTile city={city} />
                </li>
              ))}
            </ul>
          )}
          <Pagination
            page={params.page}
            totalPages={cityPageCount(data.list)}
            href={(page) => citiesUrl({ ...params, page })}
          />
        </section>
      </div>
    </div>
  );
}

/** Searches by a part of the name; keeps the selected region. */
function CitySearch({ params: { search, state, country } }: { params: CitiesState }) {
  const navigate = useNavigate();
  const show = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const searchText = String(new FormData(event.currentTarget).get("search")).trim();
    void navigate(citiesUrl({ search: searchText, state, country }));
  };
  return (
    <form className={styles.form} action={citiesUrl()} role="search" onSubmit={show}>
      <input
        type="search"
        name="search"
        defaultValue={search}
        aria-label="City"
        placeholder="City"
        maxLength={MAX_TEXT_CHARS}
        enterKeyHint="search"
      />
      <HiddenFields address={citiesUrl({ state, country })} />
      <button className={layout.button} type="submit">
        Search
      </button>
    </form>
  );
}

function NoCities({ isNarrowed }: { isNarrowed: boolean }) {
  return (
    <EmptyList
      text={isNarrowed ? "No city fits all of this. Check the spelling, or start again." : "No city is listed yet."}
      clearHref={isNarrowed ? citiesUrl() : undefined}
    >
      <a className={layout.quietButton} href={browseUrl()}>
        Browse all businesses
      </a>
    </EmptyList>
  );
}
