import type { BusinessList, CategoryBusinessList, NamedBusinessList } from "#contract/business";
import type { BusinessQuery } from "#contract/queries";
import { isListIndexable } from "#domain/publishing/indexing";
import { adjacentPages } from "#domain/publishing/page-head";
import { fittingDescription, fittingTitle } from "#domain/publishing/page-head-text";
import {
  browseUrl,
  categoryUrl,
  citiesUrl,
  cityCardUrl,
  cityUrl,
  homeUrl,
  type ListParams,
} from "#domain/publishing/page-url";
import { counted } from "#domain/text/count-label";
import { upperFirst } from "#domain/text/join-list";
import type { Cards } from "../../api/queries.ts";
import type { ShownFacets } from "../../api/shown-facets.ts";
import { Breadcrumbs, type Trail } from "../../components/breadcrumbs.tsx";
import { facetsQuery } from "../../lists/facets/facets-query.ts";
import { ListPage } from "../../lists/list-page.tsx";
import { ListPageSkeleton } from "../../lists/list-page-skeleton.tsx";
import { isFilteredOrSorted, isPageInRange, listQuery, pageSuffix, readListParams } from "../../lists/list-params.ts";
import { definePage, type PageLocation } from "../../navigation/public-page.ts";
import layout from "../../styles/layout.module.css";
import { NamedListSearch } from "./named-list-search.tsx";

export interface KindInCityData {
  /** The city's name. */
  city: Cards<NamedBusinessList>;
  /** Name and canonical slug of the category or group. */
  category: Cards<CategoryBusinessList>;
  list: Cards<BusinessList>;
  facets: ShownFacets;
}

/** The businesses of one category or group in one city: `/city/{city}/{category}`. */
export const kindInCityPage = definePage<KindInCityData>({
  load: (queries, location) => {
    const { cityName = "", categoryName = "" } = location.params;
    const query = queryOf(location);
    return {
      city: queries.cityName(cityName),
      category: queries.categoryName(categoryName),
      list: queries.businesses(query),
      facets: facetsQuery(queries, query, location),
    };
  },
  movedTo: ({ location, data }) =>
    data.city.isRenamed || data.category.slug !== location.params["categoryName"]
      ? addressOf(data, ownParams(location))
      : undefined,
  head: ({ location, data, site }) => {
    const params = ownParams(location);
    const { page = 1 } = params;
    const { city, list, facets } = data;
    const count = counted(
      list.totalCount,
      facets.kind?.one ?? "local business",
      facets.kind?.many ?? "local businesses",
    );
    return {
      title: fittingTitle([`${kindInCityTitle(data)}${pageSuffix(page)}`], site.name),
      description: fittingDescription([
        `${count} in ${city.name} with ratings, opening hours, addresses and phone numbers.`,
      ]),
      canonical: addressOf(data, params),
      indexed: !isFilteredOrSorted(params) && isListIndexable(list.totalCount),
      image: { url: cityCardUrl(city.name), alt: city.name },
      ...adjacentPages(page, list.totalPages, (other) => addressOf(data, { ...params, page: other })),
    };
  },
  trail: ({ data }) => trailOf(data),
  exists: ({ location, data: { list } }) => isPageInRange(location.search, list.totalPages),
  failure: (status, { params: { cityName = "" } }) => ({
    title: status === 404 ? "Page Not Found" : "List Not Available",
    text:
      status === 404
        ? "No business of this kind, or of this city, has ever been listed here."
        : "Unable to load this list. Please try again later.",
    next: { label: `Businesses in ${cityName}`, href: cityUrl(cityName) },
  }),
  Loading: () => <ListPageSkeleton isDescribed />,
  Page: ({ location, data }) => {
    const { city, category, list, facets } = data;
    const params = { ...ownParams(location), city: city.name, category: category.slug };
    return (
      <ListPage
        location={location}
        trail={<Breadcrumbs {...trailOf(data)} />}
        search={<NamedListSearch words={category.name} place={city.name} />}
        list={list}
        query={queryOf(location)}
        facets={facets}
        state={{
          params,
          href: listUrl,
          categoryHref: categoryUrl,
          fixedFilters: ["city", "category"],
          displayNames: { city: city.name, category: category.name },
        }}
        place={city.name}
        clearHref={addressOf(data, {})}
        isDescribed
        empty={{
          text: `No ${facets.kind?.many ?? "businesses of this kind"} in ${city.name} are listed at the moment.`,
          steps: (
            <>
              <a className={layout.quietButton} href={cityUrl(city.name)}>
                All businesses in {city.name}
              </a>
              <a className={layout.quietButton} href={categoryUrl(category.slug)}>
                {category.name} in all cities
              </a>
            </>
          ),
        }}
      />
    );
  },
});

function queryOf(location: PageLocation): Partial<BusinessQuery> {
  const { cityName = "", categoryName = "" } = location.params;
  return listQuery({ ...ownParams(location), city: cityName, category: categoryName });
}

/** Returns the parameters of the query; the path sets city and category. */
function ownParams({ search }: PageLocation): ListParams {
  return { ...readListParams(search), city: "", category: "" };
}

function addressOf({ city, category }: KindInCityData, params: ListParams): string {
  return cityUrl(city.name, { ...params, category: category.slug });
}

/** Returns the URL of the list after the kind or the city may have been removed. */
function listUrl(params: ListParams): string {
  const { city = "", category = "" } = params;
  if (city !== "") return cityUrl(city, params);
  return category === "" ? browseUrl(params) : categoryUrl(category, params);
}

/** Example: `Pizza restaurants in Oslo`. */
export function kindInCityTitle({
  city,
  category,
  facets,
}: Pick<KindInCityData, "city" | "category" | "facets">): string {
  return `${upperFirst(facets.kind?.many ?? category.name)} in ${city.name}`;
}

function trailOf({ city, category }: KindInCityData): Trail {
  return {
    steps: [
      { label: "Home", href: homeUrl },
      { label: "Cities", href: citiesUrl() },
      { label: city.name, href: cityUrl(city.name) },
    ],
    current: category.name,
  };
}
