import type { CitiesParams } from "#domain/publishing/page-url";
import { counted } from "#domain/text/count-label";
import { readPageParam, readTextParam } from "../../lists/list-params.ts";
import { placePhrase } from "../../lists/list-sentence.ts";
import type { PageLocation } from "../../navigation/public-page.ts";

export const CITIES_PER_PAGE = 60;

export type CitiesState = Required<CitiesParams>;

export function readCitiesParams({ search }: Pick<PageLocation, "search">): CitiesState {
  return {
    search: readTextParam(search, "search"),
    state: readTextParam(search, "state"),
    country: readTextParam(search, "country"),
    page: readPageParam(search),
  };
}

export function isFiltered({ search, state, country }: CitiesState): boolean {
  return search !== "" || state !== "" || country !== "";
}

export function citiesTitle(params: CitiesState): string {
  const region = regionName(params);
  return region === "" ? "All cities" : `Cities ${placePhrase(region)}`;
}

/** Describes a list of cities, for example `4 cities for “aus” in Texas, United States`. */
export function citiesSentence(totalCount: number, params: CitiesState): string {
  const region = regionName(params);
  return [
    totalCount === 0 ? "No cities found" : counted(totalCount, "city", "cities"),
    params.search === "" ? "" : ` for “${params.search}”`,
    region === "" ? "" : ` ${placePhrase(region)}`,
  ].join("");
}

function regionName({ state, country }: CitiesState): string {
  return [state, country].filter((name) => name !== "").join(", ");
}

export function cityPageCount({ totalCount }: { totalCount: number }): number {
  return Math.ceil(totalCount / CITIES_PER_PAGE);
}
