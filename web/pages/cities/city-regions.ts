import type { StateSummary } from "#contract/business";
import { citiesUrl } from "#domain/publishing/page-url";
import { exactCount } from "#domain/text/count-label";
import { TOP_STATES } from "../../api/queries.ts";
import type { FilterGroup, FilterOption } from "../../lists/facets/list-facets.ts";
import type { AppliedFilter } from "../../lists/list-filters.ts";
import type { CitiesState } from "./cities-params.ts";

const MAX_COUNTRIES = 12;
/** Maximum number of states to choose from, within one country and overall. */
const MAX_STATES_OF_COUNTRY = 20;
const MAX_STATES = 12;

/** Returns facets by country and state; no country facet for a single country. `states` has the largest first. */
export function regionGroups(params: CitiesState, states: readonly StateSummary[]): FilterGroup[] {
  const countries = countryCounts(states);
  const isOneCountry = countries.size < 2;
  return [
    { title: "Country", options: isOneCountry ? [] : countryOptions(params, countries, states.length < TOP_STATES) },
    { title: "State or region", options: stateOptions(params, states, isOneCountry) },
  ].filter(({ options }) => options.length > 0);
}

/** Returns the applied filters, each with the address that removes it. */
export function appliedRegions({ search, state, country }: CitiesState): AppliedFilter[] {
  return [
    { label: search && `“${search}”`, removeHref: citiesUrl({ state, country }) },
    { label: state, removeHref: citiesUrl({ search, country }) },
    { label: country, removeHref: citiesUrl({ search }) },
  ].filter(({ label }) => label !== "");
}

function countryOptions(
  { search, country: chosen }: CitiesState,
  countries: ReadonlyMap<string, number>,
  isWhole: boolean,
): FilterOption[] {
  const options = [...countries].map(([country, cityCount]) => ({
    label: country,
    count: isWhole ? countOf(cityCount, search) : undefined,
    href: citiesUrl({ search, country: country === chosen ? "" : country }),
    isChosen: country === chosen,
  }));
  return chosenFirst(options).slice(0, MAX_COUNTRIES);
}

/** Lists states of the selected country, or of all. Businesses without a state are reached by their country. */
function stateOptions(params: CitiesState, states: readonly StateSummary[], isOneCountry: boolean): FilterOption[] {
  const { search, state: chosen } = params;
  const statesOfCountry = states.filter(({ country }) => params.country === "" || country === params.country);
  if (statesOfCountry.length < 2 && chosen === "") return [];
  const home = statesOfCountry[0]?.country;
  const options = statesOfCountry
    .filter(({ state }) => state !== "")
    .map(({ state, country, cityCount }) => {
      const isChosen = state === chosen;
      const region = { search, country: isOneCountry ? "" : country };
      return {
        label: country === home ? state : `${state}, ${country}`,
        count: countOf(cityCount, search),
        href: citiesUrl(isChosen ? { search, country: params.country } : { ...region, state }),
        isChosen,
      };
    });
  return chosenFirst(options).slice(0, isOneCountry || params.country !== "" ? MAX_STATES_OF_COUNTRY : MAX_STATES);
}

/** Counts cities per country, the country with the most businesses first. */
function countryCounts(states: readonly StateSummary[]): ReadonlyMap<string, number> {
  const cities = new Map<string, number>();
  const businesses = new Map<string, number>();
  for (const { country, cityCount, businessCount } of states) {
    if (country === "") continue;
    cities.set(country, (cities.get(country) ?? 0) + cityCount);
    businesses.set(country, (businesses.get(country) ?? 0) + businessCount);
  }
  return new Map([...cities].sort(([one], [other]) => (businesses.get(other) ?? 0) - (businesses.get(one) ?? 0)));
}

/** Formats the count of a facet; undefined while searching, since facets count all cities. */
function countOf(cityCount: number, search: string): string | undefined {
  return search === "" ? exactCount(cityCount) : undefined;
}

function chosenFirst(options: FilterOption[]): FilterOption[] {
  return [...options.filter(({ isChosen }) => isChosen), ...options.filter(({ isChosen }) => !isChosen)];
}
